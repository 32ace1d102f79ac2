//! What the page does with games with other rules.
//!
//! Their code loads when one of them is chosen: everything that asks for their rules is called through [`OtherGames`].

use yew::prelude::*;

use super::slots::{ShownGame, Slots};
use crate::game::reset_label::reset_label;
use crate::other_games;
use crate::other_games::effects::use_keys::use_keys;
use crate::other_games::effects::use_reply::use_reply;
use crate::other_games::model::{OtherGame, Phase};
use crate::other_games::players::Players;
use crate::other_games::update::Event;
use crate::other_games::view;
use crate::share::address::other_game::LinkedGame;
use crate::state::compared::Unequal;
use crate::state::{GameAction, GameState, Note};
use crate::ui::context::ViewContext;
use engine::Rules;
use engine::other_games::{Game, Variant};
use worker::request::{Request, UltimateRequest};

/// The functions of the games with other rules.
#[derive(Debug)]
pub struct OtherGames {
    /// Returns a new game.
    pub begin: fn(Variant, Players, u64) -> OtherGame,
    /// Returns a first try of a game.
    pub learn: fn(Variant, u64) -> OtherGame,
    /// Returns the game of a link, and a note about moves that are not legal.
    pub open: fn(&LinkedGame, Players, u64) -> (OtherGame, Option<Note>),
    /// Returns a game after some moves.
    pub open_game: fn(Game, Players, u64) -> OtherGame,
    /// Returns the request of the computer's move to the Web Worker, with this time in milliseconds.
    pub request: fn(&OtherGame, u32) -> Option<UltimateRequest>,
    /// Applies a message.
    pub update: fn(&mut OtherGame, &other_games::Msg) -> Option<Event>,
    /// Serializes the game.
    pub text: fn(&OtherGame) -> String,
    /// Deserializes a game.
    pub read: fn(&str) -> Option<OtherGame>,
    /// Returns the query and the fragment of the game's address.
    pub address: fn(&OtherGame) -> [String; 2],
    /// Returns rules with a board of the same size.
    pub rules_of_size: fn(&OtherGame) -> Rules,
    /// Fills the slots of the page that depend on the game; the caller fills notes, sidebar and dialog.
    pub fill: fn(&ViewContext, &OtherGame, &UseReducerHandle<GameState>) -> Slots,
    /// The list of moves.
    pub moves: fn(&ViewContext, &OtherGame) -> Html,
    /// The choice of a game.
    pub choice_of_game: fn(&ViewContext, Option<&OtherGame>) -> Html,
    /// The games to begin from the lesson.
    pub games_to_learn: fn(&ViewContext) -> Html,
    /// The rules of a game and the choice of its players.
    pub rules_and_players: fn(&ViewContext, &OtherGame) -> Html,
}

/// The games with other rules.
pub const OTHER_GAMES: &OtherGames = &OtherGames {
    begin: OtherGame::new,
    learn: OtherGame::guided,
    open,
    open_game: OtherGame::with_moves,
    request: OtherGame::request,
    update: OtherGame::update,
    text: OtherGame::text,
    read: OtherGame::read,
    address: OtherGame::address,
    rules_of_size: OtherGame::rules_of_size,
    fill,
    moves: view::moves::moves,
    choice_of_game: view::sheet::choice_of_game,
    games_to_learn: view::sheet::games_to_learn,
    rules_and_players: view::sheet::rules_and_players,
};

fn open(linked: &LinkedGame, players: Players, seed: u64) -> (OtherGame, Option<Note>) {
    let (game, note) = linked.read();
    (OtherGame::with_moves(game, players, seed), note)
}

/// Fills the slots of the page that depend on the game; the caller fills notes, sidebar and dialog.
fn fill(cx: &ViewContext, game: &OtherGame, state: &UseReducerHandle<GameState>) -> Slots {
    let winner = view::status::winner(game);
    let status = view::status::status(cx, game);
    let explanation = view::explanation::explanation(cx, game);
    let length = state.match_length_of(game);
    Slots {
        game: Some(ShownGame {
            board: view::board::board(cx, game),
            status: html! { <WithEffects state={Unequal(state.clone())} on={cx.dispatch}>{ status }</WithEffects> },
            status_name: view::status::status_name(game),
            turn: view::status::next_mark(game),
            winner,
            is_lost: winner.is_some_and(|side| !game.players().is_local(side)),
            is_thinking: matches!(game.phase(), Phase::Thinking(_)),
            is_finished: game.is_finished(),
        }),
        shown_parts: cx.state.host.map(|host| host.controls.names(" ")),
        chip: Some(cx.texts.chip_of(game)),
        score: Some(view::score::score(cx, game, &state.scores_of_games())),
        tools: Some(view::tools::tools(cx, game)),
        reset: Some(reset_label(cx.texts, length, game.match_winner(length).is_some(), game.is_finished())),
        names_squares: explanation.is_some(),
        explanation,
        ..Slots::default()
    }
}

/// Properties of [`WithEffects`].
#[derive(PartialEq, Properties)]
struct WithEffectsProps {
    state: Unequal<UseReducerHandle<GameState>>,
    on: Callback<GameAction>,
    children: Html,
}

/// A view of the shown game, with the effects of the game.
#[component]
fn WithEffects(WithEffectsProps { state: Unequal(state), on, children }: &WithEffectsProps) -> Html {
    use_reply(state, on);
    use_keys(state, on);
    children.clone()
}

impl GameState {
    /// Returns the game with other rules that is shown, with the functions of all.
    pub(super) fn shown_game(&self) -> Option<(&OtherGame, &'static OtherGames)> {
        self.other_game().zip(self.games())
    }

    /// Returns the message that begins the next game: with exchanged sides after the end, if the sides take turns to start.
    pub(super) fn next_game_message(&self) -> other_games::Msg {
        let is_exchanged = |game: &&OtherGame| game.is_finished() && self.takes_turns_against(game.players().opponent);
        self.other_game().filter(is_exchanged).map_or(other_games::Msg::Reset, |_| other_games::Msg::Rematch)
    }

    /// Returns the query and the fragment of the address of the shown game with other rules.
    pub fn address_of_other_game(&self) -> Option<[String; 2]> {
        self.shown_game().map(|(game, games)| (games.address)(game))
    }

    /// Returns what the Web Worker finds out about the shown game.
    pub(super) fn request_of_shown_game(&self) -> Option<Request> {
        let Some((game, games)) = self.shown_game() else { return self.worker_request().map(Request::Analysis) };
        let is_available = !self.analysis.is_worker_unavailable;
        let request = || (games.request)(game, self.preferences.thinking.milliseconds());
        is_available.then(request).flatten().map(Request::Ultimate)
    }

    /// Returns the stored form of the shown game with other rules.
    pub fn text_of_other_game(&self) -> Option<String> {
        self.shown_game().map(|(game, games)| (games.text)(game))
    }

    /// Returns rules with a board of the size of the shown one.
    pub fn rules_of_size(&self) -> Rules {
        self.shown_game().map_or(self.setup().rules, |(game, games)| (games.rules_of_size)(game))
    }
}
