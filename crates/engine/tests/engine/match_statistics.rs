//! Tests the statistics of the benchmark `gomoku`.

#[path = "../../benches/gomoku/statistics.rs"]
#[expect(dead_code, reason = "the benchmark prints them")]
mod statistics;

use statistics::{Decision, PairScores, Sprt};

/// A match in which this many pairs had 0, ½, 1, 1½ and 2 points.
fn scores(counts: [u32; 5]) -> PairScores {
    let mut scores = PairScores::default();
    for (points, count) in counts.into_iter().enumerate() {
        (0..count).for_each(|_| scores.add(points).unwrap());
    }
    scores
}

#[test]
fn sequential_test_accepts_the_hypothesis_that_fits() {
    let test = Sprt::new(0.0, 10.0).unwrap();
    // 3 of 4 points.
    assert!((scores([0, 10, 20, 50, 40]).elo().0 - 190.8).abs() < 0.1);
    for (counts, decision) in [
        ([10, 20, 40, 20, 10], Decision::Open),
        ([1, 5, 20, 40, 34], Decision::H1),
        ([34, 40, 20, 5, 1], Decision::H0),
        // The same strength is less than 10 Elo, if only after many games.
        ([500, 1000, 2000, 1000, 500], Decision::H0),
        ([400, 900, 2000, 1100, 600], Decision::H1),
    ] {
        assert_eq!(test.decision(&scores(counts)), decision, "{counts:?}");
    }
}
