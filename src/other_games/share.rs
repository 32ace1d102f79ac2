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
use engine::{Line, Mark, Squares};
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
            line_wins: self.line_wins(),
            faded: position.vanishing(),
            small_boards: &small_boards,
            result: self.result(texts, &*position),
        };
        picture_of(shown, look)
    }
}

impl OtherGame {
    /// Whether the board shows a completed line in the colors of a win. In wild, no mark belongs to a side: there, a line of the
    /// computer or of a remote player has the colors of a loss.
    #[must_use]
    pub fn line_wins(&self) -> bool {
        let position = self.position();
        let is_of_another = |by: Mark| position.chooses_mark() && !self.players().is_local(by);
        let is_lost = matches!(position.ending(), Some(Ending::Won { by, .. }) if is_of_another(by));
        !kind(self.variant()).line_loses() && !is_lost
    }

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
