//! What most tests of the state need.

pub use std::rc::Rc;

pub use coaching::{Computer, Level};
pub use engine::{Game, Mark, Objective, Position, Rules, Square, notation};
pub use fastrand::Rng;
pub use tic_tac_toe::app::dialog::LazyDialog;
pub use tic_tac_toe::game::score::state::Scores;
pub use tic_tac_toe::i18n::Texts;
pub use tic_tac_toe::progress::storage::saved_game::SavedGame;
pub use tic_tac_toe::state::game::setup::Pairing;
pub use tic_tac_toe::state::opponent::Opponent;
pub use tic_tac_toe::state::{
    Answer, CoachTool, Controls, Counting, Dialog, GameAction, GameResult, GameState, Go, Host, LazyPart, Look,
    MatchLength, Note, Preferences, ScheduledAction, Score, Setting, Setup, Sound, Stage, Theme,
};
pub use yew::Reducible;

pub use crate::given::*;
