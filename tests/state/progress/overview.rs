//! The overview of what the player has reached.

use coaching::puzzles::PuzzleBoard;
use tic_tac_toe::learn;
use tic_tac_toe::learn::puzzles::progress::Solved;
use tic_tac_toe::progress::overview::model::Overview;
use tic_tac_toe::progress::overview::scale::{Row, Scale, nearest_level};
use tic_tac_toe::progress::rating::log::BoardRating;

use crate::prelude::*;

const EASY: Opponent = Opponent::at_level(Level::Easy);

fn rating(board: [u8; 3], rating: u32, uncertainty: u32) -> BoardRating {
    let [columns, rows, line] = board;
    let rules = Rules::new(columns, rows, line, Objective::Normal).unwrap();
    BoardRating { rules, rating, uncertainty, course: vec![rating] }
}

#[test]
fn boards_are_those_of_counted_games_the_last_played_first() {
    let three = played(&state(setup(EASY, Mark::X), "a1b1a2b2"), "a3");
    let mut ladder = three.ladder().clone();
    assert_eq!(ladder.boards(), [Rules::TIC_TAC_TOE]);
    let four = after(&on_board("4x4x4", EASY, Mark::X, "a1b1a2b2a3b3"), GameAction::Play(square("a4")));
    ladder = ladder.merged(four.ladder().clone());
    assert_eq!(ladder.boards(), [four.setup().rules, Rules::TIC_TAC_TOE]);
}

#[test]
fn overview_sums_up_what_is_solved() {
    let overview = |solved: Solved| Overview::of(&after(&friends(""), learn::Msg::Solved(solved).into()), TODAY);
    // The longest streak lies before the current one.
    let days = (TODAY - 30..TODAY - 20).chain(TODAY - 2..=TODAY);
    let solved = days.fold(Solved::default(), Solved::with_day).with_rush(9).with_first_try(PuzzleBoard::Four, 2);
    let shown = overview(solved);
    assert_eq!((shown.streak, shown.best_streak, shown.best_rush), (3, 10, 9));
    assert_eq!(shown.puzzles.iter().map(|(_, solved, _)| *solved).collect::<Vec<_>>(), [0, 1, 0]);
    let late = Solved::default().with_wrong_day(TODAY - 2).with_day(TODAY - 2).with_late_day(TODAY - 1);
    let shown = overview(late.with_day(TODAY - 3).with_wrong_day(TODAY));
    assert_eq!((shown.solved_days, shown.first_tries), (3, 1));
    assert_eq!(shown.boards, [Rules::TIC_TAC_TOE], "the smallest one, before any game");
}

#[test]
fn scale_has_levels_in_their_order_and_the_player_among_them() {
    for board in [[3, 3, 3], [5, 5, 4], [15, 15, 5]] {
        for own in (0..4000).step_by(50) {
            let scale = Scale::of(&rating(board, own, 200));
            assert!(scale.ticks.is_sorted_by_key(|tick| tick.place), "{scale:?}");
            let weaker = scale.ticks.iter().filter(|tick| tick.rating <= own);
            assert!(weaker.into_iter().all(|tick| tick.place <= scale.place), "{scale:?}");
            let (start, width) = scale.band;
            assert!(start <= scale.place && scale.place <= start + width && start + width <= 100, "{scale:?}");
            // The names stand side by side within the scale.
            for row in [Row::Below, Row::Above] {
                let names: Vec<u8> =
                    scale.ticks.iter().filter(|tick| tick.row == row).map(|tick| tick.middle_of_name).collect();
                assert!(names.len() >= 2 && names.iter().all(|middle| (12..=88).contains(middle)), "{scale:?}");
                assert!(names.windows(2).all(|pair| pair[0] + 25 <= pair[1]), "{scale:?}");
            }
        }
    }
}

#[test]
fn nearest_level_is_the_one_with_the_nearest_rating() {
    for (own, level) in [(500, Level::Easy), (1400, Level::Medium), (2400, Level::VeryHard), (4000, Level::Unbeatable)]
    {
        assert_eq!(nearest_level(&rating([15, 15, 5], own, 100)), Some(level), "{own}");
    }
}
