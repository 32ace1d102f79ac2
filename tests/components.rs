//! Renders single components in a browser and checks their markup and actions.

#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::cell::RefCell;
use std::rc::Rc;

use tic_tac_toe::components::{Board, BoardProps, ResetButton, ResetButtonProps, StatusBar, StatusBarProps};
use tic_tac_toe::engine::{Computer, Opponent, Rules, notation};
use tic_tac_toe::features::board::strike::STRIKE;
use tic_tac_toe::features::score::state::Scores;
use tic_tac_toe::features::storage::saved_game::SavedGame;
use tic_tac_toe::i18n::Texts;
use tic_tac_toe::state::{GameAction, GameState, Preferences, Setup};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement};
use yew::{BaseComponent, Callback, Renderer};

#[allow(dead_code, reason = "a test renders the tutorial's component itself")]
#[path = "../examples/tutorial/src/main.rs"]
mod tutorial;

wasm_bindgen_test_configure!(run_in_browser);

/// Renders a component into a new element.
async fn render<C: BaseComponent>(properties: C::Properties) -> Element {
    let document = gloo_utils::document();
    let root = document.create_element("div").unwrap();
    document.body().unwrap().append_child(&root).unwrap();
    Renderer::<C>::with_root_and_props(root.clone(), properties).render();
    yew::scheduler::flush().await;
    root
}

/// Returns the only element that matches a selector.
fn find(root: &Element, selector: &str) -> HtmlElement {
    assert_eq!(root.query_selector_all(selector).unwrap().length(), 1, "{selector}");
    root.query_selector(selector).unwrap().unwrap().unchecked_into()
}

fn state(opponent: Opponent, moves: &str) -> GameState {
    let game = notation::read_moves(Rules::TIC_TAC_TOE, moves).game;
    let setup = Setup { opponent, ..Setup::default() };
    let kept = SavedGame::new(setup, game, 1);
    GameState::new(setup, Preferences::default(), Scores::default(), 1).resumed(kept)
}

/// A callback that records its calls.
fn recorder() -> (Callback<GameAction>, Rc<RefCell<Vec<GameAction>>>) {
    let actions = Rc::new(RefCell::new(Vec::new()));
    let kept = actions.clone();
    (Callback::from(move |action| kept.borrow_mut().push(action)), actions)
}

fn board(state: &GameState, is_playable: bool, onaction: Callback<GameAction>) -> BoardProps {
    let (game, texts) = (state.game().clone(), Texts::ENGLISH);
    BoardProps {
        game,
        is_playable,
        is_waiting: !is_playable,
        annotations: Default::default(),
        aim: None,
        onaction,
        texts,
        strike: Some(STRIKE),
    }
}

#[wasm_bindgen_test]
async fn board_is_a_grid_of_named_buttons() {
    let (onaction, actions) = recorder();
    let root = render::<Board>(board(&state(Opponent::Friend, "b2a1"), true, onaction)).await;
    assert_eq!(find(&root, "[role=grid]").get_attribute("aria-label").as_deref(), Some("Board"));
    assert_eq!(root.query_selector_all("[role=row]").unwrap().length(), 3);
    assert_eq!(root.query_selector_all("[role=row] > [role=gridcell] > button").unwrap().length(), 9);
    find(&root, "[tabindex='0'][data-square=a1]");
    let label = |square: &str| find(&root, &format!("[data-square={square}]")).get_attribute("aria-label").unwrap();
    assert_eq!(label("a1"), "Row 1, column 1, O");
    assert_eq!(label("c3"), "Row 3, column 3, empty");
    assert_eq!(root.query_selector_all("[aria-disabled]").unwrap().length(), 2);
    find(&root, "[data-square=c3]").click();
    assert_eq!(*actions.borrow(), [GameAction::Play("c3".parse().unwrap())]);
}

#[wasm_bindgen_test]
async fn won_board_shows_all_completed_lines() {
    let (onaction, _) = recorder();
    let root = render::<Board>(board(&state(Opponent::Friend, "a1b1a2c1b3b2c3c2a3"), false, onaction)).await;
    let winning = root.query_selector_all("[data-winning][data-mark=x]").unwrap().length();
    assert_eq!((winning, root.query_selector_all(".strike path").unwrap().length()), (5, 2));
    assert_eq!(root.query_selector_all("button[aria-disabled]").unwrap().length(), 9);
    let label = find(&root, "[data-square=a3]").get_attribute("aria-label").unwrap();
    assert_eq!(label, "Row 3, column 1, X, completed line");
}

#[wasm_bindgen_test]
async fn status_names_turn_and_outcome() {
    let perfect = Opponent::Computer(Computer::Perfect);
    for (opponent, moves, says) in [
        (Opponent::Friend, "", "X’s turn "),
        (perfect, "", "Your turn "),
        (perfect, "a1", "Computer is thinking… "),
        (Opponent::Friend, "a1a2b1b2c1", "X wins Three in a row"),
        (perfect, "a1a2b1b2c3c2", "Computer wins Three in a row"),
        (Opponent::Friend, "a1b2c3b1b3a3c1c2a2", "It’s a draw The board is full"),
        (Opponent::Friend, "a1b2c3b1b3a3c1c2", "X’s turn Nobody can win now"),
    ] {
        let state = state(opponent, moves);
        let (setup, game, stage) = (state.setup(), state.game().clone(), state.stage());
        let (extras, is_busy, is_embedded, texts) = (Default::default(), false, false, Texts::ENGLISH);
        let properties = StatusBarProps { setup, game, stage, extras, is_busy, is_embedded, texts };
        let root = render::<StatusBar>(properties).await;
        let text = find(&root, "[role=status]").text_content().unwrap();
        assert_eq!(text, says, "{moves}");
    }
}

#[wasm_bindgen_test]
async fn reset_button_has_emphasis_when_it_is_primary() {
    for (is_primary, label, kind) in [(false, "New game", "secondary"), (true, "New match", "primary")] {
        let (onaction, actions) = recorder();
        let root = render::<ResetButton>(ResetButtonProps { is_primary, is_disabled: false, label, onaction }).await;
        let button = find(&root, "[data-action=reset]");
        assert_eq!(button.text_content().as_deref(), Some(label));
        assert_eq!(button.get_attribute("data-kind").as_deref(), Some(kind));
        button.click();
        assert_eq!(*actions.borrow(), [GameAction::Reset]);
    }
}

/// Clicks an element of the tutorial's game and returns the status.
async fn click_in_tutorial(root: &Element, selector: &str) -> String {
    find(root, selector).click();
    yew::scheduler::flush().await;
    find(root, "[role=status]").text_content().unwrap()
}

#[wasm_bindgen_test]
async fn tutorial_plays_on_from_the_past() {
    let root = render::<tutorial::App>(()).await;
    let square = |number: usize| format!(".board button:nth-child({number})");
    let entry = |number: usize| format!("li:nth-child({number}) button");
    let entries = || root.query_selector_all("li").unwrap().length();
    // A taken square keeps its mark, and no move follows the end.
    for (number, status) in [
        (1, "Next player: O"),
        (1, "Next player: O"),
        (4, "Next player: X"),
        (2, "Next player: O"),
        (5, "Next player: X"),
        (3, "Winner: X"),
        (9, "Winner: X"),
    ] {
        assert_eq!(click_in_tutorial(&root, &square(number)).await, status, "square {number}");
    }
    assert_eq!((entries(), gloo_utils::document().title().as_str()), (6, "Winner: X"));
    assert_eq!(click_in_tutorial(&root, &entry(2)).await, "Next player: O");
    assert_eq!(entries(), 6);
    assert_eq!(click_in_tutorial(&root, &square(9)).await, "Next player: X");
    assert_eq!((entries(), find(&root, ".board").text_content().unwrap().as_str()), (3, "XO"));
    click_in_tutorial(&root, &entry(1)).await;
    for number in [1, 2, 3, 5, 4, 6, 8, 7] {
        click_in_tutorial(&root, &square(number)).await;
    }
    assert_eq!(click_in_tutorial(&root, &square(9)).await, "Draw");
}
