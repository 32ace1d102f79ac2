//! What is thought over elsewhere, by a worker, because it takes longer than a page may stand still.

use std::rc::Rc;

use super::{CoachTool, GameAction, GameState, Note, Stage};
use crate::engine::evaluation::{Analyses, Analysis, BestMove, Question};
use crate::engine::{Computer, Game, Opponent, Position, Square};

/// How many milliseconds a hint is thought over.
const HINT: u32 = 1_000;

/// How many milliseconds each position of a review is thought over.
const REVIEW: u32 = 300;

/// How many milliseconds each move is thought over while the values are shown.
const VALUES: u32 = 150;

/// What the state has to know on other boards than that of 3 × 3, and about games that take each other's place.
///
/// The program learns it with its second part, by [`GameAction::Teach`](super::GameAction::Teach): a first game of 3 × 3 can
/// do without, and so its page need not load the rules for all boards.
#[derive(Debug)]
pub struct Mind {
    /// Whether the computer player has thought enough to move.
    is_ready: fn(&GameState, Computer) -> bool,
    /// Returns the computer player's move if it moves now.
    reply: fn(&GameState, Computer) -> Option<Square>,
    /// Whether anything should be thought over.
    is_busy: fn(&GameState) -> bool,
    /// Something was found out about a position by so many milliseconds of thought.
    note: fn(&mut Analyses, Position, Analysis, u32),
    /// Brings back the game before this one, on any board.
    pub(super) undo_game: fn(&mut GameState),
    /// Goes on to the game that undoing left.
    pub(super) redo_game: fn(&mut GameState),
    /// Does what only the second part of the program asks for.
    pub(super) apply: fn(&mut GameState, GameAction),
}

/// The one mind that there is.
pub static MIND: Mind = Mind {
    is_ready: GameState::has_thought,
    reply: GameState::best_reply,
    is_busy: |state| state.question().is_some(),
    note: Analyses::note,
    undo_game: GameState::undo_game,
    redo_game: GameState::redo_game,
    apply: GameState::apply_later,
};

/// All minds think alike.
impl PartialEq for Mind {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Mind {}

/// What the state knows of thinking.
#[derive(Clone, Debug, Default)]
pub(super) struct Thinking {
    /// What has to be known on other boards than that of 3 × 3, as soon as it is.
    pub(super) mind: Option<&'static Mind>,
    /// What was found out. It is shared, because most actions leave it as it is.
    pub(super) analyses: Rc<Analyses>,
    /// Whether the reader has stopped it.
    pub(super) is_stopped: bool,
    /// Whether nobody is there to think: the worker cannot be had.
    pub(super) is_lost: bool,
}

/// What was found out is the same only if it is the very same: to compare all of it would take longer than to show it.
impl PartialEq for Thinking {
    fn eq(&self, other: &Self) -> bool {
        let Self { mind, analyses, is_stopped, is_lost } = self;
        let is_same = Rc::ptr_eq(analyses, &other.analyses) || analyses.is_empty() && other.analyses.is_empty();
        is_same && (*mind, *is_stopped, *is_lost) == (other.mind, other.is_stopped, other.is_lost)
    }
}

impl Eq for Thinking {}

impl GameState {
    /// What was found out about positions.
    #[must_use]
    pub fn analyses(&self) -> &Analyses {
        &self.thinking.analyses
    }

    /// The state with all that it has to know from the start.
    #[must_use]
    pub fn taught(mut self) -> Self {
        self.thinking.mind = Some(&MIND);
        self
    }

    /// Whether this computer player has to think, so that somebody else has to do it for the page.
    #[must_use]
    pub fn thinks_elsewhere(&self, computer: Computer) -> bool {
        computer == Computer::Perfect && !Analyses::need_nobody(self.setup.rules) && !self.thinking.is_lost
    }

    /// Whether the reader has stopped what was thought over.
    #[must_use]
    pub const fn is_thinking_stopped(&self) -> bool {
        self.thinking.is_stopped
    }

    /// Whether there is or will be something to think over, or to say about it.
    #[must_use]
    pub fn has_thinking(&self) -> bool {
        let is_asked = self.coach.shows(CoachTool::Hint) || self.coach.values || self.coach.review;
        !Analyses::need_nobody(self.setup.rules)
            && (is_asked || self.setup.opponent == Opponent::Computer(Computer::Perfect))
    }

    /// What should be thought over now, if anything.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        if Analyses::need_nobody(self.setup.rules) || self.thinking.is_stopped || self.thinking.is_lost {
            return None;
        }
        let Question { milliseconds, mut positions } = self.subject()?;
        positions.retain(|position| !self.thinking.analyses.is_settled(position, milliseconds));
        Some(Question { milliseconds, positions })
    }

    /// How many positions have been looked at, of how many that should be, as long as some are left; `None` also where
    /// there is only one.
    #[must_use]
    pub fn progress(&self) -> Option<(usize, usize)> {
        let Question { milliseconds, positions } = self.subject()?;
        let settled = |position: &&Position| self.thinking.analyses.is_settled(position, milliseconds);
        (positions.len() > 1).then(|| (positions.iter().filter(settled).count(), positions.len()))
    }

    /// What is the matter at present: the most important thing of which not everything is known, with all its positions.
    fn subject(&self) -> Option<Question> {
        let is_open = |question: &Question| {
            let Question { milliseconds, positions } = question;
            positions.iter().any(|position| !self.thinking.analyses.is_settled(position, *milliseconds))
        };
        let stage = self.stage();
        if let Stage::Thinking(computer) | Stage::Stopped(computer) = stage
            && self.thinks_elsewhere(computer)
        {
            let milliseconds = self.preferences.thinking.milliseconds();
            return Some(Question { milliseconds, positions: vec![self.position()] }).filter(is_open);
        }
        let hint = || {
            self.coach.shows(CoachTool::Hint).then(|| Question { milliseconds: HINT, positions: vec![self.position()] })
        };
        let values =
            || self.coach.values.then(|| Question { milliseconds: VALUES, positions: with_moves(self.position()) });
        let review = || self.coach.review.then(|| Question { milliseconds: REVIEW, positions: backwards(self.game()) });
        hint().filter(is_open).or_else(|| values().filter(is_open)).or_else(|| review().filter(is_open))
    }

    /// Whether a computer player can move. One that waits for the worker can once its time is over or its move is proven.
    fn has_thought(&self, computer: Computer) -> bool {
        let milliseconds = self.preferences.thinking.milliseconds();
        !self.thinks_elsewhere(computer) || self.thinking.analyses.is_settled(&self.position(), milliseconds)
    }

    /// What a computer player plays if it moves now: one that thinks elsewhere, the best that is known; any other one, and
    /// where nothing is known, what its rules say without any thought.
    fn best_reply(&self, computer: Computer) -> Option<Square> {
        let position = self.position();
        let thought = if self.thinks_elsewhere(computer) { self.analyses().of(&position).best } else { None };
        thought.map(BestMove::square).or_else(|| computer.reply(&position, self.seed))
    }

    /// Something was found out about a position by so many milliseconds of thought, or by nought as long as that goes on.
    pub(super) fn note_judgement(&mut self, position: Position, analysis: Analysis, thought: u32) {
        if let Some(mind) = self.thinking.mind.filter(|_| position.rules() == self.setup.rules) {
            (mind.note)(Rc::make_mut(&mut self.thinking.analyses), position, analysis, thought);
        }
    }

    /// Whether the computer player whose turn it is can move, without asking the engine for the move.
    pub(super) fn is_reply_ready(&self, computer: Computer) -> bool {
        Analyses::need_nobody(self.setup.rules)
            || self.thinking.mind.is_some_and(|mind| (mind.is_ready)(self, computer))
    }

    /// The move of the computer player whose turn it is, if it moves now.
    pub(super) fn reply(&self) -> Option<Square> {
        let (Stage::Thinking(computer) | Stage::Stopped(computer)) = self.stage() else { return None };
        let reply = computer.reply_on_three_by_three(&self.position(), self.seed);
        reply.or_else(|| (self.thinking.mind?.reply)(self, computer))
    }

    /// The computer player whose turn it is moves now.
    pub(super) fn move_now(&mut self) {
        if let Some(square) = self.reply() {
            self.play(square);
        }
    }

    /// What is thought over, if anything is, is so no longer; or it goes on.
    pub(super) fn stop_thinking(&mut self, is_stopped: bool) {
        if !is_stopped || self.thinking.mind.is_some_and(|mind| (mind.is_busy)(self)) {
            self.thinking.is_stopped = is_stopped;
        }
    }

    /// The worker cannot be had, and so the computer player goes on by its rules alone.
    pub(super) fn lose_thinker(&mut self) {
        self.thinking.is_lost = true;
        self.thinking.is_stopped = false;
        self.notify(Note::NoThinker);
    }
}

/// All positions of a game that go on, the last ones first: they are understood the soonest.
fn backwards(game: &Game) -> Vec<Position> {
    let positions = (0..=game.moves().len()).rev().map(|moves| game.position_after(moves));
    positions.filter(|position| position.outcome().is_none()).collect()
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
