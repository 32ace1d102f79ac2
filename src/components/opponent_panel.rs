//! The choice of opponent and side.

use yew::prelude::*;

use super::controls::{Choice, choices, heading, remark};
use super::mark_glyph::mark_glyph;
use crate::engine::{Mark, Opponent, tablebase};
use crate::i18n::Texts;
use crate::panels::Panels;
use crate::state::{GameAction, Setup};

/// The choice of opponent and side, and what to expect of that opponent. `chosen` is the present one or, while a
/// question is open, the one that is about to be. The panels know about other boards than 3×3.
pub fn opponent_panel(chosen: Setup, panels: Option<&dyn Panels>, on: &Callback<GameAction>, texts: Texts) -> Html {
    let about = match panels {
        Some(panels) if !tablebase::covers(chosen.rules) => panels.about_opponent(chosen.opponent, texts),
        _ => (texts.about_opponent)(chosen.opponent),
    };
    let opponent = |opponent: Opponent| Choice {
        value: opponent.name(),
        name: None,
        label: (texts.opponent)(opponent).into(),
        is_chosen: opponent == chosen.opponent,
        does: GameAction::Choose(Setup { opponent, ..chosen }),
    };
    let side = |mark: Mark| Choice {
        value: mark.name(),
        name: Some((texts.mark)(mark)),
        label: mark_glyph(mark),
        is_chosen: mark == chosen.play,
        does: GameAction::Choose(Setup { play: mark, ..chosen }),
    };
    // The computer players stand from the weakest to the strongest.
    let group = |label, is_computer| {
        let group = Opponent::ALL.into_iter().filter(|it| matches!(it, Opponent::Computer(_)) == is_computer);
        choices("opponent", label, group.map(opponent), on)
    };
    html! {
        <section class="panel">
            { heading(texts.opponent_heading) }
            { group(texts.levels, true) }
            { group(texts.people, false) }
            { remark(about) }
            <div class="sides" hidden={chosen.opponent == Opponent::Friend}>
                { heading(texts.play_as) }
                { choices("play", texts.play_as, Mark::ALL.into_iter().map(side), on) }
            </div>
        </section>
    }
}
