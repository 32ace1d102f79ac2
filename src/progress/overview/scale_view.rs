//! The scale of a rating, drawn.

use crate::ui::prelude::*;

use super::scale::{Row, Scale, Tick};
use crate::i18n::{Texts, spoken};
use crate::progress::rating::log::BoardRating;
use engine::decimal::decimal;

/// A horizontal scale with the levels, the range of the rating, and the rating.
pub fn scale(texts: Texts, rating: &BoardRating) -> Html {
    let Scale { ticks, place, band: (start, width) } = Scale::of(rating);
    let name = |tick: &Tick| texts.level_name_on(rating.rules, tick.level);
    let levels = ticks.iter().map(|tick| [name(tick), " ", &decimal(tick.rating.into())].concat()).collect();
    let own = texts.rating_and_uncertainty(rating.rating, rating.uncertainty);
    let spoken = [texts.rating(), ": ", &own, "; ", &spoken(&texts.conjunction(levels))].concat();
    let tick = |tick: &Tick| {
        let (x, middle) = (percent(tick.place), percent(tick.middle_of_name));
        // Beside the scale, and beside the name.
        let [start, end, name_y] = match tick.row {
            Row::Below => ["36", "42", "53"],
            Row::Above => ["20", "14", "11"],
        };
        html! {
            <>
                <line x1={x.clone()} x2={x.clone()} y1="20" y2="36" />
                <line x1={x} x2={middle.clone()} y1={start} y2={end} />
                <text x={middle} y={name_y}>{ name(tick) }</text>
            </>
        }
    };
    html! {
        <svg class="scale" height="56" role="img" aria-label={spoken}>
            <rect class="range" x={percent(start)} width={percent(width)} y="22" height="12" rx="6" />
            <line x1="0" x2="100%" y1="28" y2="28" />
            { for ticks.iter().map(tick) }
            <circle cx={percent(place)} cy="28" r="6" />
        </svg>
    }
}

fn percent(value: u8) -> String {
    decimal(value.into()) + "%"
}
