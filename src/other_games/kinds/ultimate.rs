//! Ultimate: the board to play on, and the boards that are won.

use super::Kind;
use super::drawing::{SmallBoard, first_squares, picture};
use crate::i18n::{Texts, choice};
use crate::other_games::help::Help;
use crate::other_games::model::OtherGame;
use crate::ui::prelude::*;
use engine::other_games::{Ending, Explanation, GamePosition};
use engine::{Mark, Square, Squares};

/// Ultimate tic-tac-toe.
pub struct Ultimate;

/// The first squares of the local boards that a side may play on.
fn boards_to_play(position: &dyn GamePosition) -> Vec<Square> {
    let squares = position.boards_to_play();
    squares.iter().filter(|square| square.column().is_multiple_of(3) && square.row().is_multiple_of(3)).collect()
}

impl Kind for Ultimate {
    fn name(&self) -> choice::Variant {
        choice::Variant::Ultimate
    }

    fn picture(&self) -> Html {
        picture(&[
            "...o..lll",
            "..x...lll",
            "......lll",
            ".o...x...",
            "....x....",
            "...o.....",
            "......x..",
            ".x.......",
            ".........",
        ])
    }

    fn details(&self, texts: Texts, position: &dyn GamePosition) -> Option<String> {
        Some(match *boards_to_play(position) {
            [first] => {
                let last = first.offset(2, 2)?;
                texts.play_on_board(&[&first.name(), "–", &*last.name()].concat())
            }
            _ => texts.play_on_any_board().to_owned(),
        })
    }

    fn end(&self, texts: Texts, _: &OtherGame) -> String {
        texts.three_boards().to_owned()
    }

    fn full(&self, texts: Texts) -> &'static str {
        texts.boards_decided()
    }

    /// The marks of won boards say enough.
    fn strikes_lines(&self) -> bool {
        false
    }

    fn reason(&self, texts: Texts, help: &Help) -> Option<String> {
        Some(match &help.explanation {
            Some(Explanation::WinsNow(squares)) => texts.wins_at_once(&texts.squares_of(*squares)),
            Some(Explanation::WinsBoard(squares)) => texts.wins_a_board(&texts.squares_of(*squares)),
            _ => texts.look_at_target().to_owned(),
        })
    }

    fn small_boards(&self, position: &dyn GamePosition) -> Vec<(Square, SmallBoard)> {
        let (to_play, lines) = (position.boards_to_play(), position.lines());
        let decisive = match position.ending() {
            Some(Ending::Won { line, .. }) => line,
            _ => Squares::EMPTY,
        };
        let state = |first: Square| {
            let board = |square: Square| (square.column() / 3, square.row() / 3);
            let winner: Option<Mark> = lines
                .iter()
                .map(|line| line.first())
                .find(|square| board(*square) == board(first))
                .and_then(|square| position.mark_at(square));
            match winner {
                Some(mark) if decisive.contains(first) => SmallBoard::Decisive(mark),
                Some(mark) => SmallBoard::Won(mark),
                None if position.closed().contains(first) => SmallBoard::Closed,
                None if to_play.contains(first) && to_play != Squares::EMPTY => SmallBoard::Lit,
                None => SmallBoard::Open,
            }
        };
        first_squares(position).map(|first| (first, state(first))).collect()
    }
}
