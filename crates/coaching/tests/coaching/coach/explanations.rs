//! Tests that the explanations of the computer players with rules of their own on 3×3 are true, in every position. Those of all
//! players on other boards are in `other_boards`.

use coaching::coach::RuleOfThumb;
use coaching::opponents::{Choice, Criterion};
use coaching::{Computer, Level};
use engine::{Objective, Position, Square, Squares, Value};
use tic_tac_toe::i18n::Texts;

use crate::coach::hints::assert_is_true;
use crate::naive::{self, Board, exact};

/// A move that a player may make.
struct Explained<'a> {
    board: Board,
    position: &'a Position,
    number: usize,
    choice: Choice,
    sentence: String,
    /// The squares to show.
    squares: Squares,
}

/// Calls `check` for every move that a player may make in any position. Checks that all other squares have no
/// explanation.
fn for_each_explanation(computer: Computer, mut check: impl FnMut(Explained)) {
    let off_board = Square::new(3, 0).unwrap();
    for (index, (board, position)) in (0..).zip(naive::positions()) {
        let choice = computer.choice(&position, index);
        assert_eq!(Texts::ENGLISH.chosen_move(&choice, off_board, &position), None);
        for number in 0..9 {
            let told = Texts::ENGLISH.chosen_move(&choice, naive::square(number), &position);
            assert_eq!(told.is_some(), choice.squares.contains(naive::square(number)), "{position:?}");
            if let Some((sentence, squares)) = told {
                assert!(sentence.starts_with(&format!("{}: ", naive::square(number))), "{sentence}");
                assert!(squares.iter().all(|named| sentence.contains(&named.name())), "{squares:?} in {sentence}");
                check(Explained { board, position: &position, number, choice, sentence, squares });
            }
        }
    }
}

/// Returns the moves that worsen the result.
fn mistakes(board: Board) -> Squares {
    naive::squares(board.moves()) - naive::squares(board.keeping())
}

/// Returns the moves that lose.
fn losing(board: Board) -> Squares {
    let loses = |number: &usize| board.value_of_move(*number, Objective::Normal).result < 0;
    naive::squares(board.moves().into_iter().filter(loses))
}

impl Explained<'_> {
    /// Checks that the move follows a rule of thumb and that its reason is true.
    fn assert_follows(&self, expected: RuleOfThumb) {
        let Self { board, position, number, choice, squares, .. } = self;
        assert_eq!(choice.criterion, Criterion::Rule(expected), "{board:?}");
        let reason = expected.reason(position, naive::square(*number)).unwrap();
        assert_is_true(&reason, *board, *number);
        assert_eq!(*squares, reason.squares(), "{board:?}");
    }

    /// Checks that the move wins or else blocks if possible, and returns whether that is possible.
    fn wins_or_blocks(&self) -> bool {
        let wins = !self.board.winning(self.board.turn()).is_empty();
        let has_to_block = !self.board.winning(!self.board.turn()).is_empty();
        if wins || has_to_block {
            self.assert_follows(if wins { RuleOfThumb::Win } else { RuleOfThumb::Block });
        }
        wins || has_to_block
    }
}

#[test]
fn trapper_explains_first_replies_and_safe_moves() {
    for_each_explanation(Computer::Trapper, |explained| {
        let Explained { board, position, number, ref choice, squares, .. } = explained;
        if let Criterion::FirstMark(first) = choice.criterion {
            assert_eq!([position.taken(), squares], [first.into(); 2]);
        } else if !explained.wins_or_blocks() {
            let losing = losing(board);
            assert_ne!(position.taken().len(), 1);
            if losing == position.legal_squares() {
                assert_eq!((choice.criterion, squares), (Criterion::Lost, Squares::EMPTY), "{position:?}");
            } else {
                assert!(!losing.contains(naive::square(number)), "{position:?}");
                assert_eq!((choice.criterion, squares), (Criterion::Safe, losing), "{position:?}");
            }
        }
    });
}

#[test]
fn strategist_explains_the_first_rule_truthfully() {
    for_each_explanation(Computer::Strategist, |explained| {
        let first = RuleOfThumb::ALL.into_iter().find(|rule| !rule.squares(explained.position).is_empty());
        explained.assert_follows(first.unwrap());
    });
}

#[test]
fn unbeatable_explains_value_and_traps() {
    for_each_explanation(Computer::Level(Level::Unbeatable), |explained| {
        let Explained { board, position, number, ref choice, ref sentence, squares, .. } = explained;
        let after = board.play(number);
        let value = exact(board.value_of_move(number, Objective::Normal));
        let (traps, threats) = (mistakes(after), naive::squares(after.winning(board.turn())));
        let is_trap = traps.len() as usize > after.moves().len() / 2;
        let (is_won, is_drawn) = (matches!(value, Value::Win(_)), value == Value::Draw);
        // A threat leaves one reply, which is no trap.
        let is_threat = !threats.is_empty() && !is_won;
        let shown = if is_threat { threats } else { traps };
        assert_eq!((choice.criterion, squares), (Criterion::Best, shown), "{position:?}");
        let says = |part| sentence.contains(part);
        assert_eq!(says("threatens"), is_threat, "{sentence} {position:?}");
        assert_eq!(says("sets a trap"), is_trap && is_drawn && !is_threat, "{sentence} {position:?}");
        assert_eq!(says(": wins") || says("forces a win"), is_won, "{sentence} {position:?}");
        // In a drawn game traps lose; in a won game there are none.
        match board.value_of_move(number, Objective::Normal).result {
            1 => assert!(mistakes(after).is_empty()),
            0 => assert_eq!(mistakes(after), losing(after)),
            _ => {}
        }
    });
}
