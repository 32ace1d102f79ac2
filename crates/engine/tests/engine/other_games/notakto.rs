//! Notakto against a search of all sums of boards.

use std::collections::HashMap;

use engine::other_games::{BoardKind, Ending, Explanation, Game, GamePosition, Level, Loss, Move, Variant, best};
use engine::{Limits, Mark, Square, Wdl};

use super::names;
use crate::naive::LINES;

/// The crosses of a board.
type Crosses = [bool; 9];

fn is_dead(board: &Crosses) -> bool {
    LINES.iter().any(|line| line.iter().all(|square| board[*square]))
}

/// Returns the same board for all symmetric ones.
fn canonical(board: &Crosses) -> Crosses {
    let turned = |board: &Crosses| [6, 3, 0, 7, 4, 1, 8, 5, 2].map(|square: usize| board[square]);
    let reflected = |board: &Crosses| [2, 1, 0, 5, 4, 3, 8, 7, 6].map(|square: usize| board[square]);
    let mut images = vec![*board, reflected(board)];
    for _ in 0..6 {
        images.push(turned(&images[images.len() - 2]));
    }
    images.into_iter().min().unwrap()
}

/// Whether the side to move wins with these live boards, by trying all moves.
fn wins(live: &[Crosses], known: &mut HashMap<Vec<Crosses>, bool>) -> bool {
    if let Some(known) = known.get(live) {
        return *known;
    }
    let mut found = live.is_empty();
    for (index, board) in live.iter().enumerate() {
        for square in (0..9).filter(|square| !board[*square]) {
            let mut after = *board;
            after[square] = true;
            let mut rest = live.to_vec();
            rest.remove(index);
            if !is_dead(&after) {
                rest.push(canonical(&after));
                rest.sort_unstable();
            }
            found = found || !wins(&rest, known);
        }
    }
    known.insert(live.to_vec(), found);
    found
}

/// Returns all boards with different crosses, up to symmetry: the live ones, and one that is dead.
fn boards() -> Vec<Crosses> {
    let all = (0..512).map(|bits| std::array::from_fn(|square| bits >> square & 1 != 0));
    let live = all.filter(|board| !is_dead(board) && canonical(board) == *board);
    let dead = std::array::from_fn(|square| square < 3);
    live.chain([dead]).collect()
}

fn position(boards: &[Crosses]) -> Box<dyn GamePosition> {
    let mut position = [Variant::Notakto1, Variant::Notakto2, Variant::Notakto3][boards.len() - 1].start();
    for (board, crosses) in boards.iter().enumerate() {
        for square in (0..9).filter(|square| crosses[*square]) {
            let square = Square::new((board * 3 + square % 3) as u8, (square / 3) as u8).unwrap();
            position = position.play(Move { square, mark: Mark::X }).unwrap();
        }
    }
    position
}

#[test]
fn quotient_gives_the_winner_of_all_sums_of_boards() {
    let boards = boards();
    assert_eq!(boards.len(), 47);
    let mut known = HashMap::new();
    let mut check = |sum: &[Crosses]| {
        let mut live: Vec<Crosses> = sum.iter().filter(|board| !is_dead(board)).copied().collect();
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
    let error = Game::parse(Variant::Notakto2, "a1 a2 a3 b1").unwrap_err();
    assert_eq!(error.to_string(), "move 4: the board of b1 is closed");
    let position = Game::parse(Variant::Notakto2, "a1 a2 a3 d1 d2 f2 d3").unwrap().position();
    let line = ["d1", "d2", "d3"].map(|name| name.parse().unwrap()).into_iter().collect();
    assert_eq!(position.ending(), Some(Ending::Won { by: Mark::O, line }));
    assert_eq!((position.explanation(), position.legal_moves()), (None, Vec::new()));
}

#[test]
fn level_wins_every_won_game() {
    for (variant, first) in [(Variant::Notakto1, 0), (Variant::Notakto2, 1), (Variant::Notakto3, 0)] {
        for seed in 0..20 {
            let mut game = Game::new(variant);
            while game.position().ending().is_none() {
                let level = if game.moves().len() % 2 == first { Level::Unbeatable } else { Level::Medium };
                game.play(level.choose(&*game.position(), seed, Limits::none()).unwrap()).unwrap();
            }
            let by = Mark::ALL[first];
            assert!(matches!(game.position().ending(), Some(Ending::Won { by: winner, .. }) if winner == by), "{game}");
        }
    }
}
