//! Requests of the host page: what they ask for, when they are refused, and how they change the state.

use super::problem::HostProblem;
use crate::other_games;
use crate::other_games::address::name_and_boards;
use crate::other_games::model::{OtherGame, Phase};
use crate::other_games::players::Players;
use crate::share::address::page_settings::PageSettings;
use crate::share::address::state::Address;
use crate::state::game::setup::Player;
use crate::state::{Coach, GameState, Note, Setup, Stage};
use engine::other_games::Variant;
use engine::{Game, Mark, Square};
use records::Pairs;

/// A request of the host page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostRequest {
    /// Apply settings. Another opponent or side starts a new game, without a question.
    Set(HostSettings),
    /// Play for the side to move. The mark is that of the move where sides choose it.
    Play(Square, Option<Mark>),
    /// Take back the player's last move and the reply to it.
    Undo,
    /// Start a new game.
    Reset,
}

/// The settings that the host page makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostSettings {
    /// The settings of the page.
    pub page: PageSettings,
    /// The rules and players.
    pub setup: Setup,
    /// The game to show; `None` keeps the current one.
    pub game: Option<Box<Game>>,
    /// The game with other rules to show in place of the game on the board.
    pub other_game: Option<OtherGameSettings>,
}

/// A game with other rules that the host page wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherGameSettings {
    /// The game.
    pub variant: Variant,
    /// The players.
    pub players: Players,
    /// The moves to show; `None` keeps those of the same game between the same players.
    pub game: Option<engine::other_games::Game>,
}

/// Adds the game with other rules that is shown to the query of a host page that names no game.
pub fn with_shown_game(mut query: Pairs, before: &GameState) -> Pairs {
    let Some(game) = before.other_game() else { return query };
    let (name, boards) = name_and_boards(game.variant());
    for (key, value) in [("game", Some(name)), ("boards", boards)] {
        if let Some(value) = value.filter(|_| !query.iter().any(|(named, _)| named == key)) {
            query.push((key.to_owned(), value.to_owned()));
        }
    }
    query
}

impl HostSettings {
    /// Returns the settings of an address. Missing keys keep the current values, and so does a game with an invalid move.
    pub fn of(address: Address, before: &GameState) -> Self {
        let setup = before.round.setup;
        let is_about_moves = |note: &Note| {
            matches!(note, Note::BadMoves(_) | Note::BadText(_) | Note::MissingMoves { .. })
                || matches!(note, Note::UnknownValue { key, .. } if key == "moves")
        };
        let is_legal = !address.notes.iter().any(is_about_moves);
        let players =
            before.other_game().map_or(Players::new(Some(setup.opponent), Some(setup.play)), OtherGame::players);
        let other_game = address.other_game.as_ref().map(|linked| {
            let opponent = Some(address.opponent.unwrap_or(players.opponent));
            let players = Players::new(opponent, Some(address.play.unwrap_or(players.play)));
            let (game, illegal) = linked.read();
            let game = (address.has_moves && is_legal && illegal.is_none()).then_some(game);
            OtherGameSettings { variant: linked.variant, players, game }
        });
        Self {
            // Unlike in a link with a game, a missing board means the current one.
            setup: address.applied_to(setup),
            // The language is set when it is loaded.
            page: PageSettings { language: None, ..address.page },
            game: address.game.filter(|_| is_legal).map(Box::new),
            other_game,
        }
    }
}

impl GameState {
    /// Returns the problem with a request, if it cannot be executed.
    pub fn refusal(&self, request: &HostRequest) -> Option<HostProblem> {
        if let Some(game) = self.other_game() {
            return self.refusal_in_other_game(game, request);
        }
        match request {
            HostRequest::Play(..) if self.is_the_computers_turn() => Some(HostProblem::NotYourTurn),
            HostRequest::Play(square, _) => self.position().play(*square).err().map(HostProblem::Illegal),
            HostRequest::Undo if !self.can_undo() => Some(HostProblem::NothingToUndo),
            HostRequest::Set(_) | HostRequest::Undo | HostRequest::Reset => None,
        }
    }

    /// Whether players choose the mark of each move.
    pub fn chooses_mark(&self) -> bool {
        self.other_game().is_some_and(|game| game.position().chooses_mark())
    }

    /// Returns the problem with a request to the game with other rules that is shown.
    fn refusal_in_other_game(&self, game: &OtherGame, request: &HostRequest) -> Option<HostProblem> {
        let is_disabled = self.host.is_some_and(|host| host.is_disabled);
        let is_the_computers_turn = matches!(game.phase(), Phase::Thinking(_) | Phase::EarlierPosition);
        match request {
            HostRequest::Play(..) if is_the_computers_turn && !is_disabled => Some(HostProblem::NotYourTurn),
            HostRequest::Play(square, mark) => {
                game.position().check(game.move_with(*square, *mark)).err().map(HostProblem::IllegalInOtherGame)
            }
            HostRequest::Undo if !game.can_undo() => Some(HostProblem::NothingToUndo),
            HostRequest::Set(_) | HostRequest::Undo | HostRequest::Reset => None,
        }
    }

    /// Returns whether position, rules or players are others than those of an earlier state.
    pub fn has_changed_since(&self, before: &Self) -> bool {
        let other = |state: &Self| state.other_game().map(|game| (game.variant(), game.players(), game.revision()));
        self.shown.revision != before.shown.revision
            || self.round.setup != before.round.setup
            || other(self) != other(before)
    }

    fn is_the_computers_turn(&self) -> bool {
        match self.stage() {
            Stage::Thinking(_) | Stage::Stopped(_) => true,
            Stage::EarlierPosition(turn) => matches!(self.round.setup.player(turn), Player::Computer(_)),
            _ => false,
        }
    }

    /// Applies a request of the host page. A refused request changes nothing, nor does any request without a host page.
    pub(crate) fn apply_request(&mut self, request: &HostRequest) {
        let other_game = self.other_game().cloned().filter(|_| self.host.is_some());
        if let Some(game) = other_game.filter(|_| !matches!(request, HostRequest::Set(_))) {
            return self.apply_to_other_game(game, request);
        }
        match request {
            _ if self.host.is_none() => {}
            HostRequest::Play(square, _) => {
                if !self.is_the_computers_turn() {
                    self.play(*square);
                }
            }
            HostRequest::Undo => self.undo_across_games(),
            HostRequest::Reset => self.restart_by_host(self.round.setup),
            HostRequest::Set(HostSettings { page, setup, game, other_game }) => {
                page.apply_to(self);
                if self.host.is_some_and(|host| !host.has_coach()) {
                    self.coach = Coach::default();
                }
                if let Some(wanted) = other_game {
                    return self.show_wanted_game(wanted);
                }
                if self.other_game().is_some() {
                    self.set_other_game(None);
                    self.restart_by_host(*setup);
                }
                match game {
                    Some(game) if **game == *self.game() && *setup == self.round.setup => {}
                    Some(game) => {
                        self.show_game(*setup, (**game).clone());
                        self.other_rounds.previous = None;
                    }
                    None if *setup != self.round.setup => self.restart_by_host(*setup),
                    None => {}
                }
            }
        }
    }

    /// Applies a request to the game with other rules that is shown.
    fn apply_to_other_game(&mut self, game: OtherGame, request: &HostRequest) {
        if self.refusal_in_other_game(&game, request).is_some() {
            return;
        }
        let msg = match request {
            HostRequest::Play(square, mark) => other_games::Msg::PlayByHost(game.move_with(*square, *mark)),
            HostRequest::Undo => other_games::Msg::Undo,
            HostRequest::Reset => other_games::Msg::Reset,
            HostRequest::Set(_) => return,
        };
        self.update_other_game(&msg);
    }

    /// Shows the game with other rules that the host page wants, unless it is shown already.
    fn show_wanted_game(&mut self, wanted: &OtherGameSettings) {
        let OtherGameSettings { variant, players, game } = wanted;
        let shown = self.other_game().filter(|shown| shown.variant() == *variant && shown.players() == *players);
        let is_shown = shown.is_some_and(|shown| game.as_ref().is_none_or(|game| shown.shown_game() == *game));
        if !is_shown {
            let game = game.clone().unwrap_or(engine::other_games::Game::new(*variant));
            self.update_other_game(&other_games::Msg::Open(game, *players));
        }
    }

    /// Starts a new game for the host page. Undo does not bring back the game before it.
    fn restart_by_host(&mut self, setup: Setup) {
        self.restart(setup);
        self.drop_notes_of_game();
        self.other_rounds.previous = None;
    }
}
