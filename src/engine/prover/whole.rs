//! The whole game as one side's question: can the attacker complete a line before the defender does?

use super::certificate::{Win, with_two_of_each};
use super::lines::{Lines, each};
use super::reduce::Reduced;
use super::threats::win_by_threats;

/// The answer to the question, with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// The attacker completes a line first.
    Completed(Win),
    /// The defender prevents that, even if the attacker owns all free squares but these.
    Prevented(u64),
}

/// A position with the lines of both sides that matter.
#[derive(Clone)]
pub(super) struct Whole {
    pub(super) attack: Lines,
    pub(super) defence: Lines,
    pub(super) attacker_moves: bool,
}

/// What can be seen in a position without a search.
pub(super) struct Look {
    pub(super) answer: Option<Answer>,
    /// The squares worth playing.
    pub(super) candidates: u64,
    /// Whether the other side threatens to complete a line, so that there is only one candidate.
    pub(super) forced: bool,
    /// What the attacker does if the defender, whose turn it is, does not care, if that was found.
    pub(super) if_free: Option<Win>,
}

impl Whole {
    pub(super) fn new(mut attack: Lines, mut defence: Lines, attacker_moves: bool) -> Self {
        attack.keep_the_least();
        defence.keep_the_least();
        Self { attack, defence, attacker_moves }
    }

    pub(super) fn play(&self, square: u64) -> Self {
        let (attack, defence) = if self.attacker_moves {
            (self.attack.after_attack(square), self.defence.without(square))
        } else {
            (self.attack.without(square), self.defence.after_attack(square))
        };
        Self { attack, defence, attacker_moves: !self.attacker_moves }
    }

    /// Looks at the position.
    pub(super) fn look(&self) -> Look {
        let mut look = Look { answer: None, candidates: 0, forced: false, if_free: None };
        look.answer = self.answer(&mut look);
        look
    }

    fn answer(&self, look: &mut Look) -> Option<Answer> {
        let attacks = Threats::of(&self.attack);
        let defences = Threats::of(&self.defence);
        if self.attacker_moves {
            if attacks.first != 0 {
                return Some(Answer::Completed(Win::at_once(attacks.first)));
            }
            if defences.second != 0 {
                let both = defences.first | defences.second;
                return Some(Answer::Prevented(with_two_of_each(&self.attack, both)));
            }
        } else {
            if defences.first != 0 {
                return Some(Answer::Prevented(with_two_of_each(&self.attack, defences.first)));
            }
            if attacks.second != 0 {
                return Some(Answer::Completed(Win::at_once(attacks.first | attacks.second)));
            }
        }
        let weak = Reduced::new(self.attack.clone(), self.attacker_moves);
        if let Some(settled) = weak.settled
            && !settled.completed
        {
            return Some(Answer::Prevented(settled.squares));
        }
        let forced = if self.attacker_moves { defences.first } else { attacks.first };
        if self.attacker_moves
            && let Some(win) = win_by_threats(&self.attack, &self.defence)
        {
            return Some(Answer::Completed(win));
        }
        if forced != 0 {
            look.candidates = forced;
            look.forced = true;
            return None;
        }
        look.candidates = self.undominated();
        if !self.attacker_moves {
            look.if_free = win_by_threats(&self.attack, &self.defence);
            if let Some(win) = look.if_free {
                look.candidates &= win.after_free_move(&self.defence).squares;
            }
        }
        None
    }

    /// For each square the squares that lie on all lines through it, itself included.
    fn in_common(&self) -> [u64; 64] {
        let mut in_common = [u64::MAX; 64];
        for need in self.attack.as_slice().iter().chain(self.defence.as_slice()) {
            for square in each(*need) {
                *place(&mut in_common, square) &= need;
            }
        }
        in_common
    }

    /// The squares for which there is none that is at least as good for both sides' lines.
    fn undominated(&self) -> u64 {
        let mut in_common = self.in_common();
        let mut undominated = 0;
        for square in each(self.attack.squares() | self.defence.squares()) {
            let common = *place(&mut in_common, square);
            // Of squares on exactly the same lines, the first stands for all.
            let better = |other: u64| *place(&mut in_common, other) & square == 0 || other < square;
            if !each(common & !square).any(better) {
                undominated |= square;
            }
        }
        undominated
    }

    /// Adds the squares that stand for others of a set.
    pub(super) fn with_dominating(&self, squares: u64) -> u64 {
        let mut in_common = self.in_common();
        let live = self.attack.squares() | self.defence.squares();
        each(squares & live).fold(squares, |all, square| all | *place(&mut in_common, square))
    }
}

/// Squares that complete lines, of which only two need to be known.
struct Threats {
    first: u64,
    second: u64,
}

impl Threats {
    fn of(lines: &Lines) -> Self {
        let mut threats = lines.as_slice().iter().copied().take_while(|need| need.count_ones() == 1);
        Self { first: threats.next().unwrap_or_default(), second: threats.next().unwrap_or_default() }
    }
}

#[inline]
#[expect(clippy::indexing_slicing, reason = "the number is less than 64")]
fn place(places: &mut [u64; 64], square: u64) -> &mut u64 {
    &mut places[square.trailing_zeros() as usize & 63]
}
