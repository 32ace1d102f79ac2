//! What holds after every action.

use engine::{Analyses, Outcome};
use tic_tac_toe::analysis;
use tic_tac_toe::app::dialog::DialogMsg;
use tic_tac_toe::app::rooms::LazyAction;
use tic_tac_toe::game;
use tic_tac_toe::learn;
use tic_tac_toe::share;
use tic_tac_toe::state::Coach;
use worker::request::Report;

use super::score;
use crate::prelude::*;

/// Checks all properties.
pub fn check(before: &Rc<GameState>, action: &GameAction, now: &Rc<GameState>) {
    if before.lazy.part.is_loaded() {
        assert_eq!(before == now, Rc::ptr_eq(before, now), "the same state is the same `Rc`: {action:?}");
    }
    board_follows_from_legal_moves(now);
    only_some_actions_change_the_game(before, action, now);
    late_automatic_actions_have_no_effect(before, action, now);
    redo_reverts_undo(before, action, now);
    only_some_actions_change_the_setup(before, action, now);
    only_some_actions_open_a_dialog(before, action, now);
    score::games_count_once(before, action, now);
    score::score_counts_ends(before, action, now);
    score::erased_scores_can_be_restored(before, action, now);
    stage_and_automatic_action_fit_the_board(now);
    coach_helps_with_the_board(before, action, now);
    analysis_is_about_this_game(before, action, now);
    notes_are_unique(now);
    lazy_part_stays_loaded(before, now);
}

fn board_follows_from_legal_moves(now: &GameState) {
    let game = now.game();
    let mut replayed = Game::from(game.start());
    game.moves().iter().for_each(|square| replayed.play(*square).unwrap());
    replayed.jump(game.cursor());
    assert_eq!((&replayed, replayed.position(), game.rules()), (game, now.position(), now.setup().rules));
}

/// A move is played if it is legal and the turn of the one who plays it; navigation changes the moment alone; new games are empty.
fn only_some_actions_change_the_game(before: &GameState, action: &GameAction, now: &GameState) {
    let mut expected = before.game().clone();
    let is_turn = matches!(before.stage(), Stage::Turn(_));
    match action {
        GameAction::Play(square) if is_turn => expected = played(expected, *square),
        GameAction::Aim(square) if is_turn && before.aim() == Some(*square) => expected = played(expected, *square),
        GameAction::PlayNumbered(number @ 1..=9)
            if is_turn && (expected.rules().columns(), expected.rules().rows()) == (3, 3) =>
        {
            let names = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
            expected = played(expected, names[usize::from(*number) - 1].parse().unwrap());
        }
        GameAction::Reply(revision, square) if before.scheduled_action() == Some(ScheduledAction::Reply(*revision)) => {
            expected = played(expected, *square);
        }
        GameAction::Go(Go::First) => expected.jump(0),
        GameAction::Go(Go::Back) => expected.jump(expected.cursor().saturating_sub(1)),
        GameAction::Go(Go::Forward) => expected.jump(expected.cursor() + 1),
        GameAction::Go(Go::Last) => expected.jump(usize::MAX),
        GameAction::Go(Go::To(moves)) => expected.jump(*moves),
        GameAction::Reset => expected = Game::new(now.setup().rules),
        GameAction::NextGame(_) | GameAction::Choose(_) if before.round.seed != now.round.seed => {
            expected = Game::new(now.setup().rules);
        }
        GameAction::Toggle(CoachTool::Review) if before.coach().review => expected.jump(usize::MAX),
        GameAction::Undo | GameAction::Redo => return,
        _ => match action.lazy() {
            Some(
                LazyAction::Game(game::Msg::Explain(moves, _))
                | LazyAction::Analysis(analysis::Msg::PinVariation(moves, _)),
            ) => expected.jump(*moves),
            Some(
                LazyAction::Game(game::Msg::Open(..) | game::Msg::Replace(..) | game::Msg::TryAgain(_))
                | LazyAction::Analysis(analysis::Msg::MoveNow)
                | LazyAction::Learn(learn::Msg::CloseTopmost)
                | LazyAction::Dialog(DialogMsg::Lesson(_) | DialogMsg::SetUp(_) | DialogMsg::OtherBoard(_)),
            ) => return,
            _ => {}
        },
    }
    assert_eq!(*now.game(), expected, "{action:?}");
}

/// Returns the game after a move if that is legal.
fn played(mut game: Game, square: Square) -> Game {
    // An illegal move changes nothing.
    let _ = game.play(square);
    game
}

fn late_automatic_actions_have_no_effect(before: &GameState, action: &GameAction, now: &GameState) {
    let scheduled = match action {
        GameAction::Reply(revision, _) => ScheduledAction::Reply(*revision),
        GameAction::NextGame(revision) => ScheduledAction::NextGame(*revision),
        _ => return,
    };
    assert!(before == now || before.scheduled_action() == Some(scheduled), "{action:?}");
}

/// Also for whole games: undo at the start of a game restores the one before.
fn redo_reverts_undo(before: &GameState, action: &GameAction, now: &Rc<GameState>) {
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
    // Redo may restore the answer of a remote player, which undo does not take back. In a game that a remote player has sent, undo
    // brings back the game before.
    let is_sent = now.setup().opponent == Opponent::Remote && now.round.is_imported();
    if *action == GameAction::Redo && now.game() != before.game() && now.can_undo() && !is_sent {
        assert_eq!(all_but_the_moment(&after(now, GameAction::Undo)), all_but_the_moment(before));
    }
}

/// Returns the parts of a state that undo and redo restore.
fn all_but_the_moment(state: &GameState) -> impl PartialEq + std::fmt::Debug + use<> {
    let mut saved = state.saved();
    // A move by link that undo takes back has to be sent again, and the ladder knows of an undo.
    saved.game.iter_mut().for_each(|game| (game.is_sent, game.is_aided) = (false, false));
    let game = (state.game().clone(), state.stage(), state.can_undo(), state.can_redo(), saved, state.round.seed);
    let notes: Vec<Note> = state.notes().iter().filter(|note| !note.is_about_game()).cloned().collect();
    let page = (state.dialog.as_ref().cloned(), notes, state.lazy.part);
    (game, page, state.coach().values)
}

fn only_some_actions_change_the_setup(before: &GameState, action: &GameAction, now: &GameState) {
    match action {
        GameAction::Choose(setup) => return assert_eq!(now.setup(), *setup),
        GameAction::Undo | GameAction::Redo => return,
        // The sides take turns, or the visitor has the own players again after a game of others.
        GameAction::Reset | GameAction::NextGame(_) if before.takes_turns_to_start() || before.replay().is_some() => {
            return assert_eq!(now.setup().rules, before.setup().rules);
        }
        _ => {}
    }
    if !matches!(
        action.lazy(),
        Some(
            LazyAction::Game(game::Msg::Open(..) | game::Msg::Replace(..))
                | LazyAction::Dialog(DialogMsg::Lesson(_) | DialogMsg::SetUp(_) | DialogMsg::OtherBoard(_)),
        )
    ) {
        assert_eq!(now.setup(), before.setup(), "{action:?}");
    }
}

fn only_some_actions_open_a_dialog(before: &GameState, action: &GameAction, now: &GameState) {
    if before.dialog.is_none() && now.dialog.is_some() {
        let is_shared = matches!(action.lazy(), Some(LazyAction::Share(share::Msg::MoveShared(..))));
        assert!(is_shared || matches!(action, GameAction::Show(_)), "{action:?} opens {:?}", now.dialog.as_ref());
    }
    if matches!(action, GameAction::CloseDialog | GameAction::Reset) {
        assert_eq!(now.dialog.as_ref(), None);
    }
}

/// A person is to move, or a move is due, or somebody is asked for one.
fn stage_and_automatic_action_fit_the_board(now: &GameState) {
    let (position, setup) = (now.position(), now.setup());
    let stage = now.stage();
    let is_local = setup.is_local(position.turn());
    match stage {
        Stage::Over(outcome) => assert_eq!(position.outcome(), Some(outcome)),
        Stage::Turn(mark) => assert!(is_local && mark == position.turn()),
        Stage::Thinking(computer) | Stage::Stopped(computer) => {
            assert!(!is_local && setup.opponent == Opponent::Computer(computer) && !now.game().is_in_the_past());
        }
        Stage::Waiting(_) => assert!(!is_local && setup.opponent == Opponent::Remote),
        Stage::EarlierPosition(_) => assert!(!is_local && now.game().is_in_the_past()),
        Stage::ReadOnly(_) => panic!("no host page made the game read-only"),
    }
    assert_eq!(position.outcome().is_some(), matches!(stage, Stage::Over(_)));
    let is_closed = now.dialog.is_none();
    match (now.scheduled_action(), stage) {
        (Some(ScheduledAction::Reply(_)), Stage::Thinking(_)) => assert!(is_closed),
        (Some(ScheduledAction::NextGame(_)), Stage::Over(Outcome::Drawn)) => {
            assert!(is_closed && now.preferences.next_after_draw && setup.opponent != Opponent::Remote);
        }
        (Some(scheduled), stage) => panic!("{scheduled:?} in {stage:?}"),
        (None, Stage::Thinking(_)) if is_closed && now.lazy.part.is_loaded() => {
            let request = now.worker_request().unwrap();
            assert_eq!(request.positions, [position], "moves have priority over explanations");
        }
        (None, _) => {}
    }
}

/// A hint is about the shown board, and a game by link has no help.
fn coach_helps_with_the_board(before: &GameState, action: &GameAction, now: &GameState) {
    let coach = now.coach();
    if now.round.is_without_help() {
        assert_eq!(coach, Coach::default());
    }
    // Advice that the player asked for while the computer player was to move is about the board after its reply.
    let is_reply = matches!(before.stage(), Stage::Thinking(_) | Stage::Stopped(_));
    if before.position() != now.position() && !is_reply {
        assert!(!coach.wants_best_move(), "{action:?}");
    }
    if let GameAction::Toggle(_) = action
        && before != now
    {
        assert!(!coach.values || coach.answer == Answer::None, "one answer at a time: {action:?}");
    }
}

fn analysis_is_about_this_game(before: &GameState, action: &GameAction, now: &GameState) {
    let rules = now.setup().rules;
    if let Some(request) = now.analysis_request() {
        assert!(!request.positions.is_empty() && rules != Rules::TIC_TAC_TOE, "3×3 is looked up");
        for position in &request.positions {
            assert!(position.rules() == rules && position.outcome().is_none());
            assert!(!now.analyses().is_final(position, request.task.milliseconds()));
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

fn notes_are_unique(now: &GameState) {
    let notes = now.notes();
    let is_alone = |(index, note): (usize, &Note)| !notes[..index].iter().any(|other| other.is_of_kind(note));
    assert!(notes.iter().enumerate().all(is_alone), "{notes:?}");
}

fn lazy_part_stays_loaded(before: &GameState, now: &GameState) {
    assert!(!before.lazy.part.is_loaded() || now.lazy.part == before.lazy.part);
    assert!(!now.requests_lazy_part() || now.lazy.part == LazyPart::NotLoaded);
}
