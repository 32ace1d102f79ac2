//! Completion of a visit that began without the lazy part.

use tic_tac_toe::app::extras::EXTRAS;
use tic_tac_toe::app::parts::{self, Code};
use tic_tac_toe::learn::puzzles::progress::Solved;
use tic_tac_toe::learn::puzzles::task::Task;
use tic_tac_toe::progress;
use tic_tac_toe::progress::profile::data::{Profile, ProfileChange};
use tic_tac_toe::state::Announcement;
use tic_tac_toe::state::compared::Ignored;

use crate::prelude::*;

/// The stored score between friends, and that of another board.
const STORED: Score = Score { near: 3, draws: 1, far: 4 };
const OTHER: Score = Score { near: 0, draws: 2, far: 5 };

/// The moves of a game that X wins.
const WON: &str = "a1b1a2b2a3";

fn on_four_by_four() -> Pairing {
    let rules = Rules::new(4, 4, 4, Objective::Normal).unwrap();
    Pairing { rules, opponent: PERFECT }
}

/// Returns the state with which the first part begins, and what the lazy part reads from the storage.
fn begun_and_read() -> [Rc<GameState>; 2] {
    let mut scores = with_score(Scores::default(), Opponent::Friend, STORED);
    scores.set_score(on_four_by_four(), OTHER);
    let preferences = Preferences { theme: Theme::Dark, sound: Sound::Quiet, ..Preferences::default() };
    let friends = setup(Opponent::Friend, Mark::X);
    let saved = SavedGame::new(friends, Game::new(Rules::TIC_TAC_TOE), 7);
    let read = GameState::new(friends, preferences, scores, 1).resumed(saved).with_lazy_part();
    let begun = GameState::first(friends, Preferences::default(), 7).with_score(STORED);
    [begun.into(), read.into()]
}

/// Completes a visit that has gone on to `now` since it began.
fn loaded(now: Rc<GameState>, begun: &GameState, read: &GameState) -> Rc<GameState> {
    let state = now.reduce(GameAction::SetLazyPart(LazyPart::Loaded(LazyPart::RULES)));
    let state = read.completion(begun).into_iter().fold(state, |state, action| state.reduce(action));
    state.reduce(parts::Msg::Arrived(Code::Extras(Ignored(EXTRAS))).into())
}

/// Plays moves without the lazy part, and completes the visit.
fn completed(begun: &Rc<GameState>, moves: &str, read: &GameState) -> Rc<GameState> {
    loaded(played(begun, moves), begun, read)
}

#[test]
fn untouched_board_equals_that_of_the_lazy_part() {
    let [begun, read] = begun_and_read();
    let completed = completed(&begun, "", &read);
    assert_eq!(completed.saved(), read.saved());
    assert_eq!((completed.score(), completed.shown.revision), (STORED, read.shown.revision));
}

#[test]
fn dialog_requested_before_opens_with_day_and_progress() {
    let [begun, read] = begun_and_read();
    let profile = Profile { solved: Solved::default().with_day(TODAY), ..Profile::default() };
    let change = ProfileChange { from: Rc::default(), to: profile.into() };
    let read = read.reduce(progress::Msg::ProfileChanged(change).into());
    let read = read.reduce(outside().into());
    let completed = completed(&begun.reduce(GameAction::show(Dialog::Puzzles)), "", &read);
    let Some(LazyDialog::Puzzles(puzzles)) = completed.lazy_dialog() else { panic!("{:?}", completed.dialog) };
    assert_eq!((puzzles.streak().days, puzzles.task()), (1, Task::Daily(TODAY)), "today's puzzle is solved");
}

#[test]
fn game_of_the_first_part_is_kept_and_counts_once() {
    let [begun, read] = begun_and_read();
    let now = completed(&begun, WON, &read);
    let saved = now.saved();
    assert_eq!((moves(&now).as_str(), now.score_events().len()), (WON, 1));
    assert_eq!(now.score(), Score { near: STORED.near + 1, ..STORED });
    assert_eq!((saved.scores.of(on_four_by_four()), saved.preferences), (OTHER, read.preferences));
    // Another tab has ended a game since.
    let now = completed(&begun, WON, &played(&read, WON));
    assert_eq!(now.score(), Score { near: STORED.near + 2, ..STORED });
}

#[test]
fn note_about_the_storage_is_shown_and_announced_until_it_is_dismissed() {
    let [begun, read] = begun_and_read();
    let noted = completed(&begun, "a1", &read.reduce(GameAction::Notify(Note::SavedUnreadable)));
    assert_eq!((noted.notes(), noted.shown.announcement), (&[Note::SavedUnreadable][..], Announcement::Note));
    let dismissed = after(&noted, GameAction::Dismiss(Note::SavedUnreadable));
    assert_eq!(dismissed.shown.announcement, Announcement::Coach);
}

#[test]
fn embedded_game_takes_the_settings_of_its_address() {
    let host = Host { is_disabled: true, controls: Controls::NONE };
    let [begun, read] = begun_and_read().map(|state| Rc::unwrap_or_clone(state).embedded(Host::default()));
    let completed = completed(&begun.into(), "a1b1", &read.embedded(host));
    assert_eq!((completed.host, completed.game().moves().len()), (Some(host), 2));
    assert_eq!(completed.preferences.theme, Theme::Dark);
}

#[test]
fn embedded_game_begins_anew_only_with_its_control() {
    let [begun, read] = begun_and_read().map(Rc::unwrap_or_clone);
    let begun = Rc::new(begun.embedded(Host::default()));
    // A key, before the permissions of the host page are known.
    let pressed = played(&begun, "b2").reduce(GameAction::Reset);
    for (controls, is_allowed) in [("status,score", false), ("", false), ("reset", true), ("status,reset", true)] {
        let host = Host { controls: Controls::from_names(controls).unwrap(), is_disabled: false };
        let now = loaded(pressed.clone(), &begun, &read.clone().embedded(host));
        assert_eq!(now.position().taken().is_empty(), is_allowed, "{controls}");
        // From now on, they are known.
        let again = played(&now, "c3").reduce(GameAction::Reset);
        assert_eq!(again.position().taken().is_empty(), is_allowed, "{controls}");
    }
    // If the lazy part cannot be loaded, the game goes on.
    let failed = played(&begun, "b2").reduce(GameAction::SetLazyPart(LazyPart::Failed));
    assert!(failed.reduce(GameAction::Reset).position().taken().is_empty());
}

#[test]
fn action_without_effect_leaves_its_key_to_the_browser() {
    let [begun, read] = begun_and_read();
    let go = [Go::First, Go::Back, Go::Forward, Go::Last].map(GameAction::Go);
    for blank in [&begun, &read] {
        assert!(go.iter().all(|action| !blank.may_change_by(action)), "a blank board has no other moment");
        assert!(blank.may_change_by(&GameAction::PlayNumbered(5)));
    }
    let on_move = played(&begun, "b2");
    assert!(go.iter().all(|action| on_move.may_change_by(action)), "the lazy part decides");
    let end = played(&read, "b2");
    assert_eq!(go.each_ref().map(|action| end.may_change_by(action)), [true, true, false, false]);
    assert!(end.may_change_by(&GameAction::Undo) && !end.may_change_by(&GameAction::Redo));
    let start = end.reduce(GameAction::Go(Go::First));
    assert_eq!(go.each_ref().map(|action| start.may_change_by(action)), [false, false, true, true]);
}
