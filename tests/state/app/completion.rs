//! Completion of a visit that began without the lazy part.

use tic_tac_toe::app::extras::EXTRAS;
use tic_tac_toe::app::parts::{self, Code};
use tic_tac_toe::learn::puzzles::progress::Solved;
use tic_tac_toe::learn::puzzles::task::Task;
use tic_tac_toe::progress;
use tic_tac_toe::progress::profile::data::{Profile, ProfileChange};
use tic_tac_toe::state::compared::Ignored;

use crate::prelude::*;

/// The stored score between friends, and that of another board.
const STORED: Score = Score { near: 3, draws: 1, far: 4 };
const OTHER: Score = Score { near: 0, draws: 2, far: 5 };

/// The moves of a game that X wins.
const WON: [&str; 5] = ["a1", "b1", "a2", "b2", "a3"];

fn friends() -> Setup {
    setup(Opponent::Friend, Mark::X)
}

fn on_four_by_four() -> Pairing {
    let rules = Rules::new(4, 4, 4, Objective::Normal).unwrap();
    Pairing { rules, opponent: PERFECT }
}

/// Returns the state with which the first part begins, and what the lazy part reads from the storage.
fn begun_and_read() -> [Rc<GameState>; 2] {
    let mut scores = with_score(Scores::default(), Opponent::Friend, STORED);
    scores.set_score(on_four_by_four(), OTHER);
    let preferences = Preferences { theme: Theme::Dark, sound: Sound::Quiet, ..Preferences::default() };
    let saved = SavedGame::new(friends(), Game::new(Rules::TIC_TAC_TOE), 7);
    let read = GameState::new(friends(), preferences, scores, 1).resumed(saved).with_lazy_part();
    let begun = GameState::first(friends(), Preferences::default(), 7).with_score(STORED);
    [begun.into(), read.into()]
}

fn after(mut state: Rc<GameState>, squares: &[&str]) -> Rc<GameState> {
    for name in squares {
        state = state.reduce(GameAction::Play(square(name)));
    }
    state
}

/// Plays squares without the lazy part, and completes the visit.
fn completed(begun: &Rc<GameState>, squares: &[&str], read: &GameState) -> Rc<GameState> {
    let mut state = after(begun.clone(), squares).reduce(GameAction::SetLazyPart(LazyPart::Loaded(LazyPart::RULES)));
    for action in read.completion(begun) {
        state = state.reduce(action);
    }
    state.reduce(parts::Msg::Arrived(Code::Extras(Ignored(EXTRAS))).into())
}

#[test]
fn untouched_board_equals_that_of_the_lazy_part() {
    let [begun, read] = begun_and_read();
    let completed = completed(&begun, &[], &read);
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
    let completed = completed(&begun.reduce(GameAction::show(Dialog::Puzzles)), &[], &read);
    let Some(LazyDialog::Puzzles(puzzles)) = completed.lazy_dialog() else { panic!("{:?}", completed.dialog) };
    assert_eq!((puzzles.streak().days, puzzles.task()), (1, Task::Daily(TODAY)), "today's puzzle is solved");
}

#[test]
fn game_of_the_first_part_is_kept_and_counts_once() {
    let [begun, read] = begun_and_read();
    let completed = completed(&begun, &WON, &read);
    let saved = completed.saved();
    assert_eq!(completed.game().moves(), WON.map(square));
    assert_eq!(completed.score(), Score { near: STORED.near + 1, ..STORED });
    assert_eq!((saved.scores.of(on_four_by_four()), saved.preferences), (OTHER, read.preferences));
    assert_eq!(completed.score_events().len(), 1);
}

#[test]
fn games_that_another_tab_has_ended_since_the_start_count_as_well() {
    let [begun, read] = begun_and_read();
    let other_tab = after(read, &WON);
    let completed = completed(&begun, &WON, &other_tab);
    assert_eq!(completed.score(), Score { near: STORED.near + 2, ..STORED });
}

#[test]
fn notes_about_the_storage_are_shown() {
    let [begun, read] = begun_and_read();
    let read = read.reduce(GameAction::Notify(Note::SavedUnreadable));
    assert_eq!(completed(&begun, &["a1"], &read).notes(), [Note::SavedUnreadable]);
}

#[test]
fn embedded_game_takes_the_settings_of_its_address() {
    let host = Host { is_disabled: true, controls: Controls::NONE };
    let [begun, read] = begun_and_read().map(|state| Rc::unwrap_or_clone(state).embedded(Host::default()));
    let completed = completed(&begun.into(), &["a1", "b1"], &read.embedded(host));
    assert_eq!((completed.host, completed.game().moves().len()), (Some(host), 2));
    assert_eq!(completed.preferences.theme, Theme::Dark);
}

#[test]
fn embedded_game_begins_anew_only_with_its_control() {
    for (controls, marks) in [("status", 1), ("status,score", 1), ("", 1), ("reset", 0), ("status,score,reset", 0)] {
        let controls = Controls::from_names(controls).unwrap();
        let [begun, read] = begun_and_read();
        let read = Rc::unwrap_or_clone(read).embedded(Host { controls, is_disabled: false });
        let begun = Rc::new(Rc::unwrap_or_clone(begun).embedded(Host::default()));
        // A key, before the permissions of the host page are known.
        let pressed = after(begun.clone(), &["b2"]).reduce(GameAction::Reset);
        let mut state = pressed.reduce(GameAction::SetLazyPart(LazyPart::Loaded(LazyPart::RULES)));
        for action in read.completion(&begun) {
            state = state.reduce(action);
        }
        assert_eq!(state.position().taken().len(), marks, "{controls:?}");
        // From now on, they are known.
        let again = state.clone().reduce(GameAction::Play(square("c3"))).reduce(GameAction::Reset);
        assert_eq!(again.position().taken().is_empty(), marks == 0, "{controls:?}");
    }
    // If the lazy part cannot be loaded, the game goes on.
    let [begun, _] = begun_and_read();
    let begun = Rc::new(Rc::unwrap_or_clone(begun).embedded(Host::default()));
    let failed = after(begun, &["b2"]).reduce(GameAction::SetLazyPart(LazyPart::Failed));
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
    let played = after(begun, &["b2"]);
    assert!(go.iter().all(|action| played.may_change_by(action)), "the lazy part decides");
    let played = after(read, &["b2"]);
    assert_eq!(go.each_ref().map(|action| played.may_change_by(action)), [true, true, false, false]);
    assert!(played.may_change_by(&GameAction::Undo) && !played.may_change_by(&GameAction::Redo));
    let start = played.reduce(GameAction::Go(Go::First));
    assert_eq!(go.each_ref().map(|action| start.may_change_by(action)), [false, false, true, true]);
}
