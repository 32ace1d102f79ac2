//! Texts of notes.

use crate::engine::notation::MoveErrorKind;
use crate::engine::position::IllegalMove;
use crate::i18n::Texts;
use crate::state::Note;

impl Texts {
    /// A note.
    pub fn note(self, note: &Note) -> String {
        match note {
            Note::UnknownValue { key, value } => self.unknown_value(&[key, "=", value].concat()),
            Note::BadBoard(error) => self.bad_board(&self.rules_text_error(error)),
            Note::BadMoves(error) => {
                let reason = match &error.kind {
                    MoveErrorKind::NotASquare(error) => self.not_a_square(&error.text),
                    MoveErrorKind::Illegal(IllegalMove::Over) => self.game_was_over().to_owned(),
                    MoveErrorKind::Illegal(IllegalMove::OffBoard(square)) => self.square_not_on_board(*square),
                    MoveErrorKind::Illegal(IllegalMove::Taken(square)) => self.square_was_taken(*square),
                };
                self.bad_moves(error.number, &reason)
            }
            Note::BadStart(error) => self.bad_start(&self.position_error(error)),
            Note::OlderLink { shown, played } => self.older_link(*shown, *played),
            Note::BadText(error) => self.bad_text(&self.record_error(error)),
            Note::SavedUnreadable => self.saved_unreadable().to_owned(),
            Note::NotSaved => self.not_saved().to_owned(),
            Note::NoWorker => self.no_worker().to_owned(),
            Note::NewVersion => self.new_version().to_owned(),
            Note::AlteredFile => self.altered_file().to_owned(),
            Note::NoLanguage(name) => self.no_language(*name),
        }
    }
}
