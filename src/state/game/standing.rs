//! The standing: what the score of the board counts, and the streak against the current opponent.

use std::rc::Rc;

use super::round::Round;
use super::score::{BoardScores, GameResult};
use engine::Outcome;

/// The results of games, which change only together: by the end of a game, and by taking that back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The scores under the current rules.
    pub(crate) scores: BoardScores,
    /// The number of games in a row that the near side of the score has won against the current opponent; negative for lost
    /// ones.
    pub streak: i8,
    /// The last change by a game, up to [`Recorded`](crate::progress::Msg::Recorded).
    pub(crate) ends: Option<Rc<End>>,
}

/// The end of a game that the score counts or has taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct End {
    pub(crate) round: Round,
    pub(crate) is_taken_back: bool,
    /// The change before.
    pub(crate) earlier: Option<Rc<Self>>,
}

impl Standing {
    /// Counts the end of a round.
    pub(crate) fn count(&mut self, round: &mut Round, outcome: Outcome) {
        let result = GameResult::of(outcome, round.near());
        self.scores.change(round.setup.opponent, |score| score.count(result));
        round.streak_before = self.streak;
        self.streak = match result {
            GameResult::Drawn => 0,
            GameResult::Won => self.streak.max(0).saturating_add(1),
            GameResult::Lost => self.streak.min(0).saturating_sub(1),
        };
        let earlier = self.ends.take();
        self.ends = Some(Rc::new(End { round: round.clone(), is_taken_back: false, earlier }));
    }

    /// Takes back the end of a round, which it has counted with this outcome.
    pub(crate) fn take_back(&mut self, round: Round, outcome: Outcome) {
        let result = GameResult::of(outcome, round.near());
        self.scores.change(round.setup.opponent, |score| score.take_back(result));
        self.streak = round.streak_before;
        self.ends = match self.ends.take() {
            // The statistics have not counted the game yet.
            Some(end) if end.round.seed == round.seed && !end.is_taken_back => end.earlier.clone(),
            earlier => Some(Rc::new(End { round, is_taken_back: true, earlier })),
        };
    }
}
