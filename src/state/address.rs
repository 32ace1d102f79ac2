//! Reads the address and writes links.
//!
//! The query configures the game, the fragment holds it: `?opponent=perfect&play=x#moves=b2a1c3`, with another start than
//! the empty board `#start=x1o/1x1/3-o&moves=b1`. Every key is optional. An invalid value is ignored with a note, an unknown
//! key without one, because many sites add keys of their own to links.

use super::{Accent, Controls, KeptGame, Look, Note, Saved, Setup, Theme};
use crate::engine::{Game, Mark, Objective, Opponent, Position, Rules, notation};

/// The values of an address; `None` for missing keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// The board, with a normal objective.
    pub board: Option<Rules>,
    /// The objective.
    pub objective: Option<Objective>,
    /// The opponent.
    pub opponent: Option<Opponent>,
    /// The player's mark.
    pub play: Option<Mark>,
    /// The theme.
    pub theme: Option<Theme>,
    /// The look of the board.
    pub look: Option<Look>,
    /// The accent color; `Some(None)` for the default.
    pub accent: Option<Option<Accent>>,
    /// How the game is embedded, if it is.
    pub embed: Option<Embed>,
    /// Whether an embedded game is read-only.
    pub is_disabled: Option<bool>,
    /// The visible parts of an embedded game.
    pub controls: Option<Controls>,
    /// The part of the query that stays in the address bar: theme, look, language, embedding.
    pub around: String,
    /// The game in the fragment.
    pub game: Option<Game>,
    /// Notes about ignored values.
    pub notes: Vec<Note>,
}

/// How a game is embedded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Embed {
    /// In a frame of fixed size.
    Fixed,
    /// In a frame that grows with the game.
    Growing,
}

/// The number of characters of a value that a note repeats.
const SHOWN: usize = 24;

/// The maximal number of notes about an address.
const MOST_NOTES: usize = 4;

impl Address {
    /// Reads the decoded keys and values of a query and a fragment. The default board is 3 × 3.
    pub fn read(
        query: impl IntoIterator<Item = (String, String)>,
        fragment: impl IntoIterator<Item = (String, String)>,
    ) -> Self {
        Self::read_over(Rules::TIC_TAC_TOE, query, fragment)
    }

    /// Reads them with other default rules.
    pub fn read_over(
        rules: Rules,
        query: impl IntoIterator<Item = (String, String)>,
        fragment: impl IntoIterator<Item = (String, String)>,
    ) -> Self {
        let mut address = Self::default();
        for (key, value) in query {
            address.read_setting(&key, &value);
        }
        let (mut start, mut moves) = (None, None);
        for (key, value) in fragment {
            match key.as_str() {
                "start" => start = Some(value),
                "moves" => moves = Some(value),
                _ => {}
            }
        }
        address.read_game(address.rules_over(rules), start.as_deref(), moves.as_deref());
        address
    }

    /// Returns the rules of the address, with these for missing keys.
    #[must_use]
    pub fn rules_over(&self, rules: Rules) -> Rules {
        let objective = self.objective.unwrap_or(rules.objective());
        self.board.unwrap_or(rules).with_objective(objective)
    }

    /// Returns the setup at the start of a visit, given the saved state of an earlier one.
    #[must_use]
    pub fn setup_after(&self, found: Option<&Saved>) -> Setup {
        let setup = match found {
            Some(saved) => self.setup_over(saved.setup),
            None if self.names_game() || self.play.is_some() => self.setup_over(Setup::default()),
            None => Setup::FIRST_VISIT,
        };
        match found.and_then(|saved| saved.game.as_ref()).filter(|kept| self.is_sent_from(kept)) {
            Some(kept) => kept.setup,
            None => setup,
        }
    }

    /// Returns whether the player has sent this link from the saved game: it has moves of that game and the other side.
    fn is_sent_from(&self, kept: &KeptGame) -> bool {
        let is_by_link = [self.opponent, Some(kept.setup.opponent)] == [Some(Opponent::Correspondent); 2];
        let has_moves = |game: &Game| {
            let moves = game.moves();
            game.start() == kept.game.start() && !moves.is_empty() && kept.game.moves().starts_with(moves)
        };
        is_by_link && self.play == Some(!kept.setup.play) && self.game.as_ref().is_some_and(has_moves)
    }

    /// Returns the setup that the address names, with the former setup's values for missing keys.
    #[must_use]
    pub fn setup_over(&self, before: Setup) -> Setup {
        // A link with a game means 3 × 3 unless it names another board.
        let ordinary = if self.names_game() { Rules::TIC_TAC_TOE } else { before.rules };
        Setup {
            rules: self.rules_over(ordinary),
            opponent: self.opponent.unwrap_or(before.opponent),
            play: self.play.unwrap_or(before.play),
        }
    }

    /// Returns whether the address configures or holds a game.
    #[must_use]
    pub const fn names_game(&self) -> bool {
        self.board.is_some() || self.objective.is_some() || self.opponent.is_some() || self.game.is_some()
    }

    /// Reads one key of the query.
    fn read_setting(&mut self, key: &str, value: &str) {
        let understood = match key {
            "board" => match notation::read_rules(value, Objective::Normal) {
                Ok(rules) => replace(&mut self.board, Some(rules)),
                Err(problem) => return self.note(Note::BadBoard(problem)),
            },
            "objective" => replace(&mut self.objective, Objective::from_name(value)),
            "lang" => value == "en",
            // Any other value means a fixed frame.
            "embed" => replace(&mut self.embed, Some(if value == "grow" { Embed::Growing } else { Embed::Fixed })),
            "disabled" => replace(&mut self.is_disabled, is_switched_on(value)),
            "controls" => replace(&mut self.controls, Controls::from_names(value)),
            "opponent" => replace(&mut self.opponent, Opponent::from_name(value)),
            "play" => replace(&mut self.play, Mark::from_name(value)),
            "theme" => replace(&mut self.theme, Theme::from_name(value)),
            "look" => replace(&mut self.look, Look::from_name(value)),
            "accent" if value.is_empty() => replace(&mut self.accent, Some(None)),
            "accent" => replace(&mut self.accent, Accent::from_hex(value).map(Some)),
            _ => return,
        };
        if understood && matches!(key, "theme" | "look" | "accent" | "lang" | "embed" | "disabled" | "controls") {
            let value = if key == "embed" && self.embed == Some(Embed::Fixed) { "" } else { value };
            // A `#` before a color would start the fragment.
            let value = value.strip_prefix('#').unwrap_or(value);
            let sign = if value.is_empty() { "" } else { "=" };
            let separator = if self.around.is_empty() { "" } else { "&" };
            [separator, key, sign, value].into_iter().for_each(|part| self.around.push_str(part));
        }
        if !understood {
            self.note(Note::UnknownValue { key: cut(key), value: cut(value) });
        }
    }

    /// Reads the longest legal prefix of the game. Ignores moves after an invalid start.
    fn read_game(&mut self, rules: Rules, start: Option<&str>, moves: Option<&str>) {
        let start = match start.map(|start| notation::read_position(rules, start)) {
            Some(Ok(start)) => start,
            Some(Err(problem)) => return self.note(Note::BadStart(problem)),
            None if moves.is_none() => return,
            None => Position::new(rules),
        };
        let read = notation::read_moves_from(start, moves.unwrap_or_default());
        self.game = Some(read.game);
        if let Some(problem) = read.problem {
            self.note(Note::BadMoves(problem));
        }
    }

    fn note(&mut self, note: Note) {
        if self.notes.len() < MOST_NOTES && !self.notes.iter().any(|kept| kept.is_of_kind(&note)) {
            self.notes.push(note);
        }
    }
}

/// Returns the query that configures a game: `opponent=perfect&play=x`. It has a board unless that is 3 × 3.
#[must_use]
pub fn query(setup: Setup) -> String {
    let mut query = String::new();
    let (rules, ordinary) = (setup.rules, Rules::TIC_TAC_TOE);
    if rules.with_objective(ordinary.objective()) != ordinary {
        query.extend(["board=", &rules.name(), "&"]);
    }
    if rules.objective() != ordinary.objective() {
        query.extend(["objective=", rules.objective().name(), "&"]);
    }
    query.extend(["opponent=", setup.opponent.name()]);
    if setup.opponent != Opponent::Friend {
        query.push_str("&play=");
        query.push_str(setup.play.name());
    }
    query
}

/// Returns the fragment that holds a game up to the cursor: `moves=b2a1c3`. It is empty for an empty board.
#[must_use]
pub fn fragment(game: &Game) -> String {
    let mut fragment = String::new();
    let start = game.start();
    if !start.taken().is_empty() {
        fragment.push_str("start=");
        fragment.push_str(&notation::Setup(start).text());
    }
    if game.cursor() > 0 {
        fragment.push_str(if fragment.is_empty() { "moves=" } else { "&moves=" });
        fragment.push_str(&notation::Moves(game.shown_moves()).text());
    }
    fragment
}

/// Reads a boolean. A key without a value means true.
fn is_switched_on(value: &str) -> Option<bool> {
    match value {
        "" | "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// Sets a value, if it is valid. Returns whether it is.
fn replace<T>(place: &mut Option<T>, value: Option<T>) -> bool {
    let is_valid = value.is_some();
    if is_valid {
        *place = value;
    }
    is_valid
}

/// Returns the start of a text, short enough to show.
fn cut(text: &str) -> String {
    text.chars().take(SHOWN).collect()
}
