//! The rating on each board.

use crate::ui::prelude::*;

use super::course_view::course;
use super::scale::nearest_level;
use super::scale_view::scale;
use crate::i18n::Texts;
use crate::progress::rating::log::BoardRating;

/// The rating on each board with its uncertainty, its place among the levels and its course, or how to get one.
pub fn ratings(texts: Texts, ratings: &[BoardRating]) -> Html {
    html! {
        <section class="panel">
            { heading(texts.rating()) }
            if ratings.is_empty() {
                { caption(texts.no_rating()) }
            } else {
                { for ratings.iter().map(|rating| on_board(texts, rating)) }
                { caption(texts.about_rating()) }
            }
        </section>
    }
}

fn on_board(texts: Texts, rating: &BoardRating) -> Html {
    let like = nearest_level(rating)
        .filter(|_| rating.is_settled())
        .map(|level| texts.rating_like(texts.level_name_on(rating.rules, level)));
    html! {
        <>
            <dl class="facts">
                <div>
                    <dt>{ texts.rule_of(rating.rules) }</dt>
                    <dd>{ texts.rating_and_uncertainty(rating.rating, rating.uncertainty) }</dd>
                    { for like.map(|like| html! { <dd class="remark">{ like }</dd> }) }
                </div>
            </dl>
            { scale(texts, rating) }
            if rating.is_settled() {
                { course(texts, &rating.course) }
            }
        </>
    }
}
