//! The reducer is pure, so that these tests play without a browser: `cargo test --bin tutorial`.

use super::*;

/// Returns the game after actions.
fn after(game: &Rc<Game>, actions: impl IntoIterator<Item = Action>) -> Rc<Game> {
    actions.into_iter().fold(game.clone(), Game::reduce)
}

#[test]
fn taken_squares_keep_their_marks_and_no_move_follows_the_end() {
    let mut game = Rc::new(Game::new());
    for (square, status) in [
        (0, "Next player: O"),
        (0, "Next player: O"),
        (3, "Next player: X"),
        (1, "Next player: O"),
        (4, "Next player: X"),
        (2, "Winner: X"),
        (8, "Winner: X"),
    ] {
        game = after(&game, [Action::Play(square)]);
        assert_eq!(game.status(), status, "square {square}");
    }
    assert_eq!(game.history.len(), 6);
}

#[test]
fn move_from_the_past_replaces_the_later_ones() {
    let won = after(&Rc::new(Game::new()), [0, 3, 1, 4, 2].map(Action::Play));
    let past = after(&won, [Action::Show(1)]);
    assert_eq!((past.status().as_str(), past.history.len()), ("Next player: O", 6));
    let other = after(&past, [Action::Play(8)]);
    assert_eq!((other.status().as_str(), other.history.len()), ("Next player: X", 3));
    assert_eq!(other.squares().into_iter().flatten().collect::<String>(), "XO");
    // No such move.
    assert!(after(&other, [Action::Show(3)]) == other);
}

#[test]
fn full_board_without_a_line_is_a_draw() {
    let game = after(&Rc::new(Game::new()), [0, 1, 2, 4, 3, 5, 7, 6, 8].map(Action::Play));
    assert_eq!(game.status(), "Draw");
}
