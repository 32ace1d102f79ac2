//! A game with other rules as link, text and picture.

use super::kinds::drawing::SmallBoard;
use super::kinds::kind;
use super::model::OtherGame;
use crate::i18n::Texts;
use crate::share::address::bar;
use crate::share::canvas::Picture;
use crate::share::picture::{Shown, SmallBoard as DrawnBoard, picture_of};
use crate::share::shared_game::SharedGame;
use crate::state::Look;
use crate::state::game::setup::Player;
use engine::other_games::{Ending, GamePosition};
use engine::{Line, Squares};
use records::other_game;

impl SharedGame for OtherGame {
    fn link(&self) -> String {
        bar::link_to(&self.address_to_show())
    }

    fn record(&self) -> String {
        other_game::write(&self.shown_game())
    }

    fn picture(&self, look: Look, texts: Texts) -> Picture {
        let (position, kind) = (self.position(), kind(self.variant()));
        let lines = position.lines();
        let small_board = |(first, board)| match board {
            SmallBoard::Lit | SmallBoard::Open => DrawnBoard { first, is_closed: false, winner: None },
            SmallBoard::Closed => DrawnBoard { first, is_closed: true, winner: None },
            SmallBoard::Won(mark) | SmallBoard::Decisive(mark) => {
                DrawnBoard { first, is_closed: true, winner: Some(mark) }
            }
        };
        let small_boards: Vec<DrawnBoard> = kind.small_boards(&*position).into_iter().map(small_board).collect();
        let struck: &[Line] = if kind.strikes_lines() { &lines } else { &[] };
        let shown = Shown {
            rules: self.rules_of_size(),
            mark_at: &|square| position.mark_at(square),
            winning: self.decisive_squares(&*position),
            lines: struck,
            line_wins: !kind.line_loses(),
            faded: position.vanishing(),
            small_boards: &small_boards,
            result: self.result(texts, &*position),
        };
        picture_of(shown, look)
    }
}

impl OtherGame {
    /// Returns the squares of completed lines; at the end of ultimate, the winner's squares of the boards in a line.
    #[must_use]
    pub fn decisive_squares(&self, position: &dyn GamePosition) -> Squares {
        match position.ending() {
            Some(Ending::Won { by, line }) if !self.variant().has_equal_marks() => {
                line.iter().filter(|square| position.mark_at(*square) == Some(by)).collect()
            }
            _ => position.lines().iter().fold(Squares::EMPTY, |squares, line| squares | line.squares()),
        }
    }

    /// Returns the result of a finished game, in words for anyone.
    fn result(&self, texts: Texts, position: &dyn GamePosition) -> Option<String> {
        Some(match position.ending()? {
            Ending::Won { by, .. } => {
                let winner = Player::Person(by);
                texts.wins(winner, &texts.player_in(self.variant(), winner))
            }
            Ending::Full | Ending::Repeated => texts.drawn().to_owned(),
        })
    }
}
