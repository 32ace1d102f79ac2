//! The calendar of the puzzles of days.

use super::shared_result::minutes_and_seconds;
use crate::i18n::Texts;
use crate::i18n::choice::DayState;
use crate::learn::puzzles::calendar::Month;
use crate::learn::puzzles::dates::DateStyle;
use crate::learn::puzzles::model::Puzzles;
use crate::learn::puzzles::progress::daily::DayResult;
use crate::learn::puzzles::task::FIRST_DAY;
use crate::learn::puzzles::update::Msg;
use crate::ui::prelude::*;

/// A month, each day of which up to today is a button with a sign of its result, between buttons of the months before and after.
pub fn calendar(texts: Texts, puzzles: &Puzzles, month: Month, on: &Callback<Msg>) -> Html {
    let turn = |name, icon, label, month: Month| {
        let is_shown = month.is_of_puzzles(puzzles.today());
        Button::icon(name, icon, label, is_shown.then(|| press(Msg::ShowCalendar(Some(month)), on))).view()
    };
    let monday = month.first_day().saturating_sub(month.first_weekday());
    let weekday = |day| html! { <small aria-hidden="true">{ texts.date(day, DateStyle::Weekday) }</small> };
    let before = (0..month.first_weekday()).map(|_| html! { <span /> });
    let days = month.days().map(|day| calendar_day(texts, puzzles, day, month, on));
    html! {
        <div class="calendar" role="group" aria-label={texts.calendar()}>
            <div class="month">
                { turn("previous-month", "#icon-back", texts.previous_month(), month.previous()) }
                <strong aria-live="polite">{ texts.date(month.first_day(), DateStyle::Month) }</strong>
                { turn("next-month", "#icon-forward", texts.next_month(), month.next()) }
            </div>
            <div class="days" key={month.first_day()}>
                { list((monday..monday + 7).map(weekday).chain(before).chain(days).collect()) }
            </div>
            <p class="remark">{ if puzzles.hides_streak() { texts.signs_without_star() } else { texts.signs_of_days() } }</p>
        </div>
    }
}

/// A day: its number with the sign of the result or, without a puzzle, the number alone.
fn calendar_day(texts: Texts, puzzles: &Puzzles, day: u32, month: Month, on: &Callback<Msg>) -> Html {
    let number = day - month.first_day() + 1;
    if day < FIRST_DAY || day > puzzles.today() {
        return html! { <span>{ number }</span> };
    }
    let is_solved = puzzles.solved().daily().is_solved(day);
    let (state, name, sign) = match puzzles.solved().daily().of(day) {
        Some(DayResult::Solved(1)) if !puzzles.hides_streak() => (DayState::First, "first", "\u{2605}"),
        Some(_) if is_solved && puzzles.hides_streak() => (DayState::Solved, "later", "\u{2713}"),
        Some(DayResult::Solved(_) | DayResult::SolvedLate) => (DayState::Later, "later", "\u{2713}"),
        Some(DayResult::Missed(_)) => (DayState::Missed, "missed", "\u{2715}"),
        None => (DayState::Open, "open", "\u{25CB}"),
    };
    let label = html! { <>{ number }<small>{ sign }</small></> };
    let button = Button::new(label, Some(press(Msg::ChooseDay(day), on))).class("quiet").with(Attribute::Action, "day");
    let time = puzzles.solved().daily().seconds(day).map(|seconds| [", ", &minutes_and_seconds(seconds)].concat());
    let result = texts.day_state(&*texts.date(day, DateStyle::Day), state);
    let button = button.with(Attribute::Label, [result, time.unwrap_or_default()].concat());
    let button = if day == puzzles.today() { button.with(Attribute::Current, "date") } else { button };
    button.with(Attribute::Value, name).view()
}
