//! Initial state and games opened from an address.

use std::rc::Rc;

use tic_tac_toe::engine::Mark;
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::features::looks::accent::Accent;
use tic_tac_toe::features::score::state::Scores;
use tic_tac_toe::features::storage::format::Saved;
use tic_tac_toe::features::storage::saved_game::SavedGame;
use tic_tac_toe::state::language::LanguageName;
use tic_tac_toe::state::{
    Counting, GameState, Look, MatchLength, Note, Preferences, Score, Sound, Theme, ThinkingTime,
};

use crate::given::{PERFECT, after, friends, game, open, score_against, setup, with_score};

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
        match_length: MatchLength::Five,
        takes_turns_to_start: true,
    };
    let scores = with_score(Scores::default(), PERFECT, Score { near: 1, draws: 2, far: 3 });
    let kept = SavedGame { counting: Counting::Never, ..SavedGame::new(setup, game.clone(), 7) };
    let accent = Accent::from_hex("7c3aed");
    let state = GameState::new(setup, preferences, scores.clone(), 1).with_accent(accent).resumed(kept.clone());
    assert_eq!(state.accent(), accent);
    assert_eq!((state.setup(), state.game(), state.position()), (setup, &game, game.position()));
    assert_eq!(
        (state.preferences(), state.score(), state.dialog()),
        (preferences, score_against(&scores, PERFECT), None)
    );
    assert_eq!(state.saved(), Saved { setup, preferences, scores, game: Some(kept), ..Saved::default() });
}

#[test]
fn opened_game_adds_its_notes() {
    let note = Note::UnknownValue { key: "play".to_owned(), value: "z".to_owned() };
    let before = after(&friends("a1"), LazyAction::Notify(Note::NotSaved).into());
    let opened = after(&before, open(game("b2"), vec![note.clone()]));
    assert_eq!(opened.notes(), [Note::NotSaved, note]);
    assert!(!Rc::ptr_eq(&before, &opened));
}
