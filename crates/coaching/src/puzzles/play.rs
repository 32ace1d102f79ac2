//! Values and best play of puzzles: by the [`tablebase`] on 3×3, by an [`Endgame`] with up to 10 free squares, and otherwise by
//! [`fours`].

use std::iter;

use super::fours;
use engine::endgame::{self, Endgame, Node, bits};
use engine::{Mark, Position, Square, Value, tablebase};

/// Returns the value of a position of a puzzle or after it. While more than 10 squares are free, only wins by [`fours`] count:
/// the value is then their length, or `None` if neither side has one.
pub fn value(position: &Position) -> Option<Value> {
    tablebase::value(position).or_else(|| endgame::value(position)).or_else(|| fours::value(position))
}

/// Whether a legal move keeps the result, so that it answers a puzzle. It may take longer than the best move.
pub fn is_right(position: &Position, square: Square) -> bool {
    let values = value(position).zip(value_of_move(position, square));
    values.is_some_and(|(before, after)| after.same_result(before))
}

/// Returns the value of a move, as [`value`] does.
pub fn value_of_move(position: &Position, square: Square) -> Option<Value> {
    value(&position.play(square).ok()?).map(Value::of_last_move)
}

/// Returns the moves of a perfect game from this position to its end. Where [`value`] knows nothing, these are only the forced
/// ones.
///
/// ```
/// use coaching::puzzles;
/// use engine::{Rules, notation};
///
/// // X replied to the center at a side.
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "b2 b1").game.position();
/// assert_eq!(format!("{:?}", puzzles::perfect_play(position)), "[a1, c3, a2, c1, c2]");
/// ```
pub fn perfect_play(mut position: Position) -> Vec<Square> {
    if !tablebase::covers(position.rules()) {
        let endgame = Endgame::new(&position).map(|mut endgame| perfect_play_in(&mut endgame));
        return endgame.unwrap_or_else(|| fours::best_play(&position));
    }
    let next = || {
        let square = tablebase::best_squares(&position)?.first()?;
        position = position.play(square).ok()?;
        Some(square)
    };
    iter::from_fn(next).collect()
}

/// Returns the reply that defends best, or `None` where [`value`] knows nothing or the game is over.
///
/// Of the replies with the best value, it leaves the fewest good answers.
///
/// ```
/// use coaching::puzzles;
/// use engine::{Rules, notation};
///
/// // X has made a fork and wins. O blocks one of its lines.
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b1 a3 a2 c3").game.position();
/// assert_eq!(puzzles::defense(&position), Some("b2".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn defense(position: &Position) -> Option<Square> {
    let Some(mut endgame) = Endgame::new(position) else { return fours::forced_reply(position) };
    let start = endgame.start();
    let reply = defense_in(&mut endgame, start)?;
    endgame.squares(reply).first()
}

/// Whether a puzzle of this side is over: the game is, or the value is a draw and no line can be completed any more that this
/// side would lose by.
pub fn is_settled(position: &Position, solver: Mark) -> bool {
    let Some(mut endgame) = Endgame::new(position) else { return position.legal_squares().is_empty() };
    let start = endgame.start();
    is_settled_in(&mut endgame, start, solver)
}

/// Returns the number of answers until the puzzle of the side to move [is settled](is_settled), if both sides play
/// perfectly.
pub fn answers(position: &Position) -> u8 {
    let by_fours = || fours::moves_to_win(position).unwrap_or_default();
    Endgame::new(position).map_or_else(by_fours, |mut endgame| answers_in(&mut endgame))
}

/// Returns the moves of a perfect game to its end.
fn perfect_play_in(endgame: &mut Endgame) -> Vec<Square> {
    let (mut node, mut played) = (endgame.start(), Vec::new());
    loop {
        let value = endgame.value(node);
        let mut moves = bits(endgame.moves(node));
        let best = moves.find(|square| endgame.value(node.after(*square)).of_last_move() == value);
        let Some(square) = best else { return played };
        played.extend(endgame.squares(square));
        node = node.after(square);
    }
}

/// Returns the best reply that leaves the fewest good answers.
fn defense_in(endgame: &mut Endgame, node: Node) -> Option<u16> {
    let value = endgame.value(node);
    let mut best: Option<(usize, u16)> = None;
    for square in bits(endgame.free_squares(node)) {
        if endgame.value(node.after(square)).of_last_move() == value {
            let answers = good_answers_in(endgame, node.after(square));
            if best.is_none_or(|(fewest, _)| answers < fewest) {
                best = Some((answers, square));
            }
        }
    }
    best.map(|(_, square)| square)
}

/// Returns the number of moves that keep the result.
fn good_answers_in(endgame: &mut Endgame, node: Node) -> usize {
    let value = endgame.value(node);
    bits(endgame.free_squares(node))
        .filter(|square| endgame.value(node.after(*square)).of_last_move().same_result(value))
        .count()
}

/// Whether the game is over, or drawn because no line can be completed that the solver would lose by: of the other side or, in
/// misère, of the solver.
fn is_settled_in(endgame: &mut Endgame, node: Node, solver: Mark) -> bool {
    let free = endgame.free_squares(node);
    if free == 0 {
        return true;
    }
    // The side to move places the first of the remaining marks.
    let loser = if endgame.line_wins() { !solver } else { solver };
    let moves_left = if node.turn() == loser { free.count_ones().div_ceil(2) } else { free.count_ones() / 2 };
    !endgame.can_complete_line(node, loser, moves_left) && endgame.value(node) == Value::Draw
}

/// Plays perfectly from the start, and counts the answers of the side to move.
fn answers_in(endgame: &mut Endgame) -> u8 {
    let (mut node, mut answers) = (endgame.start(), 0);
    let solver = node.turn();
    while !is_settled_in(endgame, node, solver) {
        let Some(square) = defense_in(endgame, node) else { break };
        answers += u8::from(node.turn() == solver);
        node = node.after(square);
    }
    answers
}
