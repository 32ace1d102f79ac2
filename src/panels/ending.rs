//! The end of a lost or drawn game against a computer player: the decisive mistake, its refutation, and a rematch.

use yew::prelude::*;

use super::coach_message::{Message, square_value, squares_of_review};
use super::offer::review as review_switch;
use super::tool::{TextTool, text_tool};
use super::tools::{steps, toolbar, undo};
use crate::components::ViewContext;
use crate::engine::coach::{self, MoveReview, Oversight, Review};
use crate::engine::evaluation::Wdl;
use crate::engine::{Mark, Opponent, Outcome, tablebase};
use crate::state::{Answer, GameAction, GameState, Go, LazyAction, Setup, Stage};

/// Whether the shown moment is such an end, or belongs to the refutation of a mistake.
pub fn is_due(state: &GameState) -> bool {
    matches!(state.coach().answer, Answer::Mistake | Answer::Replay) || unfortunate_end(state).is_some()
}

/// The end of a game that the player did not win.
pub struct Ending {
    /// What decided it.
    pub text: String,
    /// The toolbar.
    pub tools: Html,
}

/// Returns the sentence and the toolbar for the end of a game that the player did not win.
pub fn ending(cx: &ViewContext, review: &Review) -> Option<Ending> {
    let (you, outcome) = unfortunate_end(cx.state)?;
    let texts = cx.texts;
    let is_draw = outcome == Outcome::Drawn;
    let mistake = decisive_mistake(review, you).or_else(|| oversight(review, you).filter(|_| !is_draw));
    let text = match (mistake, other_mistake(review, you)) {
        (Some(mistake), _) if is_draw => texts.missed_chance(mistake),
        (Some(mistake), _) => texts.decisive_mistake(mistake),
        (None, _) if review.unclear() > 0 && is_draw => texts.drawn_not_reviewed().to_owned(),
        (None, _) if review.unclear() > 0 => texts.lost_not_reviewed().to_owned(),
        (None, Some(mistake)) if is_draw => texts.risk(mistake),
        (None, _) if is_draw => texts.drawn_without_mistake().to_owned(),
        (None, _) => texts.lost_without_mistake().to_owned(),
    };
    let mut tools = vec![undo(cx)];
    match mistake.map(|mistake| mistake.number - 1) {
        Some(moves) => {
            let action = LazyAction::Explain(moves, Answer::Replay).into();
            tools.push(text_tool(TextTool::new("show-mistake", texts.show_me(), action), cx));
            tools.push(try_again(cx, moves));
            tools.push(next_game(cx));
        }
        None => tools.extend([next_game(cx), review_switch(cx)]),
    }
    Some(Ending { text, tools: toolbar(cx, tools) })
}

/// Returns the sentence about the shown moment before, at or after the decisive mistake, and the toolbar.
pub fn refutation(cx: &ViewContext, review: &Review) -> Option<(Message, Html)> {
    let ViewContext { state, texts, .. } = *cx;
    let game = state.game();
    if !game.is_in_the_past() {
        return None;
    }
    let you = state.setup().play;
    let mistake = decisive_mistake(review, you).or_else(|| oversight(review, you))?;
    let moves = mistake.number - 1;
    let position = game.position();
    let message = if game.cursor() == moves {
        let better = mistake.better.as_ref();
        let values = [mistake.square].into_iter().chain(better.map(|better| better.square));
        let value = |square| (square, square_value(state.analyses().of_move(&position, square), texts));
        Message {
            text: texts.move_review(mistake, &position, review.lost_by() == Some(mistake)),
            hint: better.map(|better| better.square).or_else(|| mistake.oversight.map(Oversight::at)),
            explained: squares_of_review(mistake),
            values: values.map(value).collect(),
            ..Message::default()
        }
    } else if let Some(reviewed) = game.cursor().checked_sub(1).and_then(|last| review.moves.get(last)) {
        // The other rules of thumb need the tablebase.
        let before = game.position_after(reviewed.number - 1);
        let is_explained = tablebase::covers(before.rules()) && !reviewed.is_mistake();
        let reason = coach::reason(&before, reviewed.square).filter(|_| is_explained);
        let explained = reason.as_ref().map(|reason| reason.squares()).unwrap_or_default();
        Message { explained, ..Message::from_text(texts.replayed_move(reviewed, reason.as_ref())) }
    } else {
        let value = state.analyses().of(&position).evaluation;
        Message::from_text(texts.position_value(value, position.turn()))
    };
    let [back, forward] = steps(cx);
    let skip = text_tool(TextTool::new("skip", texts.skip(), GameAction::Go(Go::Last)), cx);
    Some((message, toolbar(cx, vec![back, forward, skip, try_again(cx, moves)])))
}

/// Returns the player's mark and the outcome, if the player of a game against a computer player has not won. If the next
/// game starts by itself, a draw needs no review.
fn unfortunate_end(state: &GameState) -> Option<(Mark, Outcome)> {
    let (Stage::Over(outcome), setup) = (state.stage(), state.setup()) else { return None };
    let is_against_computer = matches!(setup.opponent, Opponent::Computer(_)) && state.host().is_none();
    let is_skipped = outcome == Outcome::Drawn && state.preferences().next_after_draw;
    (is_against_computer && !is_skipped && outcome.winner() != Some(setup.play)).then_some((setup.play, outcome))
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

/// The button that plays from the moment after this many moves, before the mistake.
fn try_again(cx: &ViewContext, moves: usize) -> Html {
    let texts = cx.texts;
    let tool = TextTool::new("try-again", texts.try_again(), LazyAction::Explain(moves, Answer::None).into());
    text_tool(TextTool { full_name: Some(texts.try_again_from(moves + 1)), ..tool }, cx)
}

/// The button that starts a game against a weaker opponent, if one is offered, or with exchanged sides.
fn next_game(cx: &ViewContext) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let setup = state.setup();
    let tool = match state.offered_level() {
        Some(computer) => {
            let action = GameAction::Choose(Setup { opponent: Opponent::Computer(computer), ..setup });
            TextTool::new("play-level", &texts.play_against(computer), action)
        }
        None => {
            let action = GameAction::Choose(Setup { play: !setup.play, ..setup });
            TextTool::new("rematch", &texts.rematch_with(!setup.play), action)
        }
    };
    text_tool(tool, cx)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Computer, Rules, notation};
    use crate::i18n::Texts;
    use crate::state::{Preferences, SavedGame, Scores};

    /// Returns what the coach shows after these moves of X against Casual.
    fn shown<T>(show: fn(&ViewContext, &Review) -> Option<T>, moves: &str, cursor: usize) -> Option<T> {
        let mut game = notation::read_moves(Rules::TIC_TAC_TOE, moves).game;
        game.jump(cursor);
        let setup = Setup { opponent: Opponent::Computer(Computer::Casual), ..Setup::default() };
        let state = GameState::new(setup, Preferences::default(), Scores::default(), 1);
        let state = state.resumed(SavedGame::new(setup, game, 1));
        let cx = ViewContext { state: &state, dispatch: &Callback::noop(), texts: Texts::ENGLISH };
        show(&cx, &coach::review(state.game(), state.analyses()))
    }

    #[test]
    fn ending_names_the_decisive_mistake() {
        for (moves, text) in [
            ("a1b1c3b2a2b3", Some("Your mistake was move 5. With b3 you would have drawn.")),
            ("a1b1b2c3b3a2c1a3c2", Some("a2 at move 5 would have won.")),
            ("a1b2c3b1b3a3c1c2a2", Some("You made no mistake.")),
            ("a1b1a2b2a3", None),
            ("a1b1a2", None),
        ] {
            assert_eq!(shown(ending, moves, 9).map(|ending| ending.text).as_deref(), text, "{moves}");
        }
    }

    #[test]
    fn refutation_marks_the_mistake_and_then_explains_each_move() {
        let steps = (0..=6).map(|cursor| {
            let (Message { text, values, .. }, _) = shown(refutation, "a1b1c3b2a2b3", cursor)?;
            let values = values.iter().map(|(square, value)| format!("{square} {}", value.label));
            Some((text, values.collect::<Vec<String>>().join(", ")))
        });
        let expected = [
            Some(("Without mistakes, it’s a draw", "")),
            Some(("Move 1, X a1: takes a corner", "")),
            Some(("Move 2, O b1: loses in 3 moves", "")),
            Some(("Move 3, X c3: draw", "")),
            Some((
                "Move 5 lost the game: b3 would have drawn. b3: blocks O on b1–b2–b3",
                "a2 loses in 1 move, b3 draw",
            )),
            Some(("Move 5, X a2: loses in 1 move", "")),
            None,
        ];
        let expected = expected.map(|step| step.map(|(text, values)| (text.to_owned(), values.to_owned())));
        assert_eq!(steps.collect::<Vec<_>>(), expected);
    }
}
