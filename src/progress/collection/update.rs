//! Changes of the dialog with the collected games.

use super::list::{Collection, Entry};
use super::model::CollectionDialog;
use super::played::{Kind, Moves, Played};
use crate::progress::dated::list::Unreadable;
use crate::share::paste::pasted_game::PastedOtherGame;
use crate::state::opponent::Opponent;
use crate::state::{GameAction, Setup};
use crate::{game, share};

/// What happens in the dialog. What its buttons do to the storage has already happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The stored games are read: when the dialog opens, or after they have changed.
    Read(Result<Collection, Unreadable>),
    /// The player chooses the board or the rules of the shown games; `None` for all.
    ShowKind(Option<Kind>),
    /// The player wants to see more games.
    ShowMore,
    /// The player opens a game.
    Open(Box<Played>),
    /// A game is deleted, which leaves these.
    Deleted(Entry, Collection),
    /// The deleted game is back, among these.
    Restored(Collection),
}

impl CollectionDialog {
    /// Applies a message. Returns the action that follows.
    pub fn update(&mut self, msg: Msg) -> Option<GameAction> {
        match msg {
            Msg::Read(Err(unreadable)) => {
                self.is_newer = unreadable == Unreadable::Newer;
                self.games = Some(Vec::new());
            }
            Msg::Read(Ok(collection)) => self.take(&collection),
            Msg::ShowKind(kind) => (self.kind, self.further_pages) = (kind, 0),
            Msg::ShowMore => self.further_pages += 1,
            Msg::Open(played) => return Some(open(*played)),
            Msg::Deleted(entry, rest) => {
                self.deleted = Some(entry);
                self.take(&rest);
            }
            Msg::Restored(collection) => {
                self.deleted = None;
                self.take(&collection);
            }
        }
        None
    }
}

/// Returns the action that shows a game as its link would. A game by link is over: it needs no remote player.
fn open(played: Played) -> GameAction {
    let without_remote = |opponent| if opponent == Opponent::Remote { Opponent::Friend } else { opponent };
    match played.moves {
        Moves::Board(setup, game) => {
            let setup = Setup { opponent: without_remote(setup.opponent), ..setup };
            game::Msg::Replace(setup, game, Vec::new()).into()
        }
        Moves::Other(players, game) => share::Msg::OpenOtherGame(PastedOtherGame {
            game,
            opponent: Some(without_remote(players.opponent)),
            play: Some(players.play),
            notes: Vec::new(),
        })
        .into(),
    }
}
