//! Texts of the achievements.

use super::set::Achievement;
use crate::i18n::choices::choices;

choices! {
    Achievement => Achievement: Win, Block, Fork, BlockFork, OppositeCorner, AllRules, DrawUnbeatable, Flawless, WinAsO, OpenFour,
        DoubleFour, Misere;
}
