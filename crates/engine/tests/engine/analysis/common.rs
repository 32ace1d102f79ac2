//! What the tests of analyses share: small boards, the check of a claim, and clocks.

use engine::{Analysis, BestMove, Evaluation, Limits, Objective, Position, Rules, Value, notation};

use crate::exhaustive::Exhaustive;

/// Boards, and how many squares are free at most in the positions that are analyzed.
pub const BOARDS: [(&str, u32); 8] = [
    ("3x3x3", 9),
    ("3x3x2", 9),
    ("4x3x3", 11),
    ("3x4x3", 11),
    ("4x4x4", 10),
    ("5x3x3", 10),
    ("2x5x3", 10),
    ("5x5x4", 9),
];

pub fn rules(board: &str, objective: Objective) -> Rules {
    notation::read_rules(board, objective).unwrap()
}

/// Checks that an analysis claims nothing false. Returns whether the result is proven.
pub fn check(analysis: Analysis, position: &Position, exhaustive: &mut Exhaustive) -> bool {
    let expected = exhaustive.value(position);
    let achieved = analysis.best.map(|best| {
        let after = position.play(best.square()).unwrap();
        (best, exhaustive.value(&after).of_last_move())
    });
    if let Some((BestMove::Proven(_), achieved)) = achieved {
        assert!(achieved.same_result(expected), "{analysis:?} achieves {achieved:?} in {position:?}");
    }
    match analysis.evaluation {
        Evaluation::Exact(value) => assert_eq!(value, expected, "{position:?}"),
        Evaluation::Proven(proof) => {
            assert_eq!(proof.wdl(), expected.into(), "{position:?}");
            match (expected, proof.within()) {
                (Value::Win(marks) | Value::Loss(marks), Some(within)) => assert!(within >= marks, "{position:?}"),
                (_, within) => assert_eq!(within, None),
            }
        }
        Evaluation::Estimate(_) => {}
        Evaluation::Unknown => panic!("nothing is known of {position:?}"),
    }
    analysis.evaluation.wdl().is_some()
}

/// Limits of which each poll takes the share `step`.
pub fn clock(step: f64) -> Limits<'static> {
    let mut spent = 0.0;
    Limits::until(move |_| {
        spent += step;
        spent
    })
}
