//! Initial state and games opened from an address.

use std::rc::Rc;

use tic_tac_toe::engine::{Mark, Opponent};
use tic_tac_toe::state::language::LanguageName;
use tic_tac_toe::state::{
    GameAction, GameState, LazyAction, Look, Note, Preferences, Saved, SavedGame, Score, Scores, Sound, Stage, Theme,
    ThinkingTime,
};

use crate::given::{PERFECT, after, friends, game, moves, open, setup, state, with_score};

#[test]
fn new_state_has_the_given_values() {
    let (setup, game) = (setup(PERFECT, Mark::O), game("a1b2"));
    let preferences = Preferences {
        theme: Theme::Light,
        look: Look::Paper,
        next_after_draw: true,
        newest_first: true,
        without_shortcuts: true,
        thinking: ThinkingTime::Medium,
        sound: Sound::Quiet,
        language: LanguageName::from_tag("de"),
    };
    let scores = with_score(Scores::default(), PERFECT, Score { near: 1, draws: 2, far: 3 });
    let kept = SavedGame { setup, game: game.clone(), is_counted: true, seed: 7 };
    let state = GameState::new(setup, preferences, scores, 1).resumed(kept.clone());
    assert_eq!((state.setup(), state.game(), state.position()), (setup, &game, game.position()));
    assert_eq!((state.preferences(), state.score(), state.dialog()), (preferences, scores.against(PERFECT), None));
    assert_eq!(state.saved(), Saved { setup, preferences, scores, game: Some(kept) });
}

#[test]
fn opened_game_replaces_the_current_one() {
    for before in [friends(""), friends("a1b2"), friends("a1b2a2c3a3"), state(setup(PERFECT, Mark::O), "b2")] {
        for list in ["", "b2", "b2a1", "a1b2a2c3a3"] {
            let now = after(&before, open(game(list), Vec::new()));
            assert_eq!((moves(&now).as_str(), now.setup()), (list, before.setup()));
            assert_eq!(now.saved().scores, before.saved().scores);
        }
    }
}

#[test]
fn opened_game_keeps_the_current_setup() {
    let before = state(setup(PERFECT, Mark::X), "");
    let thinking = after(&before, open(game("b2"), Vec::new()));
    assert!(matches!(thinking.stage(), Stage::Thinking(_)));
    let own_turn = after(&before, open(game("b2a1"), Vec::new()));
    assert_eq!(own_turn.stage(), Stage::Turn(Mark::X));
}

#[test]
fn opened_game_cancels_the_pending_question() {
    let asked = after(&friends("a1"), GameAction::Choose(setup(PERFECT, Mark::X)));
    let opened = after(&asked, open(game("b2"), Vec::new()));
    assert_eq!((opened.dialog(), opened.setup().opponent), (None, Opponent::Friend));
}

#[test]
fn opened_game_adds_its_notes() {
    let note = Note::UnknownValue { key: "play".to_owned(), value: "z".to_owned() };
    let before = after(&friends("a1"), LazyAction::Notify(Note::NotSaved).into());
    let opened = after(&before, open(game("b2"), vec![note.clone()]));
    assert_eq!(opened.notes(), [Note::NotSaved, note]);
    assert!(!Rc::ptr_eq(&before, &opened));
}
