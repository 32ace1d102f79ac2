//! Victory by continuous fours (VCF): a win by threats alone, each of which leaves the defender a single reply.
//!
//! The name comes from five in a row, where a four lacks one square. Here a *four* is any residual line of one square.
//! The attacker takes one square of a line of two, which makes a four, and the defender has to take the other. Both
//! sides' lines count: a reply may make a four of the defender's, and the attacker's next threat has to take its square
//! too.
//!
//! The attacker to move wins with a four, or with a square on two lines of two squares, which makes two fours at once.
//! The search is depth-first and limited to a few nodes: its purpose is short wins. It tries each set of threats only once,
//! for their order makes no difference to the position. A failure within the limit proves that there is no VCF.

use super::bits::{squares, without_lowest};
use super::certificate::Win;
use super::residual::lines::ResidualLines;

/// The maximum number of searched positions.
const MAX_NODES: u32 = 50;

/// The maximum number of threats tried in a position.
const MAX_THREATS: usize = 32;

/// The result of the search.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum VcfResult {
    Found(Win),
    /// There is none, even after a move of the defender, which adds no line of the attacker's and takes none from the
    /// defender.
    Refuted,
    Unknown,
}

impl VcfResult {
    pub(super) const fn found(self) -> Option<Win> {
        if let Self::Found(win) = self { Some(win) } else { None }
    }
}

/// Searches for a VCF of the attacker, as if it were the attacker's turn. The lines have to be sorted by size.
pub(super) fn find_vcf(attack: &ResidualLines, defense: &ResidualLines) -> VcfResult {
    let mut search = Search {
        attack: attack.as_slice(),
        defense: defense.as_slice(),
        nodes_left: MAX_NODES,
        is_complete: true,
        seen: Vec::new(),
    };
    match search.search(Sequence::default()) {
        Some(win) => VcfResult::Found(win),
        None if search.is_complete => VcfResult::Refuted,
        None => VcfResult::Unknown,
    }
}

struct Search<'a> {
    /// The lines of both sides before the first threat.
    attack: &'a [u64],
    defense: &'a [u64],
    nodes_left: u32,
    /// Whether no threat was left out.
    is_complete: bool,
    /// The squares of both sides in each sequence of two or more threats so far.
    seen: Vec<[u64; 2]>,
}

/// A sequence of threats with their replies.
#[derive(Clone, Copy, Default)]
struct Sequence {
    /// The number of threats.
    len: u32,
    /// The squares that the attacker has taken, and the defender's replies.
    taken: u64,
    replies: u64,
    /// The number of the attacker's first lines that are short enough for threats by now, and of the defender's for fours.
    attack: usize,
    defense: usize,
}

impl Search<'_> {
    fn search(&mut self, mut sequence: Sequence) -> Option<Win> {
        let Some(nodes_left) = self.nodes_left.checked_sub(1) else {
            self.is_complete = false;
            return None;
        };
        self.nodes_left = nodes_left;
        let Sequence { taken, replies, .. } = sequence;
        let attack = up_to(self.attack, sequence.len + 2, &mut sequence.attack);
        let mut threats = [0; MAX_THREATS];
        let mut count = 0;
        // The squares of one or more threats, and those of several.
        let (mut once, mut twice) = (0, 0);
        for line in attack {
            let rest = line & !taken;
            let others = without_lowest(rest);
            // Most lines are dead or too long. One test for both is easier to predict than two.
            if line & replies | without_lowest(others) != 0 {
                continue;
            }
            if others == 0 {
                return Some(Win::immediate(rest));
            }
            // Two residual lines with the same two squares are one threat.
            if rest & !once == 0 && threats.iter().take(count).any(|threat| *threat == rest) {
                continue;
            }
            if let Some(slot) = threats.get_mut(count) {
                *slot = rest;
                count += 1;
                twice |= once & rest;
                once |= rest;
            } else {
                self.is_complete = false;
            }
        }
        let threats = threats.get(..count).unwrap_or_default();
        if threats.is_empty() {
            return None;
        }
        // The attacker has to take the square of each of the defender's fours.
        let defense = up_to(self.defense, sequence.len + 1, &mut sequence.defense);
        let must_play = defense.iter().fold(u64::MAX, |must_play, line| {
            let rest = line & !replies;
            if line & taken | without_lowest(rest) == 0 { must_play & rest } else { must_play }
        });
        if let Some(fork) = squares(twice & must_play).next() {
            let both = threats.iter().filter(|line| **line & fork != 0).take(2).fold(0, |both, line| both | line);
            return Some(Win::immediate(both));
        }
        for line in threats {
            for square in squares(line & must_play) {
                let reply = line & !square;
                let (taken, replies) = (taken | square, replies | reply);
                if sequence.len > 0 {
                    if self.seen.contains(&[taken, replies]) {
                        continue;
                    }
                    self.seen.push([taken, replies]);
                }
                if let Some(win) = self.search(Sequence { len: sequence.len + 1, taken, replies, ..sequence }) {
                    return Some(win.before_forced_reply(reply).before_move(square));
                }
            }
        }
        None
    }
}

/// Returns the first lines, those of up to `size` squares, and raises `count` to their number.
fn up_to<'a>(lines: &'a [u64], size: u32, count: &mut usize) -> &'a [u64] {
    let others = lines.get(*count..).unwrap_or_default();
    *count += others.iter().take_while(|line| line.count_ones() <= size).count();
    lines.get(..*count).unwrap_or(lines)
}
