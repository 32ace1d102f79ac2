//! Which games count for the ladder.

use std::rc::Rc;

use super::state::{Ladder, NextStar};
use crate::state::game::round::Round;
use crate::state::game::standing::End;
use crate::state::opponent::Opponent;
use crate::state::{CoachTool, GameResult, GameState};
use coaching::{Computer, Level};

impl GameState {
    /// The ladder of the player.
    pub fn ladder(&self) -> &Ladder {
        const NONE: &Ladder = &Ladder::NONE;
        self.values().map_or(NONE, |values| &values.profile.ladder)
    }

    /// Whether the page shows stars, rating and achievements: not in an embedded game, and not if the player hides them.
    pub const fn shows_goals(&self) -> bool {
        self.host.is_none() && !self.preferences.without_goals
    }

    /// Notes that the player has had help with the shown game: an answer of the coach, the values, or the best moves, before the end.
    pub(crate) fn note_help(&mut self) {
        let is_open = self.position().outcome().is_none() && !self.game().moves().is_empty();
        let is_shown =
            self.coach.shows(CoachTool::Help) || self.values().is_some_and(|values| values.exploration.is_some());
        self.round.is_aided |= is_open && is_shown;
    }

    /// Counts the end of the shown game, if it counts for the ladder.
    pub(crate) fn climb(&mut self) {
        let round = self.round.clone();
        self.climb_by(&[round]);
    }

    /// Counts the games that ended before the lazy part was loaded, oldest first.
    pub(crate) fn climb_by_earlier_games(&mut self) {
        let ends = std::iter::successors(self.standing.ends.as_deref(), |end: &&End| end.earlier.as_deref());
        let mut rounds: Vec<Round> = ends.filter(|end| !end.is_taken_back).map(|end| end.round.clone()).collect();
        rounds.reverse();
        self.climb_by(&rounds);
    }

    fn climb_by(&mut self, rounds: &[Round]) {
        let counted: Vec<_> = rounds.iter().filter_map(Round::climbing).collect();
        if counted.is_empty() || self.host.is_some() {
            return;
        }
        let mut profile = self.profile();
        let ladder = &mut Rc::make_mut(&mut profile).ladder;
        let mut star_won_in = None;
        for (level, round, result) in counted {
            if ladder.count(round.setup.rules, level, result) {
                star_won_in = Some(round.seed);
            }
        }
        self.set_profile(profile);
        if star_won_in.is_some() {
            self.change_values(|values| values.star_won_in = star_won_in);
        }
    }

    /// Returns the level whose star the shown end of the game has won.
    pub fn new_star(&self) -> Option<Level> {
        let Opponent::Computer(Computer::Level(level)) = self.round.setup.opponent else { return None };
        let is_won_here = self.values()?.star_won_in == Some(self.round.seed);
        (is_won_here && self.shows_end() && self.shows_goals()).then_some(level)
    }

    /// Returns the star of the level that the player has just played against, if one more game can win it.
    pub fn near_star(&self) -> Option<NextStar> {
        let Round { setup, .. } = self.round;
        let is_told = self.shows_goals() && self.shows_end() && !self.has_ended_before();
        let is_counted = !self.round.is_aided() && !self.round.is_imported() && !self.is_practice();
        let star = self.ladder().next_star(setup.rules).filter(|_| is_told && is_counted)?;
        (star.is_near() && setup.opponent == Opponent::at_level(star.level)).then_some(star)
    }
}

impl Round {
    /// Returns level and result of a finished game that counts for the ladder: against a level, and without help.
    fn climbing(&self) -> Option<(Level, &Self, GameResult)> {
        let Opponent::Computer(Computer::Level(level)) = self.setup.opponent else { return None };
        let result = GameResult::of(self.last_outcome()?, self.near());
        (!self.is_aided).then_some((level, self, result))
    }
}
