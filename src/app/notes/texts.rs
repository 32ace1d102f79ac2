//! Texts of notes.

use crate::i18n::Texts;
use crate::progress::achievements::set::Achievement;
use crate::state::Note;

impl Texts {
    /// A note.
    pub fn note(self, note: &Note) -> String {
        match note {
            Note::UnknownValue { .. } => self.notes_about_address(std::slice::from_ref(note)),
            Note::LeftOut(notes) => self.notes_about_address(notes),
            Note::BadBoard(error) => self.bad_board(&self.rules_text_error(error)),
            Note::BadMoves(error) => self.bad_moves(error.number, &self.move_problem(&error.kind)),
            Note::MissingMoves { arrived, of } => self.missing_moves(*arrived, *of),
            Note::MovesLeftOut => self.moves_left_out().to_owned(),
            Note::BadStart(error) => self.bad_start(&self.position_error(error)),
            Note::OlderLink { shown, played } => self.older_link(*shown, *played),
            Note::BadText(error) => self.bad_text(&self.record_error(error)),
            Note::SavedUnreadable => self.saved_unreadable().to_owned(),
            Note::NotSaved => self.not_saved().to_owned(),
            Note::NoWorker => self.no_worker().to_owned(),
            Note::NewVersion => self.new_version().to_owned(),
            Note::AlteredFile => self.altered_file().to_owned(),
            Note::SoundOffer => self.sound_offer().to_owned(),
            Note::Achieved(places) => self.new_achievements(places),
            Note::NoLanguage(name) => self.no_language(*name),
        }
    }

    /// New achievements, by their places in the list of all.
    fn new_achievements(self, places: &[u8]) -> String {
        let new = places.iter().filter_map(|place| Achievement::ALL.get(usize::from(*place)));
        let names: Vec<&str> = new.map(|achievement| self.achievement_name(*achievement)).collect();
        self.achieved(&names.join(" · "))
    }

    /// The sentences of notes about an address. One of them names all unknown values.
    fn notes_about_address(self, notes: &[Note]) -> String {
        let setting = |note: &Note| match note {
            Note::UnknownValue { key, value } => Some([key, "=", value].concat()),
            _ => None,
        };
        let settings: Vec<String> = notes.iter().filter_map(setting).collect();
        let settings = (!settings.is_empty()).then(|| self.unknown_value(&self.conjunction(settings)));
        let others = notes.iter().filter(|note| !matches!(note, Note::UnknownValue { .. })).map(|note| self.note(note));
        self.sentences(settings.into_iter().chain(others))
    }
}
