//! A visit's beginning, and games that are opened from an address.

use std::rc::Rc;

use tic_tac_toe::engine::{Mark, Opponent};
use tic_tac_toe::state::{
    GameAction, GameState, KeptGame, Look, Note, Preferences, Saved, Score, Scores, Stage, Theme, ThinkingTime,
};

use crate::given::{PERFECT, after, friends, game, moves, open, setup, state, with_score};

#[test]
fn a_visit_begins_with_what_it_is_given() {
    let (setup, game) = (setup(PERFECT, Mark::O), game("a1b2"));
    let preferences = Preferences {
        theme: Theme::Light,
        look: Look::Paper,
        next_after_draw: true,
        newest_first: true,
        without_shortcuts: true,
        thinking: ThinkingTime::Medium,
    };
    let scores = with_score(Scores::default(), PERFECT, Score { near: 1, draws: 2, far: 3 });
    let kept = KeptGame { setup, game: game.clone(), is_counted: true, seed: 7 };
    let state = GameState::new(setup, preferences, scores, 1).resumed(kept.clone());
    assert_eq!((state.setup(), state.game(), state.position()), (setup, &game, game.position()));
    assert_eq!((state.preferences(), state.score(), state.dialog()), (preferences, scores.against(PERFECT), None));
    assert_eq!(state.saved(), Saved { setup, preferences, scores, game: Some(kept) });
}

#[test]
fn an_opened_game_takes_the_place_of_the_one_on_the_board() {
    for before in [friends(""), friends("a1b2"), friends("a1b2a2c3a3"), state(setup(PERFECT, Mark::O), "b2")] {
        for list in ["", "b2", "b2a1", "a1b2a2c3a3"] {
            let now = after(&before, open(game(list), Vec::new()));
            assert_eq!((moves(&now).as_str(), now.setup()), (list, before.setup()));
            assert_eq!(now.saved().scores, before.saved().scores);
        }
    }
}

#[test]
fn an_opened_game_goes_on_by_the_set_up_of_the_moment() {
    let before = state(setup(PERFECT, Mark::X), "");
    let thinking = after(&before, open(game("b2"), Vec::new()));
    assert!(matches!(thinking.stage(), Stage::Thinking(_)));
    let own_turn = after(&before, open(game("b2a1"), Vec::new()));
    assert_eq!(own_turn.stage(), Stage::Turn(Mark::X));
}

#[test]
fn an_opened_game_answers_the_question_whether_to_end_the_old_one() {
    let asked = after(&friends("a1"), GameAction::Choose(setup(PERFECT, Mark::X)));
    let opened = after(&asked, open(game("b2"), Vec::new()));
    assert_eq!((opened.dialog(), opened.setup().opponent), (None, Opponent::Friend));
}

#[test]
fn an_opened_game_brings_its_notes() {
    let note = Note::UnknownValue { key: "play".to_owned(), value: "z".to_owned() };
    let before = after(&friends("a1"), GameAction::Notify(Note::NotSaved));
    let opened = after(&before, open(game("b2"), vec![note.clone()]));
    assert_eq!(opened.notes(), [Note::NotSaved, note]);
    assert!(!Rc::ptr_eq(&before, &opened));
}
