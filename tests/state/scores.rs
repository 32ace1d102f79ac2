//! The score: which games count, for which side, and when.

use std::rc::Rc;

use tic_tac_toe::engine::{Computer, Mark, Opponent};
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::features::score::state::Scores;
use tic_tac_toe::state::{GameAction, GameState, Score, Setup};

use crate::given::{
    self, PERFECT, after, assert_dropped, friends, game, open, reply, score_against, scores_changed, setup, square,
    with_score, with_scores,
};

const X_WINS: &str = "a1b2a2c3a3";
const O_WINS: &str = "a1b2a2c2c3b1c1b3";
const DRAWN: &str = "a1b1c1b2a2c2b3a3c3";

fn score(near: u32, draws: u32, far: u32) -> Score {
    Score { near, draws, far }
}

/// Returns scores that differ for all opponents.
fn some_scores() -> Scores {
    Opponent::ALL.into_iter().zip(1..).fold(Scores::default(), |scores, (opponent, number)| {
        with_score(scores, opponent, score(number, 10 * number, 100 * number))
    })
}

/// Plays the last move of a game in the state, by person or computer.
fn ended(setup: Setup, moves: &str) -> Rc<GameState> {
    let all = game(moves);
    let (last, others) = all.moves().split_last().unwrap();
    let before: String = others.iter().map(ToString::to_string).collect();
    let before = with_scores(setup, &before, some_scores());
    let is_own = setup.is_local(before.position().turn());
    let ended = after(&before, if is_own { GameAction::Play(*last) } else { reply(&before) });
    assert_eq!(ended.position(), all.position(), "the computer has one square to end the game with");
    ended
}

#[test]
fn win_is_counted_for_the_winner_against_the_opponent() {
    let perfect = |play| setup(PERFECT, play);
    let friend = |play| setup(Opponent::Friend, play);
    let table = [
        (perfect(Mark::X), X_WINS, score(1, 0, 0)),
        (perfect(Mark::O), X_WINS, score(0, 0, 1)),
        (perfect(Mark::X), O_WINS, score(0, 0, 1)),
        (perfect(Mark::O), O_WINS, score(1, 0, 0)),
        (perfect(Mark::X), DRAWN, score(0, 1, 0)),
        (perfect(Mark::O), DRAWN, score(0, 1, 0)),
        // Between friends, X is the near side.
        (friend(Mark::X), X_WINS, score(1, 0, 0)),
        (friend(Mark::O), X_WINS, score(1, 0, 0)),
        (friend(Mark::X), O_WINS, score(0, 0, 1)),
        (friend(Mark::O), O_WINS, score(0, 0, 1)),
        (friend(Mark::O), DRAWN, score(0, 1, 0)),
    ];
    for (setup, moves, gain) in table {
        let (before, now) = (some_scores(), ended(setup, moves).saved().scores);
        for opponent in Opponent::ALL {
            let (before, now) = (score_against(&before, opponent), score_against(&now, opponent));
            let gain = if opponent == setup.opponent { gain } else { score(0, 0, 0) };
            let expected = score(before.near + gain.near, before.draws + gain.draws, before.far + gain.far);
            assert_eq!(now, expected, "{setup:?} {moves} {opponent:?}");
        }
    }
}

#[test]
fn wins_follow_the_mark_of_each_side() {
    let counted = score(3, 5, 7);
    let table = [
        (Opponent::Friend, Mark::X, [3, 7]),
        (Opponent::Friend, Mark::O, [3, 7]),
        (PERFECT, Mark::X, [3, 7]),
        (PERFECT, Mark::O, [7, 3]),
    ];
    for (opponent, play, wins) in table {
        let near = given::state(setup(opponent, play), "").near();
        assert_eq!(Mark::ALL.map(|mark| counted.wins(near, mark)), wins, "{opponent:?} {play}");
    }
}

#[test]
fn finished_game_is_counted_once() {
    for setup in [setup(PERFECT, Mark::X), setup(PERFECT, Mark::O), setup(Opponent::Friend, Mark::X)] {
        for moves in [X_WINS, O_WINS, DRAWN] {
            let ended = ended(setup, moves);
            let counted = ended.saved().scores;
            for square in ended.game().rules().squares() {
                assert_dropped(&ended, GameAction::Play(square));
            }
            assert_eq!(after(&ended, GameAction::Reset).saved().scores, counted);
            assert_eq!(after(&ended, open(game(moves), Vec::new())).saved().scores, counted);
        }
    }
}

#[test]
fn loaded_finished_game_is_not_counted() {
    for moves in [X_WINS, O_WINS, DRAWN] {
        assert_eq!(friends(moves).saved().scores, Scores::default());
        let opened = after(&friends("b2"), open(game(moves), Vec::new()));
        assert_eq!(opened.saved().scores, Scores::default());
    }
}

#[test]
fn abandoned_game_is_not_counted() {
    let state = friends("a1b2a2c3");
    assert_eq!(after(&state, GameAction::Reset).saved().scores, Scores::default());
    let asked = after(&state, GameAction::Choose(setup(PERFECT, Mark::X)));
    assert_eq!(after(&asked, LazyAction::Confirm.into()).saved().scores, Scores::default());
}

#[test]
fn every_opponent_has_a_separate_score() {
    let before = with_scores(setup(PERFECT, Mark::X), "", some_scores());
    for opponent in Opponent::ALL {
        let now = after(&before, GameAction::Choose(setup(opponent, Mark::O)));
        assert_eq!(now.score(), score_against(&some_scores(), opponent));
    }
}

#[test]
fn score_reset_affects_one_opponent() {
    for opponent in Opponent::ALL {
        let before = with_scores(setup(opponent, Mark::X), "a1b2", some_scores());
        let now = after(&before, LazyAction::ResetScore.into());
        assert_eq!(now.score(), Score::default());
        for other in Opponent::ALL.into_iter().filter(|other| *other != opponent) {
            assert_eq!(score_against(&now.saved().scores, other), score_against(&some_scores(), other));
        }
        assert_eq!((now.game(), now.setup()), (before.game(), before.setup()), "the game goes on");
        assert_dropped(&now, LazyAction::ResetScore.into());
        assert_eq!(after(&now, LazyAction::ResetAllScores.into()).saved().scores, Scores::default());
    }
}

#[test]
fn score_saturates() {
    let full = with_score(Scores::default(), Opponent::Friend, score(u32::MAX, 0, 0));
    let now =
        after(&with_scores(setup(Opponent::Friend, Mark::X), "a1b2a2c3", full.clone()), GameAction::Play(square("a3")));
    assert_eq!(now.saved().scores, full);
}

#[test]
fn games_of_other_tabs_are_added_to_the_score() {
    let casual = Opponent::Computer(Computer::Casual);
    let scores = |friend, against_casual| {
        with_score(with_score(Scores::default(), Opponent::Friend, friend), casual, against_casual)
    };
    let none = Score::default();
    // Common base, this tab, other tab, and result.
    let table = [
        ("nothing new", scores(score(1, 2, 3), none), scores(score(1, 2, 3), none), scores(score(1, 2, 3), none), None),
        (
            "news from there",
            scores(none, none),
            scores(none, none),
            scores(score(1, 0, 0), score(0, 2, 0)),
            Some(scores(score(1, 0, 0), score(0, 2, 0))),
        ),
        ("news from here", scores(none, none), scores(score(0, 0, 4), none), scores(none, none), None),
        (
            "news from both",
            scores(score(5, 5, 5), none),
            scores(score(6, 5, 5), none),
            scores(score(5, 5, 7), score(1, 0, 0)),
            Some(scores(score(6, 5, 7), score(1, 0, 0))),
        ),
        (
            "started again there while this tab counted one more game",
            scores(score(5, 5, 5), none),
            scores(score(6, 5, 5), none),
            scores(none, none),
            Some(scores(score(1, 0, 0), none)),
        ),
        (
            "started again here while the other tab counted one more game",
            scores(score(5, 5, 5), none),
            scores(none, none),
            scores(score(5, 6, 5), none),
            Some(scores(score(0, 1, 0), none)),
        ),
    ];
    for (what, from, mine, to, merged) in table {
        let before = with_scores(setup(Opponent::Friend, Mark::X), "a1b2", mine.clone());
        let now = after(&before, scores_changed(from, to));
        assert_eq!(now.saved().scores, *merged.as_ref().unwrap_or(&mine), "{what}");
        assert_eq!(Rc::ptr_eq(&before, &now), merged.is_none(), "{what}");
        assert_eq!((now.game(), now.setup()), (before.game(), before.setup()), "{what}");
    }
}
