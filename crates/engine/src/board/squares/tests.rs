//! Tests of the sets' internal operations. `tests/engine/rules/squares.rs` tests the others.

use super::*;

#[test]
fn rectangle_holds_its_rows_and_columns() {
    for (columns, rows) in (0..=20).flat_map(|columns| (0..=20).map(move |rows| (columns, rows))) {
        let expected = (0..columns).flat_map(|column| (0..rows).filter_map(move |row| Square::new(column, row)));
        assert_eq!(Squares::rectangle(columns, rows), expected.collect(), "{columns} x {rows}");
    }
}

#[test]
fn first_word_holds_three_rows_and_a_square() {
    let all = Squares::rectangle(20, 20);
    let expected: u64 =
        (Squares::rectangle(20, 3) | Squares::rectangle(1, 4)).iter().map(|square| 1 << square.index()).sum();
    assert_eq!(all.first_word(), expected);
}

#[test]
fn set_inserts_and_removes_a_square() {
    for square in Squares::rectangle(20, 20) {
        for mut squares in [Squares::EMPTY, Squares::rectangle(20, 20)] {
            for is_in in [true, true, false, false] {
                let others = squares - square.into();
                squares.set(square, is_in);
                assert_eq!((squares.contains(square), squares - square.into()), (is_in, others));
            }
        }
    }
}

#[test]
fn dilate_adds_exactly_the_neighbors() {
    let all = Squares::rectangle(20, 20);
    for square in all {
        let is_near =
            |other: &Square| square.column().abs_diff(other.column()) <= 1 && square.row().abs_diff(other.row()) <= 1;
        assert_eq!(Squares::from(square).dilate(), all.iter().filter(is_near).collect(), "{square}");
    }
}

#[test]
fn dilate_distributes_over_union() {
    let all = Squares::rectangle(20, 20);
    for one in all.iter().map(Squares::from) {
        for other in all.iter().map(Squares::from) {
            assert_eq!((one | other).dilate(), one.dilate() | other.dilate());
        }
    }
}
