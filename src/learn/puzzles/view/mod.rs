//! The puzzles dialog: a position to answer on the board.

pub mod calendar;
pub mod daily_button;
pub mod feedback;
mod kinds;
mod list;
mod missed;
mod puzzle;
mod rush;
pub mod shared_result;
mod wrong_texts;

use self::calendar::calendar;
use self::feedback::feedback;
use self::kinds::kinds;
use self::list::list_with_ways;
use self::missed::missed;
use self::puzzle::puzzle;
use self::rush::rush as rush_view;
use self::shared_result::share_button;
use crate::game::aiming::aim_controls::{AimButton, aim_controls};
use crate::i18n::Texts;
use crate::learn;
use crate::learn::exercise::{Exercise, exercise};
use crate::learn::puzzles::model::Puzzles;
use crate::learn::puzzles::update::{Event, Msg};
use crate::share::text_to_copy::text_to_copy;
use crate::ui::dialog_model::{DialogModel, Env};
use crate::ui::prelude::*;
use engine::Square;

impl DialogModel for Puzzles {
    type Msg = Msg;

    fn open(env: Env) -> Self {
        let (today, solved) = (env.outside.today, env.state.profile().solved.clone());
        let day = env.state.linked_day().unwrap_or(today);
        let puzzles = Self::of_day(today, solved, day, env.state.begun_puzzle());
        puzzles.hiding_streak(!env.state.shows_goals())
    }

    fn refresh(&mut self, env: Env) {
        self.refresh(env.outside.today, &env.state.profile().solved);
    }

    fn update(&mut self, msg: Msg, env: Env) -> Option<GameAction> {
        let Event::Progressed(solved) = self.update(msg, env.outside.today, &env.state.profile().solved)?;
        Some(learn::Msg::Solved(solved).into())
    }

    fn title(texts: Texts) -> &'static str {
        texts.puzzles()
    }

    fn view(&self, cx: &ViewContext, on: &Callback<Msg>) -> Html {
        puzzles(self, cx, on)
    }
}

/// The content of the dialog: the kind of tasks, the task with its board, what the answer is worth, and the way on.
fn puzzles(puzzles: &Puzzles, cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let texts = cx.texts;
    let kinds = kinds(puzzles, cx, on);
    if let Some(rush) = puzzles.rush() {
        return rush_view(puzzles, rush, cx, kinds, on);
    }
    if let Some(list) = puzzles.list() {
        return list_with_ways(puzzles, list, cx, kinds, on);
    }
    if let Some(month) = puzzles.calendar() {
        return html! {
            <>
                { kinds }
                { calendar(texts, puzzles, month, on) }
                <div class="answers">
                    { button(Kind::Secondary, "calendar", texts.back_to_puzzle(), Msg::ShowCalendar(None), on) }
                    { button(Kind::Secondary, "close", texts.done(), GameAction::CloseDialog, cx.dispatch) }
                </div>
            </>
        };
    }
    let minutes_left = cx.state.outside().map_or(0, |outside| outside.minutes_left);
    let solving = Exercise { feedback: feedback(texts, puzzles, minutes_left), ..puzzle(texts, puzzles, on) };
    html! {
        <>
            { kinds }
            // One child, because unkeyed siblings pair from the last to the first, and the choice keeps the focus.
            <>
                { exercise(texts, &solving) }
                <div class="aiming">{ for puzzles.aim().map(|square| aim(puzzles, square, texts, on)) }</div>
                { text_to_copy(cx, puzzles.shared()) }
                { ways_on(puzzles, cx, on) }
            </>
        </>
    }
}

/// The controls for the square that the player aims at.
fn aim(puzzles: &Puzzles, square: Square, texts: Texts, on: &Callback<Msg>) -> Html {
    let position = puzzles.position();
    let button = AimButton {
        label: texts.place(position.turn(), square),
        is_usable: position.legal_squares().contains(square),
        msg: Msg::Answer(square),
    };
    aim_controls(texts, position.rules(), square, Msg::Aim, button, on)
}

/// The buttons: the calendar, the list of puzzles or another try, the next task, sharing, the solution or missed puzzles, and the end.
fn ways_on(puzzles: &Puzzles, cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let texts = cx.texts;
    let first = if puzzles.offers_calendar() {
        button(Kind::Secondary, "calendar", texts.calendar(), Msg::ShowCalendar(Some(puzzles.month())), on)
    } else if let Some(board) = puzzles.offered_list() {
        button(Kind::Secondary, "all-puzzles", texts.all_puzzles(), Msg::ShowList(Some(board)), on)
    } else {
        let retry = puzzles.can_try_again().then(|| press(Msg::TryAgain, on));
        Button::text("retry", texts.try_again(), retry).kind(Kind::primary_if(puzzles.is_refuted())).view()
    };
    let solution = || {
        let offered = puzzles.offers_solution();
        offered.then(|| button(Kind::Secondary, "show-solution", texts.show_solution(), Msg::ShowSolution, on))
    };
    html! {
        <div class="answers">
            { first }
            { button(Kind::primary_if(puzzles.is_done()), "next-task", texts.way_on(puzzles), Msg::Next, on) }
            { for share_button(puzzles, cx, on).or_else(solution).or_else(|| missed(puzzles, cx, on)) }
            { button(Kind::Secondary, "close", texts.done(), GameAction::CloseDialog, cx.dispatch) }
        </div>
    }
}
