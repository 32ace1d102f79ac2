//! The whole game as one side's question: can the attacker complete a line before the defender does?

use std::cmp::Reverse;

use super::board::Board;
use super::certificate::{Win, with_two_of_each};
use super::common::InCommon;
use super::fingerprint::{DEFENCE, Fingerprint, Images};
use super::lines::{Change, Lines, each, numbers};
use super::potential::Potential;
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

/// What can be seen in a position that needs a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    /// The squares worth playing.
    pub(super) candidates: u64,
    /// Whether the other side threatens to complete a line, so that there is only one candidate.
    pub(super) forced: bool,
    /// What the attacker does by threats alone if the defender, whose turn it is, does not care, if that was found.
    pub(super) if_free: Option<Win>,
    /// The potential that is left in the weak game, or the greatest number if that was not looked at.
    pub(super) hope: u32,
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

    /// What tells this position from others after a symmetry, the side to move apart.
    pub(super) fn fingerprint(&self, board: &Board, symmetry: usize) -> Fingerprint {
        let turn = |need| board.turn(symmetry, need);
        Fingerprint::of(&self.attack, 0, turn).and(Fingerprint::of(&self.defence, DEFENCE, turn))
    }

    /// The fingerprints after a move, from those before it, of so many images of the position: this spares the work of
    /// [`play`](Self::play) where the position after the move is known.
    pub(super) fn fingerprints_after(&self, board: &Board, square: u64, mut prints: Images, images: usize) -> Images {
        let (own, own_salt, others, others_salt) = if self.attacker_moves {
            (&self.attack, 0, &self.defence, DEFENCE)
        } else {
            (&self.defence, DEFENCE, &self.attack, 0)
        };
        let by_attack = own.change_by_attack(square);
        let gone: Vec<(u64, u64)> = others
            .as_slice()
            .iter()
            .filter(|need| **need & square != 0)
            .map(|need| (*need, others_salt))
            .chain(by_attack.superfluous().map(|need| (need, own_salt)))
            .collect();
        let [print, mirrored @ ..] = &mut prints;
        change(print, square, own_salt, &by_attack, &gone, |set| set);
        for (print, symmetry) in mirrored.iter_mut().zip(board.all_symmetries()).take(images - 1) {
            change(print, square, own_salt, &by_attack, &gone, |set| symmetry.turn(set));
        }
        prints
    }

    /// Looks at the position: the answer, if it can be seen, or where to search for it.
    pub(super) fn look(&self) -> Result<Answer, Look> {
        if let Some(answer) = self.answer_of_threats() {
            return Ok(answer);
        }
        let threats = if self.attacker_moves { &self.defence } else { &self.attack };
        let threat = threats.as_slice().first().copied().filter(|need| need.count_ones() == 1);
        let has_choice = self.attacker_moves || threat.is_none();
        let if_free = if has_choice { win_by_threats(&self.attack, &self.defence) } else { None };
        if self.attacker_moves
            && let Some(win) = if_free
        {
            return Ok(Answer::Completed(win));
        }
        // Against an attacker who wins if nobody cares, the defender hardly ever has so much that the weak game shows it.
        let hope = if if_free.is_none() {
            let weak = Reduced::new(self.attack.clone(), self.attacker_moves);
            if let Some(settled) = weak.settled
                && !settled.completed
            {
                return Ok(Answer::Prevented(settled.squares));
            }
            weak.hope
        } else {
            u32::MAX
        };
        if let Some(threat) = threat {
            return Err(Look { candidates: threat, forced: true, if_free: None, hope });
        }
        let against_it = if_free.map_or(u64::MAX, |win| win.after_free_move(&self.defence).squares);
        Err(Look { candidates: self.undominated(against_it), forced: false, if_free, hope })
    }

    /// The answer if it follows from lines of which one square is missing.
    fn answer_of_threats(&self) -> Option<Answer> {
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
        None
    }

    /// The squares of a set by what they are worth to both sides, the heaviest first.
    pub(super) fn heaviest_first(&self, squares: u64) -> Vec<u64> {
        if squares.is_power_of_two() {
            return vec![squares];
        }
        let (attack, defence) = (Potential::of(&self.attack), Potential::of(&self.defence));
        let mut ordered = Vec::with_capacity(squares.count_ones() as usize);
        ordered.extend(each(squares));
        ordered.sort_by_key(|square| Reverse(2 * attack.at(*square) + defence.at(*square)));
        ordered
    }

    /// Those of these squares for which there is none, among all, that is at least as good for both sides' lines.
    fn undominated(&self, squares: u64) -> u64 {
        let mut in_common = InCommon::new();
        in_common.find(&[&self.attack, &self.defence]);
        let mut undominated = 0;
        for number in numbers((self.attack.squares() | self.defence.squares()) & squares) {
            let square = 1 << number;
            let common = in_common.at_number(number);
            // Of squares on exactly the same lines, the first stands for all.
            let better = |other: usize| in_common.at_number(other) & square == 0 || other < number;
            if !numbers(common & !square).any(better) {
                undominated |= square;
            }
        }
        undominated
    }

    /// Adds the squares that stand for others of a set.
    pub(super) fn with_dominating(&self, squares: u64) -> u64 {
        let mut in_common = InCommon::new();
        in_common.find(&[&self.attack, &self.defence]);
        let live = self.attack.squares() | self.defence.squares();
        numbers(squares & live).fold(squares, |all, number| all | in_common.at_number(number))
    }
}

/// Changes the fingerprint of an image by a move: the lines of the side that moves get shorter, and others are gone.
#[inline]
fn change(
    print: &mut Fingerprint,
    square: u64,
    salt: u64,
    by_attack: &Change,
    gone: &[(u64, u64)],
    turn: impl Fn(u64) -> u64,
) {
    for (need, salt) in gone {
        print.remove(turn(*need) ^ salt);
    }
    let square = turn(square);
    for need in by_attack.shortened() {
        let need = turn(*need);
        print.remove((need | square) ^ salt);
        print.add(need ^ salt);
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
