//! The score: its sides, and games of other tabs.

use crate::prelude::*;

fn score(near: u32, draws: u32, far: u32) -> Score {
    Score { near, draws, far }
}

#[test]
fn wins_follow_the_mark_of_each_side() {
    let counted = score(3, 5, 7);
    let friend = Opponent::Friend;
    for (opponent, play, wins) in
        [(friend, Mark::X, [3, 7]), (friend, Mark::O, [3, 7]), (PERFECT, Mark::X, [3, 7]), (PERFECT, Mark::O, [7, 3])]
    {
        let near = state(setup(opponent, play), "").round.near();
        assert_eq!(Mark::ALL.map(|mark| counted.wins(near, mark)), wins, "{opponent:?} {play}");
    }
}

#[test]
fn games_of_other_tabs_are_added_to_the_score() {
    let casual = Opponent::at_level(Level::Medium);
    let scores = |[friend, against_casual]: [[u32; 3]; 2]| {
        let of = |[near, draws, far]: [u32; 3]| score(near, draws, far);
        with_score(with_score(Scores::default(), Opponent::Friend, of(friend)), casual, of(against_casual))
    };
    let none = [0; 3];
    // The scores at first, in this tab, in the other tab, and together.
    for (what, from, mine, to, merged) in [
        ("nothing new", [[1, 2, 3], none], [[1, 2, 3], none], [[1, 2, 3], none], [[1, 2, 3], none]),
        ("news from there", [none; 2], [none; 2], [[1, 0, 0], [0, 2, 0]], [[1, 0, 0], [0, 2, 0]]),
        ("news from here", [none; 2], [[0, 0, 4], none], [none; 2], [[0, 0, 4], none]),
        ("news from both", [[5, 5, 5], none], [[6, 5, 5], none], [[5, 5, 7], [1, 0, 0]], [[6, 5, 7], [1, 0, 0]]),
        ("reset there, a game here", [[5, 5, 5], none], [[6, 5, 5], none], [none; 2], [[1, 0, 0], none]),
        ("reset here, a game there", [[5, 5, 5], none], [none; 2], [[5, 6, 5], none], [[0, 1, 0], none]),
    ] {
        let before = with_scores(setup(Opponent::Friend, Mark::X), "a1b2", scores(mine));
        let now = after(&before, scores_changed(scores(from), scores(to)));
        assert_eq!(now.saved().scores, scores(merged), "{what}");
        assert_eq!(Rc::ptr_eq(&before, &now), mine == merged, "{what}");
    }
}
