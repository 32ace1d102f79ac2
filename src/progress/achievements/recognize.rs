//! Recognizes achievements in finished games, by the reasons that the coach gives for moves.

use super::set::{Achievement, Achievements};
use crate::progress::mistakes::mistakes;
use crate::state::game::round::Round;
use crate::state::game::standing::End;
use crate::state::opponent::Opponent;
use crate::state::{GameResult, GameState};
use coaching::coach::{self, RuleOfThumb};
use coaching::{Computer, Level};
use engine::{Line, Mark, Objective, Position, Rules, Square, tactics};

impl GameState {
    /// Returns the achievements of the player after the games that have ended since
    /// [`Recorded`](crate::progress::Msg::Recorded).
    pub fn achievements_after_games(&self) -> Achievements {
        let ends = std::iter::successors(self.standing.ends.as_deref(), |end: &&End| end.earlier.as_deref());
        let rounds = ends.filter(|end| !end.is_taken_back).map(|end| &end.round);
        rounds.fold(self.profile().achievements, |earned, round| earned.merged(earned.after(round)))
    }
}

impl Achievements {
    /// Returns the achievements after a finished game.
    #[must_use]
    pub fn after(self, round: &Round) -> Self {
        let Opponent::Computer(Computer::Level(level)) = round.setup.opponent else { return self };
        let Some(outcome) = round.last_outcome().filter(|_| !round.is_aided()) else { return self };
        let (rules, own) = (round.setup.rules, round.setup.play);
        let result = GameResult::of(outcome, own);
        let is_won = result == GameResult::Won;
        let moves = own_moves(round, own);
        let used = moves.iter().filter_map(|(position, square)| coach::reason(position, *square)?.rule());
        let by_rules = used.fold(self, |earned, rule| {
            let earned = earned.with_rule(rule);
            achievement_of(rule).map_or(earned, |achievement| earned.with(achievement))
        });
        let is_usual = rules == Rules::TIC_TAC_TOE;
        let won_by =
            |rows: fn(&[Line]) -> bool| is_won && moves.iter().any(|(position, square)| makes(position, *square, rows));
        let facts = [
            (Achievement::Win, is_won && rules.objective() == Objective::Normal),
            (Achievement::Misere, is_won && rules.objective() == Objective::Misere),
            (Achievement::WinAsO, is_won && own == Mark::O),
            (Achievement::DrawUnbeatable, is_usual && level == Level::Unbeatable && result == GameResult::Drawn),
            (
                Achievement::Flawless,
                is_usual && is_won && level == Level::Hard && mistakes(round.setup, round.game()) == Some(0),
            ),
            (Achievement::OpenFour, rules.in_a_row() >= 5 && won_by(has_open_row)),
            (Achievement::DoubleFour, rules.in_a_row() >= 5 && won_by(has_crossing_rows)),
        ];
        facts
            .into_iter()
            .filter(|(_, is_true)| *is_true)
            .fold(by_rules, |earned, (achievement, _)| earned.with(achievement))
    }
}

/// Returns the achievement of using a rule on 3×3, if that alone is one.
const fn achievement_of(rule: RuleOfThumb) -> Option<Achievement> {
    match rule {
        RuleOfThumb::Block => Some(Achievement::Block),
        RuleOfThumb::Fork => Some(Achievement::Fork),
        RuleOfThumb::BlockFork => Some(Achievement::BlockFork),
        RuleOfThumb::OppositeCorner => Some(Achievement::OppositeCorner),
        RuleOfThumb::Win | RuleOfThumb::Center | RuleOfThumb::EmptyCorner | RuleOfThumb::EmptySide => None,
    }
}

/// Returns the moves of a side, each with the position before it.
fn own_moves(round: &Round, own: Mark) -> Vec<(Position, Square)> {
    let game = round.game();
    let moves = game.moves().iter().enumerate().map(|(number, square)| (game.position_after(number), *square));
    moves.filter(|(position, _)| position.turn() == own).collect()
}

/// Whether a move makes lines through its square that lack one mark each, of which this holds.
fn makes(position: &Position, square: Square, rows: fn(&[Line]) -> bool) -> bool {
    let Ok(after) = position.play(square) else { return false };
    let lines = tactics::lines_lacking(&after, position.turn(), 1);
    let here: Vec<Line> = lines.into_iter().filter(|line| line.squares().contains(square)).collect();
    rows(&here)
}

/// Whether two of the lines are the same row of marks, which can be completed at both ends: they share all squares but one.
fn has_open_row(lines: &[Line]) -> bool {
    has_pair(lines, |shared, length| shared + 1 == length)
}

/// Whether two of the lines cross: they share one square.
fn has_crossing_rows(lines: &[Line]) -> bool {
    has_pair(lines, |shared, _| shared == 1)
}

/// Whether this holds for the number of shared squares of two lines and their length.
fn has_pair(lines: &[Line], holds: impl Fn(u32, u32) -> bool) -> bool {
    lines.iter().enumerate().any(|(index, line)| {
        let squares = line.squares();
        lines.iter().skip(index + 1).any(|other| holds((squares & other.squares()).len(), squares.len()))
    })
}
