//! Exact values and perfect play of puzzles: by the [`tablebase`] on 3×3, and by an [`Endgame`] on larger boards.

use std::iter;

use engine::endgame::{self, Endgame, Node, bits};
use engine::{Mark, Position, Square, Value, tablebase};

/// Returns the value of a position of a puzzle or after it. Returns `None` while more than 10 squares are free.
pub fn value(position: &Position) -> Option<Value> {
    tablebase::value(position).or_else(|| endgame::value(position))
}

/// Returns the value of a move, as [`value`] does.
pub fn value_of_move(position: &Position, square: Square) -> Option<Value> {
    value(&position.play(square).ok()?).map(Value::of_last_move)
}

/// Returns the moves of a perfect game from this position to its end. Empty where [`value`] knows nothing.
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
        return Endgame::new(&position).map(|mut endgame| perfect_play_in(&mut endgame)).unwrap_or_default();
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
    let mut endgame = Endgame::new(position)?;
    let start = endgame.start();
    let reply = defense_in(&mut endgame, start)?;
    endgame.squares(reply).first()
}

/// Whether a puzzle of this side is over: the game is, or the other side can complete no line any more where the value is
/// a draw.
pub fn is_settled(position: &Position, solver: Mark) -> bool {
    let Some(mut endgame) = Endgame::new(position) else { return true };
    let start = endgame.start();
    is_settled_in(&mut endgame, start, solver)
}

/// Returns the number of answers until the puzzle of the side to move [is settled](is_settled), if both sides play
/// perfectly.
pub fn answers(position: &Position) -> u8 {
    Endgame::new(position).map_or(0, |mut endgame| answers_in(&mut endgame))
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

/// Whether the game is over, or drawn because the other side can complete no line.
fn is_settled_in(endgame: &mut Endgame, node: Node, solver: Mark) -> bool {
    let free = endgame.free_squares(node);
    if free == 0 {
        return true;
    }
    // The side to move places the first of the remaining marks.
    let moves_left = if node.turn() == solver { free.count_ones() / 2 } else { free.count_ones().div_ceil(2) };
    !endgame.can_complete_line(node, !solver, moves_left) && endgame.value(node) == Value::Draw
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
