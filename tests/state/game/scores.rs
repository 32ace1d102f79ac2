//! The score: its sides, its limit, and games of other tabs.

use crate::prelude::*;

fn score(near: u32, draws: u32, far: u32) -> Score {
    Score { near, draws, far }
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
        let near = state(setup(opponent, play), "").round.near();
        assert_eq!(Mark::ALL.map(|mark| counted.wins(near, mark)), wins, "{opponent:?} {play}");
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
    let casual = Opponent::at_level(Level::Medium);
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
