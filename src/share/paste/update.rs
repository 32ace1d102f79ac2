//! Changes of the dialog that opens a pasted game.

use super::model::Paste;
use super::pasted_game::{Pasted, pasted_game};
use crate::state::Setup;
use records::{FirstRow, RecordError, RecordErrorKind};

/// What happens in the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The player says where row 1 of the text is.
    SetFirstRow(FirstRow),
    /// The player opens this link or text, or a file with it.
    Open(String),
    /// The browser cannot read the chosen file, or it is too large for a game.
    RefuseFile,
}

/// What the dialog wants of the rest of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// This game replaces the current one.
    Open(Pasted),
}

impl Paste {
    /// Applies a message. A game continues with the players of `current`, unless its text names others.
    pub fn update(&mut self, msg: Msg, current: Setup) -> Option<Event> {
        match msg {
            Msg::SetFirstRow(first_row) => self.first_row = first_row,
            Msg::Open(text) => match pasted_game(&text, self.first_row, current) {
                Ok(game) => return Some(Event::Open(game)),
                Err(error) => self.error = error,
            },
            Msg::RefuseFile => self.error = Some(RecordError { line: 1, kind: RecordErrorKind::NoGame }),
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readable_game_opens_and_any_other_text_is_refused() {
        let mut dialog = Paste::default();
        let Some(Event::Open(Pasted::Game(opened))) = dialog.update(Msg::Open("a1 a1".to_owned()), Setup::default())
        else {
            panic!("the first move is a game");
        };
        assert_eq!((opened.notes.len(), dialog), (1, Paste::default()));
        for msg in [Msg::Open("crab".to_owned()), Msg::RefuseFile] {
            let mut refused = Paste::default();
            assert_eq!(refused.update(msg.clone(), Setup::default()), None);
            assert!(refused.error.is_some(), "{msg:?}");
        }
    }

    #[test]
    fn rows_begin_where_the_player_says() {
        for (first_row, square) in [(FirstRow::Top, "a1"), (FirstRow::Bottom, "a3")] {
            let mut dialog = Paste::default();
            assert_eq!(dialog.update(Msg::SetFirstRow(first_row), Setup::default()), None);
            let Some(Event::Open(Pasted::Game(opened))) = dialog.update(Msg::Open("a1".to_owned()), Setup::default())
            else {
                panic!("a move is a game");
            };
            let moves: Vec<String> = opened.game.moves().iter().map(|square| square.name()).collect();
            assert_eq!(moves, [square], "{first_row:?}");
        }
    }
}
