//! Matches: which games count, who moves first, and when a match ends.

use std::rc::Rc;

use tic_tac_toe::engine::{Computer, Mark, Objective, Opponent, Rules};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::features::players::state::PlayerName;
use tic_tac_toe::features::score::state::Scores;
use tic_tac_toe::state::{
    GameAction, GameState, Host, MatchLength, MatchScore, Preferences, ScheduledAction, Score, Setup,
};

use crate::given::{self, PERFECT, after, friends, game, open, played, setup, square, state};

const X_WINS: &str = "a1b2a2c3a3";
const O_WINS: &str = "a1b2a2c2c3b1c1b3";
const DRAWN: &str = "a1b1c1b2a2c2b3a3c3";

/// Returns the state with matches of this length.
fn with_length(state: &Rc<GameState>, match_length: MatchLength) -> Rc<GameState> {
    after(state, LazyAction::Prefer(Preferences { match_length, ..state.preferences() }).into())
}

/// Plays a game between friends.
fn friendly(state: &Rc<GameState>, moves: &str) -> Rc<GameState> {
    assert_eq!(state.game().moves(), []);
    let ended = played(state, moves);
    assert!(ended.position().outcome().is_some());
    ended
}

/// Ends a game against a computer player: the player has played all but the last move, which wins for the player.
fn won_as(play: Mark, length: MatchLength) -> Rc<GameState> {
    let moves = if play == Mark::X { X_WINS } else { O_WINS };
    let before = state(setup(PERFECT, play), &moves[..moves.len() - 2]);
    played_last(&with_length(&before, length), moves)
}

fn played_last(state: &Rc<GameState>, moves: &str) -> Rc<GameState> {
    after(state, GameAction::Play(moves[moves.len() - 2..].parse().unwrap()))
}

fn next(state: &Rc<GameState>) -> Rc<GameState> {
    after(state, GameAction::Reset)
}

/// Plays a match of best of 3 between friends, which the first player wins.
fn won_match() -> Rc<GameState> {
    let first = friendly(&with_length(&friends(""), MatchLength::Three), X_WINS);
    friendly(&next(&first), O_WINS)
}

/// Returns the state in which the sides take turns to start.
fn taking_turns(state: &Rc<GameState>) -> Rc<GameState> {
    after(state, LazyAction::Prefer(Preferences { takes_turns_to_start: true, ..state.preferences() }).into())
}

fn match_score(state: &GameState) -> [u8; 2] {
    [state.match_score().near, state.match_score().far]
}

#[test]
fn without_matches_sides_stay_and_nothing_is_stored() {
    let ended = played_last(&state(setup(PERFECT, Mark::X), "a1b2a2c3"), X_WINS);
    assert_eq!((match_score(&ended), ended.has_won_match()), ([0, 0], None));
    assert_eq!((next(&ended).setup().play, next(&ended).near()), (Mark::X, Mark::X));
    let friendly = friendly(&friends(""), X_WINS);
    assert_eq!((match_score(&friendly), next(&friendly).near()), ([0, 0], Mark::X));
    let mut keys = Vec::new();
    friendly.saved().write(&mut |key, _| keys.push(key.to_owned()));
    assert!(
        keys.iter().all(|key| !["match_length", "game_match", "game_exchanged"].contains(&key.as_str())),
        "{keys:?}"
    );
}

#[test]
fn match_ends_with_more_than_half_of_its_games() {
    for (length, wins_needed) in [(MatchLength::Three, 2), (MatchLength::Five, 3), (MatchLength::Seven, 4)] {
        let mut state = with_length(&friends(""), length);
        for wins in 1..=wins_needed {
            assert_eq!(state.has_won_match(), None);
            // The first player wins, with either mark.
            let moves = if state.near() == Mark::X { X_WINS } else { O_WINS };
            state = friendly(&state, moves);
            assert_eq!(match_score(&state), [wins, 0]);
            assert_eq!(state.has_won_match(), (wins == wins_needed).then_some(true), "{length:?}");
            let again = next(&state);
            assert_eq!(match_score(&again), if wins == wins_needed { [0, 0] } else { [wins, 0] });
            state = again;
        }
    }
}

#[test]
fn far_side_can_win_the_match() {
    let first = friendly(&with_length(&friends(""), MatchLength::Three), O_WINS);
    let state = friendly(&next(&first), X_WINS);
    assert_eq!((match_score(&state), state.has_won_match()), ([0, 2], Some(false)));
}

#[test]
fn draw_counts_for_neither_side_and_is_replayed_with_other_sides() {
    let drawn = friendly(&with_length(&friends(""), MatchLength::Three), DRAWN);
    assert_eq!((match_score(&drawn), drawn.has_won_match()), ([0, 0], None));
    assert_eq!(next(&drawn).near(), Mark::O);
    let automatic =
        after(&drawn, LazyAction::Prefer(Preferences { next_after_draw: true, ..drawn.preferences() }).into());
    let Some(scheduled @ ScheduledAction::NextGame(_)) = automatic.scheduled_action() else { panic!("a draw") };
    let next = after(&automatic, automatic.action_for(scheduled).unwrap());
    assert_eq!((next.near(), next.game().moves().len()), (Mark::O, 0));
}

#[test]
fn sides_alternate_from_game_to_game() {
    let won = won_as(Mark::X, MatchLength::Five);
    let second = next(&won);
    assert_eq!((second.setup().play, match_score(&second)), (Mark::O, [1, 0]));
    assert_eq!((second.near(), second.scheduled_action().is_some()), (Mark::O, true), "the computer moves first");
    // The choice of the other side begins the same next game.
    let rematch = after(&won, GameAction::Choose(Setup { play: Mark::O, ..won.setup() }));
    assert_eq!((rematch.setup(), match_score(&rematch)), (second.setup(), [1, 0]));
    // Between friends, each player keeps wins and takes the other mark.
    let mut state = with_length(&friends(""), MatchLength::Five);
    for near in [Mark::X, Mark::O, Mark::X] {
        assert_eq!(state.near(), near);
        state = next(&friendly(&state, X_WINS));
    }
    assert_eq!(match_score(&state), [2, 1]);
    assert_eq!(state.score(), Score { near: 2, draws: 0, far: 1 });
}

#[test]
fn sides_take_turns_to_start_without_a_match() {
    let won = taking_turns(&played_last(&state(setup(PERFECT, Mark::X), "a1b2a2c3"), X_WINS));
    let second = next(&won);
    assert_eq!((second.setup().play, match_score(&second)), (Mark::O, [0, 0]));
    assert_eq!(next(&second).setup().play, Mark::O, "a game without result starts again");
    // Between friends, each player keeps score and name.
    let mut state = taking_turns(&friends(""));
    for near in [Mark::X, Mark::O, Mark::X] {
        assert_eq!((state.near(), state.name_of(near)), (near, Some(PlayerName::Numbered(1))));
        state = next(&friendly(&state, X_WINS));
    }
    assert_eq!((match_score(&state), state.score()), ([0, 0], Score { near: 2, draws: 0, far: 1 }));
    // A friend by link and a host page choose the side.
    let by_link = taking_turns(&given::state(setup(Opponent::Remote, Mark::X), X_WINS));
    assert_eq!(next(&by_link).setup().play, Mark::X);
    let host = Host { is_disabled: false, controls: tic_tac_toe::state::Controls::default() };
    let embedded = (*taking_turns(&friends(""))).clone().embedded(host);
    assert_eq!(next(&friendly(&Rc::new(embedded), X_WINS)).near(), Mark::X);
}

#[test]
fn score_counts_all_games_of_matches() {
    let state = friendly(&next(&won_match()), O_WINS);
    assert_eq!((match_score(&state), state.score()), ([0, 1], Score { near: 2, draws: 0, far: 1 }));
}

#[test]
fn reset_in_the_middle_restarts_the_same_game() {
    let second = next(&friendly(&with_length(&friends(""), MatchLength::Three), X_WINS));
    let restarted = next(&played(&second, "a1b2"));
    assert_eq!((restarted.near(), match_score(&restarted), restarted.game().moves().len()), (Mark::O, [1, 0], 0));
}

#[test]
fn undo_of_the_end_takes_the_point_back_and_the_new_end_counts() {
    let first = friendly(&with_length(&friends(""), MatchLength::Three), O_WINS);
    let won = friendly(&next(&first), "a1a2b1b2c1");
    assert_eq!((match_score(&won), won.has_won_match(), won.score().far), ([0, 2], Some(false), 2));
    let undone = after(&won, GameAction::Undo);
    assert_eq!((match_score(&undone), undone.has_won_match(), undone.score()), ([0, 1], None, first.score()));
    let redone = after(&undone, GameAction::Redo);
    assert_eq!((match_score(&redone), redone.has_won_match(), redone.score()), ([0, 2], Some(false), won.score()));
    let other_end = after(&after(&undone, GameAction::Play(square("c3"))), GameAction::Play(square("c2")));
    assert_eq!((match_score(&other_end), other_end.has_won_match()), ([1, 1], None));
    assert_eq!(other_end.score(), Score { near: 1, draws: 0, far: 1 });
    // The next game exchanges the sides once.
    assert_eq!((next(&undone).near(), next(&other_end).near()), (Mark::O, Mark::X));
}

#[test]
fn won_match_returns_with_its_last_game() {
    let back = after(&next(&won_match()), GameAction::Undo);
    assert_eq!((match_score(&back), back.has_won_match()), ([2, 0], Some(true)));
    let undone = after(&back, GameAction::Undo);
    assert_eq!((match_score(&undone), undone.score()), ([1, 0], Score { near: 1, draws: 0, far: 0 }));
}

#[test]
fn match_goes_on_after_games_against_others() {
    let first = friendly(&with_length(&friends(""), MatchLength::Five), X_WINS);
    let drawn = friendly(&next(&first), DRAWN);
    assert_eq!(drawn.match_score(), MatchScore { near: 1, draws: 1, far: 0 });
    let casual = Setup { opponent: Opponent::Computer(Computer::Casual), ..drawn.setup() };
    let other = after(&drawn, GameAction::Choose(casual));
    assert_eq!(match_score(&other), [0, 0]);
    let back = after(&other, GameAction::Choose(drawn.setup()));
    assert_eq!((back.match_score(), back.near()), (drawn.match_score(), Mark::X), "the third game");
    let one = friendly(&back, X_WINS);
    let away = after(&after(&one, GameAction::Choose(casual)), GameAction::Choose(one.setup()));
    assert_eq!((match_score(&away), away.near()), ([2, 0], Mark::O), "the fourth game");
}

#[test]
fn undo_across_games_restores_the_sides_and_keeps_the_match() {
    let first = friendly(&with_length(&friends(""), MatchLength::Three), X_WINS);
    let second = next(&first);
    let back = after(&second, GameAction::Undo);
    assert_eq!((back.near(), match_score(&back), back.game()), (Mark::X, [1, 0], first.game()));
    let again = after(&back, GameAction::Redo);
    assert_eq!((again.near(), match_score(&again), again.game().moves().len()), (Mark::O, [1, 0], 0));
    assert_eq!(next(&back).near(), Mark::O, "the next game after the first one");
}

#[test]
fn other_opponent_board_or_length_has_a_match_of_its_own() {
    let misere = Rules::TIC_TAC_TOE.with_objective(Objective::Misere);
    let won = won_as(Mark::X, MatchLength::Three);
    let casual = Setup { opponent: Opponent::Computer(Computer::Casual), ..won.setup() };
    for setup in [casual, Setup { rules: misere, ..won.setup() }] {
        let changed = after(&won, GameAction::Choose(setup));
        assert_eq!((match_score(&changed), changed.setup()), ([0, 0], setup));
        // Undo restores the match with its game.
        let back = after(&changed, GameAction::Undo);
        assert_eq!((match_score(&back), back.setup()), ([1, 0], won.setup()));
    }
    assert_eq!(match_score(&with_length(&won, MatchLength::Five)), [0, 0]);
    assert_eq!(match_score(&with_length(&won, MatchLength::Three)), [1, 0]);
}

#[test]
fn single_games_after_a_match_begin_with_the_first_player() {
    let second = next(&friendly(&with_length(&friends(""), MatchLength::Three), X_WINS));
    let single = with_length(&second, MatchLength::Unlimited);
    assert_eq!((single.near(), next(&single).near()), (Mark::O, Mark::X));
}

#[test]
fn opened_game_keeps_the_match() {
    let won = friendly(&with_length(&friends(""), MatchLength::Three), X_WINS);
    let opened = after(&won, open(game("b2"), Vec::new()));
    assert_eq!(match_score(&opened), [1, 0]);
    assert_eq!(match_score(&after(&won, open(game(O_WINS), Vec::new()))), [1, 0], "a finished game does not count");
}

#[test]
fn match_is_restored_with_its_game() {
    let second = next(&friendly(&with_length(&friends(""), MatchLength::Three), X_WINS));
    let saved = second.saved();
    let blank = GameState::new(saved.setup, saved.preferences, saved.scores.clone(), 1);
    let resumed = blank.resumed(saved.game.clone().unwrap());
    assert_eq!((resumed.near(), match_score(&resumed)), (Mark::O, [1, 0]));
    assert_eq!(resumed.saved(), saved);
    // Another tab has made matches shorter: a won match stays until the next game.
    let first = friendly(&next(&friendly(&with_length(&friends(""), MatchLength::Five), X_WINS)), O_WINS);
    for (state, expected) in [(first.clone(), [2, 0]), (next(&first), [0, 0])] {
        let preferences = Preferences { match_length: MatchLength::Three, ..state.preferences() };
        let blank = GameState::new(state.setup(), preferences, Scores::default(), 1);
        assert_eq!(match_score(&blank.resumed(state.saved().game.unwrap())), expected);
    }
    // Earlier releases had matches of one game, which are single games now.
    let blank = GameState::new(first.setup(), Preferences::default(), Scores::default(), 1);
    assert_eq!(match_score(&blank.resumed(first.saved().game.unwrap())), [0, 0]);
}

#[test]
fn stored_match_is_read_strictly() {
    assert_eq!(MatchScore::read("1 0"), Some(MatchScore { near: 1, draws: 0, far: 0 }));
    for score in [MatchScore { near: 1, draws: 0, far: 2 }, MatchScore { near: 1, draws: 3, far: 2 }] {
        assert_eq!(MatchScore::read(&score.text()), Some(score));
    }
    for bad in ["", "1", "1 0 0 0", "1 256", "-1 0", "1  0", "one 0"] {
        assert_eq!(MatchScore::read(bad), None, "{bad}");
    }
}

#[test]
fn games_by_link_and_embedded_games_have_no_match() {
    let by_link = with_length(&state(setup(Opponent::Remote, Mark::X), ""), MatchLength::Three);
    assert_eq!(by_link.match_length(), MatchLength::Unlimited);
    let host = Host { is_disabled: false, controls: tic_tac_toe::state::Controls::NONE };
    let embedded = (*with_length(&friends(""), MatchLength::Three)).clone().embedded(host);
    let ended = friendly(&Rc::new(embedded), X_WINS);
    assert_eq!((match_score(&ended), ended.has_won_match()), ([0, 0], None));
}

#[test]
fn each_board_has_its_own_score() {
    let rules = Rules::TIC_TAC_TOE.with_objective(Objective::Misere);
    let ended = friendly(&friends(""), X_WINS);
    let misere = after(&ended, GameAction::Choose(Setup { rules, ..ended.setup() }));
    assert_eq!(misere.score(), Score::default());
    let lost = friendly(&misere, X_WINS);
    assert_eq!(lost.score(), Score { near: 0, draws: 0, far: 1 }, "a completed line loses");
    let back = after(&lost, GameAction::Choose(ended.setup()));
    assert_eq!(back.score(), Score { near: 1, draws: 0, far: 0 });
    let scores = back.saved().scores;
    assert_eq!(
        [scores.of(ended.setup().pairing()), scores.of(misere.setup().pairing())],
        [ended.score(), lost.score()]
    );
    // Undo and redo across the boards show the score of each.
    let undone = after(&back, GameAction::Undo);
    assert_eq!((undone.score(), undone.setup().rules), (lost.score(), rules));
    let reset = after(&undone, LazyAction::ResetScore.into());
    assert_eq!(reset.saved().scores.of(ended.setup().pairing()), ended.score(), "only this board starts again");
}
