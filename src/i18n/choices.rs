//! Values of the engine and the state that select a text.

use super::choice;
use crate::state::game::setup::Player;
use crate::state::{Look, Part, Sound, Theme};
use coaching::Level;
use coaching::coach::RuleOfThumb;
use coaching::puzzles::Grade;
use engine::{Objective, Wdl};

/// Converts an enumeration to the type in `locales/en.ftl` with the same variants.
macro_rules! choices {
    ($($from:ty => $to:ident: $($variant:ident),+;)+) => {
        $(impl From<$from> for $crate::i18n::choice::$to {
            fn from(value: $from) -> Self {
                match value {
                    $(<$from>::$variant => Self::$variant,)+
                }
            }
        })+
    };
}

pub(crate) use choices;

choices! {
    Level => Level: Easy, Medium, Hard, VeryHard, Unbeatable;
    Objective => Objective: Normal, Misere;
    Wdl => Result: Win, Draw, Loss;
    Theme => Theme: Auto, Light, Dark, Contrast;
    Look => Look: Soft, Paper, Tiles, Neon;
    Sound => Sound: Off, Quiet, Loud;
    Part => Part: Status, Score, Reset, History, Hint, Settings;
    RuleOfThumb => Rule: Win, Block, Fork, BlockFork, Center, OppositeCorner, EmptyCorner, EmptySide;
    Grade => Grade: Easy, Medium, Hard, Expert;
}

impl From<Player> for choice::Player {
    fn from(player: Player) -> Self {
        match player {
            Player::You => Self::You,
            Player::Remote => Self::Remote,
            Player::Computer(_) => Self::Computer,
            Player::Person(_) => Self::Other,
        }
    }
}
