//! A game as a page of somebody else's would embed it, while the reader chooses how.

use super::{Controls, Look, Setup, Theme};
use crate::engine::Opponent;

/// A game as a page of somebody else's would embed it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Embedding {
    /// Who plays whom.
    pub setup: Setup,
    /// The colours.
    pub theme: Theme,
    /// How the board is drawn.
    pub look: Look,
    /// The parts that are shown beside the board.
    pub controls: Controls,
}

impl Embedding {
    /// What an element or an address has to say for this, by name: whatever is not so by itself. No value needs escaping.
    #[must_use]
    pub fn attributes(self) -> Vec<(&'static str, String)> {
        let ordinary = Self::default();
        let mut attributes = Vec::new();
        let mut say = |name, value: &str| attributes.push((name, value.to_owned()));
        let (rules, ordinary_rules) = (self.setup.rules, ordinary.setup.rules);
        if rules.with_objective(ordinary_rules.objective()) != ordinary_rules {
            say("board", &rules.to_string());
        }
        if rules.objective() != ordinary_rules.objective() {
            say("objective", rules.objective().name());
        }
        if self.setup.opponent != ordinary.setup.opponent {
            say("opponent", self.setup.opponent.name());
        }
        // Between friends there is a person for each mark.
        if self.setup.play != ordinary.setup.play && self.setup.opponent != Opponent::Friend {
            say("play", self.setup.play.name());
        }
        if self.theme != ordinary.theme {
            say("theme", self.theme.name());
        }
        if self.look != ordinary.look {
            say("look", self.look.name());
        }
        if self.controls != ordinary.controls {
            say("controls", &self.controls.names(","));
        }
        attributes
    }

    /// The query of an address that shows this in a frame.
    #[must_use]
    pub fn query(self) -> String {
        let mut query = String::from("?embed");
        for (name, value) in self.attributes() {
            query.extend(["&", name, "=", &value]);
        }
        query
    }

    /// The two lines that put this on a page, if the game is at this address, which ends with a slash.
    #[must_use]
    pub fn lines(self, base: &str) -> String {
        let mut lines = format!("<script type=\"module\" src=\"{base}embed.js\"></script>\n<tic-tac-toe");
        for (name, value) in self.attributes() {
            lines.extend([" ", name, "=\"", &value, "\""]);
        }
        lines.push_str("></tic-tac-toe>");
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Computer, Mark, Rules};
    use crate::state::{Address, Part};

    #[test]
    fn what_is_so_by_itself_is_not_said() {
        let ordinary = Embedding::default();
        assert_eq!(ordinary.query(), "?embed");
        let lines = "<script type=\"module\" src=\"https://example.org/game/embed.js\"></script>\n\
                     <tic-tac-toe></tic-tac-toe>";
        assert_eq!(ordinary.lines("https://example.org/game/"), lines);
    }

    #[test]
    fn an_address_says_the_same_as_what_was_chosen() {
        for opponent in Opponent::ALL {
            for (play, theme, look) in [
                (Mark::X, Theme::Auto, Look::Soft),
                (Mark::O, Theme::Dark, Look::Paper),
                (Mark::O, Theme::Contrast, Look::Soft),
            ] {
                for controls in [Controls::NONE, Controls::default(), Controls::NONE.with(Part::Hint, true)] {
                    let setup = Setup { rules: Rules::TIC_TAC_TOE, opponent, play };
                    let attributes = Embedding { setup, theme, look, controls }.attributes();
                    let pairs = attributes.into_iter().map(|(name, value)| (name.to_owned(), value));
                    let address = Address::read(pairs, []);
                    assert!(address.notes.is_empty(), "{:?}", address.notes);
                    assert_eq!(address.opponent.unwrap_or(Opponent::Computer(Computer::Perfect)), opponent);
                    let is_friend = opponent == Opponent::Friend;
                    assert_eq!(address.play.unwrap_or(Mark::X), if is_friend { Mark::X } else { play });
                    assert_eq!(address.theme.unwrap_or_default(), theme);
                    assert_eq!(address.look.unwrap_or_default(), look);
                    assert_eq!(address.controls.unwrap_or_default(), controls);
                }
            }
        }
    }
}
