//! The printed report, as text or JSON.

use std::time::Duration;

use engine::{Mark, Rules, Square, Unproven, Wdl};
use serde_json::{Map, Value as Json, json};

/// The answers to all queries.
pub struct Report {
    pub rules: Rules,
    pub moves: String,
    pub turn: Mark,
    pub result: Result<Wdl, Unproven>,
    /// The best move; `None` if the game is over.
    pub best: Result<Option<Square>, Unproven>,
    /// The results of all moves, if requested; `None` for a move whose result is not proven.
    pub all: Option<Vec<(Square, Option<Wdl>)>>,
    pub nodes: u64,
    pub elapsed: Duration,
}

impl Report {
    /// Whether everything requested is proven.
    pub fn is_complete(&self) -> bool {
        self.result.is_ok()
            && self.best.is_ok()
            && self.all.as_ref().is_none_or(|all| all.iter().all(|(_, result)| result.is_some()))
    }

    /// The report as text.
    pub fn text(&self) -> String {
        let mut lines = vec![format!(
            "{} {}, {} to move: {}",
            self.rules.name(),
            self.rules.objective().name(),
            self.turn,
            self.finding()
        )];
        match self.best {
            Ok(Some(square)) => lines.push(format!("A best move is {square}.")),
            Ok(None) => {}
            Err(_) => lines.push("No best move is known.".into()),
        }
        for result in Wdl::ALL.into_iter().rev().map(Some).chain([None]) {
            let moves = self.all.iter().flatten().filter(|(_, of)| *of == result);
            let squares: Vec<String> = moves.map(|(square, _)| square.to_string()).collect();
            if !squares.is_empty() {
                lines.push(format!("{}: {}", result.map_or("not known", Wdl::name), squares.join(" ")));
            }
        }
        lines.push(format!("{} nodes in {:.6} s", self.nodes, self.elapsed.as_secs_f64()));
        lines.join("\n")
    }

    fn finding(&self) -> String {
        match self.result {
            Ok(result) => format!("{result} (proven)"),
            Err(Unproven::Stopped { at_most }) if at_most != Wdl::Win => {
                format!("not known, at least a loss and at most a {at_most}")
            }
            Err(_) => "not known".into(),
        }
    }

    /// The report as JSON.
    pub fn json(&self) -> Json {
        let (at_least, at_most) = match self.result {
            Ok(result) => (result, result),
            Err(Unproven::Stopped { at_most }) => (Wdl::Loss, at_most),
            Err(Unproven::OtherRules(_)) => (Wdl::Loss, Wdl::Win),
        };
        let json = json!({
            "board": self.rules.name(),
            "objective": self.rules.objective().name(),
            "moves": self.moves,
            "turn": self.turn.name(),
            "proven": self.result.is_ok(),
            "value": self.result.ok().map(Wdl::name),
            "at_least": at_least.name(),
            "at_most": at_most.name(),
            "best": self.best.ok().flatten().map(|square| square.to_string()),
            "nodes": self.nodes,
            "seconds": self.elapsed.as_secs_f64(),
        });
        let all = self.all.as_ref().map(|all| {
            let each = all.iter().map(|(square, result)| (square.to_string(), json!(result.map(Wdl::name))));
            Json::Object(each.collect::<Map<_, _>>())
        });
        let Json::Object(mut members) = json else { return json };
        members.extend(all.map(|all| ("all".to_owned(), all)));
        Json::Object(members)
    }
}
