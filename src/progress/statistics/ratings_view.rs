//! The ratings in the statistics dialog.

use crate::ui::prelude::*;

use crate::i18n::Texts;
use crate::progress::rating::log::BoardRating;

/// The rating on each board with its uncertainty, unless there is none.
pub fn ratings(texts: Texts, ratings: &[BoardRating]) -> Html {
    let row = |BoardRating { rules, rating, uncertainty }: &BoardRating| {
        html! {
            <div>
                <dt>{ texts.rule_of(*rules) }</dt>
                <dd>{ texts.rating_and_uncertainty(*rating, *uncertainty) }</dd>
            </div>
        }
    };
    html! {
        if !ratings.is_empty() {
            { heading(texts.rating()) }
            <dl class="ratings">{ for ratings.iter().map(row) }</dl>
            { caption(texts.about_rating()) }
        }
    }
}
