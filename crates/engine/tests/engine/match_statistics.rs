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
fn elo_follows_the_logistic_scale_and_its_error_halves_with_four_times_the_pairs() {
    // 3 of 4 points.
    let (lead, error) = scores([0, 10, 20, 50, 40]).elo();
    let (same_lead, smaller) = scores([0, 40, 80, 200, 160]).elo();
    assert!((lead - 190.8).abs() < 0.1 && (same_lead - lead).abs() < 1e-9);
    assert!((error / smaller - 2.0).abs() < 0.05 && (30.0..50.0).contains(&error), "{error} {smaller}");
}

#[test]
fn sequential_test_accepts_the_hypothesis_that_fits() {
    let test = Sprt::new(0.0, 10.0).unwrap();
    for (counts, decision) in [
        ([1, 0, 0, 0, 0], Decision::Open),
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

#[test]
fn impossible_statistics_are_refused() {
    assert!(scores([1; 5]).add(5).is_err());
    assert!(Sprt::new(10.0, 10.0).is_err());
}
