//! The list of achievements.

use super::set::{Achievement, Achievements};
use crate::i18n::Texts;
use crate::ui::prelude::*;

/// All achievements, with a check mark at those of the player.
pub fn achievements(texts: Texts, earned: Achievements) -> Html {
    let item = |achievement: Achievement| {
        let is_earned = earned.has(achievement);
        html! {
            <li data-earned={is_earned.then_some("")}>
                <span role="img" aria-label={if is_earned { texts.earned() } else { texts.not_earned() }}>
                    { if is_earned { "✓" } else { "·" } }
                </span>
                { texts.achievement_name(achievement) }
            </li>
        }
    };
    html! {
        <section class="panel achievements">
            <h2>{ texts.achievements_of(earned.all().len(), Achievement::ALL.len()) }</h2>
            <ul>{ for Achievement::ALL.map(item) }</ul>
            { caption(texts.about_achievements()) }
        </section>
    }
}
