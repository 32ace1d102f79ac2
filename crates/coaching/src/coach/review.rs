//! Reviews every move of a game and finds the losing one.

use super::facts::{Facts, with_facts};
use super::hint::hint_with;
use super::{Hint, Oversight};
use engine::{Analyses, BestMove, Evaluation, Game, Mark, Outcome, Square, Wdl, winning_chance};

/// The review of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The moves in order, also those after the cursor.
    pub moves: Vec<MoveReview>,
    /// The outcome after the last move, or `None` if the game is not over.
    pub outcome: Option<Outcome>,
}

/// The review of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveReview {
    /// The number of the move, from 1.
    pub number: usize,
    /// The side that made the move.
    pub mark: Mark,
    /// The square of the move.
    pub square: Square,
    /// The evaluation before the move, for the side that made it.
    pub before: Evaluation,
    /// The evaluation after the move, for the same side.
    pub after: Evaluation,
    /// The best known move, if it is proven to be better.
    pub better: Option<Hint>,
    /// What the move overlooked, if the coach needs no analysis to see it.
    pub oversight: Option<Oversight>,
    /// The best known move before, if it is another one and the estimated chance is much smaller after this one.
    pub likely_better: Option<Square>,
}

/// The quality of a move, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveQuality {
    /// No move is proven to be better.
    Best,
    /// Wins, but later than the best move.
    Good,
    /// Gives a win, a draw or a large part of the chances away, or lets the other side win from a position with chances.
    Mistake {
        /// The evaluation of the best move.
        from: Evaluation,
        /// The evaluation of this move.
        to: Evaluation,
    },
    /// Every move loses.
    Lost,
    /// The result before or after the move is not proven.
    Unclear,
}

impl MoveQuality {
    /// Returns the name, for styles and tests.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Mistake { .. } => "mistake",
            Self::Lost => "lost",
            Self::Unclear => "unclear",
        }
    }
}

/// Reviews every move of a game, also those after the cursor, by the analyses that are known.
///
/// ```
/// use coaching::coach::{MoveQuality, review};
/// use engine::{Analyses, Evaluation, Rules, Value, notation};
///
/// let game = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b1 b2 c3 a3 a2 c1").game;
/// let review = review(&game, &Analyses::default());
/// let lost_by = review.lost_by().unwrap();
/// assert_eq!((lost_by.number, lost_by.square), (2, "b1".parse()?));
/// let [from, to] = [Value::Draw, Value::Loss(6)].map(Evaluation::Exact);
/// assert_eq!(lost_by.quality(), MoveQuality::Mistake { from, to });
/// assert_eq!(lost_by.better.as_ref().unwrap().square, "b2".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn review(game: &Game, analyses: &Analyses) -> Review {
    with_facts(game, |facts| {
        let values: Vec<Evaluation> = facts.iter().map(|facts| evaluation(facts, analyses)).collect();
        let moves = (1..).zip(facts.iter_mut()).zip(values.windows(2));
        let moves = moves.filter_map(|((number, facts), values)| match values {
            [before, after] => review_move(number, facts, [*before, after.of_last_move()], analyses),
            _ => None,
        });
        let moves = moves.collect();
        Review { moves, outcome: facts.last().and_then(|facts| facts.position.outcome()) }
    })
}

/// Reviews a move with the values before and after it, for the side that made it.
fn review_move(
    number: usize,
    facts: &mut Facts,
    [before, after]: [Evaluation; 2],
    analyses: &Analyses,
) -> Option<MoveReview> {
    let (position, square) = (facts.position, facts.square?);
    let mut analyzed = MoveReview {
        number,
        mark: position.turn(),
        square,
        before,
        after,
        better: None,
        likely_better: None,
        oversight: facts.oversight,
    };
    if analyzed.lost_chance() >= LOST_CHANCE {
        let best = analyses.of(&position).best.map(BestMove::square);
        analyzed.likely_better = best.filter(|best| *best != square);
    }
    // Only a proven move is shown as better.
    if before.wdl().is_some() && (analyzed.is_mistake() || analyzed.is_worse_than_best()) {
        let is_better = |hint: &Hint| hint.square != square && hint.value.wdl() == before.wdl();
        analyzed.better = hint_with(&position, analyses, |square| facts.explain(square)).filter(is_better);
    }
    Some(analyzed)
}

/// Returns the best known evaluation of a position.
fn evaluation(facts: &Facts, analyses: &Analyses) -> Evaluation {
    let analyzed = analyses.of(&facts.position).evaluation;
    if analyzed.wdl().is_some() { analyzed } else { facts.obvious.unwrap_or(analyzed) }
}

/// The estimated chance of winning, in percent, with which a position is not as good as lost.
const CHANCES: u8 = 30;

/// The loss of estimated chance, in percentage points, that makes a move a mistake. Without a mistake, searches of the positions
/// before and after a move differ by up to 10 points.
const LOST_CHANCE: u8 = 20;

impl MoveReview {
    /// Returns the quality of the move.
    #[must_use]
    pub fn quality(&self) -> MoveQuality {
        let (from, to) = (self.before, self.after);
        match (from.wdl(), to.wdl()) {
            _ if self.is_mistake() => MoveQuality::Mistake { from, to },
            (Some(Wdl::Loss), Some(_)) => MoveQuality::Lost,
            (_, Some(Wdl::Win)) | (Some(_), Some(_)) if self.is_worse_than_best() => MoveQuality::Good,
            (_, Some(Wdl::Win)) | (Some(_), Some(_)) => MoveQuality::Best,
            _ => MoveQuality::Unclear,
        }
    }

    /// Whether the move is proven to give a win or a draw away, overlooked something, probably gave chances away, or is proven to
    /// lose from a position with chances.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        match (self.before, self.before.wdl(), self.after.wdl()) {
            (_, Some(from), Some(to)) => to < from,
            (_, Some(Wdl::Loss), None) | (_, None, Some(Wdl::Win)) => false,
            (Evaluation::Estimate(estimate), None, Some(Wdl::Loss)) => {
                self.oversight.is_some() || winning_chance(estimate) >= CHANCES
            }
            _ => self.oversight.is_some() || self.likely_better.is_some(),
        }
    }

    /// Whether another move is proven to be better: to give less away, to win sooner or to lose later.
    fn is_worse_than_best(&self) -> bool {
        matches!((self.before, self.after), (Evaluation::Exact(from), Evaluation::Exact(to)) if to < from)
    }

    /// Returns by how many percentage points the estimated chance is smaller than before; 0 if a result is proven.
    fn lost_chance(&self) -> u8 {
        match (self.before, self.after) {
            (Evaluation::Estimate(before), Evaluation::Estimate(after)) => {
                winning_chance(before).saturating_sub(winning_chance(after))
            }
            _ => 0,
        }
    }
}

impl Review {
    /// Returns the chances of X at each moment, the start first, in percent; `None` if nothing is known.
    #[must_use]
    pub fn chances(&self) -> Vec<Option<u8>> {
        let start = self.moves.first().map(|first| first.before.chance_of_x(first.mark));
        let after = self.moves.iter().map(|reviewed| reviewed.after.chance_of_x(reviewed.mark));
        start.into_iter().chain(after).collect()
    }

    /// Returns the move that lost the game: the last mistake of the loser.
    ///
    /// Returns `None` if the game was not lost, if the loser made no mistake because the start was lost, if it is not proven
    /// that the position was not lost before, or if a later move is unclear.
    #[must_use]
    pub fn lost_by(&self) -> Option<&MoveReview> {
        let loser = !self.outcome.and_then(Outcome::winner)?;
        let by_loser = self.moves.iter().rfind(|analyzed| analyzed.mark == loser && analyzed.is_mistake())?;
        // Without proof, an earlier move may have lost.
        if by_loser.before.wdl().is_none() || by_loser.after.wdl() != Some(Wdl::Loss) {
            return None;
        }
        let mut later = self.moves.iter().skip(by_loser.number);
        later.all(|analyzed| analyzed.quality() != MoveQuality::Unclear).then_some(by_loser)
    }

    /// Returns the first move from which on every position is proven to be won by the winner of the game: the winner's own move, or
    /// the one of the other side that led to it.
    #[must_use]
    pub fn won_from(&self) -> Option<&MoveReview> {
        let winner = self.outcome.and_then(Outcome::winner)?;
        let is_won = |reviewed: &&MoveReview| {
            reviewed.after.wdl() == Some(if reviewed.mark == winner { Wdl::Win } else { Wdl::Loss })
        };
        self.moves.iter().rev().take_while(is_won).last()
    }

    /// Returns the number of mistakes of both sides.
    #[must_use]
    pub fn mistakes(&self) -> usize {
        self.moves.iter().filter(|analyzed| analyzed.is_mistake()).count()
    }

    /// Returns the number of moves whose quality is unclear.
    #[must_use]
    pub fn unclear(&self) -> usize {
        self.moves.iter().filter(|analyzed| analyzed.quality() == MoveQuality::Unclear).count()
    }
}
