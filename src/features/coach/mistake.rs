//! The end of a game against a computer player: the decisive mistake, its refutation, and a rematch.

use crate::features::prelude::*;

use super::message::{CoachView, Message, squares_of_review};
use super::switch::review as review_switch;
use crate::engine::coach::{self, MoveReview, Oversight, Review};
use crate::engine::evaluation::Wdl;
use crate::engine::{Mark, Opponent, Outcome};
use crate::features::widgets::toolbar::{steps, toolbar, undo};
use crate::state::{Answer, Go, Setup};

/// Returns the toolbar for the end of a game against a computer player, and what decided a game that the player did not win, if it
/// is known.
pub fn ending(cx: &ViewContext, review: &Review) -> Option<CoachView> {
    let (you, outcome) = cx.state.end_against_computer().filter(|_| cx.state.shows_end())?;
    if outcome.winner() == Some(you) {
        let mut tools = vec![undo(cx)];
        tools.extend(rematch(cx));
        tools.push(review_switch(cx));
        return Some(CoachView { tools: Some(toolbar(cx, tools)), ..CoachView::default() });
    }
    let texts = cx.texts;
    let is_draw = outcome == Outcome::Drawn;
    let mistake = decisive_mistake(review, you).or_else(|| oversight(review, you).filter(|_| !is_draw));
    let is_practice = cx.state.is_practice();
    // Of practice, it matters more that it does not count than with which move it ended.
    let after_end = |text: &str| if is_practice { text.to_owned() } else { texts.after_end(cx.state, text) };
    let text = match (mistake, other_mistake(review, you)) {
        (Some(mistake), _) if is_draw => Some(texts.missed_chance(mistake)),
        // The sentence about a line that anyone can see says how the game ended.
        (Some(mistake), _) if mistake.oversight.is_some() => Some(texts.decisive_mistake(mistake)),
        (Some(mistake), _) => Some(after_end(&texts.decisive_mistake(mistake))),
        (None, _) if review.unclear() > 0 && is_draw => Some(texts.drawn_not_reviewed().to_owned()),
        (None, _) if review.unclear() > 0 => Some(after_end(texts.lost_not_reviewed())),
        (None, Some(mistake)) if is_draw => Some(texts.risked_loss(&mistake.square.name())),
        (None, _) if is_draw => Some(texts.drawn_without_mistake().to_owned()),
        (None, _) => Some(after_end(texts.lost_without_mistake())),
    };
    let practice = is_practice.then(|| texts.sentence(texts.is_practice()));
    let text = text.map(|text| match practice {
        Some(practice) => texts.two_sentences(&practice, &text),
        None => text,
    });
    let mut tools = vec![undo(cx)];
    match mistake {
        Some(mistake) => {
            // The last move has no refutation.
            if mistake.number < review.moves.len() {
                let onclick = cx.on_click(LazyAction::Explain(mistake.number, Answer::Mistake).into());
                tools.push(text_tool("show-mistake", texts.show_me(), onclick).view());
            }
            tools.push(try_again(cx, mistake));
            tools.extend(next_game(cx));
        }
        None => {
            tools.extend(next_game(cx));
            tools.push(review_switch(cx));
        }
    }
    Some(CoachView { ending: text, tools: Some(toolbar(cx, tools)), ..CoachView::default() })
}

/// Returns the sentence about the last move before, at or after the decisive mistake, and the toolbar with which the player
/// goes through the refutation.
pub fn refutation(cx: &ViewContext, review: &Review) -> Option<Message> {
    let ViewContext { state, texts, .. } = *cx;
    let game = state.game();
    if !game.is_in_the_past() {
        return None;
    }
    let you = state.setup().play;
    let mistake = decisive_mistake(review, you).or_else(|| oversight(review, you))?;
    let position = game.position();
    let reviewed = game.cursor().checked_sub(1).and_then(|last| review.moves.get(last));
    let message = match reviewed {
        Some(reviewed) if reviewed.number == mistake.number => {
            let better = mistake.better.as_ref().map(|better| better.square);
            Message {
                text: texts.move_review(
                    mistake,
                    &game.position_after(mistake.number - 1),
                    state.setup(),
                    review.lost_by().is_some_and(|lost_by| lost_by.number == mistake.number),
                ),
                hint: better.or_else(|| mistake.oversight.map(Oversight::at)),
                explained: squares_of_review(mistake),
                is_mistake: true,
                ..Message::default()
            }
        }
        Some(reviewed) => {
            let before = game.position_after(reviewed.number - 1);
            let reason = coach::reason(&before, reviewed.square).filter(|_| !reviewed.is_mistake());
            let explained = reason.as_ref().map(|reason| reason.squares()).unwrap_or_default();
            Message { explained, ..Message::from_text(texts.replayed_move(reviewed, reason.as_ref())) }
        }
        None => Message::from_text(texts.position_value(state.analyses().of(&position).evaluation, position.turn())),
    };
    let [back, _] = steps(cx);
    let next = text_tool("forward", texts.next(), cx.on_click(GameAction::Go(Go::Forward))).view();
    Some(Message { tools: Some(toolbar(cx, vec![back, next, try_again(cx, mistake)])), ..message })
}

/// Returns the mistake that decided the game: the move that lost it, or the last one that gave away a win.
fn decisive_mistake(review: &Review, you: Mark) -> Option<&MoveReview> {
    match review.outcome? {
        Outcome::Won { .. } => review.lost_by().filter(|mistake| mistake.mark == you),
        Outcome::Drawn => other_mistake(review, you).filter(|mistake| mistake.before.wdl() == Some(Wdl::Win)),
    }
}

/// Returns the last move of a side that overlooked something.
fn oversight(review: &Review, you: Mark) -> Option<&MoveReview> {
    other_mistake(review, you).filter(|mistake| mistake.oversight.is_some())
}

/// Returns the last mistake of a side.
fn other_mistake(review: &Review, you: Mark) -> Option<&MoveReview> {
    review.moves.iter().rfind(|reviewed| reviewed.mark == you && reviewed.is_mistake())
}

/// The button that takes back the mistake.
fn try_again(cx: &ViewContext, mistake: &MoveReview) -> Html {
    let onclick = cx.on_click(LazyAction::TryAgain(mistake.number - 1).into());
    let name = AttrValue::from(cx.texts.try_again_from(mistake.number));
    let button = text_tool("try-again", cx.texts.try_again(), onclick);
    button.with(Attribute::Label, name.clone()).with(Attribute::Title, name).view()
}

/// The button that starts a game against a weaker opponent, if one is offered, or with exchanged sides.
fn next_game(cx: &ViewContext) -> Option<Html> {
    let ViewContext { state, texts, .. } = *cx;
    let Some(computer) = state.offered_level() else { return rematch(cx) };
    let action = GameAction::Choose(Setup { opponent: Opponent::Computer(computer), ..state.setup() });
    Some(text_tool("play-level", texts.play_against(state.setup().rules, computer), cx.on_click(action)).view())
}

/// The button that starts a game against the same computer player with exchanged sides. The main button does that if the
/// sides take turns to start.
pub(crate) fn rematch(cx: &ViewContext) -> Option<Html> {
    cx.state.end_against_computer()?;
    if cx.state.takes_turns_to_start() {
        return None;
    }
    let setup = cx.state.setup();
    let action = GameAction::Choose(Setup { play: !setup.play, ..setup });
    Some(text_tool("rematch", cx.texts.rematch_as(!setup.play), cx.on_click(action)).view())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Computer, Objective, Rules, notation};
    use crate::features::score::state::Scores;
    use crate::features::storage::saved_game::SavedGame;
    use crate::i18n::Texts;
    use crate::state::{Counting, GameState, Preferences};

    /// Returns what the coach shows after these moves of X against Casual.
    fn shown<T>(show: fn(&ViewContext, &Review) -> Option<T>, rules: Rules, moves: &str, cursor: usize) -> Option<T> {
        let mut game = notation::read_moves(rules, moves).game;
        game.jump(cursor);
        let setup = Setup { rules, opponent: Opponent::Computer(Computer::Casual), ..Setup::default() };
        let state = GameState::new(setup, Preferences::default(), Scores::default(), 1);
        let state = state.resumed(SavedGame::new(setup, game, 1));
        let cx = ViewContext { state: &state, dispatch: &Callback::noop(), texts: Texts::ENGLISH };
        show(&cx, &coach::review(state.game(), state.analyses()))
    }

    #[test]
    fn ending_names_the_decisive_mistake() {
        for (moves, text) in [
            ("a1b1c3b2a2b3", Some(Some("Three in a row. Your mistake was a2. With b3 you would have drawn."))),
            ("a1b1b2c3b3a2c1a3c2", Some(Some("Instead of b3, a2 would have won."))),
            ("a1b2c3b1b3a3c1c2a2", Some(Some("You made no mistake."))),
            // The player has won.
            ("a1b1a2b2a3", Some(None)),
            ("a1b1a2", None),
        ] {
            let ending = shown(ending, Rules::TIC_TAC_TOE, moves, 9).map(|shown| shown.ending);
            assert_eq!(ending.as_ref().map(Option::as_deref), text, "{moves}");
        }
        let gomoku = Rules::new(15, 15, 5, Objective::Normal).unwrap();
        let ending = shown(ending, gomoku, "g8h8a3i8a5j8a7k8a9l8", 10).and_then(|shown| shown.ending);
        assert_eq!(ending.as_deref(), Some("O had four in a row at h8–k8, and you did not stop it."));
    }

    #[test]
    fn end_of_practice_says_that_it_does_not_count() {
        let game = notation::read_moves(Rules::TIC_TAC_TOE, "a1b1c3b2a2b3").game;
        let setup = Setup { opponent: Opponent::Computer(Computer::Casual), ..Setup::default() };
        let saved = SavedGame { counting: Counting::Never, ..SavedGame::new(setup, game, 1) };
        let state = GameState::new(setup, Preferences::default(), Scores::default(), 1).resumed(saved);
        let cx = ViewContext { state: &state, dispatch: &Callback::noop(), texts: Texts::ENGLISH };
        let text = ending(&cx, &coach::review(state.game(), state.analyses())).and_then(|shown| shown.ending);
        let expected = "Practice: this game does not count. Your mistake was a2. With b3 you would have drawn.";
        assert_eq!(text.as_deref(), Some(expected));
    }

    #[test]
    fn refutation_marks_the_mistake_and_explains_each_move() {
        let steps = (0..=6).map(|cursor| {
            let Message { text, hint, is_mistake, .. } = shown(refutation, Rules::TIC_TAC_TOE, "a1b1c3b2a2b3", cursor)?;
            Some((text, hint.map(|square| square.to_string()), is_mistake))
        });
        let expected = [
            Some(("Without mistakes, it’s a draw", None, false)),
            Some(("X a1: takes a corner", None, false)),
            Some(("O b1: loses", None, false)),
            Some(("X c3: draw", None, false)),
            Some(("O b2: blocks X on a1–b2–c3", None, false)),
            Some(("Your move a2 lost the game: b3 would have drawn (blocks O on b1–b2–b3).", Some("b3"), true)),
            None,
        ];
        let expected = expected
            .map(|step| step.map(|(text, hint, is_mistake)| (text.to_owned(), hint.map(str::to_owned), is_mistake)));
        assert_eq!(steps.collect::<Vec<_>>(), expected);
    }
}
