//! The ladder: which games count, and what wins a star.

use tic_tac_toe::opponents::ladder::goal::Goal;
use tic_tac_toe::opponents::ladder::state::Ladder;
use tic_tac_toe::settings;

use crate::prelude::*;

use GameResult::{Drawn, Lost, Won};

const BOARD: Rules = Rules::TIC_TAC_TOE;

/// A game against Easy in which a3 wins for X, the player.
fn nearly_won() -> Rc<GameState> {
    state(setup(Opponent::at_level(Level::Easy), Mark::X), "a1b1a2b2")
}

/// Returns the state in the next game against a level, after these moves.
fn next_game(state: &Rc<GameState>, level: Level, moves: &str) -> Rc<GameState> {
    let setup = setup(Opponent::at_level(level), Mark::X);
    let next = SavedGame::new(setup, game(moves), state.round.seed + 1);
    Rc::new((**state).clone().resumed(next))
}

fn after_games(level: Level, results: &[GameResult]) -> Ladder {
    let mut ladder = Ladder::default();
    for result in results {
        ladder.count(BOARD, level, *result);
    }
    ladder
}

fn all_stars(rules: Rules) -> Ladder {
    let mut ladder = Ladder::default();
    for level in Level::all_under(rules) {
        for result in [Won, Won] {
            ladder.count(rules, *level, result);
        }
    }
    ladder
}

fn next_step(state: &GameState) -> String {
    Texts::ENGLISH.next_step(state.ladder(), BOARD)
}

fn rules(board: &str, objective: Objective) -> Rules {
    notation::read_rules(board, objective).unwrap()
}

#[test]
fn two_wins_of_three_games_in_a_row_win_a_star() {
    for (results, has_star) in [
        (&[Won][..], false),
        (&[Won, Won], true),
        (&[Won, Lost, Won], true),
        (&[Won, Lost, Drawn, Won], false),
        (&[Lost, Drawn, Won, Lost, Won], true),
        (&[Won, Won, Lost, Lost, Lost], true),
    ] {
        assert_eq!(after_games(Level::Medium, results).has_star(BOARD, Level::Medium), has_star, "{results:?}");
    }
}

#[test]
fn goal_fits_what_is_possible_on_the_board() {
    for (board, objective, level, goal) in [
        ("3x3x3", Objective::Normal, Level::Hard, Goal::TwoWins),
        ("3x3x3", Objective::Normal, Level::Unbeatable, Goal::Draw),
        ("3x3x3", Objective::Misere, Level::Unbeatable, Goal::Draw),
        ("4x4x4", Objective::Normal, Level::Medium, Goal::TwoWins),
        ("4x4x4", Objective::Normal, Level::Hard, Goal::Draw),
        ("5x5x4", Objective::Normal, Level::VeryHard, Goal::TwoWins),
        ("15x15x5", Objective::Normal, Level::Unbeatable, Goal::Win),
    ] {
        assert_eq!(Goal::of(rules(board, objective), level), goal, "{board} {level:?}");
    }
}

#[test]
fn next_step_is_one_sentence() {
    for (ladder, sentence) in [
        (Ladder::default(), "Next star: win two of three games against Easy."),
        (after_games(Level::Easy, &[Won, Lost]), "Next star: win once more against Easy."),
        (after_games(Level::Easy, &[Won, Lost, Lost]), "Next star: win two of three games against Easy."),
        (after_games(Level::Hard, &[Won, Won]), "Next star: get a draw against Unbeatable."),
        (after_games(Level::Unbeatable, &[Drawn]), "Next star: win two of three games against Hard."),
        (all_stars(BOARD), "All stars of 3 × 3. Next board: 4 × 4."),
    ] {
        assert_eq!(Texts::ENGLISH.next_step(&ladder, BOARD), sentence);
    }
}

#[test]
fn next_step_is_no_weaker_than_a_beaten_level() {
    let next = |results: &[(Level, GameResult)]| {
        let mut ladder = Ladder::default();
        for (level, result) in results {
            ladder.count(BOARD, *level, *result);
        }
        ladder.next_star(BOARD).map(|star| star.level)
    };
    for (results, level) in [
        (&[(Level::Medium, Lost)][..], Level::Easy),
        (&[(Level::Medium, Won)], Level::Medium),
        (&[(Level::Medium, Won), (Level::Easy, Won)], Level::Medium),
        (&[(Level::Medium, Won), (Level::Medium, Lost), (Level::Medium, Lost)], Level::Medium),
        // After three games without a win, a weaker level is offered, too.
        (&[(Level::Medium, Won), (Level::Medium, Lost), (Level::Medium, Lost), (Level::Medium, Lost)], Level::Easy),
        (&[(Level::Medium, Won), (Level::Hard, Won)], Level::Hard),
        (&[(Level::Medium, Won), (Level::Medium, Won), (Level::Easy, Won)], Level::Hard),
    ] {
        assert_eq!(next(results), Some(level), "{results:?}");
    }
}

#[test]
fn next_board_is_the_following_one_with_a_star_to_win() {
    let boards = ["3x3x3", "4x4x4", "5x5x4", "7x7x5", "15x15x5", "19x19x5"].map(|name| rules(name, Objective::Normal));
    let won =
        |boards: &[Rules]| boards.iter().fold(Ladder::default(), |ladder, board| ladder.merged(all_stars(*board)));
    let [smallest, second, third, .., largest] = boards;
    assert_eq!(won(&[smallest, second]).next_board(smallest), Some(third));
    assert_eq!(won(&[smallest, largest]).next_board(largest), Some(second));
    assert_eq!(won(&[smallest]).next_board(rules("6x6x4", Objective::Normal)), Some(second));
    assert_eq!(won(&boards).next_board(smallest), None);
    assert_eq!(won(&[smallest]).next_board(rules("3x3x3", Objective::Misere)), Some(rules("4x4x4", Objective::Misere)));
}

#[test]
fn stored_ladder_reads_back_and_drops_what_is_unknown() {
    let ladder = after_games(Level::Medium, &[Lost, Won, Drawn]);
    assert_eq!(Ladder::read(&ladder.text()), ladder);
    let unknown = ",master 3x3x3 normal yes,easy 3x3x3 normal maybe,easy 3x3x3 normal no wwww,easy 3x3x3 normal no x";
    assert_eq!(Ladder::read(&(ladder.text() + unknown)), ladder);
}

#[test]
fn merging_twice_keeps_each_star() {
    let (here, there) = (after_games(Level::Easy, &[Won, Won, Lost]), after_games(Level::Hard, &[Won, Won]));
    let merged = here.clone().merged(there.clone());
    assert_eq!(merged.stars(BOARD), [true, false, true, false]);
    assert_eq!(merged.clone().merged(there).merged(here), merged);
}

#[test]
fn game_without_help_counts_once() {
    let won = played(&nearly_won(), "a3");
    assert_eq!(next_step(&won), "Next star: win once more against Easy.");
    let again =
        [GameAction::Undo, GameAction::Redo].into_iter().fold(won.clone(), |state, action| after(&state, action));
    assert_eq!(again.ladder(), won.ladder());
}

#[test]
fn end_that_wins_a_star_tells_it_once() {
    let first = played(&nearly_won(), "a3");
    assert_eq!(first.new_star(), None);
    let second = played(&next_game(&first, Level::Easy, "a1b1a2b2"), "a3");
    assert_eq!(second.new_star(), Some(Level::Easy));
    assert_eq!(after(&second, settings::Msg::Set(Setting::WithoutGoals(true)).into()).new_star(), None);
    let texts = Texts::ENGLISH.new_star_and_next_step(Level::Easy, second.ladder(), BOARD);
    assert_eq!(texts, "New star: Easy on 3 × 3. Next star: win two of three games against Medium.");
    assert_eq!(after(&second, GameAction::Toggle(CoachTool::Review)).new_star(), None);
    assert_eq!(after(&second, GameAction::Reset).new_star(), None);
    let third = played(&next_game(&second, Level::Easy, "a1b1a2b2"), "a3");
    assert_eq!(third.new_star(), None);
}

#[test]
fn star_is_near_after_an_end_if_one_game_can_win_it() {
    let near = |state: &GameState| state.near_star().map(|star| (star.level, star.goal));
    let drawn = |state: &Rc<GameState>, level| played(&next_game(state, level, "a1b2c3b3b1c1a3a2"), "c2");
    let first = nearly_won();
    assert_eq!(near(&drawn(&first, Level::Easy)), None);
    let won = played(&first, "a3");
    let then_drawn = drawn(&won, Level::Easy);
    assert_eq!(near(&then_drawn), Some((Level::Easy, Goal::TwoWins)));
    assert_eq!(near(&drawn(&won, Level::Medium)), None);
    let hidden = after(&then_drawn, settings::Msg::Set(Setting::WithoutGoals(true)).into());
    let next = next_game(&then_drawn, Level::Easy, "a1");
    for other in [hidden, next, Rc::new((*then_drawn).clone().come_back())] {
        assert_eq!(near(&other), None, "{:?}", other.round);
    }
}

#[test]
fn only_games_against_a_level_without_help_or_undo_count() {
    let nearly = nearly_won();
    let helped = |tool| after(&after(&nearly, GameAction::Toggle(tool)), GameAction::Toggle(tool));
    let undone = after(&played(&nearly, "c3"), GameAction::Undo);
    let from_before = played(&after(&nearly, GameAction::Go(Go::To(2))), "c3");
    let linked = after(&nearly, open(game("a1b1a2b2c3b3"), Vec::new()));
    let looked_back =
        [GameAction::Go(Go::To(2)), GameAction::Go(Go::Last)].into_iter().fold(nearly.clone(), |it, go| after(&it, go));
    for (state, is_aided) in [
        (helped(CoachTool::Hint), true),
        (helped(CoachTool::Values), true),
        (helped(CoachTool::Help), true),
        (undone, true),
        (from_before, true),
        (linked.clone(), true),
        (after(&linked, GameAction::Reset), false),
        (looked_back, false),
    ] {
        assert_eq!(state.round.is_aided(), is_aided, "{:?}", state.round);
    }
    for over in [played(&helped(CoachTool::Help), "a3"), played(&friends("a1b1a2b2"), "a3")] {
        assert_eq!((over.score().near, over.ladder()), (1, &Ladder::default()));
    }
}

#[test]
fn reply_that_wins_counts_as_a_loss() {
    let lost = state(setup(Opponent::at_level(Level::Medium), Mark::O), "a1b1a2b2");
    let over = after(&lost, reply(&lost));
    assert_eq!(over.ladder().text(), "medium 3x3x3 normal no l");
    assert_eq!(over.position().mark_at(square("a3")), Some(Mark::X));
}
