//! The first look at the root: an answer that needs no full-width search, or else the moves to search.

use super::alpha_beta::AlphaBeta;
use super::moves::history::Place;
use super::moves::move_picker::MoveList;
use super::moves::must_play::{MustPlay, must_play};
use super::score::{INFINITE, loss_after, win_after};
use super::vcf;
use crate::board::Square;
use crate::rules::Objective;

/// The number of moves searched at the root.
const WIDTH: usize = 60;

/// The result of looking at the root position before the full-width search.
pub(super) enum FirstLook {
    /// The best move and its score.
    Decided(Square, i32),
    /// The moves to search.
    Open(Root),
}

/// The moves of the root position.
pub(super) struct Root {
    /// The moves to search, the best move of the previous depth first.
    pub squares: Vec<Square>,
    /// Whether none of the other moves can be better than the best of `squares`.
    pub is_complete: bool,
    /// An upper bound of the scores of all other moves, if `is_complete`.
    pub floor: i32,
}

impl Root {
    /// Moves a square to the front.
    pub fn begin_with(&mut self, square: Square) {
        if let Some(place) = self.squares.iter().position(|other| *other == square) {
            self.squares.copy_within(..place, 1);
            self.squares.iter_mut().take(1).for_each(|first| *first = square);
        }
    }
}

impl AlphaBeta<'_, '_> {
    /// Returns the best move and its score if they are known without a full-width search, and otherwise the root moves.
    pub(super) fn first_look(&mut self) -> FirstLook {
        let quiet = |search: &mut Self| {
            let (mut moves, place) = (MoveList::default(), search.root_place());
            moves.fill_quiet(&mut search.board, WIDTH, &search.history.order(place));
            Root { squares: moves.squares().collect(), is_complete: moves.is_complete, floor: -INFINITE }
        };
        let only = |search: &mut Self, squares, floor| {
            let (mut moves, place) = (MoveList::default(), search.root_place());
            moves.fill(&mut search.board, squares, usize::MAX, &search.history.order(place));
            Root { squares: moves.squares().collect(), is_complete: true, floor }
        };
        if self.board.rules().objective() == Objective::Misere {
            let root = quiet(self);
            return match (root.squares.is_empty(), self.board.free().first()) {
                // Every move completes a line.
                (true, Some(square)) => FirstLook::Decided(square, loss_after(1)),
                _ => FirstLook::Open(root),
            };
        }
        match must_play(&self.board) {
            MustPlay::Win { square, plies } => return FirstLook::Decided(square, win_after(plies)),
            MustPlay::Loss { square, plies } => {
                let legal = self.board.free().iter().find(|square| self.board.is_legal(self.root_side, *square));
                let is_legal = self.board.is_legal(self.root_side, square);
                return FirstLook::Decided(if is_legal { square } else { legal.unwrap_or(square) }, loss_after(plies));
            }
            MustPlay::Only(square) => return FirstLook::Open(only(self, square.into(), -INFINITE)),
            MustPlay::Region { .. } | MustPlay::Anything => {}
        }
        let nodes = vcf::ROOT_NODES.min(self.budget.nodes_left() / 4);
        if let Some(win) = self.vcf.find(&mut self.board, nodes, self.budget)
            && let Some(first) = win.moves.first()
        {
            return FirstLook::Decided(*first, win_after(usize::from(win.plies)));
        }
        FirstLook::Open(match must_play(&self.board) {
            MustPlay::Region { squares, plies } => only(self, squares, loss_after(plies)),
            _ if self.board.rules().is_renju() => quiet(self),
            _ => match self.against_vcf(i32::MAX, 0) {
                (Some(squares), floor) if !squares.is_empty() => only(self, squares, floor),
                _ => quiet(self),
            },
        })
    }

    fn root_place(&self) -> Place {
        Place { mover: self.root_side, ply: 0, previous: None }
    }
}
