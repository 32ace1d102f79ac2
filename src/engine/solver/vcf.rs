//! Victory by continuous fours (VCF): a win by threats alone, each of which leaves the defender a single reply.
//!
//! The name comes from five in a row, where a four lacks one square. Here a *four* is any residual line of one square.
//! The attacker takes one square of a line of two, which makes a four, and the defender has to take the other. Both
//! sides' lines count: a reply may make a four of the defender's, and the attacker's next threat has to take its square
//! too.
//!
//! The attacker to move wins with a four, or with a square on two lines of two squares, which makes two fours at once.
//! The search is depth-first, without a table, and limited to a few nodes: its purpose is short wins. A failure proves
//! nothing.

use std::ops::Range;

use super::bits::{squares, without_lowest};
use super::certificate::Win;
use super::residual::lines::ResidualLines;

/// The maximum number of searched positions.
const MAX_NODES: u32 = 50;

/// The maximum number of threats tried in a position.
const MAX_THREATS: usize = 32;

/// Searches for a VCF of the attacker, as if it were the attacker's turn.
pub(super) fn find_vcf(attack: &ResidualLines, defense: &ResidualLines) -> Option<Win> {
    // Most positions have no line that is short enough.
    if !attack.as_slice().first().is_some_and(|line| line.count_ones() <= 2) {
        return None;
    }
    let mut lines = Vec::with_capacity(8 * (attack.as_slice().len() + defense.as_slice().len()));
    lines.extend_from_slice(attack.as_slice());
    let attack_end = lines.len();
    lines.extend_from_slice(defense.as_slice());
    let defense_end = lines.len();
    Search { lines, nodes_left: MAX_NODES }.search(0..attack_end, attack_end..defense_end)
}

struct Search {
    /// The lines of both sides in all positions from the root to the current one, as a stack.
    lines: Vec<u64>,
    nodes_left: u32,
}

impl Search {
    fn search(&mut self, attack: Range<usize>, defense: Range<usize>) -> Option<Win> {
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        let mut threats = [0; MAX_THREATS];
        let mut count = 0;
        for line in self.lines.get(attack.clone()).unwrap_or_default() {
            let others = without_lowest(*line);
            if others == 0 {
                return Some(Win::immediate(*line));
            }
            // Two residual lines with the same two squares are one threat.
            if without_lowest(others) == 0
                && threats.iter().take(count).all(|threat| threat != line)
                && let Some(slot) = threats.get_mut(count)
            {
                *slot = *line;
                count += 1;
            }
        }
        let threats = threats.get(..count).unwrap_or_default();
        let defenses = self.lines.get(defense.clone()).unwrap_or_default();
        // The attacker has to take the square of each of the defender's fours.
        let fours = defenses.iter().filter(|line| without_lowest(**line) == 0);
        let must_play = fours.fold(u64::MAX, |must_play, line| must_play & line);
        let (mut once, mut twice) = (0, 0);
        for line in threats {
            twice |= once & line;
            once |= line;
        }
        if let Some(fork) = squares(twice & must_play).next() {
            let both = threats.iter().filter(|line| **line & fork != 0).take(2).fold(0, |both, line| both | line);
            return Some(Win::immediate(both));
        }
        for line in threats {
            for square in squares(line & must_play) {
                let reply = line & !square;
                let height = self.lines.len();
                let next_attack = self.push(attack.clone(), reply, square);
                let next_defense = self.push(defense.clone(), square, reply);
                let win = self.search(next_attack, next_defense);
                self.lines.truncate(height);
                if let Some(win) = win {
                    return Some(win.before_forced_reply(reply).before_move(square));
                }
                if self.nodes_left == 0 {
                    return None;
                }
            }
        }
        None
    }

    /// Pushes a side's lines after the opponent has taken one square and the side another.
    fn push(&mut self, lines: Range<usize>, opponent: u64, own: u64) -> Range<usize> {
        let start = self.lines.len();
        for index in lines {
            let line = self.lines.get(index).copied().unwrap_or_default();
            if line & opponent == 0 {
                self.lines.push(line & !own);
            }
        }
        start..self.lines.len()
    }
}
