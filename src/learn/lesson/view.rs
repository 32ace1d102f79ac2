//! The lesson dialog: a rule with its reason, and a position to try it on the board.

use super::feedback::feedback;
use super::game_after::UNBEATABLE;
use super::model::Lesson;
use super::update::{Event, Msg};
use crate::game::board::strike::strike;
use crate::i18n::Texts;
use crate::learn;
use crate::learn::exercise::{Exercise, exercise};
use crate::ui::dialog_model::{DialogModel, Env};
use crate::ui::prelude::*;
use coaching::lesson::Step;
use engine::Rules;

impl DialogModel for Lesson {
    type Msg = Msg;

    fn open(env: Env) -> Self {
        Self::new(env.state.profile().learned)
    }

    fn refresh(&mut self, env: Env) {
        self.refresh(env.state.profile().learned);
    }

    fn update(&mut self, msg: Msg, env: Env) -> Option<GameAction> {
        match self.update(msg, env.state.profile().learned)? {
            Event::Progressed(learned) => Some(learn::Msg::Learned(learned).into()),
            Event::Play => Some(env.state.game_after_lesson()),
        }
    }

    fn title(texts: Texts) -> &'static str {
        texts.lesson_title()
    }

    fn view(&self, cx: &ViewContext, on: &Callback<Msg>) -> Html {
        lesson(self, cx, on)
    }
}

/// The content of the dialog: the progress, the rule, the board, what the answer is worth, and the way on.
fn lesson(lesson: &Lesson, cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let texts = cx.texts;
    let (rule, position, is_right) = (lesson.step().rule(), lesson.position(), lesson.is_right());
    let (right, wrong) = if is_right { (lesson.answer(), None) } else { (None, lesson.answer()) };
    let learning = Exercise {
        heading: String::new(),
        task: texts.rule(lesson.number() + 1, rule),
        details: texts.why_rule(rule).to_owned(),
        position,
        last: right,
        wrong,
        above: strike(position),
        is_open: !is_right,
        is_solved: is_right,
        feedback: feedback(texts, lesson),
        aim: None,
        onanswer: on.reform(Msg::Answer),
        // Squares are large.
        ontouch: on.reform(Msg::Answer),
    };
    html! {
        <>
            { steps(lesson, texts, on) }
            { exercise(texts, &learning) }
            <div class="answers">
                { button(Kind::Secondary, "close", texts.done(), GameAction::CloseDialog, cx.dispatch) }
                { way_on(lesson, texts, on) }
            </div>
        </>
    }
}

/// One dot for each step, between the ways to the previous and to the next one.
fn steps(lesson: &Lesson, texts: Texts, on: &Callback<Msg>) -> Html {
    let (learned, number) = (lesson.learned(), lesson.number());
    let way = |name, icon, label: &'static str, step: Option<u8>| {
        Button::icon(name, icon, label, step.map(|step| press(Msg::GoTo(step), on))).view()
    };
    let name = texts.lesson_progress(usize::from(number) + 1, Step::ALL.len(), learned.count());
    html! {
        <div class="lesson-steps">
            { way("previous-rule", "#icon-back", texts.previous_rule(), lesson.previous_step()) }
            <span class="dots" role="img" aria-label={name}>
                for index in 0..Step::ALL.len() as u8 {
                    <span
                        data-learned={learned.has(index).then_some("")}
                        data-current={(index == number).then_some("")}
                    />
                }
            </span>
            { way("next-rule", "#icon-forward", texts.next_rule(), lesson.next_step()) }
        </div>
    }
}

/// The way to the next step, or to a game once all rules are learned.
fn way_on(lesson: &Lesson, texts: Texts, on: &Callback<Msg>) -> Html {
    if lesson.is_right() && lesson.learned().is_complete() {
        let label = texts.play_against(Rules::TIC_TAC_TOE, UNBEATABLE);
        return Button::text("play-unbeatable", label, Some(press(Msg::Play, on))).kind(Kind::Primary).view();
    }
    let next = lesson.next_unlearned().filter(|_| lesson.is_right());
    let kind = Kind::primary_if(next.is_some());
    Button::text("next-step", texts.next(), next.map(|next| press(Msg::GoTo(next), on))).kind(kind).view()
}
