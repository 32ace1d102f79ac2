//! What the rooms add to the page: their messages, and their values in the state.

use std::rc::Rc;

use super::dialog::DialogMsg;
use super::parts;
use super::parts::Parts;
use crate::analysis::best_moves::state::Exploration;
use crate::game::score::state::{ScoreReset, Scores};
use crate::learn::puzzles::attempt::Attempt;
use crate::other_games::model::OtherGame;
use crate::progress::achievements::set::Achievement;
use crate::progress::collection::ended_game::EndedGame;
use crate::progress::profile::data::Profile;
use crate::settings::looks::accent::Accent;
use crate::state::action::Message;
use crate::state::game::setup::Pairing;
use crate::state::initial::outside::Outside;
use crate::state::lazy_part::opaque::Opaque;
use crate::state::{GameAction, GameState, Score, Setup};
use crate::{analysis, embed, game, learn, opponents, other_games, progress, settings, share};
use engine::{Analysis, Position};

/// Defines the actions that need the lazy part. Each holds a [`Message`], which a room dispatches as it is.
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

        impl GameState {
            /// Applies an action of the lazy part. Returns the action that follows, if any.
            pub(super) fn apply_lazy(&mut self, action: &LazyAction) -> Option<GameAction> {
                match action {
                    $(LazyAction::$action(msg) => msg.apply(self),)+
                }
            }
        }
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

/// The values in the state that only the lazy part reads and changes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Values {
    /// The scores of all boards; those under the current rules may be older.
    pub scores: Scores,
    /// The day and the address, once the visit has read them.
    pub outside: Option<Outside>,
    /// The day of the puzzle that the puzzles dialog opens with, if a link names it.
    pub linked_day: Option<u32>,
    /// The attempt at the puzzle of a day, with which the puzzles dialog opens next.
    pub begun_puzzle: Option<Attempt>,
    /// The profile.
    pub profile: Rc<Profile>,
    /// The color of interactive elements, if the address or the host page sets one.
    pub accent: Option<Accent>,
    /// The parts of the program that load on request.
    pub parts: Parts,
    /// The game with other rules that is shown in place of the game at hand, if any.
    pub other_game: Option<OtherGame>,
    /// The games with other rules that have ended since [`Recorded`](crate::progress::Msg::Recorded), oldest first.
    pub ended_games: Vec<EndedGame>,
    /// The new achievements that the player has not been told of.
    pub untold: Vec<Achievement>,
    /// The scores of games with other rules.
    pub scores_of_games: other_games::scores::Scores,
    /// The scores of games with other rules that the last reset has erased, until its dialog closes.
    pub erased_scores_of_games: Option<other_games::scores::Scores>,
    /// The last reset of scores, until its dialog closes.
    pub reset: Option<Rc<ScoreReset>>,
    /// The seed of the finished game that the visit began with, and the setup that the visitor would have had without it.
    pub replay: Option<(u64, Setup)>,
    /// The game whose end has won a star, by its seed.
    pub star_won_in: Option<u64>,
    /// The finished game that the visit began with, by its seed, if it ended in an earlier visit.
    pub ended_before: Option<u64>,
    /// The matches against other opponents or on other boards.
    pub matches: Vec<(Pairing, Score)>,
    /// The variations, while the player wants them.
    pub exploration: Option<Exploration>,
    /// Whether the player has opened the list of moves, apart from the review, which opens it as well.
    pub has_open_moves: bool,
    /// Very hard's last analysis, with its position and number of nodes.
    pub reply: Option<(Position, u32, Analysis)>,
}

impl GameState {
    /// Returns the values, unless all are defaults.
    pub(crate) fn values(&self) -> Option<&Values> {
        self.lazy.values.as_ref()?.get()
    }

    /// Changes the values. The state stays equal if that changes nothing.
    pub(crate) fn change_values(&mut self, change: impl FnOnce(&mut Values)) {
        let mut values = self.values().cloned().unwrap_or_default();
        change(&mut values);
        self.set_values(values);
    }

    /// Sets the values. The state stays equal if they are the same.
    fn set_values(&mut self, values: Values) {
        let is_same = self.values().map_or_else(|| values == Values::default(), |before| values == *before);
        if !is_same {
            self.lazy.values = Some(Opaque::new(values));
        }
    }
}
