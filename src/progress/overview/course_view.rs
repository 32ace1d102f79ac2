//! The course of a rating, drawn as a curve.

use crate::ui::prelude::*;

use crate::i18n::Texts;
use engine::decimal::decimal;

/// The height of the drawing, whose width is the number of games.
const HEIGHT: u32 = 40;

/// A curve through the ratings after each game, with the number of games and the highest rating.
pub fn course(texts: Texts, course: &[u32]) -> Html {
    let (Some(low), Some(high)) = (course.iter().min(), course.iter().max()) else { return Html::default() };
    let games = course.len() as u32;
    let range = (high - low).max(1);
    let y = |rating: u32| HEIGHT - (rating - low) * HEIGHT / range;
    let point = |(x, rating): (u32, &u32)| [decimal(x.into()), decimal(y(*rating).into())].join(",");
    let points = (0..).zip(course).map(point).collect::<Vec<String>>().join(" ");
    let view_box = ["0 -3", &decimal(games.saturating_sub(1).into()), &decimal((HEIGHT + 6).into())].join(" ");
    html! {
        <>
            <svg class="course" height="46" viewBox={view_box} preserveAspectRatio="none" aria-hidden="true">
                <polyline {points} />
            </svg>
            <p class="remark">{ texts.rating_course(games, *high) }</p>
        </>
    }
}
