//! Initial state and games opened from an address.

use std::rc::Rc;

use engine::Mark;
use tic_tac_toe::game::score::state::Scores;
use tic_tac_toe::progress::storage::format::Saved;
use tic_tac_toe::progress::storage::saved_game::SavedGame;
use tic_tac_toe::settings::looks::accent::Accent;
use tic_tac_toe::state::language::LanguageName;
use tic_tac_toe::state::{
    Counting, GameAction, GameState, Go, Look, MatchLength, Note, Preferences, Score, Sound, Theme, ThinkingTime,
};

use crate::given::{PERFECT, after, friends, game, open, score_against, setup, square, with_score};

#[test]
fn new_state_has_the_given_values() {
    let (setup, game) = (setup(PERFECT, Mark::O), game("a1b2"));
    let preferences = Preferences {
        theme: Theme::Light,
        look: Look::Paper,
        next_after_draw: true,
        without_shortcuts: true,
        thinking: ThinkingTime::Medium,
        sound: Sound::Quiet,
        language: LanguageName::from_tag("de"),
        match_length: MatchLength::Five,
        takes_turns_to_start: true,
        ..Preferences::default()
    };
    let scores = with_score(Scores::default(), PERFECT, Score { near: 1, draws: 2, far: 3 });
    let kept = SavedGame { counting: Counting::Never, ..SavedGame::new(setup, game.clone(), 7) };
    let accent = Accent::from_hex("7c3aed");
    let state = GameState::new(setup, preferences, scores.clone(), 1).with_accent(accent).resumed(kept.clone());
    assert_eq!(state.accent(), accent);
    assert_eq!((state.setup(), state.game(), state.position()), (setup, &game, game.position()));
    assert_eq!(
        (state.preferences, state.score(), state.dialog.as_ref()),
        (preferences, score_against(&scores, PERFECT), None)
    );
    assert_eq!(state.saved(), Saved { setup, preferences, scores, game: Some(kept), ..Saved::default() });
}

#[test]
fn opened_game_adds_its_notes() {
    let note = Note::UnknownValue { key: "play".to_owned(), value: "z".to_owned() };
    let before = after(&friends("a1"), GameAction::Notify(Note::NotSaved));
    let opened = after(&before, open(game("b2"), vec![note.clone()]));
    assert_eq!(opened.notes(), [Note::NotSaved, note]);
    assert!(!Rc::ptr_eq(&before, &opened));
}

#[test]
fn finished_game_of_a_link_is_a_replay() {
    let own = setup(PERFECT, Mark::O);
    let visit = |moves| {
        let opened = after(&friends(""), open(game(moves), Vec::new()));
        Rc::new(Rc::unwrap_or_clone(opened).with_replay(own))
    };
    let replay = visit("a1b1a2b2a3");
    assert_eq!(replay.replay(), Some(own));
    // The opponent of the link is not the visitor's choice.
    assert_eq!((replay.saved().setup, replay.saved().game), (own, None));
    let next = after(&replay, GameAction::Reset);
    assert_eq!((next.setup(), next.game().moves(), next.replay()), (own, &[][..], None));
    // An earlier moment can be played from.
    let earlier = after(&replay, GameAction::Go(Go::To(4)));
    assert_eq!(after(&earlier, GameAction::Play(square("c3"))).replay(), None);
    // A running game goes on between two players.
    let running = visit("a1b1");
    assert_eq!((running.replay(), after(&running, GameAction::Reset).setup()), (None, friends("").setup()));
}
