//! Compares fouls with known positions, and with a plain reading of the definitions in random positions.

use engine::renju::{Foul, foul};
use engine::{Objective, Rules, Square, Squares};
use fastrand::Rng;

use crate::reference::renju::Board;

/// Reads a diagram: `X` and `O` are stones, `6`, `4` and `3` free squares on which black would make an overline, a double
/// four or a double three, and `.` other free squares. Returns the stones of black, the free squares, and the fouls.
fn read(diagram: &[&str]) -> (Squares, Squares, Vec<(Square, Option<Foul>)>) {
    let (mut black, mut free, mut fouls) = (Squares::EMPTY, Squares::EMPTY, Vec::new());
    for (row, line) in (0..).zip(diagram) {
        for (column, character) in (0..).zip(line.split(' ')) {
            let square = Square::new(column, row).unwrap();
            let foul = match character {
                "X" => {
                    black.insert(square);
                    continue;
                }
                "O" => continue,
                "." => None,
                "6" => Some(Foul::Overline),
                "4" => Some(Foul::DoubleFour),
                "3" => Some(Foul::DoubleThree),
                other => panic!("{other}"),
            };
            free.insert(square);
            fouls.push((square, foul));
        }
    }
    (black, free, fouls)
}

#[test]
fn fouls_are_those_of_known_positions() {
    // From the documentation of mintaka, a program for renju (<https://github.com/junghyun397/mintaka>).
    let dependent = &[
        ". . . . . . . . . . . . . . .",
        ". . . . . . . X . . . . . . .",
        ". . . . . . . . . . . . X . .",
        ". . . . . O . . . 3 . . O X .",
        ". . O X . . X O X X X O X . .",
        ". . . X O O . X O 3 . . . . .",
        ". O . . X X 3 . . X 3 . . . .",
        ". . . . . . X . . . X X O . .",
        ". . . . O . . . . . . . . . .",
        ". . . . . . . . . . . . . . .",
    ][..];
    // Each of the four squares depends on the others.
    let circular = &[
        ". . . . . . . . . .",
        ". . . . O O . . . .",
        ". . . 3 X X 3 . . .",
        ". . O X X X X O . .",
        ". . O X X X X O . .",
        ". . . 3 X X 3 . . .",
        ". . . . O O . . . .",
        ". . . . . . . . . .",
    ];
    // Five win, and more are an overline. One more stone in a row of four and one makes a six, so that neither is a four.
    let rows = &["X X X X . . . . . . .", ". . . . . . . . . . .", "X X X 6 X X O . . . ."];
    for diagram in [dependent, circular, rows, &["X . X . X X . . X X . X . X"]] {
        let (black, free, fouls) = read(diagram);
        for (square, expected) in fouls {
            assert_eq!(foul(black, free, square), expected, "{square} in {diagram:#?}");
        }
    }
}

#[test]
fn fouls_follow_the_definitions_in_random_positions() {
    let mut random = Rng::with_seed(4);
    let mut found = [0; 3];
    for _ in 0..600 {
        let [columns, rows] = [random.u8(6..=11), random.u8(6..=11)];
        let all = Rules::new(columns, rows, 5, Objective::Normal).unwrap().squares();
        let (black, white) = (random.f32() * 0.5, random.f32() * 0.15);
        let mut board = Board { black: Squares::EMPTY, free: Squares::EMPTY };
        for square in all {
            let number = random.f32();
            if number < black {
                board.black.insert(square);
            } else if number > white + black {
                board.free.insert(square);
            }
        }
        for square in board.free {
            let foul = foul(board.black, board.free, square);
            assert_eq!(foul, board.foul(square), "{square} {:?} {:?}", board.black, board.free);
            foul.iter().for_each(|foul| found[*foul as usize] += 1);
        }
    }
    assert!(found.iter().all(|count| *count > 50), "{found:?}");
}
