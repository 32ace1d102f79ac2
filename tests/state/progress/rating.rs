//! The rating: which games make it, and how it changes.

use tic_tac_toe::progress::dated::list::{Dated, DatedList};
use tic_tac_toe::progress::rating::log::{BoardRating, RatedGame};

use crate::prelude::*;

const EASY: Opponent = Opponent::at_level(Level::Easy);

fn rated(state: &GameState) -> Vec<String> {
    state.ended_games().iter().filter_map(|game| RatedGame::of(game, TODAY)).map(|game| game.text()).collect()
}

fn game(day: u32, id: u64, level: Level, result: GameResult) -> RatedGame {
    RatedGame { day, id, rules: Rules::TIC_TAC_TOE, level, result }
}

fn rating(games: &DatedList<RatedGame>, today: u32) -> BoardRating {
    games.ratings(today).remove(0)
}

#[test]
fn only_games_without_help_against_measured_levels_make_the_rating() {
    let nearly_won = state(setup(EASY, Mark::X), "a1b1a2b2");
    assert_eq!(rated(&played(&nearly_won, "a3")), ["20779 1 easy 3x3x3 won"]);
    let helped = after(&nearly_won, GameAction::Toggle(CoachTool::Hint));
    let on_other_board = on_board("4x4x4", EASY, Mark::X, "a1b1a2b2a3b3");
    for (state, last) in [(helped, "a3"), (on_other_board, "a4"), (friends("a1b1a2b2"), "a3")] {
        let over = after(&state, GameAction::Play(square(last)));
        assert!(over.has_ended_games());
        assert_eq!(rated(&over), [""; 0], "{:?}", over.setup());
    }
}

#[test]
fn line_reads_back_and_an_unmeasured_board_is_dropped() {
    let line = "20779 7 medium 3x3x3 drawn";
    assert_eq!(RatedGame::read(line).unwrap().text(), line);
    for text in ["", "20779 7 medium 4x4x4 drawn", "20779 7 master 3x3x3 won", "20779 7 medium 3x3x3 won x"] {
        assert_eq!(RatedGame::read(text), None, "{text}");
    }
}

/// The numbers themselves are checked beside the formula.
#[test]
fn wins_raise_the_rating_which_gets_less_certain_with_the_days() {
    let wins = |number: u64| (0..number).map(|id| game(1, id, Level::Medium, GameResult::Won)).collect();
    let [one, many, later, clock_back] =
        [(1, 1), (20, 1), (20, 400), (20, 0)].map(|(number, day)| rating(&wins(number), day));
    assert!(1500 < one.rating && one.rating < many.rating && many.uncertainty < one.uncertainty, "{one:?} {many:?}");
    assert!(later.rating == many.rating && many.uncertainty < later.uncertainty, "{many:?} {later:?}");
    assert_eq!(clock_back, many);
}

#[test]
fn course_has_the_rating_after_each_game_and_ends_with_the_present_one() {
    let results = [GameResult::Won, GameResult::Won, GameResult::Lost, GameResult::Drawn, GameResult::Won];
    let all: Vec<RatedGame> =
        results.into_iter().zip(0..).map(|(result, id)| game(id / 2, id.into(), Level::Medium, result)).collect();
    let whole = rating(&all.iter().cloned().collect(), 2);
    for count in 1..=all.len() {
        let first = rating(&all.iter().take(count).cloned().collect(), 2);
        assert_eq!(first.course, whole.course.iter().take(count).copied().collect::<Vec<_>>());
        assert_eq!(first.course.last(), Some(&first.rating));
    }
}
