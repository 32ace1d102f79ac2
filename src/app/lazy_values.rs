//! Values that only the lazy part reads and changes.

use std::rc::Rc;

use super::parts::Parts;
use crate::analysis::best_moves::state::Exploration;
use crate::game::score::state::{ScoreReset, Scores};
use crate::learn::puzzles::attempt::Attempt;
use crate::other_games;
use crate::other_games::model::OtherGame;
use crate::progress::achievements::set::Achievement;
use crate::progress::collection::ended_game::EndedGame;
use crate::progress::profile::data::Profile;
use crate::settings::looks::accent::Accent;
use crate::state::game::setup::Pairing;
use crate::state::opaque::Opaque;
use crate::state::opponent::Opponent;
use crate::state::outside::Outside;
use crate::state::{GameState, Score, Setup};
use engine::other_games::Variant;
use engine::{Analysis, Position};

/// The values.
#[derive(Clone, Debug, Default)]
pub(crate) struct Values {
    /// The scores of all boards; those under the current rules may be older.
    pub scores: Scores,
    /// The day and the address, once the visit has read them.
    pub outside: Option<Outside>,
    /// The day of the puzzle that the puzzles dialog opens with, if a link names it.
    pub linked_day: Option<u32>,
    /// The attempt at the puzzle of a day, with which the puzzles dialog opens next.
    pub begun_puzzle: Option<Attempt>,
    /// The profile.
    pub profile: Rc<Profile>,
    /// The color of interactive elements, if the address or the host page sets one.
    pub accent: Option<Accent>,
    /// The parts of the program that load on request.
    pub parts: Parts,
    /// The game with other rules that is shown in place of the game at hand, if any.
    pub other_game: Option<OtherGame>,
    /// The games with other rules that have ended since [`Recorded`](crate::progress::Msg::Recorded), oldest first.
    pub ended_games: Vec<EndedGame>,
    /// The new achievements that the player has not been told of.
    pub untold: Vec<Achievement>,
    /// The scores of games with other rules.
    pub scores_of_games: other_games::scores::Scores,
    /// The scores of games with other rules that the last reset has erased, until its dialog closes.
    pub erased_scores_of_games: Option<other_games::scores::Scores>,
    /// The last reset of scores, until its dialog closes.
    pub reset: Option<Rc<ScoreReset>>,
    /// The seed of the finished game that the visit began with, and the setup that the visitor would have had without it.
    pub replay: Option<(u64, Setup)>,
    /// The game whose end has won a star, by its seed.
    pub star_won_in: Option<u64>,
    /// The finished game that the visit began with, by its seed, if it ended in an earlier visit.
    pub ended_before: Option<u64>,
    /// The matches against other opponents or on other boards.
    pub matches: Vec<(Pairing, Score)>,
    /// The variations, while the player wants them.
    pub exploration: Option<Exploration>,
    /// Whether the player has opened the list of moves, apart from the review, which opens it as well.
    pub has_open_moves: bool,
    /// Very hard's last analysis, with its position and number of nodes.
    pub reply: Option<(Position, u32, Analysis)>,
}

impl GameState {
    /// Returns the values, unless all are defaults.
    pub(crate) fn values(&self) -> Option<&Values> {
        self.lazy.values.as_ref()?.get()
    }

    /// Changes the values. They become unequal to the values before.
    pub(crate) fn change_values(&mut self, change: impl FnOnce(&mut Values)) {
        let mut values = self.values().cloned().unwrap_or_default();
        change(&mut values);
        self.lazy.values = Some(Opaque::new(values));
    }

    /// Returns the game with other rules that is shown in place of the game at hand, if any.
    pub fn other_game(&self) -> Option<&OtherGame> {
        self.values()?.other_game.as_ref()
    }

    /// Shows a game with other rules, or the game at hand again.
    pub(crate) fn set_other_game(&mut self, game: Option<OtherGame>) {
        if self.other_game() != game.as_ref() {
            self.change_values(|values| values.other_game = game);
        }
    }

    /// Changes the game with other rules, if one is shown.
    pub(crate) fn change_other_game(&mut self, change: impl FnOnce(&mut OtherGame)) {
        if let Some(mut game) = self.other_game().cloned() {
            change(&mut game);
            self.set_other_game(Some(game));
        }
    }

    /// Returns the scores of games with other rules.
    pub fn scores_of_games(&self) -> other_games::scores::Scores {
        self.values().map(|values| values.scores_of_games.clone()).unwrap_or_default()
    }

    /// Replaces the scores of games with other rules.
    pub(crate) fn set_scores_of_games(&mut self, scores: other_games::scores::Scores) {
        if self.scores_of_games() != scores {
            self.change_values(|values| values.scores_of_games = scores);
        }
    }

    /// Adds what another tab or an import has changed in the scores of games with other rules.
    pub(crate) fn merge_scores_of_games(
        &mut self,
        from: &other_games::scores::Scores,
        to: &other_games::scores::Scores,
    ) {
        let mut scores = self.scores_of_games();
        scores.merge(from, to);
        self.set_scores_of_games(scores);
    }

    /// Resets some scores of games with other rules.
    pub(crate) fn reset_scores_of_games(&mut self, is_reset: &dyn Fn(Variant, Opponent) -> bool) {
        let (mut scores, mut erased) = (self.scores_of_games(), other_games::scores::Scores::default());
        for (variant, opponent, score) in scores.all() {
            if is_reset(variant, opponent) {
                scores.set(variant, opponent, Score::NONE);
                erased.set(variant, opponent, score);
            }
        }
        if !erased.is_empty() {
            self.change_values(|values| {
                values.scores_of_games = scores;
                values.erased_scores_of_games = Some(erased);
            });
        }
    }

    /// Adds the scores of games with other rules that the last reset has erased.
    pub(crate) fn restore_scores_of_games(&mut self) {
        let Some(erased) = self.values().and_then(|values| values.erased_scores_of_games.clone()) else { return };
        self.change_values(|values| values.erased_scores_of_games = None);
        self.merge_scores_of_games(&other_games::scores::Scores::default(), &erased);
    }

    /// Returns the day of the puzzle that a link names, until the puzzles dialog has opened.
    pub fn linked_day(&self) -> Option<u32> {
        self.values()?.linked_day
    }

    /// Sets the day of the puzzle with which the puzzles dialog opens next.
    pub(crate) fn set_linked_day(&mut self, day: Option<u32>) {
        if self.linked_day() != day {
            self.change_values(|values| values.linked_day = day);
        }
    }

    /// Returns the attempt at the puzzle of a day with which the puzzles dialog opens next.
    pub fn begun_puzzle(&self) -> Option<Attempt> {
        self.values()?.begun_puzzle.clone()
    }

    /// Sets the attempt at the puzzle of a day with which the puzzles dialog opens next.
    pub(crate) fn set_begun_puzzle(&mut self, attempt: Option<Attempt>) {
        if self.begun_puzzle() != attempt {
            self.change_values(|values| values.begun_puzzle = attempt);
        }
    }

    /// Returns what the browser knows, or `None` until the visit has read it.
    pub fn outside(&self) -> Option<Outside> {
        self.values()?.outside.clone()
    }

    /// Returns the state with these facts.
    #[must_use]
    pub fn with_outside(mut self, outside: Outside) -> Self {
        self.set_outside(outside);
        self
    }

    /// Takes over these facts.
    pub(crate) fn set_outside(&mut self, outside: Outside) {
        if self.outside().as_ref() != Some(&outside) {
            self.change_values(|values| values.outside = Some(outside));
        }
    }
}
