//! Sets of squares behave like sets of numbers.

use std::collections::BTreeSet;

use engine::{Objective, Rules, Square, Squares};
use fastrand::Rng;

fn any_squares(random: &mut Rng) -> Vec<Square> {
    // With duplicates.
    (0..random.usize(0..500)).filter_map(|_| Square::new(random.u8(0..20), random.u8(0..20))).collect()
}

/// All squares of the largest board.
fn all() -> Squares {
    Rules::new(20, 20, 5, Objective::Normal).unwrap().squares()
}

#[test]
fn behaves_like_a_set() {
    let random = &mut Rng::with_seed(1);
    for _ in 0..200 {
        let (one, other) = (any_squares(random), any_squares(random));
        let [a, b] = [&one, &other].map(|squares| squares.iter().copied().collect::<Squares>());
        let model = |squares: &[Square]| squares.iter().map(|square| square.index()).collect::<BTreeSet<u16>>();
        let (one, other) = (model(&one), model(&other));
        let model = |squares: Squares| model(&squares.iter().collect::<Vec<_>>());
        assert_eq!((a.len() as usize, a.is_empty()), (one.len(), one.is_empty()));
        assert_eq!(model(a & b), &one & &other);
        assert_eq!(model(a | b), &one | &other);
        assert_eq!(model(a - b), &one - &other);
        assert_eq!((a.is_subset(b), (a & b).is_subset(b)), (one.is_subset(&other), true));
        let (mut intersection, mut union) = (a, a);
        intersection &= b;
        union |= b;
        assert_eq!((intersection, union), (a & b, a | b));
        assert_eq!(a.first().map(Square::index), one.first().copied());
        for place in 0..=one.len() {
            let mut rest = a.iter();
            assert_eq!(rest.nth(place).map(Square::index), one.iter().nth(place).copied());
            let left = one.len().saturating_sub(place + 1);
            assert_eq!((rest.len(), rest.count()), (left, left));
        }
    }
}

#[test]
fn iterates_over_every_square_in_reading_order() {
    let all: Vec<Square> = (0..20).flat_map(|row| (0..20).filter_map(move |column| Square::new(column, row))).collect();
    assert_eq!(all.len(), 400);
    let set: Squares = all.iter().rev().copied().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), all);
    for square in all {
        assert!(set.contains(square) && !(set - square.into()).contains(square));
        assert_eq!(Square::from_index(square.index()), Some(square));
    }
}

#[test]
fn first_word_holds_three_rows_and_a_square() {
    let expected: u64 = all().iter().take(61).map(|square| 1 << square.index()).sum();
    assert_eq!(all().first_word(), expected);
}

#[test]
fn dilate_adds_exactly_the_neighbors() {
    let (all, random) = (all(), &mut Rng::with_seed(2));
    let few = |random: &mut Rng| (0..4).filter_map(|_| random.choice(all)).collect();
    for squares in all.iter().map(Squares::from).chain((0..200).map(|_| few(random))) {
        let is_near = |other: &Square| {
            let distance = |from: Square| from.column().abs_diff(other.column()).max(from.row().abs_diff(other.row()));
            squares.iter().any(|square| distance(square) <= 1)
        };
        assert_eq!(squares.dilate(), all.iter().filter(is_near).collect(), "{squares:?}");
    }
}
