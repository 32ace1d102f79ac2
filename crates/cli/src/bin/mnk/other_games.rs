//! Solves and analyzes the games with other rules, such as `infinite`.

use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use engine::other_games::{BoardKind, Explanation, Game, GamePosition, Loss, Move, Variant, best};
use engine::{Evaluation, Limits, Squares, Wdl};
use serde_json::{Map, Value as Json, json};

use crate::arguments::{Analyze, Solve};
use crate::interruption;

/// The evaluations of all moves.
struct Found {
    game: Game,
    position: Box<dyn GamePosition>,
    values: Vec<(Move, Evaluation)>,
    elapsed: Duration,
}

/// Prints the result of a position and the best moves or, if requested, the results of all moves.
///
/// # Errors
///
/// Names the invalid argument in a sentence.
pub fn solve(variant: Variant, arguments: &Solve) -> Result<ExitCode, String> {
    let time = arguments.seconds.map_or(Duration::MAX, Duration::from_secs);
    let found = Found::new(variant, &arguments.moves, time, arguments.nodes)?;
    let result = found.result();
    if arguments.json {
        println!("{}", found.json(arguments.all));
    } else {
        let shown = result.map_or_else(|| "not known".to_owned(), |wdl| format!("{wdl} (proven)"));
        println!("{}: {shown}", found.title());
        let moves = best(&found.values);
        if !moves.is_empty() {
            println!("best: {}", found.names(&moves));
        }
        if arguments.all {
            found.print_all();
        }
        println!("{:.6} s", found.elapsed.as_secs_f64());
    }
    let is_complete =
        result.is_some() && (!arguments.all || found.values.iter().all(|(_, value)| value.wdl().is_some()));
    Ok(if is_complete { ExitCode::SUCCESS } else { ExitCode::from(crate::INTERRUPTED) })
}

/// Prints the evaluations of all moves, and the reason.
///
/// # Errors
///
/// Names the invalid argument, or states that there is no move to analyze, in a sentence.
pub fn analyze(variant: Variant, arguments: &Analyze) -> Result<ExitCode, String> {
    let found = Found::new(variant, &arguments.moves, arguments.time, arguments.nodes)?;
    if found.values.is_empty() {
        return Err("the game is over, so that there is no move to analyze".to_owned());
    }
    if arguments.json {
        println!("{}", found.json(true));
    } else {
        println!("{}", found.title());
        found.print_all();
        if let Some(explanation) = found.position.explanation() {
            println!("{}", in_words(&explanation));
        }
    }
    Ok(ExitCode::SUCCESS)
}

impl Found {
    fn new(variant: Variant, moves: &str, time: Duration, nodes: Option<u64>) -> Result<Self, String> {
        let game = Game::parse(variant, &records::plain(moves)).map_err(|error| error.to_string())?;
        let position = game.position();
        let interrupted = interruption::flag()?;
        let start = Instant::now();
        let is_over = || start.elapsed() >= time || interrupted.load(Ordering::Relaxed);
        let limits = Limits::until(|_| f64::from(is_over())).and_nodes(nodes.unwrap_or(u64::MAX));
        let values = position.values(limits);
        Ok(Self { game, position, values, elapsed: start.elapsed() })
    }

    fn title(&self) -> String {
        format!("{}, {} to move", self.game.variant(), self.position.turn())
    }

    /// The result for the side to move, if it is known.
    fn result(&self) -> Option<Wdl> {
        if let Some(ending) = self.position.ending() {
            return Some(ending.result_for(self.position.turn()));
        }
        let results: Option<Vec<Wdl>> = self.values.iter().map(|(_, value)| value.wdl()).collect();
        let is_won = self.values.iter().any(|(_, value)| value.wdl() == Some(Wdl::Win));
        if is_won { Some(Wdl::Win) } else { results?.into_iter().max() }
    }

    fn names(&self, moves: &[Move]) -> String {
        let names: Vec<String> = moves.iter().map(|played| self.position.name_of(*played)).collect();
        names.join(" ")
    }

    /// Prints a line for each evaluation, from the best.
    fn print_all(&self) {
        let mut rest = self.values.clone();
        while let Some(first) = best(&rest).first() {
            let Some((_, evaluation)) = rest.iter().find(|(played, _)| played == first).copied() else { break };
            let (like, others): (Vec<_>, Vec<_>) = rest.into_iter().partition(|(_, value)| *value == evaluation);
            let moves: Vec<Move> = like.into_iter().map(|(played, _)| played).collect();
            println!("{evaluation}: {}", self.names(&moves));
            rest = others;
        }
    }

    fn json(&self, all: bool) -> Json {
        let result = self.result();
        let best: Vec<String> = best(&self.values).into_iter().map(|played| self.position.name_of(played)).collect();
        let mut json = json!({
            "game": self.game.variant().name(),
            "moves": self.game.to_string(),
            "turn": self.position.turn().name(),
            "proven": result.is_some(),
            "value": result.map(Wdl::name),
            "best": best,
            "seconds": self.elapsed.as_secs_f64(),
        });
        if let (true, Some(members)) = (all, json.as_object_mut()) {
            let value = |evaluation: Evaluation| json!({ "value": evaluation.wdl().map(Wdl::name), "within": within(evaluation), "chance": evaluation.chance() });
            let each =
                self.values.iter().map(|(played, evaluation)| (self.position.name_of(*played), value(*evaluation)));
            members.insert("all".to_owned(), Json::Object(each.collect::<Map<_, _>>()));
        }
        json
    }
}

/// The most moves until the end, if they are known.
fn within(evaluation: Evaluation) -> Option<u8> {
    match evaluation {
        Evaluation::Exact(value) => value.moves(),
        Evaluation::Proven(proof) => proof.within(),
        _ => None,
    }
}

/// Returns an explanation as a sentence.
fn in_words(explanation: &Explanation) -> String {
    match explanation {
        Explanation::WinsNow(squares) => format!("A move on {} wins at once.", names_of(*squares)),
        Explanation::WinsIn(moves) => format!("The side to move wins in {moves} moves."),
        Explanation::LosesIn(moves) => format!("The side to move loses in {moves} moves."),
        Explanation::Balanced => "Neither side can force a win.".to_owned(),
        Explanation::Boards { kinds, loss } => {
            let kinds: Vec<&str> = kinds.iter().copied().map(BoardKind::name).collect();
            let product = loss.map_or("The product wins", |loss| match loss {
                Loss::SingleMove => "The product a loses: a single move is left",
                Loss::Answers => "The product b2 loses: the boards answer each other",
                Loss::EmptyAndB => "The product bc loses: the empty board and that of kind b answer each other",
                Loss::Opposites => "The product c2 loses: each move has its opposite",
            });
            format!("Kinds of the boards: {}. {product}.", kinds.join(" "))
        }
        Explanation::WinsBoard(squares) => format!("A move on {} wins a board.", names_of(*squares)),
        Explanation::FreeChoice => "The side to move chooses the board.".to_owned(),
    }
}

fn names_of(squares: Squares) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}
