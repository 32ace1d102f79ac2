//! Proof-number search (df-pn, Nagai 2002) of the whole game.

use super::board::Board;
use super::certificate::{Win, with_two_of_each};
use super::lines::Lines;
use super::stop::{Meter, Stopped};
use super::table::Table;
use super::weak::{MIRRORED_MOVES, fingerprint};
use super::whole::{Answer, Look, Whole};

/// What is remembered of a position.
#[derive(Clone, Copy, Debug)]
pub(super) enum Known {
    Answered(Answer),
    /// How much is still to be shown, at least, for and against the attacker.
    Open {
        proof: u32,
        disproof: u32,
    },
}

const INFINITE: u32 = 1 << 30;

/// A search of the whole game for one question.
pub(super) struct ProofSearch<'a, 'b> {
    pub(super) board: &'a Board,
    pub(super) table: &'a mut Table<Known>,
    pub(super) meter: &'a mut Meter<'b>,
}

struct Child {
    square: u64,
    known: Known,
}

impl ProofSearch<'_, '_> {
    pub(super) fn solve(&mut self, attack: Lines, defence: Lines, attacker_moves: bool) -> Result<Answer, Stopped> {
        let whole = Whole::new(attack, defence, attacker_moves);
        self.meter.count()?;
        if let Some(answer) = whole.look().answer {
            return Ok(answer);
        }
        loop {
            if let Known::Answered(answer) = self.search(&whole, INFINITE, INFINITE, 0)? {
                return Ok(answer);
            }
        }
    }

    /// Works on a position until it is answered, or one of the numbers reaches its limit.
    fn search(&mut self, whole: &Whole, most_proof: u32, most_disproof: u32, depth: u32) -> Result<Known, Stopped> {
        let before = self.meter.nodes();
        let (key, symmetry) = key(self.board, whole, depth);
        let known = self.search_children(whole, most_proof, most_disproof, depth)?;
        let effort = u32::try_from(self.meter.nodes() - before).unwrap_or(u32::MAX);
        self.table.insert(key, effort, self.turn(known, symmetry));
        Ok(known)
    }

    fn search_children(
        &mut self,
        whole: &Whole,
        most_proof: u32,
        most_disproof: u32,
        depth: u32,
    ) -> Result<Known, Stopped> {
        let look = whole.look();
        if let Some(answer) = look.answer {
            return Ok(Known::Answered(answer));
        }
        let attacker = whole.attacker_moves;
        let mut refuted = Refuted::new(whole, &look);
        let mut children: Vec<Child> = Vec::new();
        for square in super::lines::each(look.candidates) {
            if refuted.candidates & square == 0 {
                continue;
            }
            let child = self.child(whole, square, depth)?;
            match child.known {
                Known::Answered(answer) => {
                    if let Some(answer) = refuted.take(square, answer) {
                        return Ok(Known::Answered(answer));
                    }
                }
                Known::Open { .. } => children.push(child),
            }
        }
        loop {
            children.retain(|child| refuted.candidates & child.square != 0);
            if children.is_empty() {
                return Ok(Known::Answered(refuted.answer()));
            }
            let (mut proof, mut disproof) = if attacker { (INFINITE, 0) } else { (0, INFINITE) };
            let (mut best, mut least, mut second) = (0, INFINITE + 1, INFINITE + 1);
            let mut best_other = 0;
            for (number, child) in children.iter().enumerate() {
                let Known::Open { proof: p, disproof: d } = child.known else { continue };
                let (mine, others) = if attacker { (p, d) } else { (d, p) };
                if attacker {
                    proof = proof.min(p);
                    disproof = (disproof + d).min(INFINITE);
                } else {
                    disproof = disproof.min(d);
                    proof = (proof + p).min(INFINITE);
                }
                if mine < least || mine == least && others < best_other {
                    second = least;
                    (best, least, best_other) = (number, mine, others);
                } else if mine < second {
                    second = mine;
                }
            }
            if proof >= most_proof || disproof >= most_disproof {
                return Ok(Known::Open { proof, disproof });
            }
            let Some(child) = children.get_mut(best) else { return Ok(Known::Open { proof, disproof }) };
            let room = second.saturating_add(second / 4 + 1);
            let (child_proof, child_disproof) = if attacker {
                (most_proof.min(room), most_disproof.min(INFINITE) - disproof + best_other)
            } else {
                (most_proof.min(INFINITE) - proof + best_other, most_disproof.min(room))
            };
            let next = whole.play(child.square);
            child.known = self.search(&next, child_proof, child_disproof, depth + 1)?;
            if let Known::Answered(answer) = child.known {
                let square = child.square;
                if let Some(answer) = refuted.take(square, answer) {
                    return Ok(Known::Answered(answer));
                }
            }
        }
    }

    /// What is known of the position after a move; it is looked at if nothing is.
    fn child(&mut self, whole: &Whole, square: u64, depth: u32) -> Result<Child, Stopped> {
        let next = whole.play(square);
        let (key, symmetry) = key(self.board, &next, depth + 1);
        if let Some(known) = self.table.get(key) {
            return Ok(Child { square, known: self.turn_back(known, symmetry) });
        }
        self.meter.count()?;
        let look = next.look();
        let known = match look.answer {
            Some(answer) => Known::Answered(answer),
            None => {
                let moves = look.candidates.count_ones();
                if next.attacker_moves {
                    Known::Open { proof: 1, disproof: moves }
                } else {
                    Known::Open { proof: moves, disproof: 1 }
                }
            }
        };
        self.table.insert(key, 1, self.turn(known, symmetry));
        Ok(Child { square, known })
    }

    fn turn(&self, known: Known, symmetry: usize) -> Known {
        map(known, |squares| self.board.turn(symmetry, squares))
    }

    fn turn_back(&self, known: Known, symmetry: usize) -> Known {
        map(known, |squares| self.board.turn_back(symmetry, squares))
    }
}

/// Under what a position is remembered, and the symmetry that leads there: see the weak game.
pub(super) fn key(board: &Board, whole: &Whole, depth: u32) -> (u128, usize) {
    let symmetries = if depth <= MIRRORED_MOVES { board.symmetries() } else { 0 };
    let images = (0..=symmetries).map(|symmetry| {
        let attack = fingerprint(board, &whole.attack, symmetry, 0);
        let defence = fingerprint(board, &whole.defence, symmetry, 0x5851_f42d_4c95_7f2d);
        (attack.wrapping_add(defence) ^ u128::from(whole.attacker_moves), symmetry)
    });
    images.min().unwrap_or_default()
}

fn map(known: Known, turn: impl Fn(u64) -> u64) -> Known {
    match known {
        Known::Answered(Answer::Completed(win)) => Known::Answered(Answer::Completed(win.map(turn))),
        Known::Answered(Answer::Prevented(squares)) => Known::Answered(Answer::Prevented(turn(squares))),
        open @ Known::Open { .. } => open,
    }
}

/// What the refuted moves of a position have shown.
struct Refuted<'a> {
    whole: &'a Whole,
    look: &'a Look,
    /// The moves that the refutations do not refute.
    candidates: u64,
    win: Win,
    prevented: u64,
}

impl<'a> Refuted<'a> {
    fn new(whole: &'a Whole, look: &'a Look) -> Self {
        let win = look.if_free.map(|win| win.after_free_move(&whole.defence)).unwrap_or_default();
        Self { whole, look, candidates: look.candidates, win, prevented: 0 }
    }

    /// Takes note of a move's answer, and returns that of the position if the move achieves what its side wants.
    fn take(&mut self, square: u64, answer: Answer) -> Option<Answer> {
        match answer {
            Answer::Completed(win) if self.whole.attacker_moves => {
                return Some(Answer::Completed(Win { squares: win.squares | square, ..win }));
            }
            Answer::Prevented(squares) if !self.whole.attacker_moves => {
                return Some(Answer::Prevented(squares | square));
            }
            Answer::Completed(win) if self.look.forced => {
                self.win = win.after_threat(0, square);
                self.candidates = 0;
            }
            Answer::Completed(win) => {
                let win = win.after_free_move(&self.whole.defence);
                self.candidates &= win.squares & !square;
                self.win = self.win.or(Win { squares: win.squares | square, ..win });
            }
            Answer::Prevented(squares) if self.look.forced => {
                self.prevented = with_two_of_each(&self.whole.attack, squares | square);
                self.candidates = 0;
            }
            Answer::Prevented(squares) => {
                self.candidates &= squares & !square;
                self.prevented |= squares;
            }
        }
        None
    }

    /// The answer when all moves are refuted.
    fn answer(&self) -> Answer {
        if self.whole.attacker_moves {
            Answer::Prevented(self.whole.with_dominating(self.prevented))
        } else {
            let squares = self.whole.with_dominating(self.win.squares);
            let forced = self.win.forced | (squares & !self.win.squares);
            Answer::Completed(Win { squares, forced, ..self.win })
        }
    }
}
