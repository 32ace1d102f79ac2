//! Wins by threats alone: each move of the attacker leaves the defender one reply.

use super::certificate::Win;
use super::lines::{Lines, each};

/// How many threats are tried before the search is given up.
const MOST_NODES: u32 = 200;

/// A win of the attacker, whose turn it is, by threats alone, if one is found quickly.
///
/// Both sides' lines count. The defender's reply may make a threat of its own, which the attacker then has to meet with
/// its next threat.
pub(super) fn win_by_threats(attack: &Lines, defence: &Lines) -> Option<Win> {
    if !attack.as_slice().iter().any(|need| need.count_ones() <= 2) {
        return None;
    }
    let mut nodes = MOST_NODES;
    search(attack, defence, &mut nodes)
}

fn search(attack: &Lines, defence: &Lines, nodes: &mut u32) -> Option<Win> {
    *nodes = nodes.checked_sub(1)?;
    let mut twos = Lines::default();
    for need in attack.as_slice() {
        match need.count_ones() {
            0 | 1 => return Some(Win::at_once(*need)),
            // Two lines in a row may need the same two squares, and are then one threat and not two.
            2 if !twos.as_slice().contains(need) => twos.push(*need),
            _ => {}
        }
    }
    let mut must_play = u64::MAX;
    for need in defence.as_slice() {
        if need.count_ones() <= 1 {
            must_play &= need;
        }
    }
    // Two threats at once, unless the defender's own comes first.
    let mut seen = 0;
    let mut twice = 0;
    for need in twos.as_slice() {
        twice |= seen & need;
        seen |= need;
    }
    if let Some(square) = each(twice & must_play).next() {
        let both = twos.as_slice().iter().filter(|need| **need & square != 0).take(2).fold(0, |both, need| both | need);
        return Some(Win::at_once(both));
    }
    for need in twos.as_slice() {
        for square in each(need & must_play) {
            let reply = need & !square;
            let next_attack = attack.without_and_with(reply, square);
            let next_defence = defence.without_and_with(square, reply);
            if let Some(win) = search(&next_attack, &next_defence, nodes) {
                return Some(win.after_threat(square, reply));
            }
            if *nodes == 0 {
                return None;
            }
        }
    }
    None
}
