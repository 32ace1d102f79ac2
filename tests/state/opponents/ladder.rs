//! The ladder: which games count, and what wins a star.

use tic_tac_toe::opponents::ladder::goal::Goal;
use tic_tac_toe::opponents::ladder::state::Ladder;
use tic_tac_toe::settings;

use crate::prelude::*;

use Level::{Easy, Hard, Medium, Unbeatable};

const BOARD: Rules = Rules::TIC_TAC_TOE;

/// A game against Easy in which a3 wins for X, the player.
fn nearly_won() -> Rc<GameState> {
    state(setup(Opponent::at_level(Easy), Mark::X), "a1b1a2b2")
}

/// Returns the state in the next game against a level, after these moves.
fn next_game(state: &Rc<GameState>, level: Level, moves: &str) -> Rc<GameState> {
    let setup = setup(Opponent::at_level(level), Mark::X);
    let next = SavedGame::new(setup, game(moves), state.round.seed + 1);
    Rc::new((**state).clone().resumed(next))
}

/// Returns the ladder after games against levels: `W`, `D` or `L`.
fn ladder(games: &[(Level, &str)]) -> Ladder {
    let mut ladder = Ladder::default();
    for (level, letters) in games {
        for result in results(letters) {
            ladder.count(BOARD, *level, result);
        }
    }
    ladder
}

fn all_stars(rules: Rules) -> Ladder {
    let mut ladder = Ladder::default();
    for level in Level::all_under(rules) {
        for result in results("WW") {
            ladder.count(rules, *level, result);
        }
    }
    ladder
}

fn rules(board: &str, objective: Objective) -> Rules {
    notation::read_rules(board, objective).unwrap()
}

#[test]
fn two_wins_of_three_games_in_a_row_win_a_star() {
    for (results, has_star) in
        [("W", false), ("WW", true), ("WLW", true), ("WLDW", false), ("LDWLW", true), ("WWLLL", true)]
    {
        assert_eq!(ladder(&[(Medium, results)]).has_star(BOARD, Medium), has_star, "{results}");
    }
}

#[test]
fn goal_fits_what_is_possible_on_the_board() {
    for (board, objective, level, goal) in [
        ("3x3x3", Objective::Normal, Hard, Goal::TwoWins),
        ("3x3x3", Objective::Normal, Unbeatable, Goal::Draw),
        ("3x3x3", Objective::Misere, Unbeatable, Goal::Draw),
        ("4x4x4", Objective::Normal, Medium, Goal::TwoWins),
        ("4x4x4", Objective::Normal, Hard, Goal::Draw),
        ("5x5x4", Objective::Normal, Level::VeryHard, Goal::TwoWins),
        ("15x15x5", Objective::Normal, Unbeatable, Goal::Win),
    ] {
        assert_eq!(Goal::of(rules(board, objective), level), goal, "{board} {level:?}");
    }
}

#[test]
fn next_star_is_no_weaker_than_a_beaten_level() {
    for (games, sentence) in [
        (&[][..], "win two of three games against Easy."),
        (&[(Easy, "WL")], "win once more against Easy."),
        (&[(Easy, "WLL")], "win two of three games against Easy."),
        (&[(Hard, "WW")], "get a draw against Unbeatable."),
        (&[(Unbeatable, "D")], "win two of three games against Hard."),
        (&[(Medium, "L")], "win two of three games against Easy."),
        (&[(Medium, "W"), (Easy, "W")], "win once more against Medium."),
        (&[(Medium, "WLL")], "win two of three games against Medium."),
        // After three games without a win, a weaker level is offered, too.
        (&[(Medium, "WLLL")], "win two of three games against Easy."),
        (&[(Medium, "W"), (Hard, "W")], "win once more against Hard."),
        (&[(Medium, "WW"), (Easy, "W")], "win two of three games against Hard."),
    ] {
        let next = Texts::ENGLISH.next_step(&ladder(games), BOARD);
        assert_eq!(next, format!("Next star: {sentence}"), "{games:?}");
    }
    let next = Texts::ENGLISH.next_step(&all_stars(BOARD), BOARD);
    assert_eq!(next, "All stars of 3 × 3. Next board: 4 × 4.");
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
fn stored_ladder_reads_back_and_two_merge_without_losing_a_star() {
    let here = ladder(&[(Medium, "LWD"), (Easy, "WWL")]);
    assert_eq!(Ladder::read(&here.text()), here);
    let unknown = ",master 3x3x3 normal yes,easy 3x3x3 normal maybe,easy 3x3x3 normal no wwww,easy 3x3x3 normal no x";
    assert_eq!(Ladder::read(&(here.text() + unknown)), here);
    let there = ladder(&[(Hard, "WW")]);
    let merged = here.clone().merged(there.clone());
    assert_eq!(merged.stars(BOARD), [true, false, true, false]);
    assert_eq!(merged.clone().merged(there).merged(here), merged);
}

#[test]
fn end_that_wins_a_star_tells_it_once() {
    let first = played(&nearly_won(), "a3");
    assert_eq!((first.new_star(), first.ladder()), (None, &ladder(&[(Easy, "W")])));
    let again = after_all(first.clone(), [GameAction::Undo, GameAction::Redo]);
    assert_eq!(again.ladder(), first.ladder());
    let second = played(&next_game(&first, Easy, "a1b1a2b2"), "a3");
    assert_eq!(second.new_star(), Some(Easy));
    assert_eq!(after(&second, settings::Msg::Set(Setting::WithoutGoals(true)).into()).new_star(), None);
    let texts = Texts::ENGLISH.new_star_and_next_step(Easy, second.ladder(), BOARD);
    assert_eq!(texts, "New star: Easy on 3 × 3. Next star: win two of three games against Medium.");
    assert_eq!(after(&second, GameAction::Toggle(CoachTool::Review)).new_star(), None);
    assert_eq!(after(&second, GameAction::Reset).new_star(), None);
    let third = played(&next_game(&second, Easy, "a1b1a2b2"), "a3");
    assert_eq!(third.new_star(), None);
}

#[test]
fn star_is_near_after_an_end_if_one_game_can_win_it() {
    let near = |state: &GameState| state.near_star().map(|star| (star.level, star.goal));
    let drawn = |state: &Rc<GameState>, level| played(&next_game(state, level, "a1b2c3b3b1c1a3a2"), "c2");
    let first = nearly_won();
    assert_eq!(near(&drawn(&first, Easy)), None);
    let won = played(&first, "a3");
    let then_drawn = drawn(&won, Easy);
    assert_eq!(near(&then_drawn), Some((Easy, Goal::TwoWins)));
    assert_eq!(near(&drawn(&won, Medium)), None);
    let hidden = after(&then_drawn, settings::Msg::Set(Setting::WithoutGoals(true)).into());
    let next = next_game(&then_drawn, Easy, "a1");
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
    let looked_back = after_all(nearly.clone(), [Go::To(2), Go::Last].map(GameAction::Go));
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
    let lost = state(setup(Opponent::at_level(Medium), Mark::O), "a1b1a2b2");
    let over = after(&lost, reply(&lost));
    assert_eq!(over.ladder().text(), "medium 3x3x3 normal no l");
    assert_eq!(over.position().mark_at(square("a3")), Some(Mark::X));
}
