//! Results as text, and the chances that estimates stand for.

use engine::{Analysis, BestMove, Evaluation, Proof, Value, Wdl, winning_chance};

#[test]
fn results_have_their_text() {
    for (evaluation, text) in [
        (Evaluation::Exact(Value::Win(5)), "win in 5"),
        (Evaluation::Exact(Value::Draw), "draw"),
        (Evaluation::Exact(Value::Loss(4)), "loss in 4"),
        (Evaluation::Proven(Proof::Win { within: Some(7) }), "win within 7"),
        (Evaluation::Proven(Proof::Draw), "draw"),
        (Evaluation::Proven(Wdl::Loss.into()), "loss"),
        (Evaluation::Estimate(-160), "25 %"),
        (Evaluation::Unknown, "unknown"),
    ] {
        assert_eq!(evaluation.to_string(), text);
    }
    assert_eq!(format!("{:>5}", Wdl::Win), "  win");
}

#[test]
fn analysis_names_its_best_move() {
    let best = "h9".parse().map(BestMove::Likely).ok();
    let analysis = Analysis { evaluation: Evaluation::Estimate(0), best, depth: 6 };
    assert_eq!(analysis.to_string(), "h9: 50 %, depth 6");
    assert_eq!(Analysis { best: None, depth: 0, ..analysis }.to_string(), "50 %");
}

#[test]
fn chances_of_both_sides_make_100_percent() {
    for estimate in i16::MIN + 1..=i16::MAX {
        let sum = winning_chance(estimate) + winning_chance(-estimate);
        // Half a percent is rounded up for both.
        assert!(sum == 100 || sum == 101, "{estimate}");
    }
    assert_eq!([-480, -320, -160, 0, 80, 160, 320, 480].map(winning_chance), [4, 10, 25, 50, 63, 75, 90, 96]);
    assert_eq!([i16::MIN, -19_000, 19_000, i16::MAX].map(winning_chance), [1, 1, 99, 99]);
}
