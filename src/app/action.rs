//! The actions of the rooms.

use super::dialog::DialogMsg;
use super::parts;
use crate::state::GameAction;
use crate::state::opaque::Opaque;
use crate::state::outside::Outside;
use crate::{analysis, embed, game, learn, opponents, other_games, progress, settings, share};

/// Defines the actions that need the lazy part. Each holds a message, which a room dispatches as it is.
macro_rules! rooms {
    ($($(#[$about:meta])+ $action:ident($msg:ty),)+) => {
        /// A change of the state that needs the lazy part: the message of a room.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum LazyAction {
            $($(#[$about])+ $action($msg),)+
        }

        $(
            impl From<$msg> for GameAction {
                fn from(msg: $msg) -> Self {
                    Self::Lazy(Opaque::new(LazyAction::$action(msg)))
                }
            }
        )+
    };
}

rooms! {
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
    OtherGames(other_games::Msg),
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

impl GameAction {
    /// Returns the action of the lazy part, if it is one.
    pub fn lazy(&self) -> Option<&LazyAction> {
        match self {
            Self::Lazy(action) => action.get(),
            _ => None,
        }
    }
}
