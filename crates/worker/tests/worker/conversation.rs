//! Conversations of the page with the worker: see `conversations.txt`.

use engine::{Objective, Rules, notation};
use worker::conversation::{Conversation, Effect, Event};
use worker::request::{AnalysisRequest, Report, Task, UltimateRequest};

const CONVERSATIONS: &str = include_str!("conversations.txt");

/// Reads an event: a request such as `evaluate x4-o 1x3-o`, or `move-after e5 d4` for ultimate, `nothing` to request, `fails`, or
/// else a message of the worker.
fn event(text: &str) -> Event {
    let (word, positions) = text.split_once(' ').unwrap_or((text, ""));
    if word == "move-after" {
        let moves = positions.split(' ').map(|name| name.parse().unwrap()).collect();
        return Event::Requested(Some(UltimateRequest { moves, seed: 5, milliseconds: 100 }.into()));
    }
    let task = match word {
        "evaluate" => Task::Evaluation { milliseconds: 1_000 },
        "glance" => Task::Evaluation { milliseconds: 0 },
        "explore" => Task::Variations { milliseconds: 1_000 },
        "choose" => Task::Reply { nodes: 60 },
        "nothing" => return Event::Requested(None),
        "fails" => return Event::Failed,
        _ => return Event::Received(text.to_owned()),
    };
    let rules = Rules::new(5, 1, 5, Objective::Normal).unwrap();
    let positions = positions.split_whitespace().map(|text| notation::read_position(rules, text).unwrap()).collect();
    Event::Requested(Some(AnalysisRequest { task, positions }.into()))
}

fn effect(effect: &Effect) -> String {
    let report = match effect {
        Effect::Start => return "start".to_owned(),
        Effect::Send(text) => return format!("send {text}"),
        Effect::Terminate => return "terminate".to_owned(),
        Effect::Report(report) => report,
    };
    match report {
        Report::Evaluation { position, analysis, milliseconds } => {
            format!("{} is {analysis} after {milliseconds} ms", notation::write_position(*position))
        }
        Report::Variations { position, variations, is_final } => {
            let depth = variations.depth;
            let state = if *is_final { "final" } else { "interim" };
            format!("{} has {state} variations of depth {depth}", notation::write_position(*position))
        }
        Report::Reply { position, nodes, analysis } => {
            format!("in {}, {nodes} nodes choose {analysis}", notation::write_position(*position))
        }
        Report::Ultimate { moves, best } => format!("after {}, {best} is best", notation::write_moves(moves)),
        Report::Unavailable => "give up".to_owned(),
    }
}

/// Describes whether the conversation waits for results, and for a worker to start.
fn state(conversation: &Conversation) -> &'static str {
    match (conversation.is_busy(), conversation.is_starting()) {
        (false, false) => "idle",
        (true, false) => "busy",
        (false, true) => "starting",
        (true, true) => "busy, starting",
    }
}

#[test]
fn every_event_has_its_effects() {
    let mut wrong = Vec::new();
    let mut conversation = Conversation::default();
    for line in CONVERSATIONS.lines().filter(|line| !line.starts_with("//")) {
        if line.is_empty() {
            conversation = Conversation::default();
            continue;
        }
        let text = line.split(" | ").next().unwrap();
        let effects = conversation.handle(event(text));
        let effects = effects.iter().map(effect).collect::<Vec<String>>().join("; ");
        let told = format!("{text} | {effects} | {}", state(&conversation));
        if told != line {
            wrong.push(told);
        }
    }
    assert!(wrong.is_empty(), "these events have other effects:\n{}", wrong.join("\n"));
}
