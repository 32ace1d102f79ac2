//! Texts of the graph of chances.

use crate::engine::coach::MoveReview;
use crate::i18n::Texts;
use crate::i18n::first::letter;

impl Texts {
    /// A move of the graph of chances: that it is a mistake, or what it leads to.
    pub fn chances_after(self, reviewed: &MoveReview) -> String {
        let mistake = reviewed.is_mistake().then(|| self.mistake().to_owned());
        let text = mistake.unwrap_or_else(|| self.value(reviewed.after));
        self.move_with_text(letter(reviewed.mark), &reviewed.square.name(), &text)
    }
}
