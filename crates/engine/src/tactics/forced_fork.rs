//! Moves that force a reply after which there is a fork.

use super::line_sets::LineSets;
use super::threats::{fork_squares, forks, union, winning_squares};
use crate::board::{Line, Square, Squares};
use crate::position::Position;

/// A forced reply and the forks after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ForcedFork {
    /// The only square that blocks the threat of the move.
    pub reply: Square,
    /// The squares on which the side that made the move can then make a fork.
    pub forks: Squares,
}

impl ForcedFork {
    /// Returns the forced fork of a move, or `None` if it has none. Requires that no line lacks a single mark.
    pub fn of_move(position: &Position, square: Square) -> Option<Self> {
        if position.rules().is_renju() {
            return Self::by_playing(position, square);
        }
        ForcingLines::of(position).forced_fork(square)
    }

    /// Plays the move and the reply, because either may be a foul or change what is one.
    fn by_playing(position: &Position, square: Square) -> Option<Self> {
        let mover = position.turn();
        let after = position.play(square).ok()?;
        let reply = winning_squares(&after, mover).first()?;
        let replied = after.play(reply).ok()?;
        let is_in_time = winning_squares(&replied, !mover).is_empty();
        let forks = fork_squares(&replied, mover);
        if is_in_time && !forks.is_empty() { Some(Self { reply, forks }) } else { None }
    }
}

/// Returns the moves with a [`ForcedFork`]. Requires that no line lacks a single mark.
pub fn forced_fork_squares(position: &Position) -> Squares {
    let lines = ForcingLines::of(position);
    let threats = union(lines.own.iter().map(|(_, line)| *line).filter(|line| line.len() == 2));
    let has_forced_fork = |square: &Square| match position.rules().is_renju() {
        true => ForcedFork::by_playing(position, *square).is_some(),
        false => lines.forced_fork(*square).is_some(),
    };
    threats.iter().filter(has_forced_fork).collect()
}

/// The residual lines that decide about a [`ForcedFork`].
struct ForcingLines {
    /// Those of the side to move with two or three squares, each with its line.
    own: Vec<(Line, Squares)>,
    /// Those of the other side with two squares.
    other_pairs: Vec<Squares>,
    /// Whether longer lines do not count for the side to move.
    is_exact: bool,
}

impl ForcingLines {
    fn of(position: &Position) -> Self {
        let turn = position.turn();
        let lines = LineSets::winning(position);
        let own = lines.open(turn).filter(|(_, residual)| (2..=3).contains(&residual.len())).collect();
        Self { own, other_pairs: lines.residual(!turn, 2..=2), is_exact: position.rules().is_exact(turn) }
    }

    fn forced_fork(&self, square: Square) -> Option<ForcedFork> {
        // The residual lines after the move, which may make others too long.
        let is_open = |line: Line| !(self.is_exact && line.beside().contains(square));
        let after = self.own.iter().filter(|(line, _)| is_open(*line)).map(|(_, residual)| *residual - square.into());
        let lacking = |missing| after.clone().filter(move |line| line.len() == missing);
        let reply = union(lacking(1)).first()?;
        // A reply that threatens a line leaves no time for a fork.
        if self.other_pairs.iter().any(|pair| pair.contains(reply) && !pair.contains(square)) {
            return None;
        }
        let forks = forks(lacking(2).filter(|line| !line.contains(reply)));
        if forks.is_empty() { None } else { Some(ForcedFork { reply, forks }) }
    }
}
