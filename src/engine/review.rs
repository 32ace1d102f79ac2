//! What each move of a game was worth, and which one lost it.

use super::game::Game;
use super::hint::{Hint, hint};
use super::judgement::{Forecast, Judgements};
use super::mark::Mark;
use super::outcome::Outcome;
use super::prover::Prospect;
use super::square::Square;

/// All moves of a game, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The moves in order.
    pub moves: Vec<MoveReview>,
    /// How the game ended, or `None` while it goes on.
    pub outcome: Option<Outcome>,
}

/// A move, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveReview {
    /// The number of the move in the game, from 1.
    pub number: usize,
    /// The side that made it.
    pub mark: Mark,
    /// Where it put its mark.
    pub square: Square,
    /// What perfect play would have given that side before the move: what the best move is worth.
    pub before: Forecast,
    /// What perfect play gives the same side after the move: what the move is worth, never more than the best one.
    pub after: Forecast,
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
        from: Forecast,
        /// What this one was worth, a draw or a loss.
        to: Forecast,
    },
    /// Nobody knows: what it leads to, or what the best move was worth, is not proved.
    Unclear,
}

/// Judges every move of a game from its start on, also those after the cursor, by what is known.
///
/// ```
/// use tic_tac_toe::engine::judgement::{Forecast, Judgements};
/// use tic_tac_toe::engine::review::{Verdict, review};
/// use tic_tac_toe::engine::solver::Value;
/// use tic_tac_toe::engine::{Rules, notation};
///
/// let game = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b1 b2 c3 a3 a2 c1").game;
/// let review = review(&game, &Judgements::default());
/// let lost_by = review.lost_by().unwrap();
/// assert_eq!((lost_by.number, lost_by.square), (2, "b1".parse()?));
/// let [from, to] = [Value::Draw, Value::Loss(6)].map(Forecast::Exact);
/// assert_eq!(lost_by.verdict(), Verdict::Mistake { from, to });
/// assert_eq!(lost_by.better.as_ref().unwrap().square, "b2".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn review(game: &Game, judgements: &Judgements) -> Review {
    let mut position = game.start();
    let mut before = judgements.of(&position).forecast;
    let mut moves = Vec::new();
    for (number, square) in (1..).zip(game.moves()) {
        // Only legal moves ever enter a game.
        let Ok(next) = position.play(*square) else { break };
        let for_next = judgements.of(&next).forecast;
        let mut judged = MoveReview {
            number,
            mark: position.turn(),
            square: *square,
            before,
            after: for_next.of_the_move_here(),
            better: None,
        };
        if matches!(judged.verdict(), Verdict::Good | Verdict::Mistake { .. }) {
            // A move is better only if that is proven.
            judged.better = hint(&position, judgements)
                .filter(|hint| hint.square != *square && hint.value.prospect() == before.prospect());
        }
        moves.push(judged);
        (position, before) = (next, for_next);
    }
    Review { moves, outcome: position.outcome() }
}

impl MoveReview {
    /// How good the move was.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let (from, to) = (self.before, self.after);
        match (from.prospect(), to.prospect()) {
            (_, Some(Prospect::Win)) | (Some(_), Some(_)) if !self.is_mistake() => match (from, to) {
                (Forecast::Exact(from), Forecast::Exact(to)) if to < from => Verdict::Good,
                _ => Verdict::Best,
            },
            (Some(_), Some(_)) => Verdict::Mistake { from, to },
            _ => Verdict::Unclear,
        }
    }

    /// Whether it gave a win or a draw away.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        matches!((self.before.prospect(), self.after.prospect()), (Some(from), Some(to)) if to < from)
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
        let by_loser = self.moves.iter().rfind(|judged| judged.mark == loser && judged.is_mistake())?;
        let mut later = self.moves.iter().skip(by_loser.number);
        later.all(|judged| judged.verdict() != Verdict::Unclear).then_some(by_loser)
    }

    /// How many moves of either side gave a win or a draw away.
    #[must_use]
    pub fn mistakes(&self) -> usize {
        self.moves.iter().filter(|judged| judged.is_mistake()).count()
    }

    /// How many moves nobody can judge.
    #[must_use]
    pub fn unclear(&self) -> usize {
        self.moves.iter().filter(|judged| judged.verdict() == Verdict::Unclear).count()
    }

    /// Whether it is known that no move of either side gave a win or a draw away.
    #[must_use]
    pub fn is_perfect(&self) -> bool {
        self.mistakes() == 0 && self.unclear() == 0
    }
}
