//! Proof-number search (df-pn, Nagai 2002) of the whole game.
//!
//! Where all moves have to be refuted, the number is not the sum of theirs but the greatest and one for each of the others
//! (weak proof-number search, Ueda, Hashimoto, Hashimoto and Iida 2008).

use super::board::Board;
use super::certificate::{Win, with_two_of_each};
use super::fingerprint::{Images, MIRRORED_MOVES};
use super::lines::Lines;
use super::potential::ONE;
use super::reduce::Settled;
use super::table::Table;
use super::weak::Weak;
use super::whole::{Answer, Look, Whole};
use crate::engine::evaluation::{Budget, Stopped};

/// What is remembered of a position.
#[derive(Clone, Copy, Debug)]
pub(super) enum Known {
    Answered(Answer),
    Open(Open),
}

/// A position that is not answered yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Open {
    /// How much is still to be shown for the attacker, at least.
    proof: u32,
    /// How much is still to be shown against the attacker, at least.
    disproof: u32,
    /// What [`Whole::look`] has found; it is not asked again.
    look: Look,
}

/// How many nodes of the weak game are usually looked at in a position, in the hope that no line can be completed even
/// there.
pub(super) const NODES_OF_WEAK: u64 = 100;

/// Up to which potential that is tried: where the attacker has more, it is hardly ever so.
const MOST_HOPE: u32 = ONE + ONE / 2;

const INFINITE: u32 = 1 << 30;

/// A search of the whole game for one question.
pub(super) struct ProofSearch<'a, 'b> {
    pub(super) board: &'a Board,
    pub(super) table: &'a mut Table<Known>,
    /// What is known of the weak game.
    pub(super) weak: &'a mut Table<Settled>,
    /// How many nodes of the weak game are looked at in a position: none, or [`NODES_OF_WEAK`].
    pub(super) nodes_of_weak: u64,
    pub(super) budget: &'a mut Budget<'b>,
}

/// A move that is not answered yet.
struct Child {
    square: u64,
    open: Open,
    keys: Keys,
}

/// Under what a position is remembered.
#[derive(Clone, Copy)]
struct Keys {
    key: u128,
    /// The symmetry that leads to the position that is remembered.
    symmetry: usize,
    prints: Images,
}

impl Keys {
    /// The least of so many images stands for all.
    fn of(prints: Images, images: usize, attacker_moves: bool) -> Self {
        let keys = prints.iter().take(images).map(|print| print.key(u64::from(attacker_moves)));
        let (key, symmetry) = keys.zip(0..).min().unwrap_or_default();
        Self { key, symmetry, prints }
    }
}

impl Open {
    /// Of a position that has just been looked at: each square is one more thing to show.
    const fn new(whole: &Whole, look: Look) -> Self {
        let moves = look.candidates.count_ones();
        let (proof, disproof) = if whole.attacker_moves { (1, moves) } else { (moves, 1) };
        Self { proof, disproof, look }
    }
}

impl ProofSearch<'_, '_> {
    pub(super) fn solve(&mut self, attack: Lines, defence: Lines, attacker_moves: bool) -> Result<Answer, Stopped> {
        let whole = Whole::new(attack, defence, attacker_moves);
        self.budget.count()?;
        let mut open = match whole.look() {
            Ok(answer) => return Ok(answer),
            Err(look) => Open::new(&whole, look),
        };
        let keys = self.keys(&whole);
        loop {
            match self.search(&whole, open, keys, INFINITE, INFINITE, 0)? {
                Known::Answered(answer) => return Ok(answer),
                Known::Open(more) => open = more,
            }
        }
    }

    /// Works on a position until it is answered, or one of the numbers reaches its limit.
    fn search(
        &mut self,
        whole: &Whole,
        open: Open,
        keys: Keys,
        most_proof: u32,
        most_disproof: u32,
        depth: u32,
    ) -> Result<Known, Stopped> {
        let before = self.budget.nodes();
        let known = self.search_children(whole, open, keys, most_proof, most_disproof, depth)?;
        let effort = u32::try_from(self.budget.nodes() - before).unwrap_or(u32::MAX);
        self.table.insert(keys.key, effort, self.turn(known, keys.symmetry));
        Ok(known)
    }

    fn search_children(
        &mut self,
        whole: &Whole,
        open: Open,
        keys: Keys,
        most_proof: u32,
        most_disproof: u32,
        depth: u32,
    ) -> Result<Known, Stopped> {
        let attacker = whole.attacker_moves;
        let mut refuted = Refuted::new(whole, open.look);
        let mut children: Vec<Child> = Vec::with_capacity(open.look.candidates.count_ones() as usize);
        for square in whole.heaviest_first(open.look.candidates) {
            if refuted.candidates & square == 0 {
                continue;
            }
            let (known, keys) = self.child(whole, keys.prints, square, depth)?;
            match known {
                Known::Answered(answer) => {
                    if let Some(answer) = refuted.take(square, answer) {
                        return Ok(Known::Answered(answer));
                    }
                }
                Known::Open(open) => children.push(Child { square, open, keys }),
            }
        }
        loop {
            children.retain(|child| refuted.candidates & child.square != 0);
            if children.is_empty() {
                return Ok(Known::Answered(refuted.answer()));
            }
            // What is left of the others once one is refuted: often its refutation refutes them too, or they lead to the
            // same positions. So they count for little beside the hardest.
            let others = u32::try_from(children.len() - 1).unwrap_or(INFINITE);
            let (mut proof, mut disproof) = if attacker { (INFINITE, 0) } else { (0, INFINITE) };
            let (mut best, mut least, mut second) = (0, INFINITE + 1, INFINITE + 1);
            let mut best_opposite = 0;
            for (number, child) in children.iter().enumerate() {
                let Open { proof: p, disproof: d, .. } = child.open;
                let (mine, opposite) = if attacker { (p, d) } else { (d, p) };
                if attacker {
                    proof = proof.min(p);
                    disproof = disproof.max(d + others);
                } else {
                    disproof = disproof.min(d);
                    proof = proof.max(p + others);
                }
                if mine < least || mine == least && opposite < best_opposite {
                    second = least;
                    (best, least, best_opposite) = (number, mine, opposite);
                } else if mine < second {
                    second = mine;
                }
            }
            let so_far = Known::Open(Open { proof, disproof, ..open });
            if proof >= most_proof || disproof >= most_disproof {
                return Ok(so_far);
            }
            let Some(child) = children.get_mut(best) else { return Ok(so_far) };
            let room = second.saturating_add(second / 4 + 8);
            let (child_proof, child_disproof) = if attacker {
                (most_proof.min(room), most_disproof - others)
            } else {
                (most_proof - others, most_disproof.min(room))
            };
            let next = whole.play(child.square);
            match self.search(&next, child.open, child.keys, child_proof, child_disproof, depth + 1)? {
                Known::Open(open) => child.open = open,
                Known::Answered(answer) => {
                    let square = child.square;
                    if let Some(answer) = refuted.take(square, answer) {
                        return Ok(Known::Answered(answer));
                    }
                }
            }
        }
    }

    /// What is known of the position after a move; it is looked at if nothing is.
    fn child(&mut self, whole: &Whole, before: Images, square: u64, depth: u32) -> Result<(Known, Keys), Stopped> {
        let images = self.images(depth + 1);
        let prints = whole.fingerprints_after(self.board, square, before, images);
        let keys = Keys::of(prints, images, !whole.attacker_moves);
        if let Some(known) = self.table.get(keys.key) {
            return Ok((self.turn_back(known, keys.symmetry), keys));
        }
        self.budget.count()?;
        let next = whole.play(square);
        let known = match next.look() {
            Ok(answer) => Known::Answered(answer),
            Err(look) => match self.prevent(&next, look) {
                Some(squares) => Known::Answered(Answer::Prevented(squares)),
                None => Known::Open(Open::new(&next, look)),
            },
        };
        self.table.insert(keys.key, 1, self.turn(known, keys.symmetry));
        Ok((known, keys))
    }

    /// Tries for a moment to show that the defender prevents every line even if its own do not count. Much of the whole
    /// game is settled by that, and what is found is of use to the search of the weak game as well.
    fn prevent(&mut self, whole: &Whole, look: Look) -> Option<u64> {
        if look.forced || look.hope > MOST_HOPE {
            return None;
        }
        let settled = self.budget.for_nodes(self.nodes_of_weak, |budget| {
            let mut weak = Weak { board: self.board, table: self.weak, budget };
            weak.solve(whole.attack.clone(), whole.attacker_moves)
        });
        settled.ok().filter(|settled| !settled.completed).map(|settled| settled.squares)
    }

    /// How many images of a position after so many moves are looked up as one, itself included.
    fn images(&self, depth: u32) -> usize {
        if depth <= MIRRORED_MOVES { self.board.symmetries() + 1 } else { 1 }
    }

    fn keys(&self, whole: &Whole) -> Keys {
        let prints = std::array::from_fn(|symmetry| whole.fingerprint(self.board, symmetry));
        Keys::of(prints, self.images(0), whole.attacker_moves)
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
    let images = (0..=symmetries)
        .map(|symmetry| (whole.fingerprint(board, symmetry).key(u64::from(whole.attacker_moves)), symmetry));
    images.min().unwrap_or_default()
}

fn map(known: Known, turn: impl Fn(u64) -> u64) -> Known {
    match known {
        Known::Answered(Answer::Completed(win)) => Known::Answered(Answer::Completed(win.map(turn))),
        Known::Answered(Answer::Prevented(squares)) => Known::Answered(Answer::Prevented(turn(squares))),
        Known::Open(open) => {
            let if_free = open.look.if_free.map(|win| win.map(&turn));
            let look = Look { candidates: turn(open.look.candidates), if_free, ..open.look };
            Known::Open(Open { look, ..open })
        }
    }
}

/// What the refuted moves of a position have shown.
struct Refuted<'a> {
    whole: &'a Whole,
    look: Look,
    /// The moves that the refutations do not refute.
    candidates: u64,
    win: Win,
    prevented: u64,
}

impl<'a> Refuted<'a> {
    fn new(whole: &'a Whole, look: Look) -> Self {
        // Moves elsewhere are not looked at since they do not prevent this.
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
