//! Makes the opening book of the engine.
//!
//! The book lets a player who never makes a mistake move at once. So it follows that player's games as either side: where the
//! analysis of the page does not prove the result and a best move within [`SOON`] nodes, the position gets a line, and all replies
//! to the best move follow. Where it does, the book ends.
//!
//! Arguments select boards by name. The boards do not share anything, so that each is proven by a thread of its own.

mod book_positions;

use std::collections::HashSet;
use std::process::ExitCode;
use std::thread;

use engine::{Analysis, Analyzer, BestMove, Limits, Mark, Position, Rules, Solver, Square, Squares, Wdl, notation};

/// The nodes of a second on the page: about half as many as natively.
const SOON: f64 = 200_000.0;

/// The number of nodes after which a position is given up.
const MOST: u64 = 20_000_000;

/// The bytes of the tables for the proofs.
const MEMORY: usize = 1 << 30;

/// The boards, and the number of marks up to which the book has their positions.
const BOARDS: [(&str, u32); 4] = [("8x4x4", 64), ("9x4x4", 2), ("10x4x4", 2), ("8x7x5", 1)];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let is_wanted = |board: &str| arguments.is_empty() || arguments.iter().any(|argument| argument == board);
    let wanted = BOARDS.into_iter().filter(|(board, ..)| is_wanted(board));
    let section = |(board, marks): (&str, u32)| Maker::section(board.parse().ok()?, marks);
    let sections: Option<Vec<String>> = thread::scope(|scope| {
        let makers: Vec<_> = wanted.map(|board| scope.spawn(move || section(board))).collect();
        makers.into_iter().map(|maker| maker.join().ok().flatten()).collect()
    });
    let Some(sections) = sections else { return ExitCode::FAILURE };
    println!("{}", sections.join("\n\n"));
    ExitCode::SUCCESS
}

/// Returns the result and a best move, if the solver finds both within [`MOST`] nodes. If every move loses, the search has to `guess`
/// the move that makes it hardest.
fn solve(solver: &mut Solver, position: &Position, guess: Option<BestMove>) -> Option<(Wdl, Square)> {
    let wdl = solver.result(position, Limits::nodes(MOST)).ok()?;
    let left = MOST - solver.nodes();
    let best =
        if wdl == Wdl::Loss { guess?.square() } else { solver.best_square(position, Limits::nodes(left)).ok()?? };
    Some((wdl, best))
}

/// Returns the analysis of the page in its first second without the book.
fn first_second(position: &Position) -> Option<Analysis> {
    Analyzer::new(position.rules()).best(position, Limits::until(|nodes| nodes as f64 / SOON)).ok()
}

/// Returns the moves that lead to a position, as the book writes them.
fn moves(position: &Position) -> Vec<Square> {
    let mut replies = position.marks(Mark::O).iter();
    position.marks(Mark::X).iter().flat_map(|square| [Some(square), replies.next()]).flatten().collect()
}

/// Makes the book of one board.
struct Maker {
    solver: Solver,
    /// The number of marks up to which positions get lines.
    marks: u32,
    known: HashSet<Position>,
    lines: Vec<String>,
}

impl Maker {
    /// Returns the part of the book for one board, or `None` if it has no line.
    fn section(rules: Rules, marks: u32) -> Option<String> {
        let solver = Solver::with_memory(rules, MEMORY).ok()?;
        let name = format!("{} {}", rules.name(), rules.objective().name());
        let mut maker = Self { solver, marks, known: HashSet::new(), lines: vec![name] };
        let start = Position::new(rules);
        maker.follow(&start);
        maker.follow_all(&start);
        (maker.lines.len() > 1).then(|| maker.lines.join("\n"))
    }

    /// Follows all moves up to symmetry.
    fn follow_all(&mut self, position: &Position) {
        for square in self.solver.promising_squares(position, Squares::EMPTY).into_iter().flatten() {
            if let Ok(after) = position.play(square) {
                self.follow(&after);
            }
        }
    }

    /// Adds the lines of a position in which the player moves, and of those that follow.
    fn follow(&mut self, position: &Position) {
        let position = book_positions::canonical(position);
        let is_over = position.outcome().is_some() || position.taken().len() > self.marks;
        if is_over || !self.known.insert(position) {
            return;
        }
        let Some(analysis) = first_second(&position).filter(|analysis| !analysis.is_proven()) else { return };
        let text = notation::write_position(position);
        let Some((wdl, best)) = solve(&mut self.solver, &position, analysis.best) else {
            eprintln!("{text} is not proven");
            return;
        };
        eprintln!("{text} {} {best}", wdl.name());
        let moves = moves(&position).into_iter().map(|square| format!(" {square}"));
        self.lines.push(format!("{} {best}{}", wdl.name(), moves.collect::<String>()));
        if let Ok(after) = position.play(best) {
            self.follow_all(&after);
        }
    }
}
