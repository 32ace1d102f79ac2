//! What is thought over elsewhere, by a worker, because it takes longer than a page may stand still.

use std::rc::Rc;

use super::{GameState, Note, Stage, Ticket};
use crate::engine::judgement::{Judgement, Judgements, Question};
use crate::engine::{Computer, Opponent, Position, Square};

/// How many milliseconds a hint is thought over.
const HINT: u32 = 1_000;

/// How many milliseconds each position of a review is thought over.
const REVIEW: u32 = 300;

/// How many milliseconds each move is thought over while the values are shown.
const VALUES: u32 = 150;

/// What the state knows of thinking.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Thinking {
    /// What was found out. It is shared, because most actions leave it as it is.
    pub(super) judgements: Rc<Judgements>,
    /// Whether the reader has stopped it.
    pub(super) is_stopped: bool,
    /// Whether nobody is there to think: the worker cannot be had.
    pub(super) is_lost: bool,
    /// What a computer player answers to the moment that the ticket names.
    pub(super) answer: Option<(Ticket, Square)>,
}

impl GameState {
    /// What was found out about positions.
    #[must_use]
    pub fn judgements(&self) -> &Judgements {
        &self.thinking.judgements
    }

    /// Whether this computer player has to think, so that somebody else has to do it for the page.
    #[must_use]
    pub fn thinks_elsewhere(&self, computer: Computer) -> bool {
        computer == Computer::Perfect && !Judgements::need_nobody(self.setup.rules) && !self.thinking.is_lost
    }

    /// Whether the reader has stopped what was thought over.
    #[must_use]
    pub const fn is_thinking_stopped(&self) -> bool {
        self.thinking.is_stopped
    }

    /// Whether there is or will be something to think over, or to say about it.
    #[must_use]
    pub fn has_thinking(&self) -> bool {
        let is_asked = self.aids.hint || self.aids.values || self.aids.review;
        !Judgements::need_nobody(self.setup.rules)
            && (is_asked || self.setup.opponent == Opponent::Computer(Computer::Perfect))
    }

    /// What should be thought over now, if anything.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        if Judgements::need_nobody(self.setup.rules) || self.thinking.is_stopped || self.thinking.is_lost {
            return None;
        }
        let (milliseconds, mut positions) = self.subject()?;
        positions.retain(|position| !self.thinking.judgements.is_settled(position, milliseconds));
        (!positions.is_empty()).then_some(Question { milliseconds, positions })
    }

    /// How many positions have been looked at, of how many that should be, unless it is a single one.
    #[must_use]
    pub fn progress(&self) -> Option<(usize, usize)> {
        let (milliseconds, positions) = self.subject()?;
        let settled = |position: &&Position| self.thinking.judgements.is_settled(position, milliseconds);
        (positions.len() > 1).then(|| (positions.iter().filter(settled).count(), positions.len()))
    }

    /// What is the matter at present: positions, the most important first, and how long each is worth.
    fn subject(&self) -> Option<(u32, Vec<Position>)> {
        let (stage, position) = (self.stage(), self.position());
        match stage {
            Stage::Thinking(computer) | Stage::Stopped(computer) if self.thinks_elsewhere(computer) => {
                Some((self.preferences.thinking.milliseconds(), vec![position]))
            }
            _ if self.aids.hint && !matches!(stage, Stage::Over(_)) => Some((HINT, vec![position])),
            _ if self.aids.values => Some((VALUES, with_moves(position))),
            _ if self.aids.review => {
                let game = self.game();
                // The last ones are understood the soonest.
                Some((REVIEW, (0..=game.moves().len()).rev().map(|moves| game.position_after(moves)).collect()))
            }
            _ => None,
        }
    }

    /// What the computer player at work answers on another board than that of 3 × 3, as soon as it has come to that:
    /// [`GameAction::Answer`](super::GameAction::Answer) brings it here, so that the page itself need not know the rules
    /// for those boards.
    #[must_use]
    pub fn conclusion(&self) -> Option<(Ticket, Square)> {
        let (Stage::Thinking(computer), None) = (self.stage(), self.answer()) else { return None };
        let position = self.position();
        if Judgements::need_nobody(position.rules()) {
            return None;
        }
        let thought = if self.thinks_elsewhere(computer) {
            let milliseconds = self.preferences.thinking.milliseconds();
            if !self.thinking.judgements.is_settled(&position, milliseconds) {
                return None;
            }
            self.thinking.judgements.of(&position).best
        } else {
            None
        };
        Some((Ticket(self.moment), thought.or_else(|| computer.reply(&position, self.seed))?))
    }

    /// What the computer player at work would play now: the best that is known, or what its rules say without any
    /// thought.
    #[must_use]
    pub fn best_so_far(&self) -> Option<(Ticket, Square)> {
        let (Stage::Thinking(computer) | Stage::Stopped(computer)) = self.stage() else { return None };
        let position = self.position();
        let best = self.thinking.judgements.of(&position).best.filter(|_| self.thinks_elsewhere(computer));
        Some((Ticket(self.moment), best.or_else(|| computer.reply(&position, self.seed))?))
    }

    /// The answer to this moment, if there is one.
    pub(super) fn answer(&self) -> Option<Square> {
        let (_, square) = self.thinking.answer.filter(|(ticket, _)| *ticket == Ticket(self.moment))?;
        Some(square)
    }

    /// Something was found out about a position by so many milliseconds of thought, or by nought as long as that goes on.
    pub(super) fn note_judgement(&mut self, position: Position, judgement: Judgement, thought: u32) {
        if position.rules() == self.setup.rules {
            Rc::make_mut(&mut self.thinking.judgements).note(position, judgement, thought);
        }
    }

    /// The computer player at work moves now, if the ticket is that of this moment.
    pub(super) fn move_now(&mut self, ticket: Ticket, square: Square) {
        if ticket == Ticket(self.moment) && matches!(self.stage(), Stage::Thinking(_) | Stage::Stopped(_)) {
            self.play(square);
        }
    }

    /// Thinking ends, or goes on.
    pub(super) const fn stop_thinking(&mut self, is_stopped: bool) {
        self.thinking.is_stopped = is_stopped;
    }

    /// The worker cannot be had, and so the computer player goes on by its rules alone.
    pub(super) fn lose_thinker(&mut self) {
        self.thinking.is_lost = true;
        self.notify(Note::NoThinker);
    }
}

/// A position and those after each of its moves, of which those beside marks come first.
fn with_moves(position: Position) -> Vec<Position> {
    let taken = position.taken();
    let distance = |square: Square| {
        let to = |mark: Square| mark.column().abs_diff(square.column()).max(mark.row().abs_diff(square.row()));
        taken.iter().map(to).min()
    };
    let mut squares: Vec<Square> = position.legal_squares().iter().collect();
    squares.sort_by_key(|square| distance(*square));
    let after = squares.into_iter().filter_map(|square| position.play(square).ok());
    [position].into_iter().chain(after).filter(|position| position.outcome().is_none()).collect()
}
