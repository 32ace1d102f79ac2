//! Every win by fours is played out against all replies, by code that shares nothing with the search.

use fastrand::Rng;
use tic_tac_toe::engine::search::vcf::{self, VictoryByFours};
use tic_tac_toe::engine::{Mark, Objective, Position, Rules, Square};

/// Marks on a board, as plain as can be.
#[derive(Clone)]
struct Board {
    columns: i32,
    rows: i32,
    in_a_row: i32,
    /// What is on each place, row by row.
    marks: Vec<Option<Mark>>,
}

impl Board {
    fn of(position: &Position) -> Self {
        let rules = position.rules();
        let (columns, rows, in_a_row) = (rules.columns().into(), rules.rows().into(), rules.in_a_row().into());
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        let square = |(column, row): (i32, i32)| Square::new(column as u8, row as u8).unwrap();
        let marks = places.map(|place| position.mark_at(square(place))).collect();
        Self { columns, rows, in_a_row, marks }
    }

    fn at(&self, (column, row): (i32, i32)) -> Option<Mark> {
        let is_on_board = (0..self.columns).contains(&column) && (0..self.rows).contains(&row);
        if is_on_board { self.marks[(row * self.columns + column) as usize] } else { None }
    }

    fn put(&mut self, (column, row): (i32, i32), mark: Mark) {
        let place = &mut self.marks[(row * self.columns + column) as usize];
        assert_eq!(place.replace(mark), None, "{column}, {row} is taken");
    }

    fn free(&self) -> impl Iterator<Item = (i32, i32)> {
        let all = (0..self.rows).flat_map(|row| (0..self.columns).map(move |column| (column, row)));
        all.filter(|place| self.at(*place).is_none())
    }

    /// Whether a mark on this place is part of a line.
    fn makes_line(&self, (column, row): (i32, i32), mark: Mark) -> bool {
        [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(right, down)| {
            let own = |steps: &i32| self.at((column + steps * right, row + steps * down)) == Some(mark);
            let run = 1 + (1..).take_while(own).count() + (1..).map(|steps: i32| -steps).take_while(own).count();
            run as i32 >= self.in_a_row
        })
    }

    /// A place on which this side completes a line.
    fn completing(&self, mark: Mark) -> Option<(i32, i32)> {
        self.free().find(|place| self.makes_line(*place, mark))
    }
}

fn place(square: Square) -> (i32, i32) {
    (square.column().into(), square.row().into())
}

/// After how many marks the line is completed at the latest, when the threats are made in order, a line is completed as
/// soon as one can be, and the other side replies with anything. Panics if it is not.
fn longest(board: &Board, attacker: Mark, moves: &[Square]) -> u32 {
    if board.completing(attacker).is_some() {
        return 1;
    }
    let [threat, rest @ ..] = moves else { panic!("the threats are over, and no line can be completed") };
    let mut after = board.clone();
    after.put(place(*threat), attacker);
    let lengths = after.free().map(|reply| {
        assert!(!after.makes_line(reply, !attacker), "the other side completes a line at {reply:?}");
        let mut next = after.clone();
        next.put(reply, !attacker);
        match rest {
            // The reply that was foreseen; after any other, a line can be completed at once.
            [foreseen, rest @ ..] if place(*foreseen) == reply => 2 + longest(&next, attacker, rest),
            _ => 2 + longest(&next, attacker, &[]),
        }
    });
    lengths.max().expect("a square is free to reply on")
}

fn replay(position: &Position, victory: &VictoryByFours) {
    let longest = longest(&Board::of(position), position.turn(), victory.moves());
    assert_eq!(longest, u32::from(victory.within()), "{victory:?} in {position:?}");
}

/// A position after so many random moves around the middle, if the game goes on so long.
fn random_position(rules: Rules, moves: u32, random: &mut Rng) -> Option<Position> {
    // Marks that are close to one another threaten more.
    let (columns, rows) = (rules.columns().min(9), rules.rows().min(9));
    let (left, above) = ((rules.columns() - columns) / 2, (rules.rows() - rows) / 2);
    let mut position = Position::new(rules);
    while position.taken().len() < moves {
        let square = Square::new(left + random.u8(0..columns), above + random.u8(0..rows)).unwrap();
        if let Ok(next) = position.play(square) {
            position = next;
        }
        if position.outcome().is_some() {
            return None;
        }
    }
    Some(position)
}

/// The wins found in so many positions, replayed; and the marks that the longest takes.
fn replay_all(rules: Rules, positions: usize, moves: std::ops::Range<u32>) -> (usize, u8) {
    let mut random = Rng::with_seed(225);
    let (mut tried, mut found, mut longest) = (0, 0, 0);
    while tried < positions {
        let Some(position) = random_position(rules, random.u32(moves.clone()), &mut random) else { continue };
        tried += 1;
        if let Some(victory) = vcf::find(&position, 2_000) {
            replay(&position, &victory);
            found += 1;
            longest = longest.max(victory.within());
        }
    }
    (found, longest)
}

#[test]
fn every_win_by_fours_on_15_by_15_wins_against_all_replies() {
    let rules = Rules::new(15, 15, 5, Objective::Normal).unwrap();
    let (found, longest) = replay_all(rules, 10_000, 8..50);
    assert!(found > 2_000 && longest >= 15, "{found} wins, the longest in {longest} marks");
}

#[test]
fn every_win_by_fours_on_other_boards_wins_against_all_replies() {
    for (columns, rows, in_a_row) in [(3, 3, 3), (4, 4, 3), (7, 5, 4), (5, 8, 4), (9, 9, 6), (10, 7, 5), (6, 6, 2)] {
        let rules = Rules::new(columns, rows, in_a_row, Objective::Normal).unwrap();
        let squares = u32::from(columns) * u32::from(rows);
        // With two in a row, the third mark has won in most games.
        let moves = if in_a_row == 2 { 0..3 } else { 0..squares * 2 / 3 };
        let (found, _) = replay_all(rules, 1_000, moves);
        assert!(found > 20, "{found} wins on {rules}");
    }
}

#[test]
fn in_misere_nothing_is_won_by_fours() {
    let rules = Rules::new(15, 15, 5, Objective::Misere).unwrap();
    assert_eq!(replay_all(rules, 200, 8..40), (0, 0));
}
