//! What is printed.

use std::time::Duration;

use serde_json::{Map, Value as Json, json};
use tic_tac_toe::engine::solver::{Prospect, Verdict};
use tic_tac_toe::engine::tablebase::Value;
use tic_tac_toe::engine::{Mark, Rules, Square};

/// All that has been found out.
pub struct Report {
    pub rules: Rules,
    pub moves: String,
    pub turn: Mark,
    pub result: Verdict<Prospect>,
    /// The best move, or the verdict that there was no time for it. None if the game is over.
    pub best: Verdict<Option<Square>>,
    /// Only if they were asked for.
    pub value: Option<Verdict<Value>>,
    pub all: Option<Verdict<Vec<(Square, Prospect)>>>,
    pub nodes: u64,
    pub elapsed: Duration,
}

impl Report {
    /// Whether everything that was asked for is proved.
    pub fn is_complete(&self) -> bool {
        self.result.proved().is_some()
            && self.best.proved().is_some()
            && self.value.is_none_or(|value| value.proved().is_some())
            && self.all.as_ref().is_none_or(|all| matches!(all, Verdict::Proved(_)))
    }

    /// For people.
    pub fn text(&self) -> String {
        let mut lines = vec![format!(
            "{} {}, {} to move: {}",
            self.rules,
            self.rules.objective().name(),
            self.turn,
            self.finding()
        )];
        match self.value {
            Some(Verdict::Proved(Value::Win(marks) | Value::Loss(marks))) => {
                lines.push(format!("The game ends in {marks} marks."));
            }
            Some(Verdict::Stopped { .. }) => lines.push("How soon the game ends is not known.".into()),
            Some(Verdict::Proved(Value::Draw)) | None => {}
        }
        match self.best {
            Verdict::Proved(Some(square)) => lines.push(format!("A best move is {square}.")),
            Verdict::Proved(None) => {}
            Verdict::Stopped { .. } => lines.push("No best move is known.".into()),
        }
        match &self.all {
            Some(Verdict::Proved(moves)) => {
                for prospect in Prospect::ALL.iter().rev() {
                    let squares: Vec<String> =
                        moves.iter().filter(|(_, of)| of == prospect).map(|(square, _)| square.to_string()).collect();
                    if !squares.is_empty() {
                        lines.push(format!("{}: {}", prospect.name(), squares.join(" ")));
                    }
                }
            }
            Some(Verdict::Stopped { .. }) => lines.push("Not all moves are known.".into()),
            None => {}
        }
        lines.push(format!("{} nodes in {:.6} s", self.nodes, self.elapsed.as_secs_f64()));
        lines.join("\n")
    }

    fn finding(&self) -> String {
        match self.result {
            Verdict::Proved(result) => format!("{} (proved)", result.name()),
            Verdict::Stopped { at_least: Prospect::Loss, at_most: Prospect::Win } => "not known".into(),
            Verdict::Stopped { at_least, at_most } => {
                format!("not known, at least a {} and at most a {}", at_least.name(), at_most.name())
            }
        }
    }

    /// For programs.
    pub fn json(&self) -> Json {
        let (at_least, at_most) = match self.result {
            Verdict::Proved(result) => (result, result),
            Verdict::Stopped { at_least, at_most } => (at_least, at_most),
        };
        let json = json!({
            "board": self.rules.to_string(),
            "objective": self.rules.objective().name(),
            "moves": self.moves,
            "turn": self.turn.name(),
            "proved": self.result.proved().is_some(),
            "value": self.result.proved().map(Prospect::name),
            "at_least": at_least.name(),
            "at_most": at_most.name(),
            "best": self.best.proved().flatten().map(|square| square.to_string()),
            "nodes": self.nodes,
            "seconds": self.elapsed.as_secs_f64(),
        });
        let marks = self.value.map(|value| match value {
            Verdict::Proved(Value::Win(marks) | Value::Loss(marks)) => json!(marks),
            Verdict::Proved(Value::Draw) | Verdict::Stopped { .. } => Json::Null,
        });
        let all = self.all.as_ref().map(|all| match all {
            Verdict::Proved(moves) => {
                let each = moves.iter().map(|(square, result)| (square.to_string(), json!(result.name())));
                Json::Object(each.collect::<Map<_, _>>())
            }
            Verdict::Stopped { .. } => Json::Null,
        });
        let asked_for = [("marks", marks), ("all", all)].into_iter();
        let asked_for = asked_for.filter_map(|(name, value)| Some((name.to_owned(), value?)));
        let Json::Object(mut members) = json else { return json };
        members.extend(asked_for);
        Json::Object(members)
    }
}
