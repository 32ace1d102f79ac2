//! How soon the attacker completes a line, once it is known that it does.

use super::board::Board;
use super::certificate::Win;
use super::lines::{Lines, each};
use super::potential::Potential;
use super::proof::key;
use super::reduce::Reduced;
use super::table::Table;
use super::whole::Whole;
use crate::engine::evaluation::{Budget, Stopped};

/// Whether the attacker completes a line within so many marks, and why if it does.
pub(super) type Within = Option<Win>;

/// A depth-first search with a limit on the number of marks.
pub(super) struct DistanceSearch<'a, 'b> {
    pub(super) board: &'a Board,
    pub(super) table: &'a mut Table<Within>,
    pub(super) budget: &'a mut Budget<'b>,
}

impl DistanceSearch<'_, '_> {
    /// In how many marks the attacker completes a line; it must be known that it does.
    pub(super) fn marks(&mut self, attack: &Lines, defence: &Lines, attacker_moves: bool) -> Result<u8, Stopped> {
        let mut marks = if attacker_moves { 1 } else { 2 };
        loop {
            let whole = within(Whole::new(attack.clone(), defence.clone(), attacker_moves), marks);
            // The limit stands for itself, since no game has more marks than that.
            if marks > 64 || self.search(&whole, marks, 0)?.is_some() {
                return Ok(marks);
            }
            marks += 2;
        }
    }

    fn search(&mut self, whole: &Whole, marks: u8, depth: u32) -> Result<Within, Stopped> {
        self.budget.count()?;
        let attacks: Vec<u64> =
            whole.attack.as_slice().iter().copied().take_while(|need| need.count_ones() == 1).collect();
        let defences: Vec<u64> =
            whole.defence.as_slice().iter().copied().take_while(|need| need.count_ones() == 1).collect();
        if whole.attack.is_empty() {
            return Ok(None);
        }
        let must = match (whole.attacker_moves, attacks.as_slice(), defences.as_slice()) {
            (true, [now, ..], _) => return Ok(Some(Win::at_once(*now))),
            (true, [], [_, _, ..]) | (false, _, [_, ..]) => return Ok(None),
            (false, [first, second, ..], []) => return Ok(Some(Win::at_once(first | second))),
            (true, [], [must]) | (false, [must], []) => Some(*must),
            (_, [], []) => None,
        };
        // Whoever prevents every line prevents those that are near.
        let weak = Reduced::new(whole.attack.clone(), whole.attacker_moves);
        if weak.settled.is_some_and(|settled| !settled.completed) {
            return Ok(None);
        }
        let (key, symmetry) = key(self.board, whole, depth);
        let key = key ^ u128::from(super::fingerprint::mix(u64::from(marks)));
        if let Some(known) = self.table.get(key) {
            return Ok(known.map(|win| win.map(|squares| self.board.turn_back(symmetry, squares))));
        }
        let before = self.budget.nodes();
        let found = if whole.attacker_moves {
            self.search_attacks(whole, must, marks, depth)?
        } else {
            self.search_replies(whole, must, marks, depth)?
        };
        let effort = u32::try_from(self.budget.nodes() - before).unwrap_or(u32::MAX);
        self.table.insert(key, effort, found.map(|win| win.map(|squares| self.board.turn(symmetry, squares))));
        Ok(found)
    }

    fn search_attacks(&mut self, whole: &Whole, must: Option<u64>, marks: u8, depth: u32) -> Result<Within, Stopped> {
        for square in ordered(whole, must) {
            let next = within(whole.play(square), marks - 1);
            if let Some(win) = self.search(&next, marks - 1, depth + 1)? {
                return Ok(Some(Win { squares: win.squares | square, ..win }));
            }
        }
        Ok(None)
    }

    fn search_replies(&mut self, whole: &Whole, must: Option<u64>, marks: u8, depth: u32) -> Result<Within, Stopped> {
        let mut candidates = u64::MAX;
        let mut all: Option<Win> = None;
        for square in ordered(whole, must) {
            if candidates & square == 0 {
                continue;
            }
            let next = within(whole.play(square), marks - 1);
            let Some(win) = self.search(&next, marks - 1, depth + 1)? else { return Ok(None) };
            if must.is_some() {
                return Ok(Some(win.after_threat(0, square)));
            }
            let win = win.after_free_move(&whole.defence);
            candidates &= win.squares;
            let win = Win { squares: win.squares | square, ..win };
            all = Some(all.map_or(win, |other| other.or(win)));
        }
        Ok(all)
    }
}

/// The position without the lines that the attacker cannot complete within so many marks.
fn within(mut whole: Whole, marks: u8) -> Whole {
    let moves = if whole.attacker_moves { marks.div_ceil(2) } else { marks / 2 };
    whole.attack.retain(|need| need.count_ones() <= u32::from(moves));
    whole
}

/// The squares that matter, the heaviest first, or the only one that can be played.
fn ordered(whole: &Whole, must: Option<u64>) -> Vec<u64> {
    if let Some(must) = must {
        return vec![must];
    }
    let (attack, defence) = (Potential::of(&whole.attack), Potential::of(&whole.defence));
    let mut squares: Vec<u64> = each(whole.attack.squares() | whole.defence.squares()).collect();
    squares.sort_by_key(|square| std::cmp::Reverse(2 * attack.at(*square) + defence.at(*square)));
    squares
}
