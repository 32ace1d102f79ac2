//! Random requests and replies.

use engine::{
    Analysis, BestMove, Evaluation, Objective, Position, Proof, Rules, Square, Value, Variation, Variations, Wdl,
};
use fastrand::Rng;
use worker::protocol::{Finding, Reply, SentRequest};
use worker::request::{AnalysisRequest, Request, Task, UltimateRequest};

use crate::random::any_rules;

/// A position after any number of moves, perhaps of a finished game.
pub fn position(rules: Rules, random: &mut Rng) -> Position {
    let mut position = Position::new(rules);
    for _ in 0..random.u32(0..=rules.squares().len()) {
        let Some(square) = random.choice(position.legal_squares()) else { break };
        position = position.play(square).unwrap();
    }
    position
}

fn task(limit: u32, random: &mut Rng) -> Task {
    match random.u8(0..3) {
        0 => Task::Evaluation { milliseconds: limit },
        1 => Task::Variations { milliseconds: limit },
        _ => Task::Reply { nodes: limit },
    }
}

pub fn sent_request(random: &mut Rng) -> SentRequest {
    let request = if random.bool() { any_analysis(random).into() } else { Request::Ultimate(any_move(random)) };
    SentRequest { number: random.u32(..), memory: random.u32(..), request }
}

fn any_analysis(random: &mut Rng) -> AnalysisRequest {
    let rules = any_rules(random);
    let positions = (0..random.u8(1..8)).map(|_| position(rules, random)).collect();
    AnalysisRequest { task: task(random.u32(..), random), positions }
}

/// A request of a move of ultimate after any squares.
fn any_move(random: &mut Rng) -> UltimateRequest {
    let moves = (0..random.u8(0..20)).filter_map(|_| Square::from_index(random.u16(..81))).collect();
    UltimateRequest { moves, seed: random.u64(..), milliseconds: random.u32(..) }
}

fn evaluation(random: &mut Rng) -> Evaluation {
    let marks = random.u8(..);
    match random.u8(0..8) {
        0 => Evaluation::Exact(Value::Win(marks)),
        1 => Evaluation::Exact(Value::Loss(marks)),
        2 => Evaluation::Exact(Value::Draw),
        3 => Evaluation::Proven(Wdl::ALL[random.usize(0..3)].into()),
        4 => Evaluation::Proven(Proof::Win { within: Some(marks) }),
        5 => Evaluation::Proven(Proof::Loss { within: Some(marks) }),
        6 => Evaluation::Estimate(random.i16(..)),
        _ => Evaluation::Unknown,
    }
}

/// An analysis whose best move, if any, is `among` these squares.
fn analysis(among: impl IntoIterator<Item = Square, IntoIter: ExactSizeIterator>, random: &mut Rng) -> Analysis {
    let best = random.choice(among).filter(|_| random.u8(0..8) > 0);
    let best_move = if random.bool() { BestMove::Proven } else { BestMove::Likely };
    Analysis { evaluation: evaluation(random), best: best.map(best_move), depth: random.u8(..) }
}

/// Up to three variations of legal moves.
fn variations(position: &Position, random: &mut Rng) -> Variations {
    let variation = |random: &mut Rng| {
        let (mut position, mut moves) = (*position, Vec::new());
        for _ in 0..random.u8(1..=5) {
            let Some(square) = random.choice(position.legal_squares()) else { break };
            position = position.play(square).unwrap();
            moves.push(square);
        }
        Variation { evaluation: evaluation(random), moves }
    };
    let best = (0..random.u8(0..=3)).map(|_| variation(random)).filter(|variation| !variation.moves.is_empty());
    Variations { best: best.collect(), depth: random.u8(..) }
}

pub fn reply(random: &mut Rng) -> Reply {
    if random.u8(0..50) == 0 {
        return Reply::Ready;
    }
    let (number, index, is_done) = (random.u32(..), random.usize(0..1_000), random.bool());
    if random.bool() {
        let rules = any_rules(random);
        let found = variations(&Position::new(rules), random);
        return Reply::Found { number, index, is_done, finding: Finding::Variations(found) };
    }
    let squares = Rules::new(20, 20, 5, Objective::Normal).unwrap().squares();
    if random.u8(0..4) == 0 {
        let best = random.choice(squares).unwrap();
        return Reply::Found { number, index, is_done, finding: Finding::Ultimate(best) };
    }
    let analysis = analysis(squares, random);
    let finding = if random.bool() { Finding::Evaluation(analysis) } else { Finding::Reply(analysis) };
    Reply::Found { number, index, is_done, finding }
}

/// A text with a few characters removed, inserted or replaced.
pub fn altered(text: &str, random: &mut Rng) -> String {
    const LETTERS: [char; 16] = ['x', 'o', '-', '/', ' ', '0', '9', '+', 'j', 'a', 'é', '\0', '\n', '𝕏', '.', '~'];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..random.u8(1..4) {
        let (place, letter) = (random.usize(0..=letters.len()), LETTERS[random.usize(0..LETTERS.len())]);
        match random.u8(0..3) {
            0 => letters.insert(place, letter),
            1 if place < letters.len() => letters[place] = letter,
            _ if place < letters.len() => drop(letters.remove(place)),
            _ => letters.truncate(place / 2),
        }
    }
    letters.into_iter().collect()
}
