//! Changes of the embed dialog.

use super::model::EmbedDialog;
use crate::share::result::ShareResult;
use crate::state::opponent::Opponent;
use crate::state::{Look, Part, Theme};
use engine::Mark;

/// What happens in the embed dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The player chooses the opponent of the embedded game.
    SetOpponent(Opponent),
    /// The player chooses the side of its visitors.
    SetSide(Mark),
    /// The player chooses its theme.
    SetTheme(Theme),
    /// The player chooses the look of its board.
    SetLook(Look),
    /// The player shows or hides a part of it.
    ShowPart(Part, bool),
    /// Copying the code has ended.
    Copied(ShareResult),
}

impl EmbedDialog {
    /// Applies a message.
    pub fn update(&mut self, msg: Msg) {
        let game = &mut self.embedding;
        match msg {
            Msg::SetOpponent(opponent) => game.setup.opponent = opponent,
            Msg::SetSide(play) => game.setup.play = play,
            Msg::SetTheme(theme) => game.theme = theme,
            Msg::SetLook(look) => game.look = look,
            Msg::ShowPart(part, is_shown) => game.controls = game.controls.with(part, is_shown),
            Msg::Copied(result) => {
                self.copied = Some(result);
                return;
            }
        }
        // The copied code is that of another game.
        self.copied = None;
    }
}

#[cfg(test)]
mod tests {
    use super::super::model::Embedding;
    use super::*;
    use crate::share::result::{Copied, ShareOutcome};
    use crate::state::Controls;

    #[test]
    fn choice_changes_the_code_and_ends_the_result_of_copying() {
        let mut dialog = EmbedDialog { embedding: Embedding::default(), directory: "".into(), copied: None };
        let result = ShareResult { outcome: ShareOutcome::Copied(Copied::Code), text: dialog.lines() };
        dialog.update(Msg::Copied(result.clone()));
        assert_eq!(dialog.copied, Some(result));
        for msg in [
            Msg::SetOpponent(Opponent::Friend),
            Msg::SetSide(Mark::O),
            Msg::SetTheme(Theme::Dark),
            Msg::SetLook(Look::Paper),
            Msg::ShowPart(Part::Hint, true),
        ] {
            dialog.update(msg);
            assert_eq!(dialog.copied, None);
        }
        let Embedding { setup, theme, look, controls, .. } = dialog.embedding;
        assert_eq!((setup.opponent, setup.play), (Opponent::Friend, Mark::O));
        assert_eq!((theme, look, controls), (Theme::Dark, Look::Paper, Controls::default().with(Part::Hint, true)));
    }
}
