//! Random requests and replies.

use engine::{Analysis, BestMove, Evaluation, Proof, Square, Value, Variation, Variations, Wdl};
use fastrand::Rng;
use worker::protocol::{Finding, Reply, SentRequest};
use worker::request::{AnalysisRequest, Request, Task, UltimateRequest};

use crate::random::{any_rules, unfinished};

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
    let positions = (0..random.u8(1..8)).map(|_| unfinished(rules, 0..=rules.squares().len() / 2, random)).collect();
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

fn analysis(random: &mut Rng) -> Analysis {
    let best = (random.u8(0..8) > 0).then(|| any_square(random));
    let best_move = if random.bool() { BestMove::Proven } else { BestMove::Likely };
    Analysis { evaluation: evaluation(random), best: best.map(best_move), depth: random.u8(..) }
}

fn any_square(random: &mut Rng) -> Square {
    Square::new(random.u8(0..20), random.u8(0..20)).unwrap()
}

/// Up to three variations of any squares.
fn variations(random: &mut Rng) -> Variations {
    let moves = |random: &mut Rng| (0..random.u8(1..=5)).map(|_| any_square(random)).collect();
    let variation = |random: &mut Rng| Variation { evaluation: evaluation(random), moves: moves(random) };
    Variations { best: (0..random.u8(0..=3)).map(|_| variation(random)).collect(), depth: random.u8(..) }
}

pub fn reply(random: &mut Rng) -> Reply {
    let finding = match random.u8(0..100) {
        0 => return Reply::Ready,
        1..50 => Finding::Variations(variations(random)),
        50..60 => Finding::Ultimate(any_square(random)),
        60..80 => Finding::Evaluation(analysis(random)),
        _ => Finding::Reply(analysis(random)),
    };
    Reply::Found { number: random.u32(..), index: random.usize(0..1_000), is_done: random.bool(), finding }
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
