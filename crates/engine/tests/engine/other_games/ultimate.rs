//! Ultimate tic-tac-toe against a plain grid of 9 × 9.

use std::collections::HashMap;

use engine::other_games::{Ending, Explanation, Game, Level, Move, Variant};
use engine::{Evaluation, Limits, Mark, Proof, Square, Squares, Value, Wdl};

use super::{has_line, names, random_game};

/// The marks by row and column, and the last move.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Grid {
    marks: [[Option<Mark>; 9]; 9],
    last: Option<(usize, usize)>,
    turn: Mark,
}

/// The squares of a local board, as rows and columns.
fn squares_of(board: usize) -> [(usize, usize); 9] {
    std::array::from_fn(|cell| (board / 3 * 3 + cell / 3, board % 3 * 3 + cell % 3))
}

/// Returns the side with a line of nine squares or boards.
fn winner(nine: [Option<Mark>; 9]) -> Option<Mark> {
    let squares = |mark| (0..9).filter(|at| nine[*at] == Some(mark)).fold(0, |squares, at| squares | 1 << at);
    Mark::ALL.into_iter().find(|mark| has_line(squares(*mark)))
}

impl Grid {
    fn new() -> Self {
        Self { marks: [[None; 9]; 9], last: None, turn: Mark::X }
    }

    fn winner_of(&self, board: usize) -> Option<Mark> {
        winner(squares_of(board).map(|(row, column)| self.marks[row][column]))
    }

    fn is_closed(&self, board: usize) -> bool {
        let is_full = squares_of(board).iter().all(|(row, column)| self.marks[*row][*column].is_some());
        self.winner_of(board).is_some() || is_full
    }

    /// Returns the winner, or `None` within `Some` for a draw.
    fn ending(&self) -> Option<Option<Mark>> {
        let winner = winner(std::array::from_fn(|board| self.winner_of(board)));
        (winner.is_some() || (0..9).all(|board| self.is_closed(board))).then_some(winner)
    }

    fn moves(&self) -> Vec<(usize, usize)> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let sent_to = self.last.map(|(row, column)| row % 3 * 3 + column % 3).filter(|board| !self.is_closed(*board));
        let boards = (0..9).filter(|board| !self.is_closed(*board) && sent_to.is_none_or(|to| to == *board));
        let mut moves: Vec<(usize, usize)> = boards.flat_map(squares_of).collect();
        moves.retain(|(row, column)| self.marks[*row][*column].is_none());
        moves.sort_unstable();
        moves
    }

    fn after(&self, (row, column): (usize, usize)) -> Self {
        let mut after = self.clone();
        after.marks[row][column] = Some(self.turn);
        after.last = Some((row, column));
        after.turn = !self.turn;
        after
    }

    /// Returns the value for the side to move.
    fn minimax(&self, known: &mut HashMap<Self, Value>) -> Value {
        if let Some(winner) = self.ending() {
            return if winner.is_some() { Value::Loss(0) } else { Value::Draw };
        }
        if let Some(value) = known.get(self) {
            return *value;
        }
        let values = self.moves().into_iter().map(|played| self.after(played).minimax(known).of_last_move());
        let value = values.max().unwrap();
        known.insert(self.clone(), value);
        value
    }
}

fn grid_of(game: &Game) -> Grid {
    let place = |played: &Move| (usize::from(played.square.row()), usize::from(played.square.column()));
    game.moves().iter().fold(Grid::new(), |grid, played| grid.after(place(played)))
}

fn square((row, column): (usize, usize)) -> Square {
    Square::new(column as u8, row as u8).unwrap()
}

#[test]
fn random_games_equal_the_plain_grid() {
    let mut random = fastrand::Rng::with_seed(1);
    let (mut draws, mut choices, mut wins) = (0, 0, 0);
    for _ in 0..1_000 {
        let length = random.usize(..82);
        let game = random_game(Variant::Ultimate, length, &mut random);
        let (grid, position) = (grid_of(&game), game.position());
        let squares: Vec<Square> = position.legal_moves().iter().map(|played| played.square).collect();
        assert_eq!(squares, grid.moves().into_iter().map(square).collect::<Vec<_>>(), "{game}");
        let ending = position.ending().map(|ending| match ending {
            Ending::Won { by, .. } => Some(by),
            _ => None,
        });
        assert_eq!(ending, grid.ending(), "{game}");
        draws += usize::from(ending == Some(None));
        let closed = (0..9).filter(|board| grid.is_closed(*board)).flat_map(squares_of).map(square);
        assert_eq!(position.closed(), closed.collect::<Squares>(), "{game}");
        let to_play = (0..9).flat_map(|board| squares_of(board).map(|at| (board, square(at))));
        let boards: Vec<usize> = grid.moves().iter().map(|(row, column)| row / 3 * 3 + column / 3).collect();
        let to_play: Squares = to_play.filter(|(board, _)| boards.contains(board)).map(|(_, square)| square).collect();
        assert_eq!(position.boards_to_play(), to_play, "{game}");
        for at in (0..9).flat_map(squares_of) {
            assert_eq!(position.mark_at(square(at)), grid.marks[at.0][at.1], "{game}");
        }
        match position.explanation() {
            Some(Explanation::FreeChoice) => {
                let (row, column) = grid.last.unwrap();
                assert!(grid.is_closed(row % 3 * 3 + column % 3), "{game}");
                choices += 1;
            }
            Some(Explanation::WinsNow(squares)) => {
                let played = Level::Hard.choose(&*position, 1, Limits::none()).unwrap();
                assert!(squares.contains(played.square), "{game}");
                wins += 1;
            }
            _ => {}
        }
    }
    assert!(draws > 5 && choices > 5 && wins > 5, "{draws} {choices} {wins}");
}

#[test]
fn interrupted_claims_hold() {
    let mut random = fastrand::Rng::with_seed(2);
    let mut claims = [0; 3];
    while claims.iter().sum::<usize>() < 3_000 {
        let length = random.usize(40..70);
        let game = random_game(Variant::Ultimate, length, &mut random);
        let (grid, position) = (grid_of(&game), game.position());
        let open = (0..9).filter(|board| !grid.is_closed(*board)).flat_map(squares_of);
        if open.filter(|(row, column)| grid.marks[*row][*column].is_none()).count() > 10 {
            continue;
        }
        let mut known = HashMap::new();
        let truth: Vec<(Square, Value)> = grid
            .moves()
            .into_iter()
            .map(|at| (square(at), grid.after(at).minimax(&mut known).of_last_move()))
            .collect();
        for _ in 0..16 {
            let most = 1 << random.u32(..13);
            for ((_, claim), (_, value)) in position.values(Limits::nodes(random.u64(..most))).iter().zip(&truth) {
                let Some(wdl) = claim.wdl() else { continue };
                assert_eq!(wdl, Wdl::from(*value), "{game}");
                if let Evaluation::Proven(Proof::Win { within } | Proof::Loss { within }) = claim
                    && let Value::Win(marks) | Value::Loss(marks) = value
                {
                    assert!(within.unwrap() >= *marks, "{game}");
                }
                claims[wdl as usize] += 1;
            }
        }
        let best = position.best_moves(0, Limits::none());
        let most = truth.iter().map(|(_, value)| Wdl::from(*value)).max();
        let of_best = truth.iter().find(|(square, _)| best.iter().any(|best| best.square == *square));
        assert_eq!(of_best.map(|(_, value)| Wdl::from(*value)), most, "{game}");
    }
    assert!(claims.iter().all(|claims| *claims > 100), "{claims:?}");
}

#[test]
fn move_sends_to_a_board() {
    let game = Game::parse(Variant::Ultimate, "e5").unwrap();
    assert_eq!(names(&*game.position(), &game.position().legal_moves()), "d4 e4 f4 d5 f5 d6 e6 f6");
}
