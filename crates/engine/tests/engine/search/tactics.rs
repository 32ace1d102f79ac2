//! Moves that every player of gomoku finds: wins are taken, threats are answered.

use engine::{Analysis, Evaluation, Limits, Proof, Search};

use crate::positions::{position, rules};

fn search(moves: &str, nodes: u64) -> Analysis {
    Search::with_memory(rules("15x15x5"), 1 << 22).best(&position("15x15x5", moves), Limits::nodes(nodes)).unwrap()
}

#[test]
fn rows_are_completed_and_stopped() {
    for (moves, nodes, best) in [
        ("", 1_000, &["h8"][..]),
        // The own four.
        ("h8 a1 i8 a2 j8 a3 k8 a4", 1_000, &["g8", "l8"]),
        // A four of which O has stopped one end.
        ("h8 g8 i8 a2 j8 o1 k8", 10_000, &["l8"]),
        // An open three.
        ("h8 a1 i8 o15 j8", 20_000, &["f8", "g8", "k8", "l8"]),
    ] {
        let found = search(moves, nodes);
        assert!(best.contains(&found.best.unwrap().square().name().as_str()), "{found:?} after {moves}");
    }
}

#[test]
fn wins_by_fours_are_found() {
    for (moves, proof) in [
        ("h8 a1 i8 a2 j8 a3 k8 a4", Proof::Win { within: Some(1) }),
        // X has an open four.
        ("h8 a1 i8 a3 j8 c1 k8", Proof::Loss { within: Some(2) }),
        // Two rows of three, each closed at one end, cross on a free square.
        ("f8 e8 g8 i5 h8 a1 i7 a3 i9 a5 i6 o1", Proof::Win { within: Some(3) }),
        // A closed three gives a four, whose last mark is the corner of an open three.
        ("d4 c4 e4 a9 f4 o9 g5 a15 g6 o15", Proof::Win { within: Some(5) }),
        // An open three.
        ("h8 a1 i8 a3 j8 a5", Proof::Win { within: Some(3) }),
    ] {
        assert_eq!(search(moves, 100_000).evaluation, Evaluation::Proven(proof), "{moves}");
    }
}
