//! The configuration of an embedded game in the embed dialog.

use std::rc::Rc;

use crate::other_games::address::name_and_boards;
use crate::other_games::model::OtherGame;
use crate::other_games::players::{OPPONENTS, Players};
use crate::share::result::ShareResult;
use crate::state::opponent::Opponent;
use crate::state::{Controls, GameState, Look, Part, Preferences, Setup, Theme};
use engine::other_games::Variant;
use engine::tablebase;

/// The pixels on both sides of the board. The board itself is at most 480 pixels wide.
const MARGIN: u64 = 16;

/// The open embed dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmbedDialog {
    /// The embedded game.
    pub embedding: Embedding,
    /// The address of the game's directory, which ends with a slash.
    pub directory: Rc<str>,
    /// The result of copying the code, until the next choice.
    pub copied: Option<ShareResult>,
}

impl EmbedDialog {
    /// Returns the dialog when it opens: with the shown game, in the look of the page.
    pub fn new(state: &GameState, directory: Rc<str>) -> Self {
        Self { embedding: Embedding::of(state), directory, copied: None }
    }

    /// Returns the HTML code of the embedded game.
    pub fn lines(&self) -> String {
        self.embedding.lines(&self.directory)
    }
}

/// The configuration of an embedded game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Embedding {
    /// The rules and players.
    pub setup: Setup,
    /// The game with other rules in place of the board, if any.
    pub other_game: Option<Variant>,
    /// The theme.
    pub theme: Theme,
    /// The look of the board.
    pub look: Look,
    /// The visible parts beside the board.
    pub controls: Controls,
}

impl Embedding {
    fn of(state: &GameState) -> Self {
        let Preferences { look, theme, .. } = state.preferences;
        let other = state.other_game();
        let setup = other.map_or(state.setup(), |game| {
            let Players { opponent, play } = game.players();
            Setup { opponent, play, ..Setup::default() }
        });
        Self { setup, other_game: other.map(OtherGame::variant), look, theme, ..Self::default() }
    }

    /// Returns the opponents in this game.
    pub fn opponents(self) -> impl Iterator<Item = Opponent> {
        Opponent::ALL.into_iter().filter(move |opponent| match self.other_game {
            Some(_) => OPPONENTS.contains(opponent),
            None => opponent.under(self.setup.rules) == *opponent,
        })
    }

    /// Returns the attributes of the element, and keys of the address, that differ from their defaults. No value needs
    /// escaping.
    pub fn attributes(self) -> Vec<(&'static str, String)> {
        let ordinary = Self::default();
        let (game, boards) = self.other_game.map(name_and_boards).unzip();
        let game = [("game", game), ("boards", boards.flatten())].into_iter();
        let mut attributes: Vec<(&str, String)> =
            game.filter_map(|(name, value)| Some((name, value?.to_owned()))).collect();
        attributes.extend(self.setup.changed_pairs(ordinary.setup));
        if self.theme != ordinary.theme {
            attributes.push(("theme", self.theme.name().to_owned()));
        }
        if self.look != ordinary.look {
            attributes.push(("look", self.look.name().to_owned()));
        }
        if self.controls != ordinary.controls {
            attributes.push(("controls", self.controls.names(",")));
        }
        attributes
    }

    /// Returns the query of the game's address in the preview, in the language with this tag.
    pub fn preview(self, language: &str) -> String {
        let pairs: String = self.attributes().iter().map(|(name, value)| format!("&{name}={value}")).collect();
        format!("?embed=preview&lang={language}{pairs}")
    }

    /// Returns the style that keeps the place of the element until the script has arrived: the width of the element, and the
    /// height that it reserves for the game. Every rule of the host page for the size precedes.
    fn reserving_style(self) -> String {
        let rules = self.setup.rules;
        let size = self.other_game.map_or((rules.columns(), rules.rows()), |variant| variant.start().size());
        let [columns, rows] = [size.0, size.1].map(u64::from);
        let ratio = if columns == rows { "1".to_owned() } else { format!("{columns} / {rows}") };
        // The ratio applies to the whole width, which includes the margin.
        let height = |width: u64| (width * rows + columns / 2) / columns;
        let parts = (self.reserved_height() + MARGIN).saturating_sub(height(MARGIN));
        let height = height(480 + MARGIN);
        format!(
            "<style>:where(tic-tac-toe:not(:defined)) {{ display: grid; grid-template-columns: minmax(240px, 480px); \
             max-width: 480px; box-sizing: content-box !important; aspect-ratio: {ratio}; max-height: {height}px; \
             padding-bottom: {parts}px }}</style>\n"
        )
    }

    /// Returns the height of the visible parts beside the board in pixels, the same as in `public/embed.js`.
    fn reserved_height(self) -> u64 {
        let has = |part| self.controls.has(part);
        let rules = self.setup.rules;
        let analyzes = matches!(self.setup.opponent, Opponent::Computer(computer) if computer.analyzes());
        let heights = [
            (71, has(Part::Status)),
            (38, has(Part::Score)),
            (64, has(Part::Reset)),
            (68, has(Part::History)),
            (56, has(Part::Settings)),
            // The tools: undo, redo and the coach.
            (64, has(Part::History) || has(Part::Hint)),
            // The progress of analysis.
            (68, analyzes && self.other_game.is_none() && !tablebase::covers(rules)),
        ];
        heights.iter().filter(|(_, is_shown)| *is_shown).map(|(height, _)| height).sum()
    }

    /// Returns the HTML code for a game at this base address, which ends with a slash.
    pub fn lines(self, base: &str) -> String {
        let style = self.reserving_style();
        let attributes: String = self.attributes().iter().map(|(name, value)| format!(" {name}=\"{value}\"")).collect();
        format!(
            "{style}<script type=\"module\" src=\"{base}embed.js\"></script>\n\
             <tic-tac-toe{attributes}></tic-tac-toe>"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::share::address::state::Address;
    use crate::state::Part;
    use coaching::Level;
    use engine::{Mark, Objective, Rules};

    #[test]
    fn defaults_are_omitted() {
        let ordinary = Embedding::default();
        assert_eq!(ordinary.preview("de"), "?embed=preview&lang=de");
        let lines = "<style>:where(tic-tac-toe:not(:defined)) { display: grid; grid-template-columns: minmax(240px, 480px); \
                     max-width: 480px; box-sizing: content-box !important; aspect-ratio: 1; max-height: 496px; \
                     padding-bottom: 173px }</style>\n\
                     <script type=\"module\" src=\"https://example.org/game/embed.js\"></script>\n\
                     <tic-tac-toe></tic-tac-toe>";
        assert_eq!(ordinary.lines("https://example.org/game/"), lines);
    }

    #[test]
    fn reserved_height_follows_board_and_parts() {
        let all = Part::ALL.into_iter().fold(Controls::NONE, |all, part| all.with(part, true));
        let on = |columns, rows, controls| {
            let rules = Rules::new(columns, rows, 4, Objective::Normal).unwrap();
            Embedding { setup: Setup { rules, ..Setup::default() }, controls, ..Embedding::default() }.lines("")
        };
        for (lines, height) in [
            (
                Embedding { controls: all, ..Embedding::default() }.lines(""),
                " 1; max-height: 496px; padding-bottom: 361px",
            ),
            (on(4, 4, Controls::NONE), " 1; max-height: 496px; padding-bottom: 68px"),
            (on(8, 5, Controls::NONE), " 8 / 5; max-height: 310px; padding-bottom: 74px"),
            (on(4, 20, Controls::NONE), " 4 / 20; max-height: 2480px; padding-bottom: 4px"),
        ] {
            assert!(lines.contains(&format!("aspect-ratio:{height} }}")), "{lines}");
        }
    }

    #[test]
    fn other_game_is_named_with_its_boards_and_reserves_its_size() {
        let on = |variant| Embedding { other_game: Some(variant), controls: Controls::NONE, ..Embedding::default() };
        let attributes = on(Variant::Notakto2).attributes();
        assert_eq!(attributes[..2], [("game", "notakto".to_owned()), ("boards", "2".to_owned())]);
        assert!(on(Variant::Notakto2).lines("").contains("aspect-ratio: 6 / 3; max-height: 248px"));
        assert!(on(Variant::Ultimate).lines("").contains("aspect-ratio: 1; max-height: 496px"));
        assert_eq!(on(Variant::Ultimate).opponents().collect::<Vec<_>>(), OPPONENTS);
    }

    #[test]
    fn attributes_round_trip() {
        for opponent in Opponent::ALL {
            for (play, theme, look) in [
                (Mark::X, Theme::Auto, Look::Soft),
                (Mark::O, Theme::Dark, Look::Paper),
                (Mark::O, Theme::Contrast, Look::Soft),
            ] {
                for controls in [Controls::NONE, Controls::default(), Controls::NONE.with(Part::Hint, true)] {
                    let setup = Setup { rules: Rules::TIC_TAC_TOE, opponent, play };
                    let attributes = Embedding { setup, other_game: None, theme, look, controls }.attributes();
                    let pairs = attributes.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
                    let address = Address::read(pairs, Vec::new());
                    assert!(address.notes.is_empty(), "{:?}", address.notes);
                    assert_eq!(address.opponent.unwrap_or(Opponent::at_level(Level::Unbeatable)), opponent);
                    let is_friend = opponent == Opponent::Friend;
                    assert_eq!(address.play.unwrap_or(Mark::X), if is_friend { Mark::X } else { play });
                    assert_eq!(address.page.theme.unwrap_or_default(), theme);
                    assert_eq!(address.page.look.unwrap_or_default(), look);
                    assert_eq!(address.page.controls.unwrap_or_default(), controls);
                }
            }
        }
    }
}
