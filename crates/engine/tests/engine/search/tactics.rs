//! Moves that every player of gomoku finds: wins are taken, threats are answered.

use engine::{Analysis, Evaluation, Limits, Proof, Search};

use crate::gomoku::{self, after};

fn search(moves: &str, nodes: u64) -> Analysis {
    Search::with_memory(gomoku::rules(), 1 << 22).best(&after(moves), Limits::nodes(nodes)).unwrap()
}

fn best(analysis: &Analysis) -> String {
    analysis.best.unwrap().square().to_string()
}

#[test]
fn winning_line_is_completed() {
    let found = search("h8 a1 i8 a2 j8 a3 k8 a4", 1_000);
    assert_eq!(found.evaluation, Evaluation::Proven(Proof::Win { within: Some(1) }));
    assert!(["g8", "l8"].contains(&best(&found).as_str()), "{found:?}");
}

#[test]
fn four_is_blocked() {
    // O has stopped one end.
    let found = search("h8 g8 i8 a2 j8 o1 k8", 10_000);
    assert_eq!(best(&found), "l8");
}

#[test]
fn open_four_is_lost_in_two() {
    let found = search("h8 a1 i8 a3 j8 c1 k8", 10_000);
    assert_eq!(found.evaluation, Evaluation::Proven(Proof::Loss { within: Some(2) }));
}

#[test]
fn open_three_is_stopped() {
    let found = search("h8 a1 i8 o15 j8", 20_000);
    assert!(["f8", "g8", "k8", "l8"].contains(&best(&found).as_str()), "{found:?}");
}

#[test]
fn first_mark_goes_to_the_middle() {
    assert_eq!(best(&search("", 1_000)), "h8");
}

#[test]
fn wins_by_fours_are_found() {
    for (moves, within) in [
        // Two rows of three, each closed at one end, cross on a free square.
        ("f8 e8 g8 i5 h8 a1 i7 a3 i9 a5 i6 o1", 3),
        // A closed three gives a four, whose last mark is the corner of an open three.
        ("d4 c4 e4 a9 f4 o9 g5 a15 g6 o15", 5),
        // An open three.
        ("h8 a1 i8 a3 j8 a5", 3),
    ] {
        let expected = Evaluation::Proven(Proof::Win { within: Some(within) });
        assert_eq!(search(moves, 100_000).evaluation, expected, "{moves}");
    }
}
