//! Automatic start of the next game after a draw.

use std::rc::Rc;

use tic_tac_toe::engine::{Mark, Opponent};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::state::{Dialog, GameAction, GameState, Go, Preferences, ScheduledAction, Setup};

use crate::given::{PERFECT, after, assert_dropped, game, moves, open, open_settings, reply, setup, square, state};

const ONE_BEFORE_THE_DRAW: &str = "a1b1c1b2a2c2b3a3";
const DRAWN: &str = "a1b1c1b2a2c2b3a3c3";
const WON: &str = "a1b2a2c3a3";

fn prefer(next_after_draw: bool) -> GameAction {
    LazyAction::Prefer(Preferences { next_after_draw, ..Preferences::default() }).into()
}

/// Plays a square, if the name is one.
fn played_on(state: &Rc<GameState>, name: &str) -> Rc<GameState> {
    if name.is_empty() { state.clone() } else { after(state, GameAction::Play(square(name))) }
}

/// Returns the pending automatic new game.
fn next_game(state: &GameState) -> Option<GameAction> {
    match state.scheduled_action()? {
        scheduled @ ScheduledAction::NextGame(_) => state.action_for(scheduled),
        ScheduledAction::Reply(_) => None,
    }
}

/// Returns a drawn game between friends with automatic next game.
fn just_drawn() -> Rc<GameState> {
    let before = after(&state(setup(Opponent::Friend, Mark::X), ONE_BEFORE_THE_DRAW), prefer(true));
    after(&before, GameAction::Play(square("c3")))
}

#[test]
fn new_game_starts_automatically_only_after_a_draw_if_preferred() {
    for opponent in [Opponent::Friend, Opponent::Remote, PERFECT] {
        for (moves, is_drawn) in [("", false), ("b2", false), (ONE_BEFORE_THE_DRAW, false), (WON, false), (DRAWN, true)]
        {
            for is_preferred in [false, true] {
                // X makes the last move of each game.
                let (before, last) = moves.split_at(moves.len().saturating_sub(2));
                let played = played_on(&state(setup(opponent, Mark::X), before), last);
                let state = after(&played, prefer(is_preferred));
                // The remote player still needs the last move.
                let expected = is_drawn && is_preferred && opponent != Opponent::Remote;
                assert_eq!(next_game(&state).is_some(), expected, "{opponent:?} {moves} {is_preferred}");
                // A draw reached by navigation or a link starts no game.
                let gone_to = after(&after(&state, GameAction::Go(Go::First)), GameAction::Go(Go::Last));
                assert_eq!(next_game(&gone_to), None);
            }
        }
    }
}

#[test]
fn next_game_keeps_opponent_side_and_score() {
    let drawn = just_drawn();
    let next = after(&drawn, next_game(&drawn).unwrap());
    assert_eq!((moves(&next).as_str(), next.setup(), next.score().draws), ("", drawn.setup(), 1));
    assert_eq!((next.saved().scores, next.scheduled_action()), (drawn.saved().scores, None));
}

#[test]
fn next_game_is_canceled_by_any_other_action() {
    let drawn = just_drawn();
    let stale = next_game(&drawn).unwrap();
    let chosen = GameAction::Choose(Setup { play: Mark::O, ..drawn.setup() });
    for action in [stale.clone(), GameAction::Reset, chosen, open(game("b2"), Vec::new()), prefer(false)] {
        assert_dropped(&after(&drawn, action), stale.clone());
    }
}

#[test]
fn preference_set_after_the_draw_applies() {
    let drawn = after(&just_drawn(), prefer(false));
    assert_eq!(drawn.scheduled_action(), None);
    let preferred = after(&drawn, prefer(true));
    assert_eq!(moves(&after(&preferred, next_game(&preferred).unwrap())), "");
}

#[test]
fn next_game_waits_for_open_dialogs() {
    // The preference may be set in the settings after the draw.
    let settings = after(&just_drawn(), open_settings());
    let later = next_game(&settings).map_or(settings.clone(), |action| after(&settings, action));
    assert_eq!(later.dialog(), Some(&Dialog::Settings));

    assert_eq!(settings.scheduled_action(), None);
    let closed = after(&settings, GameAction::CloseDialog);
    assert_eq!(moves(&after(&closed, next_game(&closed).unwrap())), "");

    // A reply that would draw waits for the open question as well.
    let drawing = after(&state(setup(PERFECT, Mark::O), ONE_BEFORE_THE_DRAW), prefer(true));
    let asked = after(&drawing, GameAction::Choose(setup(Opponent::Friend, Mark::O)));
    assert_eq!(asked.scheduled_action(), None);
    assert_dropped(&asked, reply(&drawing));
    let declined = after(&asked, GameAction::CloseDialog);
    assert_eq!(moves(&after(&declined, reply(&declined))), DRAWN);
}
