//! The actions of the rooms.

use super::dialog::DialogMsg;
use super::parts;
use crate::state::GameAction;
use crate::state::opaque::Opaque;
use crate::state::outside::Outside;
use crate::{analysis, embed, game, games, learn, opponents, progress, settings, share};

/// A change of the state that needs the lazy part: the message of a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LazyAction {
    /// Something happens to the game at hand.
    Game(game::Msg),
    /// Something happens to the choice of players.
    Opponents(opponents::Msg),
    /// The preferences change.
    Settings(settings::Msg),
    /// Something happens to analysis.
    Analysis(analysis::Msg),
    /// Something happens to a game by link.
    Share(share::Msg),
    /// Something happens while the player learns.
    Learn(learn::Msg),
    /// Something happens to a game with other rules.
    Games(games::Msg),
    /// Something happens to what this browser keeps.
    Progress(progress::Msg),
    /// Something happens to an embedded game.
    Embed(embed::Msg),
    /// A part of the program is wanted or arrives.
    Part(parts::Msg),
    /// Something happens in the open dialog.
    Dialog(DialogMsg),
    /// The visit has read the day and the address, or another day has begun.
    SetOutside(Outside),
}

impl From<LazyAction> for GameAction {
    fn from(action: LazyAction) -> Self {
        Self::Lazy(Opaque::new(action))
    }
}

impl From<parts::Msg> for GameAction {
    fn from(msg: parts::Msg) -> Self {
        LazyAction::Part(msg).into()
    }
}

impl From<DialogMsg> for GameAction {
    fn from(msg: DialogMsg) -> Self {
        LazyAction::Dialog(msg).into()
    }
}

/// Lets each room dispatch its messages.
macro_rules! from_messages {
    ($($variant:ident($room:ident)),+) => {$(
        impl From<$room::Msg> for GameAction {
            fn from(msg: $room::Msg) -> Self {
                LazyAction::$variant(msg).into()
            }
        }
    )+};
}

from_messages! {
    Game(game), Opponents(opponents), Settings(settings), Analysis(analysis), Share(share), Learn(learn), Games(games),
    Progress(progress), Embed(embed)
}

impl GameAction {
    /// Returns the action of the lazy part, if it is one.
    pub fn lazy(&self) -> Option<&LazyAction> {
        match self {
            Self::Lazy(action) => action.get(),
            _ => None,
        }
    }
}
