//! What each move of a game was worth, and which one lost it.

use super::evaluation::{Analyses, Evaluation, Wdl};
use super::game::Game;
use super::hint::{Hint, hint};
use super::mark::Mark;
use super::outcome::Outcome;
use super::square::Square;

/// All moves of a game, analyzed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The moves in order.
    pub moves: Vec<MoveReview>,
    /// How the game ended, or `None` while it goes on.
    pub outcome: Option<Outcome>,
}

/// A move, analyzed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveReview {
    /// The number of the move in the game, from 1.
    pub number: usize,
    /// The side that made it.
    pub mark: Mark,
    /// Where it put its mark.
    pub square: Square,
    /// What perfect play would have given that side before the move: what the best move is worth.
    pub before: Evaluation,
    /// What perfect play gives the same side after the move: what the move is worth, never more than the best one.
    pub after: Evaluation,
    /// The best move that is known, if this was not as good.
    pub better: Option<Hint>,
}

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No move was worth more: it keeps the result and wastes no time.
    Best,
    /// It keeps the result, but wins later than it could or loses sooner.
    Good,
    /// It gives a win or a draw away.
    Mistake {
        /// What the best move was worth, a win or a draw.
        from: Evaluation,
        /// What this one was worth, a draw or a loss.
        to: Evaluation,
    },
    /// Nobody knows: what it leads to, or what the best move was worth, is not proved.
    Unclear,
}

/// Judges every move of a game from its start on, also those after the cursor, by what is known.
///
/// ```
/// use tic_tac_toe::engine::evaluation::{Evaluation, Analyses};
/// use tic_tac_toe::engine::review::{Verdict, review};
/// use tic_tac_toe::engine::tablebase::Value;
/// use tic_tac_toe::engine::{Rules, notation};
///
/// let game = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b1 b2 c3 a3 a2 c1").game;
/// let review = review(&game, &Analyses::default());
/// let lost_by = review.lost_by().unwrap();
/// assert_eq!((lost_by.number, lost_by.square), (2, "b1".parse()?));
/// let [from, to] = [Value::Draw, Value::Loss(6)].map(Evaluation::Exact);
/// assert_eq!(lost_by.verdict(), Verdict::Mistake { from, to });
/// assert_eq!(lost_by.better.as_ref().unwrap().square, "b2".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn review(game: &Game, analyses: &Analyses) -> Review {
    let mut position = game.start();
    let mut before = analyses.of(&position).evaluation;
    let mut moves = Vec::new();
    for (number, square) in (1..).zip(game.moves()) {
        // Only legal moves ever enter a game.
        let Ok(next) = position.play(*square) else { break };
        let for_next = analyses.of(&next).evaluation;
        let mut analyzed = MoveReview {
            number,
            mark: position.turn(),
            square: *square,
            before,
            after: for_next.of_last_move(),
            better: None,
        };
        if matches!(analyzed.verdict(), Verdict::Good | Verdict::Mistake { .. }) {
            // A move is better only if that is proven.
            analyzed.better =
                hint(&position, analyses).filter(|hint| hint.square != *square && hint.value.wdl() == before.wdl());
        }
        moves.push(analyzed);
        (position, before) = (next, for_next);
    }
    Review { moves, outcome: position.outcome() }
}

impl MoveReview {
    /// How good the move was.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let (from, to) = (self.before, self.after);
        match (from.wdl(), to.wdl()) {
            (_, Some(Wdl::Win)) | (Some(_), Some(_)) if !self.is_mistake() => match (from, to) {
                (Evaluation::Exact(from), Evaluation::Exact(to)) if to < from => Verdict::Good,
                _ => Verdict::Best,
            },
            (Some(_), Some(_)) => Verdict::Mistake { from, to },
            _ => Verdict::Unclear,
        }
    }

    /// Whether it gave a win or a draw away.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        matches!((self.before.wdl(), self.after.wdl()), (Some(from), Some(to)) if to < from)
    }
}

impl Review {
    /// The move that decided the game: the first one from which on the side that lost was lost at every moment to the
    /// end, however well it played from there.
    ///
    /// It is a mistake of that side, and its last one: after each earlier one the other side gave the game back. There
    /// is none if nobody has lost, or if the side that lost was lost from the start and was never let off, or if a later
    /// move is unclear.
    #[must_use]
    pub fn lost_by(&self) -> Option<&MoveReview> {
        let loser = !self.outcome.and_then(Outcome::winner)?;
        let by_loser = self.moves.iter().rfind(|analyzed| analyzed.mark == loser && analyzed.is_mistake())?;
        let mut later = self.moves.iter().skip(by_loser.number);
        later.all(|analyzed| analyzed.verdict() != Verdict::Unclear).then_some(by_loser)
    }

    /// How many moves of either side gave a win or a draw away.
    #[must_use]
    pub fn mistakes(&self) -> usize {
        self.moves.iter().filter(|analyzed| analyzed.is_mistake()).count()
    }

    /// How many moves nobody can analyze.
    #[must_use]
    pub fn unclear(&self) -> usize {
        self.moves.iter().filter(|analyzed| analyzed.verdict() == Verdict::Unclear).count()
    }

    /// Whether it is known that no move of either side gave a win or a draw away.
    #[must_use]
    pub fn is_perfect(&self) -> bool {
        self.mistakes() == 0 && self.unclear() == 0
    }
}
