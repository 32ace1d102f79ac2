//! Notakto against a search of all sums of boards.

use std::collections::HashMap;

use engine::other_games::{BoardKind, Ending, Explanation, Game, GamePosition, Loss, Move, Variant, best};
use engine::{Limits, Mark, Square, Wdl};

use super::{has_line, names};

/// Returns the same crosses for all symmetric boards.
fn representative(crosses: u16) -> u16 {
    let moved = |squares: [u16; 9]| {
        (0..9).filter(|square| crosses >> squares[*square] & 1 != 0).fold(0, |board, square| board | 1 << square)
    };
    let turned = |board: [u16; 9]| [6, 3, 0, 7, 4, 1, 8, 5, 2].map(|square: usize| board[square]);
    let reflected = |board: [u16; 9]| [2, 1, 0, 5, 4, 3, 8, 7, 6].map(|square: usize| board[square]);
    let turns = std::iter::successors(Some(std::array::from_fn(|square| square as u16)), |board| Some(turned(*board)));
    turns.take(4).flat_map(|board| [moved(board), moved(reflected(board))]).min().unwrap()
}

/// Whether the side to move wins with these live boards, by trying all moves.
fn wins(live: &[u16], known: &mut HashMap<Vec<u16>, bool>) -> bool {
    if let Some(known) = known.get(live) {
        return *known;
    }
    let mut found = live.is_empty();
    for (index, board) in live.iter().enumerate() {
        for after in (0..9).filter(|square| board >> square & 1 == 0).map(|square| board | 1 << square) {
            let mut rest = live.to_vec();
            rest.remove(index);
            if !has_line(after) {
                rest.push(representative(after));
                rest.sort_unstable();
            }
            found = found || !wins(&rest, known);
        }
    }
    known.insert(live.to_vec(), found);
    found
}

fn position(boards: &[u16]) -> Box<dyn GamePosition> {
    let mut position = [Variant::Notakto1, Variant::Notakto2, Variant::Notakto3][boards.len() - 1].start();
    for (board, crosses) in boards.iter().enumerate() {
        for square in (0..9).filter(|square| crosses >> square & 1 != 0) {
            let square = Square::new((board * 3 + square % 3) as u8, (square / 3) as u8).unwrap();
            position = position.play(Move { square, mark: Mark::X }).unwrap();
        }
    }
    position
}

#[test]
fn quotient_gives_the_winner_of_all_sums_of_boards() {
    // All boards with different crosses, up to symmetry: the live ones, and one that is dead.
    let live = (0..512).filter(|board| !has_line(*board) && representative(*board) == *board);
    let boards: Vec<u16> = live.chain([0b111]).collect();
    assert_eq!(boards.len(), 47);
    let mut known = HashMap::new();
    let mut check = |sum: &[u16]| {
        let mut live: Vec<u16> = sum.iter().filter(|board| !has_line(**board)).copied().collect();
        live.sort_unstable();
        if live.is_empty() {
            return;
        }
        let Some(Explanation::Boards { kinds, loss }) = position(sum).explanation() else { panic!("no explanation") };
        assert_eq!((kinds.len(), loss.is_none()), (sum.len(), wins(&live, &mut known)), "{sum:?}");
    };
    for (one, first) in boards.iter().enumerate() {
        check(&[*first]);
        for (two, second) in boards.iter().enumerate().skip(one) {
            check(&[*first, *second]);
            boards.iter().skip(two).for_each(|third| check(&[*first, *second, *third]));
        }
    }
}

#[test]
fn first_second_and_first_side_win_on_one_two_and_three_boards() {
    for (variant, good, loss) in [
        (Variant::Notakto1, "b2", None),
        (Variant::Notakto2, "", Some(Loss::Opposites)),
        (Variant::Notakto3, "a1 b1 c1 d1 e1 f1 g1 h1 i1 a2 b2 c2 d2 e2 f2 g2 h2 i2 a3 b3 c3 d3 e3 f3 g3 h3 i3", None),
    ] {
        let start = variant.start();
        let values = start.values(Limits::nodes(0));
        let winning: Vec<Move> =
            values.iter().filter(|(_, value)| value.wdl() == Some(Wdl::Win)).map(|(played, _)| *played).collect();
        assert_eq!(names(&*start, &winning), good, "{variant}");
        let Some(Explanation::Boards { kinds, loss: found }) = start.explanation() else { panic!("no explanation") };
        assert!(kinds.iter().all(|kind| *kind == BoardKind::C) && found == loss, "{variant}");
        assert!(!best(&values).is_empty());
    }
}

#[test]
fn line_closes_its_board_and_the_last_one_loses() {
    let game = Game::parse(Variant::Notakto2, "a1 a2 a3").unwrap();
    let position = game.position();
    assert_eq!((position.ending(), position.lines().len(), position.closed().len()), (None, 1, 9));
    assert_eq!(position.legal_moves().len(), 9);
    let position = Game::parse(Variant::Notakto2, "a1 a2 a3 d1 d2 f2 d3").unwrap().position();
    let line = ["d1", "d2", "d3"].map(|name| name.parse().unwrap()).into_iter().collect();
    assert_eq!(position.ending(), Some(Ending::Won { by: Mark::O, line }));
    assert_eq!((position.explanation(), position.legal_moves()), (None, Vec::new()));
}
