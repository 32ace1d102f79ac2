//! Matches: their stored form, and the games that belong to none.

use tic_tac_toe::settings::update::Msg;

use crate::prelude::*;

const X_WINS: &str = "a1b2a2c3a3";
const O_WINS: &str = "a1b2a2c2c3b1c1b3";

/// Returns the state with matches of this length.
fn with_length(state: &Rc<GameState>, match_length: MatchLength) -> Rc<GameState> {
    after(state, Msg::Set(Setting::MatchLength(match_length)).into())
}

/// Plays a game between friends.
fn friendly(state: &Rc<GameState>, moves: &str) -> Rc<GameState> {
    assert_eq!(state.game().moves(), []);
    let ended = played(state, moves);
    assert!(ended.position().outcome().is_some());
    ended
}

fn next(state: &Rc<GameState>) -> Rc<GameState> {
    after(state, GameAction::Reset)
}

fn match_score(state: &GameState) -> [u32; 2] {
    [state.round.match_score.near, state.round.match_score.far]
}

#[test]
fn without_matches_nothing_is_stored() {
    let friendly = friendly(&friends(""), X_WINS);
    let mut keys = Vec::new();
    friendly.saved().write(&mut |key, _| keys.push(key.to_owned()));
    assert!(
        keys.iter().all(|key| !["match_length", "game_match", "game_exchanged"].contains(&key.as_str())),
        "{keys:?}"
    );
}

#[test]
fn match_is_restored_with_its_game() {
    let second = next(&friendly(&with_length(&friends(""), MatchLength::Three), X_WINS));
    let saved = second.saved();
    let blank = GameState::new(saved.setup, saved.preferences, saved.scores.clone(), 1);
    let resumed = blank.resumed(saved.game.clone().unwrap());
    assert_eq!((resumed.round.near(), match_score(&resumed)), (Mark::O, [1, 0]));
    assert_eq!(resumed.saved(), saved);
    // Another tab has made matches shorter: a won match stays until the next game.
    let first = friendly(&next(&friendly(&with_length(&friends(""), MatchLength::Five), X_WINS)), O_WINS);
    for (state, expected) in [(first.clone(), [2, 0]), (next(&first), [0, 0])] {
        let preferences = Preferences { match_length: MatchLength::Three, ..state.preferences };
        let blank = GameState::new(state.setup(), preferences, Scores::default(), 1);
        assert_eq!(match_score(&blank.resumed(state.saved().game.unwrap())), expected);
    }
    // Earlier releases had matches of one game, which are single games now.
    let blank = GameState::new(first.setup(), Preferences::default(), Scores::default(), 1);
    assert_eq!(match_score(&blank.resumed(first.saved().game.unwrap())), [0, 0]);
}

#[test]
fn stored_match_is_read_strictly() {
    let read = |text: &str| {
        let stored = [("game_opponent", "friend"), ("game_play", "x"), ("game_moves", ""), ("game_cursor", "0")];
        let stored = stored.into_iter().chain([("game_counted", "no"), ("game_seed", "1"), ("game_match", text)]);
        let stored: Vec<(&str, &str)> = stored.collect();
        let value = |key: &str| stored.iter().find(|(name, _)| *name == key).map(|(_, value)| (*value).to_owned());
        SavedGame::read(&value).map(|game| game.match_score)
    };
    assert_eq!(read("1 0"), Some(Score { near: 1, draws: 0, far: 0 }));
    for score in [Score { near: 1, draws: 0, far: 2 }, Score { near: 1, draws: 3, far: 2 }] {
        assert_eq!(read(&score.text()), Some(score));
    }
    for bad in ["", "1", "1 0 0 0", "1 4294967296", "-1 0", "1  0", "one 0"] {
        assert_eq!(read(bad), None, "{bad}");
    }
}

#[test]
fn games_by_link_and_embedded_games_have_no_match() {
    let by_link = with_length(&state(setup(Opponent::Remote, Mark::X), ""), MatchLength::Three);
    assert_eq!(by_link.match_length(), MatchLength::Unlimited);
    let host = Host { is_disabled: false, controls: Controls::NONE };
    let embedded = (*with_length(&friends(""), MatchLength::Three)).clone().embedded(host);
    let ended = friendly(&Rc::new(embedded), X_WINS);
    assert_eq!((match_score(&ended), ended.match_winner()), ([0, 0], None));
    // There, the sides do not take turns to start.
    let embedded = (*after(&friends(""), Msg::Set(Setting::TakesTurnsToStart(true)).into())).clone().embedded(host);
    assert_eq!(next(&friendly(&Rc::new(embedded), X_WINS)).round.near(), Mark::X);
}
