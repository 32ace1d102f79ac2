//! Renders single components as HTML and checks their markup.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::pin::pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use coaching::Level;
use engine::other_games::Variant;
use engine::{Mark, Rules, notation};
use tic_tac_toe::app::other_games::OTHER_GAMES;
use tic_tac_toe::app::parts::Code;
use tic_tac_toe::app::view::tools::tools;
use tic_tac_toe::game;
use tic_tac_toe::game::board::strike::STRIKE;
use tic_tac_toe::game::board::{Board, BoardProps};
use tic_tac_toe::game::reset_label::label;
use tic_tac_toe::game::score::state::Scores;
use tic_tac_toe::game::status::status_bar::{StatusBar, StatusBarProps};
use tic_tac_toe::i18n::Texts;
use tic_tac_toe::other_games::address::read_moves;
use tic_tac_toe::other_games::players::Players;
use tic_tac_toe::other_games::{self, view};
use tic_tac_toe::progress::storage::saved_game::SavedGame;
use tic_tac_toe::state::compared::Ignored;
use tic_tac_toe::state::opponent::Opponent;
use tic_tac_toe::state::{CoachTool, GameAction, GameState, Go, Preferences, Setup};
use tic_tac_toe::ui::context::ViewContext;
use yew::prelude::*;
use yew::{BaseComponent, LocalServerRenderer, Reducible};

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
        (perfect, "a1", "Computer is thinking… "),
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

#[derive(PartialEq, Properties)]
struct FragmentProps {
    html: Html,
}

/// Shows what a view function returns.
#[component]
fn Fragment(FragmentProps { html }: &FragmentProps) -> Html {
    html.clone()
}

/// Returns the names of the tools, and whether the main button has emphasis.
fn tools_and_emphasis(state: &GameState) -> (Vec<String>, bool) {
    let cx = &ViewContext { state, dispatch: &Callback::noop(), texts: Texts::ENGLISH };
    let html = render::<Fragment>(FragmentProps { html: tools(cx, &[]) });
    let names = html.split("data-action=\"").skip(1).filter_map(|rest| rest.split('"').next());
    (names.map(str::to_owned).collect(), label(cx).is_primary)
}

#[test]
fn undo_at_the_start_is_offered_for_an_unfinished_game_only() {
    for (moves, expected) in [("a1a2b1b2c1", &["learn"][..]), ("a1a2", &["undo", "learn"])] {
        let state = Rc::new(state(Opponent::Friend, moves).with_lazy_part()).reduce(GameAction::Reset);
        assert_eq!(tools_and_emphasis(&state).0, expected, "{moves}");
        assert!(state.can_undo(), "the key brings back the game");
    }
}

#[test]
fn main_button_steps_back_while_the_player_tries_again() {
    let over = Rc::new(state(Opponent::Friend, "a1a2b1b2c1").with_lazy_part());
    assert!(tools_and_emphasis(&over).1);
    let looking_back = over.reduce(GameAction::Go(Go::To(2)));
    assert!(tools_and_emphasis(&looking_back).1, "looking back");
    let trying = looking_back.reduce(game::Msg::TryAgain(2).into());
    assert_eq!(tools_and_emphasis(&trying), (["undo", "redo", "help"].map(str::to_owned).into(), false));
}

/// Begins a visit with everything that games with other rules need.
fn start() -> Rc<GameState> {
    Rc::new(state(Opponent::Friend, "").with_lazy_part().with_part(Code::Games(Ignored(OTHER_GAMES))))
}

/// Returns the board, the status and the explanation of a shown game with other rules.
fn parts_of(state: &GameState) -> [String; 3] {
    let cx = &ViewContext { state, dispatch: &Callback::noop(), texts: Texts::ENGLISH };
    let game = state.other_game().unwrap();
    let help = view::explanation::explanation(cx, game).unwrap_or_default();
    [view::board::board(cx, game), view::status::status(cx, game), help]
        .map(|html| render::<Fragment>(FragmentProps { html }))
}

/// Returns the same for a game between two people, with the answers of these buttons.
fn other_game(variant: Variant, moves: &str, tools: &[CoachTool]) -> [String; 3] {
    let (game, rest) = read_moves(variant, moves);
    assert_eq!(rest, "", "{moves}");
    let players = Players { opponent: Opponent::Friend, play: Mark::X };
    let open: GameAction = other_games::Msg::Open(game, players).into();
    let actions = [open].into_iter().chain(tools.iter().map(|tool| GameAction::Toggle(*tool)));
    let state = actions.fold(start(), |state, action| state.reduce(action));
    parts_of(&state)
}

#[test]
fn hint_shows_one_square_and_its_effect() {
    for (variant, moves, told) in [
        (Variant::Notakto3, "", "a1: wins"),
        (Variant::Notakto2, "", "a1: loses"),
        (Variant::Wild, "", "X b2: wins in 4 moves."),
        (Variant::WildMisere, "b2xa1x", "X c2: leads to a draw if nobody makes a mistake."),
        (Variant::Ultimate, "", "e5: is the best move found so far."),
    ] {
        let [board, _, help] = other_game(variant, moves, &[CoachTool::Help, CoachTool::Hint]);
        assert_eq!(count(&board, &["data-light=\"pointed\""]), 1, "{variant}");
        assert!(text(&help).contains(told), "{variant}: {help}");
    }
}

#[test]
fn first_try_tells_the_second_tap_on_small_squares() {
    let state = start().reduce(other_games::Msg::Learn(Variant::Ultimate).into());
    let square = state.other_game().and_then(|game| game.guided_move()).unwrap().square;
    let [_, _, help] = parts_of(&state.reduce(GameAction::Aim(square)));
    assert_eq!(text(&help), "Tap again to play.");
}

#[test]
fn other_games_show_what_they_alone_have() {
    let [board, status, help] = other_game(Variant::Infinite, "a1b2a2b1c3c1", &[CoachTool::Values]);
    assert_eq!(count(&board, &["data-vanishing"]), 1);
    assert_eq!(count(&board, &["data-square=\"a1\"", "aria-label=\"a1, X, vanishes next\""]), 1);
    assert_eq!(text(&status), "X’s turn X on a1 vanishes with this move and cannot be part of a line");
    assert_eq!(count(&board, &["data-value"]), 3);
    assert!(!help.is_empty());

    let [board, status, _] = other_game(Variant::Wild, "a1xb1xc1x", &[CoachTool::Values]);
    assert_eq!((count(&board, &["data-winning"]), count(&board, &["data-won-line"])), (3, 3));
    assert_eq!(text(&status), "Player 1 wins Player 1 completed a line");
    let [board, ..] = other_game(Variant::Wild, "a2ob2xc1o", &[CoachTool::Values]);
    assert_eq!(count(&board, &[", empty, O, "]), 6, "each value is that of a mark");
    let [board, status, _] = other_game(Variant::WildMisere, "a1xb1xc1x", &[CoachTool::Values]);
    assert_eq!((count(&board, &["data-winning"]), count(&board, &["data-lost-line"])), (3, 3));
    assert_eq!(text(&status), "Player 2 wins Player 1 completed a line");

    let [board, _, help] = other_game(Variant::Notakto2, "a1b1c1", &[CoachTool::Values]);
    assert_eq!((count(&board, &["data-square"]), count(&board, &["data-closed"])), (18, 9));
    assert_eq!(count(&board, &["data-board=\"closed\""]), 1);
    assert!(
        text(&help).starts_with("You can win: after the right move, your opponent has to close the last board"),
        "{help}"
    );

    let [board, status, help] = other_game(Variant::Ultimate, "b2", &[CoachTool::Values]);
    assert_eq!((count(&board, &["data-square"]), count(&board, &["data-board=\"lit\""])), (81, 1));
    assert_eq!(count(&board, &["button ", "aria-disabled"]), 72);
    assert_eq!(text(&status), "O’s turn Play on the lit board, d4–f6");
    assert!(
        text(&help).starts_with("Play on the lit board, d4–f6. Look where your square sends your opponent"),
        "{help}"
    );
}
