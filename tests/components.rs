//! Renders single components as HTML and checks their markup.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::pin::pin;
use std::task::{Context, Poll, Waker};

use coaching::Level;
use engine::{Rules, notation};
use tic_tac_toe::game::board::strike::STRIKE;
use tic_tac_toe::game::board::{Board, BoardProps};
use tic_tac_toe::game::reset_button::{ResetButton, ResetButtonProps};
use tic_tac_toe::game::score::state::Scores;
use tic_tac_toe::game::status::status_bar::{StatusBar, StatusBarProps};
use tic_tac_toe::i18n::Texts;
use tic_tac_toe::progress::storage::saved_game::SavedGame;
use tic_tac_toe::state::opponent::Opponent;
use tic_tac_toe::state::{GameState, Preferences, Setup};
use yew::{BaseComponent, Callback, LocalServerRenderer};

/// Returns the HTML of a component.
fn render<C: BaseComponent>(properties: C::Properties) -> String {
    let html = pin!(LocalServerRenderer::<C>::with_props(properties).hydratable(false).render());
    match html.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(html) => html,
        Poll::Pending => unreachable!("no component waits for anything"),
    }
}

/// Returns the number of tags with all of these attributes.
fn count(html: &str, attributes: &[&str]) -> usize {
    let has_all = |tag: &&str| attributes.iter().all(|attribute| tag.contains(attribute));
    html.split('<').filter_map(|tag| tag.split('>').next()).filter(has_all).count()
}

/// Returns the text of a component without its tags.
fn text(html: &str) -> String {
    html.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text).collect()
}

fn state(opponent: Opponent, moves: &str) -> GameState {
    let game = notation::read_moves(Rules::TIC_TAC_TOE, moves).game;
    let setup = Setup { opponent, ..Setup::default() };
    let kept = SavedGame::new(setup, game, 1);
    GameState::new(setup, Preferences::default(), Scores::default(), 1).resumed(kept)
}

fn board(state: &GameState, is_playable: bool) -> String {
    let (game, texts) = (state.game().clone(), Texts::ENGLISH);
    render::<Board>(BoardProps {
        game,
        is_playable,
        is_waiting: !is_playable,
        annotations: Default::default(),
        aim: None,
        onaction: Callback::noop(),
        texts,
        strike: Some(STRIKE),
    })
}

#[test]
fn board_is_a_grid_of_named_buttons() {
    let html = board(&state(Opponent::Friend, "b2a1"), true);
    assert_eq!(count(&html, &["role=\"grid\"", "aria-label=\"Board\""]), 1);
    assert_eq!((count(&html, &["role=\"row\""]), count(&html, &["role=\"gridcell\""])), (3, 9));
    // Without a name of its own, a row would have the names of all its squares.
    assert_eq!(count(&html, &["role=\"row\"", "aria-label=\"3\""]), 1);
    assert_eq!((count(&html, &["button "]), count(&html, &["aria-disabled"])), (9, 2));
    assert_eq!(count(&html, &["tabindex=\"0\""]), 1);
    assert_eq!(count(&html, &["data-square=\"a1\"", "tabindex=\"0\"", "aria-label=\"a1, O\""]), 1);
    assert_eq!(count(&html, &["data-square=\"c3\"", "aria-label=\"c3, empty\""]), 1);
}

#[test]
fn won_board_shows_all_completed_lines() {
    let html = board(&state(Opponent::Friend, "a1b1a2c1b3b2c3c2a3"), false);
    let (_, strike) = html.split_once("class=\"strike\"").unwrap();
    assert_eq!((count(&html, &["data-winning", "data-mark=\"x\""]), count(strike, &["path "])), (5, 2));
    assert_eq!(count(&html, &["button ", "aria-disabled"]), 9);
    assert_eq!(count(&html, &["data-square=\"a3\"", "aria-label=\"a3, X, completed line\""]), 1);
}

#[test]
fn status_names_turn_and_outcome() {
    let perfect = Opponent::at_level(Level::Unbeatable);
    for (opponent, moves, says) in [
        (Opponent::Friend, "", "X’s turn Three in a row wins"),
        (perfect, "", "Your turn Three in a row wins"),
        (perfect, "a1", "Computer is thinking… "),
        (Opponent::Friend, "a1a2b1b2c1", "X wins Three in a row"),
        (perfect, "a1a2b1b2c3c2", "Computer wins Three in a row"),
        (Opponent::Friend, "a1b2c3b1b3a3c1c2a2", "It’s a draw The board is full"),
        (Opponent::Friend, "a1b2c3b1b3a3c1c2", "X’s turn Nobody can win now"),
    ] {
        let state = state(opponent, moves);
        let (setup, game, stage) = (state.setup(), state.game().clone(), state.stage());
        let (extras, is_busy, tells_goal, texts) = (Default::default(), false, moves.is_empty(), Texts::ENGLISH);
        let properties = StatusBarProps { setup, game, stage, extras, is_busy, tells_goal, texts };
        let html = render::<StatusBar>(properties);
        assert_eq!((count(&html, &["role=\"status\""]), text(&html).as_str()), (1, says), "{moves}");
    }
}

#[test]
fn reset_button_has_emphasis_when_it_is_primary() {
    for (is_primary, label, kind) in [(false, "Play again", "secondary"), (true, "New match", "primary")] {
        for is_unused in [false, true] {
            let onaction = Callback::noop();
            let html = render::<ResetButton>(ResetButtonProps { is_primary, is_unused, label, onaction });
            let kind = format!("data-kind=\"{kind}\"");
            assert_eq!((count(&html, &["data-action=\"reset\"", &kind]), text(&html).as_str()), (1, label));
            assert_eq!(html.contains("disabled"), is_unused);
        }
    }
}
