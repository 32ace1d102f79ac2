//! English: the coach.

use super::computer_name;
use crate::engine::coach::{ForkBlock, Hint, MoveQuality, MoveReview, Reason, Review};
use crate::engine::evaluation::{Analysis, BestMove, Evaluation, Value, Wdl};
use crate::engine::opponents::{Explanation, LineHeuristic};
use crate::engine::tactics::ForcedFork;
use crate::engine::{Computer, Line, Mark, Square, Squares, search};
use crate::i18n::CoachTexts;

pub(in crate::i18n) static COACH: CoachTexts = CoachTexts {
    value,
    position_value,
    analysis_status,
    analysis_progress: |done, of| format!("Checked {done} of {of} moves"),
    analyzed_move,
    hint,
    explanation,
    no_explanation: |computer, square| format!("{square}: {} would have played differently", computer_name(computer)),
    verdict,
    move_review,
    replayed_move: |reviewed, reason| {
        let effect = reason.map_or_else(|| value(reviewed.after), |reason| clause(reason, reviewed.mark));
        format!("{}: {effect}", move_made(reviewed))
    },
    lost_at: |mistake| match (&mistake.better, mistake.before.wdl()) {
        (Some(better), Some(Wdl::Win)) => {
            format!("You lost at move {}. {} would have won.", mistake.number, better.square)
        }
        (Some(better), _) => format!("You lost at move {}. {} would have drawn.", mistake.number, better.square),
        (None, _) => format!("You lost at move {}, {}.", mistake.number, mistake.square),
    },
    missed_win: |mistake| match &mistake.better {
        Some(better) => format!("It’s a draw. {} at move {} would have won.", better.square, mistake.number),
        None => format!("It’s a draw. You had a win at move {}.", mistake.number),
    },
    risked_loss: |mistake| format!("It’s a draw, but {} at move {} could have lost.", mistake.square, mistake.number),
    without_mistake: |is_draw| match is_draw {
        true => "It’s a draw. You made no mistake.",
        false => "You lost, but made no mistake.",
    },
    not_reviewed: |is_draw| match is_draw {
        true => "It’s a draw. Review looks for missed wins.",
        false => "You lost. Review looks for the mistake.",
    },
    summary,
};

fn value(value: Evaluation) -> String {
    match value {
        Evaluation::Exact(Value::Win(marks)) => format!("wins in {marks}"),
        Evaluation::Exact(Value::Loss(marks)) => format!("loses in {marks}"),
        Evaluation::Proven { wdl: Wdl::Win, within: Some(marks) } => format!("wins within {marks}"),
        Evaluation::Proven { wdl: Wdl::Loss, within: Some(marks) } => format!("loses within {marks}"),
        Evaluation::Proven { wdl: Wdl::Win, within: None } => "wins".to_owned(),
        Evaluation::Proven { wdl: Wdl::Loss, within: None } => "loses".to_owned(),
        Evaluation::Exact(Value::Draw) | Evaluation::Proven { wdl: Wdl::Draw, .. } => "draw".to_owned(),
        Evaluation::Estimate(_) | Evaluation::Unknown => "not proven".to_owned(),
    }
}

fn position_value(value: Evaluation, mover: Mark) -> String {
    let wins = |winner: Mark, how: &str, marks: u8| format!("With best play: {winner} wins {how} {marks}");
    match value {
        // The game is over.
        Evaluation::Exact(Value::Loss(0)) => format!("{} has won", !mover),
        Evaluation::Exact(Value::Win(0)) => format!("{mover} has won"),
        Evaluation::Exact(Value::Win(marks)) => wins(mover, "in", marks),
        Evaluation::Exact(Value::Loss(marks)) => wins(!mover, "in", marks),
        Evaluation::Proven { wdl: Wdl::Win, within: Some(marks) } => wins(mover, "within", marks),
        Evaluation::Proven { wdl: Wdl::Loss, within: Some(marks) } => wins(!mover, "within", marks),
        Evaluation::Proven { wdl: Wdl::Win, within: None } => format!("With best play: {mover} wins"),
        Evaluation::Proven { wdl: Wdl::Loss, within: None } => format!("With best play: {} wins", !mover),
        Evaluation::Exact(Value::Draw) | Evaluation::Proven { wdl: Wdl::Draw, .. } => {
            "With best play: a draw".to_owned()
        }
        Evaluation::Estimate(estimate) => format!("Not proven: {}", chances(estimate, mover)),
        Evaluation::Unknown => "Not analyzed yet".to_owned(),
    }
}

/// Returns the chance of the side that is better off.
fn chances(estimate: i16, mover: Mark) -> String {
    match search::winning_chance(estimate) {
        50 => "even chances".to_owned(),
        chance @ 51.. => format!("about {chance}% for {mover}"),
        chance => format!("about {}% for {}", 100 - chance, !mover),
    }
}

fn analysis_status(known: &Analysis, mover: Mark) -> String {
    let value = position_value(known.evaluation, mover);
    match (known.best, known.evaluation.wdl()) {
        (Some(best), None) => format!("{}, looking {} moves ahead. {value}", best.square(), known.depth),
        (Some(BestMove::Proven(best)), Some(_)) => format!("{best}. {value}"),
        (Some(BestMove::Likely(best)), Some(_)) => format!("{value}, probably by {best}"),
        (None, _) => value,
    }
}

fn analyzed_move(computer: Computer, square: Square, known: &Analysis) -> String {
    let name = computer_name(computer);
    let text = match known.evaluation.wdl() {
        Some(result @ (Wdl::Win | Wdl::Draw)) if !known.is_proven() => {
            format!("probably keeps the {}; {name} had no time to prove it", result.name())
        }
        Some(Wdl::Win) => format!("{}, which is proven", value(known.evaluation)),
        Some(Wdl::Draw) => "keeps the draw, which is proven to be the best result".to_owned(),
        Some(Wdl::Loss) => format!("{name} loses against best play, and holds out as long as it can"),
        None => format!("the best move {name} found, looking {} moves ahead; nothing is proven", known.depth),
    };
    format!("{square}: {text}")
}

fn hint(hint: &Hint, mover: Mark) -> String {
    let mut sentence = match &hint.reason {
        Some(reason) => format!("{}: {}", hint.square, clause(reason, mover)),
        None => format!("{}: {}", hint.square, value(hint.value)),
    };
    match (hint.value, &hint.reason) {
        (Evaluation::Exact(Value::Loss(_)), _) => sentence.push_str(". Every move loses; this one holds out longest"),
        // These reasons alone do not suggest a win.
        (
            Evaluation::Exact(Value::Win(marks)),
            Some(Reason::Center | Reason::OppositeCorner { .. } | Reason::EmptyCorner | Reason::EmptySide),
        ) => sentence.push_str(&format!(", and wins in {marks}")),
        // The sentence already says that the move wins.
        (_, Some(Reason::Win { .. })) => {}
        (Evaluation::Proven { .. } | Evaluation::Estimate(_), Some(_)) => {
            sentence.push_str(&format!("; {}", value(hint.value)));
        }
        _ => {}
    }
    sentence
}

/// Returns the effect of a move, to follow its square.
pub(super) fn clause(reason: &Reason, mover: Mark) -> String {
    let other = !mover;
    match reason {
        Reason::Win { lines } => format!("completes {}", lines_text(lines)),
        Reason::Block { lines } => format!("blocks {other} on {}", lines_text(lines)),
        Reason::Fork { lines } => format!("makes a fork: {}", lines_text(lines)),
        Reason::BlockFork { forks, by } => {
            let mut text = format!("blocks {other}’s fork at {}", listed(*forks));
            match by {
                ForkBlock::Occupy => {}
                ForkBlock::TakeAway { line } => {
                    text.push_str(&format!(" with two in a row on {}", line_text(*line)));
                }
                ForkBlock::Force { line, reply } => {
                    text.push_str(&format!(
                        ": with two in a row on {}, {other} must reply at {reply}",
                        line_text(*line)
                    ));
                }
            }
            text
        }
        Reason::Center => "takes the center".to_owned(),
        Reason::OppositeCorner { of } => format!("takes the corner opposite {of}"),
        Reason::EmptyCorner => "takes a corner".to_owned(),
        Reason::EmptySide => "takes a side".to_owned(),
    }
}

fn explanation(computer: Computer, square: Square, explanation: &Explanation, mover: Mark) -> String {
    let name = computer_name(computer);
    let other = !mover;
    let text = match explanation {
        Explanation::Any { of: 1 } => "the last free square".to_owned(),
        Explanation::Any { of } => format!("{name} picked one of {of} free squares"),
        Explanation::Rule(reason) => clause(reason, mover),
        Explanation::FavoriteLines { squares } => format!("{name} is aiming for {}", plan_text(*squares)),
        Explanation::FirstReply { to } => format!("{name} knows how to reply to {to}"),
        Explanation::Safe { avoided } if avoided.is_empty() => "every free square is safe".to_owned(),
        Explanation::Safe { avoided } => format!("a safe move; {other} could set a trap after {}", listed(*avoided)),
        Explanation::Lost => format!("{name} loses against best play, and picks any square"),
        Explanation::NoLine { avoided } => format!("completes no line, unlike {}", listed(*avoided)),
        Explanation::ForcedFork(ForcedFork { reply, forks }) => {
            format!("{other} must reply at {reply}, and then {mover} can make a fork at {}", listed(*forks))
        }
        Explanation::OpenLines { heuristic: LineHeuristic::Any, .. } => {
            format!("{name} picked a square on a line open to {mover}")
        }
        Explanation::OpenLines { heuristic, lines } => {
            let more = if *heuristic == LineHeuristic::Most { "more" } else { "less" };
            let through = match lines {
                0 => "none goes".to_owned(),
                1 => "one goes".to_owned(),
                lines => format!("{lines} go"),
            };
            format!("no square does {more} for lines open to {mover}: {through} through it")
        }
        Explanation::Perfect { value: Value::Win(1), .. } => "wins".to_owned(),
        Explanation::Perfect { value: Value::Win(marks), .. } => format!("forces a win in {marks}"),
        Explanation::Perfect { value: Value::Draw, traps, .. } if traps.is_empty() => "keeps the draw".to_owned(),
        Explanation::Perfect { value: Value::Draw, traps, replies } => {
            format!("keeps the draw and sets a trap; {other} loses with {}", some_of(*replies, *traps))
        }
        Explanation::Perfect { value: Value::Loss(_), traps, .. } if traps.is_empty() => {
            "every move loses; this one holds out longest".to_owned()
        }
        Explanation::Perfect { value: Value::Loss(_), traps, replies } => {
            format!("every move loses, but {other} throws the win away with {}", some_of(*replies, *traps))
        }
    };
    format!("{square}: {text}")
}

/// Returns the number of losing replies of all, and their squares.
fn some_of(replies: u32, losing: Squares) -> String {
    format!("{} of {replies} replies: {}", losing.len(), listed(losing))
}

fn verdict(verdict: MoveQuality) -> String {
    match verdict {
        MoveQuality::Best => "best".to_owned(),
        MoveQuality::Good => "good".to_owned(),
        MoveQuality::Mistake { from, to } => format!("mistake: {} → {}", result(from), result(to)),
        MoveQuality::Unclear => "not proven".to_owned(),
    }
}

/// Returns an evaluation without its distance.
fn result(value: Evaluation) -> &'static str {
    value.wdl().map_or("not proven", Wdl::name)
}

fn move_review(reviewed: &MoveReview) -> String {
    let mark = reviewed.mark;
    let mut sentence = format!("{}: {}", move_made(reviewed), verdict(reviewed.quality()));
    if let (MoveQuality::Good, Evaluation::Exact(Value::Win(marks) | Value::Loss(marks))) =
        (reviewed.quality(), reviewed.before)
    {
        sentence.push_str(&format!(", but {} instead of {marks}", value(reviewed.after)));
    }
    if let Some(better) = &reviewed.better {
        sentence.push_str(". Better: ");
        sentence.push_str(&hint(better, mark));
    }
    sentence
}

/// Returns the number, mark and square of a move.
fn move_made(reviewed: &MoveReview) -> String {
    format!("Move {}, {} {}", reviewed.number, reviewed.mark, reviewed.square)
}

fn summary(review: &Review) -> String {
    if review.moves.is_empty() {
        return "No moves yet".to_owned();
    }
    if let Some(reviewed) = review.lost_by() {
        return format!("{}, lost the game", move_made(reviewed));
    }
    let mut sentence = mistakes(review);
    match review.unclear() {
        0 => {}
        1 => sentence.push_str(". One move could not be analyzed"),
        unclear => sentence.push_str(&format!(". {unclear} moves could not be analyzed")),
    }
    sentence
}

fn mistakes(review: &Review) -> String {
    match (review.mistakes(), review.outcome) {
        (0, _) if review.unclear() > 0 => "No mistake found".to_owned(),
        (0, Some(_)) => "Perfect play: no mistakes on either side".to_owned(),
        (0, None) => "No mistakes on either side so far".to_owned(),
        (1, Some(_)) => "One mistake, but it did not decide the game".to_owned(),
        (1, None) => "One mistake so far".to_owned(),
        (mistakes, Some(_)) => format!("{mistakes} mistakes, but none decided the game"),
        (mistakes, None) => format!("{mistakes} mistakes so far"),
    }
}

/// Returns the squares of lines.
fn lines_text(lines: &[Line]) -> String {
    lines.iter().map(|line| line_text(*line)).collect::<Vec<String>>().join(" and ")
}

fn line_text(line: Line) -> String {
    line.iter().map(|square| square.to_string()).collect::<Vec<String>>().join("–")
}

/// Returns the squares of a plan, as a line if they are on one.
fn plan_text(squares: Squares) -> String {
    let step = |(one, other): (Square, Square)| {
        (i16::from(other.column()) - i16::from(one.column()), i16::from(other.row()) - i16::from(one.row()))
    };
    let mut steps = squares.iter().zip(squares.iter().skip(1)).map(step);
    let first = steps.next();
    if steps.all(|step| Some(step) == first) {
        squares.iter().map(|square| square.to_string()).collect::<Vec<String>>().join("–")
    } else {
        listed(squares)
    }
}

/// Returns a list of squares with “and” before the last.
pub(super) fn listed(squares: Squares) -> String {
    let mut names: Vec<String> = squares.iter().map(|square| square.to_string()).collect();
    match names.pop() {
        Some(last) if names.is_empty() => last,
        Some(last) => format!("{} and {last}", names.join(", ")),
        None => String::new(),
    }
}
