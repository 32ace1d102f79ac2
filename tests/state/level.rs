//! The offer of a stronger or weaker computer player.

use std::rc::Rc;

use tic_tac_toe::engine::{Computer, Level, Mark, Opponent};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::state::{GameAction, GameState};

use crate::given::{after, friends, game, played, setup, state};

/// Plays the moves of a game against a computer player, of both sides.
fn finished(before: &Rc<GameState>, moves: &str) -> Rc<GameState> {
    let start = after(before, GameAction::Reset);
    game(moves).moves().iter().fold(start, |state, square| match state.scheduled_action() {
        Some(scheduled) => match state.action_for(scheduled) {
            Some(GameAction::Reply(ticket, _)) => after(&state, GameAction::Reply(ticket, *square)),
            other => panic!("{other:?} is no reply"),
        },
        None => after(&state, GameAction::Play(*square)),
    })
}

fn casual() -> Rc<GameState> {
    state(setup(Opponent::Computer(Computer::Casual), Mark::X), "")
}

const WON: &str = "a1b1a2b2a3";
const LOST: &str = "a1b1a2b2c3b3";
const DRAWN: &str = "a1b2c3b1b3a3c1c2a2";

fn after_games(games: &[&str]) -> Rc<GameState> {
    games.iter().fold(casual(), |state, moves| finished(&state, moves))
}

#[test]
fn next_strategy_is_offered_after_three_wins_and_the_previous_after_three_losses() {
    for (games, offered) in [
        ([WON, WON, WON].as_slice(), Some(Computer::Trapper)),
        (&[LOST, LOST, LOST], Some(Computer::Random)),
        (&[LOST, WON, WON, WON, WON], Some(Computer::Trapper)),
        (&[WON, WON], None),
        (&[WON, WON, DRAWN, WON], None),
        (&[WON, WON, LOST], None),
    ] {
        assert_eq!(after_games(games).offered_level(), offered, "{games:?}");
    }
}

#[test]
fn offer_ends_with_its_dismissal_and_with_the_next_game() {
    let won = after_games(&[WON, WON, WON]);
    assert_eq!(after(&won, LazyAction::DeclineLevel.into()).offered_level(), None);
    assert_eq!(after(&won, GameAction::Reset).offered_level(), None);
    let trapper = after(&won, GameAction::Choose(setup(Opponent::Computer(Computer::Trapper), Mark::X)));
    assert_eq!((trapper.streak(), trapper.offered_level()), (0, None));
    // Rematches with the other mark continue the streak.
    let rematch = after(&won, GameAction::Choose(setup(Opponent::Computer(Computer::Casual), Mark::O)));
    assert_eq!(rematch.streak(), 3);
    // Undo back to a game against another computer player ends it.
    let asked = after(&after_games(&[LOST, "a1"]), GameAction::Choose(trapper.setup()));
    let lost = finished(&after(&asked, LazyAction::Confirm.into()), LOST);
    let back = (0..9).fold(lost.clone(), |state, _| after(&state, GameAction::Undo));
    assert_eq!((lost.streak(), back.setup(), back.streak()), (-1, casual().setup(), 0));
}

#[test]
fn levels_are_offered_at_a_level() {
    let level = |level| Computer::Level(level);
    for (before, moves, offered) in [
        (Level::Easy, WON, Some(Level::Medium)),
        (Level::Medium, WON, Some(Level::Hard)),
        (Level::Hard, WON, Some(Level::Unbeatable)),
        (Level::Unbeatable, WON, None),
        (Level::Easy, LOST, None),
        (Level::Medium, LOST, Some(Level::Easy)),
        (Level::Hard, LOST, Some(Level::Medium)),
        (Level::Unbeatable, LOST, Some(Level::Hard)),
    ] {
        let start = state(setup(Opponent::Computer(level(before)), Mark::X), "");
        let end = (0..3).fold(start, |state, _| finished(&state, moves));
        assert_eq!(end.offered_level(), offered.map(level), "{before:?} after {moves}");
    }
}

#[test]
fn friends_and_the_last_strategies_have_no_offer() {
    let games = |state: Rc<GameState>, moves: &str| (0..3).fold(state, |state, _| finished(&state, moves));
    assert_eq!(played(&friends(""), WON).offered_level(), None);
    for (computer, moves, offered) in
        [(Computer::Perfect, LOST, Computer::Casual), (Computer::Trapper, LOST, Computer::Casual)]
    {
        let lost = games(state(setup(Opponent::Computer(computer), Mark::X), ""), moves);
        assert_eq!(lost.offered_level(), Some(offered), "the next weaker one that can lose");
    }
    for (computer, moves) in [(Computer::Random, LOST), (Computer::Perfect, WON)] {
        let state = games(state(setup(Opponent::Computer(computer), Mark::X), ""), moves);
        assert_eq!((state.streak().abs(), state.offered_level()), (3, None), "{computer:?}");
    }
}
