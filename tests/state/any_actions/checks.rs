//! Invariants after every action.

use std::rc::Rc;
use tic_tac_toe::analysis;
use tic_tac_toe::game;
use tic_tac_toe::learn;
use tic_tac_toe::progress;
use tic_tac_toe::share;
use worker::request::Report;

use coaching::{Computer, Level};
use engine::{Analyses, Game, Mark, Outcome, Rules};
use tic_tac_toe::app::action::LazyAction;
use tic_tac_toe::app::dialog::{DialogMsg, LazyDialog};
use tic_tac_toe::game::other_board::model::OtherBoard;
use tic_tac_toe::game::other_board::update as other_board;
use tic_tac_toe::game::score::state::Scores;
use tic_tac_toe::learn::lesson::update as lesson;
use tic_tac_toe::progress::statistics::state::ScoreEvent;
use tic_tac_toe::progress::statistics::update::Msg;
use tic_tac_toe::progress::storage::saved_game::SavedGame;
use tic_tac_toe::share::editor::update as editor;
use tic_tac_toe::share::update as sharing;
use tic_tac_toe::state::opponent::Opponent;
use tic_tac_toe::state::{
    Answer, Coach, CoachTool, Counting, Dialog, GameAction, GameResult, GameState, LazyPart, MatchLength, Note, Score,
    Setup, Stage,
};

use super::story::{Event, Story, toggles};
use crate::given::after;

/// Checks that the board follows from the moves and that the game equals the story's.
pub fn game(story: &Story, now: &GameState) {
    let (shown, game) = (now.position(), now.game());
    let replayed = game.shown_moves().iter().fold(game.start(), |position, square| position.play(*square).unwrap());
    assert_eq!(shown, replayed);
    assert!(game.moves().iter().try_fold(game.start(), |position, square| position.play(*square)).is_ok());
    assert_eq!((game, now.can_redo()), (&story.game, story.can_redo()));
    assert_eq!(now.setup().rules, game.rules());
    assert_eq!(now.stage(), plain_stage(story, now.setup()));
    assert_eq!(now.aim(), story.aim);
    assert_eq!(now.saved().game.map(outside_of_match), story.kept(now.setup(), now.round.seed));
    assert!(story.brought.is_none_or(|brought| brought == (now.setup(), now.round.seed)));
}

/// Returns the expected stage.
fn plain_stage(story: &Story, setup: Setup) -> Stage {
    let game = &story.game;
    let position = game.position();
    let is_local = setup.opponent == Opponent::Friend || position.turn() == setup.play;
    let is_last = game.cursor() == game.moves().len();
    match (position.outcome(), setup.opponent) {
        (Some(outcome), _) => Stage::Over(outcome),
        (None, _) if is_local => Stage::Turn(position.turn()),
        (None, _) if !is_last => Stage::EarlierPosition(position.turn()),
        (None, Opponent::Computer(computer)) if story.is_stopped && story.needs_worker(computer) => {
            Stage::Stopped(computer)
        }
        (None, Opponent::Computer(computer)) => Stage::Thinking(computer),
        (None, _) => Stage::Waiting(position.turn()),
    }
}

/// Checks that undo followed by redo restores the state, and the reverse.
pub fn undo_and_redo(before: &GameState, action: &GameAction, now: &Rc<GameState>) {
    // Another tab has reset the score, or another length has begun a new match: there is no point to take back.
    let is_match = now.match_length() != MatchLength::Unlimited;
    let is_erased = before.round.counting() == Counting::Counted
        && before.round.seed == now.round.seed
        && (before.saved().scores == now.saved().scores
            || is_match && before.round.match_score == now.round.match_score);
    if *action == GameAction::Undo && now.game() != before.game() && !is_erased {
        let redone = after(now, GameAction::Redo);
        assert_eq!(all_but_the_moment(&redone), all_but_the_moment(before));
        assert_eq!(all_but_the_moment(&after(&redone, GameAction::Undo)), all_but_the_moment(now));
    }
    // Redo may restore the answer of a remote player, which undo does not take back.
    if *action == GameAction::Redo && now.game() != before.game() && now.can_undo() {
        assert_eq!(all_but_the_moment(&after(now, GameAction::Undo)), all_but_the_moment(before));
    }
}

/// Returns the parts of a state that undo and redo restore: not answers of the coach, notes, tab stop, pending actions and the use of help.
fn all_but_the_moment(state: &GameState) -> impl PartialEq + std::fmt::Debug + use<> {
    let mut saved = state.saved();
    // A move by link that undo takes back has to be sent again, and the ladder knows of an undo.
    saved.game.iter_mut().for_each(|game| (game.is_sent, game.is_aided) = (false, false));
    let game = (state.game().clone(), state.stage(), state.can_undo(), state.can_redo(), saved, state.round.seed);
    let notes: Vec<Note> = state.notes().iter().filter(|note| !note.is_about_game()).cloned().collect();
    let page = (state.dialog.as_ref().cloned(), notes, state.lazy.part);
    (game, page, state.coach().values)
}

/// The outcomes that the score counts for a game before and after an action.
pub type Change = [Option<Outcome>; 2];

/// Checks that the games which the score counts or takes back wait for the statistics, each once.
pub fn score_events(before: &GameState, action: &GameAction, now: &GameState, change: Change) {
    let events = |state: &GameState| {
        let events = state.score_events().into_iter().map(|event| match event {
            ScoreEvent::Counted(game) => (game, 1),
            ScoreEvent::TakenBack(game) => (game, -1),
        });
        GameResult::ALL.map(|result| {
            let of_result = events.clone().filter(|(game, _)| game.result == result);
            of_result.map(|(_, number)| number).sum::<i32>()
        })
    };
    let mut expected = events(before);
    match action.lazy() {
        Some(LazyAction::Progress(progress::Msg::Recorded)) => expected = [0; 3],
        _ if change[0] != change[1] => {
            let side = if now.setup().opponent == Opponent::Friend { Mark::X } else { now.round.near() };
            for (outcome, number) in change.into_iter().zip([-1, 1]) {
                let Some(outcome) = outcome else { continue };
                let result = match outcome.winner() {
                    None => 1,
                    Some(mark) if mark == side => 0,
                    Some(_) => 2,
                };
                expected[result] += number;
            }
        }
        _ => {}
    }
    assert_eq!(events(now), expected, "{action:?}");
}

/// Checks that the score changes only by explicit actions, or by the game that counts or is taken back.
pub fn score(before: &GameState, action: &GameAction, now: &GameState, change: Change, restored: Option<u64>) {
    let (was, is) = (before.saved().scores, now.saved().scores);
    let statistics = match before.lazy_dialog() {
        Some(LazyDialog::Statistics(dialog)) => Some(dialog),
        _ => None,
    };
    match action.lazy() {
        Some(LazyAction::Dialog(DialogMsg::Statistics(Msg::ResetScore))) if statistics.is_some() => {
            assert_eq!(now.score(), Score::default());
            assert_eq!(total(&is), total(&was) - total_of(before.score()));
        }
        Some(LazyAction::Dialog(DialogMsg::Statistics(Msg::Erased(..)))) if statistics.is_some() => {
            assert_eq!(is, Scores::default())
        }
        Some(LazyAction::Progress(progress::Msg::ScoresChanged(change))) => {
            let mut merged = was;
            merged.merge(change);
            assert_eq!(is, merged);
        }
        Some(LazyAction::Dialog(DialogMsg::Statistics(Msg::Undone(_))))
            if statistics.is_some_and(|dialog| dialog.undoable.is_some()) =>
        {
            assert_eq!(total(&is), total(&was) + restored.unwrap_or_default());
        }
        _ if change[0] != change[1] => {
            let mut score = before.score();
            if let Some(outcome) = change[0] {
                score.take_back(GameResult::of(outcome, now.round.near()));
            }
            if let Some(outcome) = change[1] {
                score.count(GameResult::of(outcome, now.round.near()));
            }
            let mut expected = was.clone();
            expected.set_score(now.setup().pairing(), score);
            assert_eq!(is, expected, "{action:?}");
        }
        _ => assert_eq!(is, was, "{action:?}"),
    }
}

/// Returns the game without its match, which the story does not know.
fn outside_of_match(game: SavedGame) -> SavedGame {
    SavedGame { counting: game.counting, ..SavedGame::new(game.setup, game.game, game.seed) }
}

pub fn total_of(score: Score) -> u64 {
    let Score { near, draws, far } = score;
    u64::from(near) + u64::from(draws) + u64::from(far)
}

pub fn total(scores: &Scores) -> u64 {
    scores.all().into_iter().map(|(_, score)| total_of(score)).sum()
}

/// Checks that setup and dialog change only by actions that ask for it.
pub fn dialog(before: &GameState, action: &GameAction, now: &GameState) {
    if now.setup() != before.setup() {
        let chosen = match action {
            GameAction::Choose(setup) => Some(*setup),
            // The story checks these setups.
            GameAction::Undo | GameAction::Redo => Some(now.setup()),
            // After a game of others, the visitor has the own players again.
            GameAction::Reset if before.replay().is_some() => {
                before.replay().map(|own| own.with_rules(before.setup().rules))
            }
            // If the sides take turns to start, the other side moves first after a game that counted.
            GameAction::Reset | GameAction::NextGame(_) if before.takes_turns_to_start() => {
                let kept = before.saved().game;
                assert!(kept.is_none_or(|kept| kept.counting != Counting::Open), "{action:?}");
                Some(Setup { play: !before.setup().play, ..before.setup() })
            }
            _ => match action.lazy() {
                Some(LazyAction::Game(game::Msg::Open(game, _))) => Some(of_visitor(before.setup(), game)),
                Some(LazyAction::Game(game::Msg::Replace(setup, game, _))) => {
                    let setup = of_visitor(*setup, game);
                    Some(if setup == now.setup() { setup } else { of_visitor(before.setup(), game) })
                }
                _ => None,
            },
        };
        assert_eq!(chosen, Some(now.setup()));
    }
    if now.dialog.as_ref() != before.dialog.as_ref() {
        let expected = match (now.dialog.as_ref(), action) {
            (Some(shown), GameAction::Show(dialog)) => shown == dialog || has_model_of(dialog, now),
            (None, GameAction::CloseDialog | GameAction::Reset) => true,
            (None, GameAction::Choose(setup)) => *setup == now.setup(),
            // The fields named the current board, after others that named none.
            (Some(_), GameAction::Choose(setup)) => {
                let is_answered = |board: &OtherBoard| board.problem().is_none();
                let fields = now.lazy_dialog();
                *setup == before.setup() && matches!(fields, Some(LazyDialog::OtherBoard(board)) if is_answered(board))
            }
            (shown, _) => match (shown, action.lazy()) {
                (None, Some(LazyAction::Game(game::Msg::Open(..)) | LazyAction::Game(game::Msg::Replace(..)))) => true,
                (_, Some(LazyAction::SetOutside(_) | LazyAction::Part(_))) => {
                    before.dialog.as_ref().is_some_and(|requested| has_model_of(requested, now))
                }
                _ => match (now.lazy_dialog(), action.lazy()) {
                    (
                        Some(LazyDialog::Share(dialog)),
                        Some(
                            LazyAction::Dialog(DialogMsg::Share(sharing::Msg::Ended(what)))
                            | LazyAction::Share(share::Msg::MoveShared(_, what)),
                        ),
                    ) => dialog.result.as_ref() == Some(what),
                    (Some(shown), Some(LazyAction::Dialog(msg))) => updated(before, msg).as_ref() == Some(shown),
                    _ => false,
                },
            },
        };
        assert!(expected, "{action:?} gives {:?}", now.dialog.as_ref());
    }
}

/// Returns the model of the open dialog after a message to it.
fn updated(before: &GameState, msg: &DialogMsg) -> Option<LazyDialog> {
    let (mut dialog, today, profile) = (before.lazy_dialog()?.clone(), before.outside()?.today, before.profile());
    let setup = before.setup();
    match (&mut dialog, msg.clone()) {
        (LazyDialog::Puzzles(puzzles), DialogMsg::Puzzles(msg)) => {
            let _ = puzzles.update(msg, today, &profile.solved);
        }
        (LazyDialog::Lesson(lesson), DialogMsg::Lesson(msg)) => {
            let _ = lesson.update(msg, profile.learned);
        }
        (LazyDialog::SetUp(editor), DialogMsg::SetUp(msg)) => drop(editor.update(msg)),
        (LazyDialog::OtherBoard(board), DialogMsg::OtherBoard(msg)) => {
            let _ = board.update(msg, setup.rules.objective());
        }
        (LazyDialog::Share(dialog), DialogMsg::Share(msg)) => dialog.update(msg),
        (LazyDialog::Paste(paste), DialogMsg::Paste(msg)) => drop(paste.update(msg, setup)),
        (LazyDialog::Embed(embed), DialogMsg::Embed(msg)) => embed.update(msg),
        (LazyDialog::Statistics(shown), DialogMsg::Statistics(msg)) => drop(shown.update(msg)),
        _ => return None,
    }
    Some(dialog)
}

/// Returns the action that a message of the open dialog leads to, and otherwise the action itself.
pub fn wanted(before: &GameState, action: &GameAction) -> GameAction {
    let setup = before.setup();
    let wanted = match (before.lazy_dialog(), action.lazy()) {
        (Some(LazyDialog::Lesson(_)), Some(LazyAction::Dialog(DialogMsg::Lesson(lesson::Msg::Play)))) => {
            let opponent = Opponent::Computer(Computer::Level(Level::Unbeatable));
            let unbeatable = Setup { rules: Rules::TIC_TAC_TOE, opponent, ..setup };
            let is_over = matches!(before.stage(), Stage::Over(_));
            let going_on = if is_over { GameAction::Reset } else { GameAction::CloseDialog };
            Some(if setup == unbeatable { going_on } else { GameAction::Choose(unbeatable) })
        }
        (Some(LazyDialog::SetUp(editor)), Some(LazyAction::Dialog(DialogMsg::SetUp(editor::Msg::Play)))) => {
            let position = editor.draft().position().ok();
            position.map(|position| game::Msg::Replace(setup, Game::from(position), Vec::new()).into())
        }
        (
            Some(LazyDialog::OtherBoard(_)),
            Some(LazyAction::Dialog(DialogMsg::OtherBoard(other_board::Msg::Play(fields)))),
        ) => {
            let numbers = fields.each_ref().map(|field| field.trim().parse().unwrap_or(0));
            let [columns, rows, in_a_row] = numbers;
            let rules = Rules::new(columns, rows, in_a_row, setup.rules.objective()).ok();
            rules.map(|rules| GameAction::Choose(setup.with_rules(rules)))
        }
        _ => None,
    };
    wanted.unwrap_or_else(|| action.clone())
}

/// Whether the open dialog has the model of a requested one.
fn has_model_of(requested: &Dialog, now: &GameState) -> bool {
    matches!(
        (requested, now.lazy_dialog()),
        (Dialog::OtherBoard, Some(LazyDialog::OtherBoard(_)))
            | (Dialog::Paste, Some(LazyDialog::Paste(_)))
            | (Dialog::SetUp, Some(LazyDialog::SetUp(_)))
            | (Dialog::Share, Some(LazyDialog::Share(_)))
            | (Dialog::Statistics, Some(LazyDialog::Statistics(_)))
            | (Dialog::Collection, Some(LazyDialog::Collection(_)))
            | (Dialog::Embed, Some(LazyDialog::Embed(_)))
            | (Dialog::Puzzles, Some(LazyDialog::Puzzles(_)))
            | (Dialog::Lesson, Some(LazyDialog::Lesson(_)))
    )
}

/// Returns the setup in which a visitor sees a game that was not played here.
fn of_visitor(players: Setup, game: &Game) -> Setup {
    let (setup, end) = (players.with_rules(game.rules()), game.position_after(usize::MAX));
    match setup.opponent {
        _ if end.outcome().is_some() => Setup { opponent: Opponent::Friend, ..setup },
        Opponent::Remote if !game.moves().is_empty() => Setup { play: end.turn(), ..setup },
        _ => setup,
    }
}

/// Checks that explanations are those requested. A hint ends with its board; all others except values end with the next
/// move, but for advice that the player asks for before a reply.
pub fn coach(before: &GameState, action: &GameAction, event: Event, now: &GameState) {
    let mut expected = match event {
        Event::Nothing => before.coach(),
        Event::Moment | Event::Answer | Event::Exchange => before.coach().elsewhere(),
        Event::OwnMove | Event::Reply | Event::NewGame | Event::OtherGame => {
            Coach { values: before.coach().values, ..Coach::default() }
        }
    };
    // Advice that was asked for before the reply is about the move after it.
    if event == Event::Reply && before.coach().wants_best_move() && matches!(now.stage(), Stage::Turn(_)) {
        expected.answer = before.coach().answer;
    }
    // Looking back ends at the last move, where the end tells the mistake again.
    if event == Event::Moment && expected.review && !now.game().is_in_the_past() {
        expected.answer = Answer::None;
    }
    match action {
        // A finished game has no best move.
        GameAction::Toggle(tool) if !toggles(before, *tool) => {}
        // One answer at a time: a new one ends the values, and the other way round.
        GameAction::Toggle(CoachTool::Help) => {
            let is_helping = expected.values || matches!(expected.answer, Answer::Nudge | Answer::Hint | Answer::Why);
            let answer = if is_helping { Answer::None } else { Answer::Nudge };
            expected = Coach { answer, values: false, ..expected };
        }
        GameAction::Toggle(CoachTool::Hint) => {
            expected = Coach { answer: toggled(expected.answer, Answer::Hint), values: false, ..expected };
        }
        GameAction::Toggle(CoachTool::Why) => {
            expected = Coach { answer: toggled(expected.answer, Answer::Why), values: false, ..expected };
        }
        GameAction::Toggle(CoachTool::Values) => {
            expected = Coach { answer: Answer::None, values: !expected.values, ..expected };
        }
        GameAction::Toggle(CoachTool::Review) => {
            expected = Coach { answer: Answer::None, review: !expected.review, ..expected };
        }
        _ => {
            match (action.lazy(), before.coach()) {
                (Some(LazyAction::Game(game::Msg::Explain(_, answer))), _) => expected.answer = *answer,
                (
                    Some(LazyAction::Learn(learn::Msg::CloseTopmost)),
                    Coach { answer: Answer::None, review: true, .. },
                ) => {
                    expected.review = false;
                }
                (Some(LazyAction::Learn(learn::Msg::CloseTopmost)), Coach { answer: Answer::None, .. }) => {
                    expected.values = false
                }
                (Some(LazyAction::Learn(learn::Msg::CloseTopmost)), _) => expected.answer = Answer::None,
                _ => {}
            }
            let plays_on = is_in_history(action)
                || matches!(action.lazy(), Some(LazyAction::Game(game::Msg::TryAgain(_)))) && now.can_redo();
            if plays_on && event != Event::Nothing {
                expected = Coach { values: expected.values && is_in_history(action), ..Coach::default() };
            }
        }
    }
    // Turning on values or review ends the answer.
    match action {
        GameAction::Toggle(CoachTool::Values) if expected.values => expected.answer = Answer::None,
        GameAction::Toggle(CoachTool::Review) if expected.review => expected.answer = Answer::None,
        _ => {}
    }
    // The choice of another opponent ends the values.
    expected.values &= is_in_history(action) || now.setup().opponent == before.setup().opponent;
    // A running game by link hides the coach. The values of the game before, and the review of its end, come back after it.
    if now.round.is_without_help() {
        expected = Coach::default();
    } else if before.round.is_without_help() {
        (expected.values, expected.review) = (now.coach().values, now.coach().review);
    }
    assert_eq!(now.coach(), expected, "{action:?}");
}

fn is_in_history(action: &GameAction) -> bool {
    matches!(action, GameAction::Undo | GameAction::Redo)
}

fn toggled(before: Answer, answer: Answer) -> Answer {
    if before == answer { Answer::None } else { answer }
}

/// Checks that kinds of notes are unique.
pub fn notes(now: &GameState) {
    let notes = now.notes();
    let is_alone = |(index, note): (usize, &Note)| !notes[..index].iter().any(|other| other.is_of_kind(note));
    assert!(notes.iter().enumerate().all(is_alone), "{notes:?}");
}

/// Checks that the lazy part is requested only while missing and stays loaded.
pub fn lazy_part(before: &GameState, action: &GameAction, event: Event, now: &GameState) {
    assert!(!now.requests_lazy_part() || now.lazy.part == LazyPart::NotLoaded);
    let expected = match (before.lazy.part, action) {
        (LazyPart::Loaded(rules), _) => LazyPart::Loaded(rules),
        (_, GameAction::SetLazyPart(part)) => *part,
        (part, GameAction::Toggle(tool)) if !toggles(before, *tool) => part,
        (_, GameAction::Show(_) | GameAction::Toggle(_)) => LazyPart::NotLoaded,
        _ if matches!(event, Event::NewGame | Event::OtherGame) => LazyPart::NotLoaded,
        (part, _) => part,
    };
    assert_eq!(now.lazy.part, expected, "{action:?}");
}

/// Checks that requested positions are unsettled and belong to this game, and that analyses have its rules.
pub fn thinking(before: &GameState, action: &GameAction, now: &GameState) {
    let rules = now.setup().rules;
    if let Some(request) = now.analysis_request() {
        assert!(!now.analysis.is_stopped && rules != Rules::TIC_TAC_TOE);
        assert!(!request.positions.is_empty());
        for position in &request.positions {
            assert!(position.rules() == rules && position.outcome().is_none());
            assert!(!now.analyses().is_final(position, request.task.milliseconds()));
        }
        if matches!(now.stage(), Stage::Thinking(computer) if now.needs_worker(computer)) {
            assert_eq!(request.positions, [now.position()], "moves have priority over explanations");
        }
    }
    match action.lazy() {
        _ if rules != before.setup().rules => assert_eq!(*now.analyses(), Analyses::default()),
        // The best moves of a position are also advice.
        Some(LazyAction::Analysis(analysis::Msg::Worker(
            Report::Evaluation { position, .. } | Report::Variations { position, .. },
        ))) if position.rules() == rules => {}
        _ => assert_eq!(now.analyses(), before.analyses(), "{action:?}"),
    }
}
