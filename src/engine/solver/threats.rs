//! Wins by threats alone: each move of the attacker leaves the defender one reply.

use std::ops::Range;

use super::certificate::Win;
use super::lines::{Lines, each};

/// How many threats are tried before the search is given up.
const MOST_NODES: u32 = 50;

/// How many threats are considered in one position.
const MOST_THREATS: usize = 32;

/// A win of the attacker, whose turn it is, by threats alone, if one is found quickly.
///
/// Both sides' lines count. The defender's reply may make a threat of its own, which the attacker then has to meet with
/// its next threat.
pub(super) fn win_by_threats(attack: &Lines, defence: &Lines) -> Option<Win> {
    if !attack.as_slice().iter().any(|need| need.count_ones() <= 2) {
        return None;
    }
    let mut needs = Vec::with_capacity(8 * (attack.as_slice().len() + defence.as_slice().len()));
    needs.extend_from_slice(attack.as_slice());
    let middle = needs.len();
    needs.extend_from_slice(defence.as_slice());
    let end = needs.len();
    Search { needs, nodes: MOST_NODES }.search(0..middle, middle..end)
}

/// All positions from the first to the one that is searched keep their lines in one piece of memory, one after the other.
struct Search {
    needs: Vec<u64>,
    nodes: u32,
}

impl Search {
    fn search(&mut self, attack: Range<usize>, defence: Range<usize>) -> Option<Win> {
        self.nodes = self.nodes.checked_sub(1)?;
        let mut twos = [0; MOST_THREATS];
        let mut number = 0;
        for need in self.needs.get(attack.clone()).unwrap_or_default() {
            match need.count_ones() {
                0 | 1 => return Some(Win::at_once(*need)),
                // Two lines in a row may need the same two squares, and are then one threat and not two.
                2 if !twos.contains(need) => {
                    if let Some(place) = twos.get_mut(number) {
                        *place = *need;
                        number += 1;
                    }
                }
                _ => {}
            }
        }
        let twos = twos.get(..number).unwrap_or_default();
        let defences = self.needs.get(defence.clone()).unwrap_or_default();
        let must_play =
            defences.iter().filter(|need| need.count_ones() <= 1).fold(u64::MAX, |must_play, need| must_play & need);
        // Two threats at once, unless the defender's own comes first.
        let mut seen = 0;
        let mut twice = 0;
        for need in twos {
            twice |= seen & need;
            seen |= need;
        }
        if let Some(square) = each(twice & must_play).next() {
            let both = twos.iter().filter(|need| **need & square != 0).take(2).fold(0, |both, need| both | need);
            return Some(Win::at_once(both));
        }
        for need in twos {
            for square in each(need & must_play) {
                let reply = need & !square;
                let start = self.needs.len();
                let next_attack = self.push(attack.clone(), reply, square);
                let next_defence = self.push(defence.clone(), square, reply);
                let win = self.search(next_attack, next_defence);
                self.needs.truncate(start);
                if let Some(win) = win {
                    return Some(win.after_threat(square, reply));
                }
                if self.nodes == 0 {
                    return None;
                }
            }
        }
        None
    }

    /// Adds what is left of lines after a square is taken from them and another one is theirs.
    fn push(&mut self, lines: Range<usize>, taken: u64, own: u64) -> Range<usize> {
        let start = self.needs.len();
        for number in lines {
            let need = self.needs.get(number).copied().unwrap_or_default();
            if need & taken == 0 {
                self.needs.push(need & !own);
            }
        }
        start..self.needs.len()
    }
}
