//! Reads the address.
//!
//! The query configures the game, the fragment holds it: `?opponent=unbeatable&play=x#moves=b2a1c3`. A game from a set-up
//! position names its start: `#start=x1o/1x1/3-o&moves=b1`. Every key is optional. Each valid key
//! applies. The reader ignores an invalid one with the keys that depend on it, and names it in a single note. It says
//! nothing of unknown keys, because many sites add their own keys to links. A link that is sent also names the number of its
//! moves, so that a cut one is noticed: `?of=3c3&opponent=friend#moves=b2a1c3`.

use super::other_game;
use super::other_game::LinkedGame;
use super::page_settings::{PageSettings, set};
use super::unknown_value::unknown_value;
use crate::state::opponent::Opponent;
use crate::state::{Note, Setup};
use engine::other_games::Variant;
use engine::{Game, Mark, Objective, Position, Rules, notation};
use records::{Link, Pairs, RecordErrorKind, SentMoves};

/// The values of an address; `None` for missing keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// The board, with a normal objective.
    pub board: Option<Rules>,
    /// The game with other rules, and its moves.
    pub other_game: Option<LinkedGame>,
    /// Whether the fragment of the game with other rules has moves, which may be none.
    pub has_moves: bool,
    /// The objective.
    pub objective: Option<Objective>,
    /// The opponent.
    pub opponent: Option<Opponent>,
    /// The player's mark.
    pub play: Option<Mark>,
    /// The settings of the page.
    pub page: PageSettings,
    /// The number of the puzzle of a day, from 1.
    pub daily: Option<u32>,
    /// How the game is embedded, if it is.
    pub embed: Option<Embed>,
    /// The query without the game, which stays in the address bar: the settings of the page, embedding.
    pub page_query: String,
    /// The game in the fragment.
    pub game: Option<Game>,
    /// Whether this tab has shown the address before, so that the side in it is that of this player.
    pub is_own: bool,
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
    /// In the preview of the embed dialog, which stores nothing.
    Preview,
}

impl Address {
    /// Reads a link. The default board is 3 × 3.
    pub fn of_link(link: Link) -> Self {
        Self::read(link.query, link.fragment)
    }

    /// Reads a query and a fragment. The default board is 3 × 3.
    pub fn read(query: Pairs, fragment: Pairs) -> Self {
        Self::read_with_rules(Rules::TIC_TAC_TOE, query, fragment)
    }

    /// Reads an address like [`Address::read`], with other default rules.
    pub fn read_with_rules(rules: Rules, query: Pairs, fragment: Pairs) -> Self {
        let mut address = Self::default();
        let mut sent = None;
        let (mut name, mut boards) = (None, None);
        for (key, value) in query {
            match key.as_str() {
                "of" => sent = Some(SentMoves::read(&value)),
                "game" => name = Some(value),
                "boards" => boards = Some(value),
                _ => address.read_setting(&key, &value),
            }
        }
        let (mut start, mut moves) = (None, None);
        for (key, value) in fragment {
            match key.as_str() {
                "start" => start = Some(value),
                "moves" => moves = Some(value),
                _ => {}
            }
        }
        // An empty name means the game on the board.
        if let Some(variant) = address.read_variant(name.filter(|name| !name.is_empty()), boards) {
            address.has_moves = moves.is_some();
            let is_other = |opponent: &mut Opponent| !other_game::OPPONENTS.contains(opponent);
            if let Some(opponent) = address.opponent.take_if(is_other) {
                address.note_unknown("opponent", opponent.name());
            }
            address.other_game = Some(LinkedGame { variant, moves: moves.unwrap_or_default() });
            return address;
        }
        address.read_game(address.rules_or(rules), start.as_deref(), moves.as_deref(), sent);
        address
    }

    /// Returns the rules of the address, with `rules` for missing keys.
    pub fn rules_or(&self, rules: Rules) -> Rules {
        let objective = self.objective.unwrap_or(rules.objective());
        self.board.unwrap_or(rules).with_objective(objective)
    }

    /// Returns this setup with the values of the address in place of its own.
    pub fn applied_to(&self, setup: Setup) -> Setup {
        let (opponent, play) = (self.opponent.unwrap_or(setup.opponent), self.play.unwrap_or(setup.play));
        Setup { opponent, play, ..setup }.with_rules(self.rules_or(setup.rules))
    }

    /// Returns the setup of the address, with the values of `setup` for missing keys.
    pub fn setup_or(&self, setup: Setup) -> Setup {
        // A link with a game means 3 × 3 unless it names another board.
        let rules = if self.names_game() { Rules::TIC_TAC_TOE } else { setup.rules };
        self.applied_to(Setup { rules, ..setup })
    }

    /// Returns whether the address configures or holds a game.
    pub const fn names_game(&self) -> bool {
        self.board.is_some()
            || self.objective.is_some()
            || self.opponent.is_some()
            || self.game.is_some()
            || self.other_game.is_some()
    }

    /// Reads one pair of the query.
    fn read_setting(&mut self, key: &str, value: &str) {
        let of_page = self.page.read(key, value);
        let is_valid = match key {
            _ if of_page.is_some() => of_page == Some(true),
            "board" => match notation::read_rules(value, Objective::Normal) {
                Ok(rules) => set(&mut self.board, Some(rules)),
                Err(problem) => return self.note(Note::BadBoard(problem)),
            },
            "objective" => set(&mut self.objective, Objective::from_name(value)),
            "embed" => set(
                &mut self.embed,
                Some(match value {
                    "grow" => Embed::Growing,
                    "preview" => Embed::Preview,
                    // Any other value means a fixed frame.
                    _ => Embed::Fixed,
                }),
            ),
            "opponent" => set(&mut self.opponent, Opponent::from_name(value)),
            "play" => set(&mut self.play, Mark::from_name(value)),
            "daily" => set(&mut self.daily, value.parse().ok().filter(|number| *number > 0)),
            _ => return,
        };
        if is_valid && (of_page.is_some() || key == "embed") {
            let value = if key == "embed" && self.embed == Some(Embed::Fixed) { "" } else { value };
            // A `#` before a color would start the fragment.
            let value = value.strip_prefix('#').unwrap_or(value);
            let equals = if value.is_empty() { "" } else { "=" };
            let separator = if self.page_query.is_empty() { "" } else { "&" };
            [separator, key, equals, value].into_iter().for_each(|part| self.page_query.push_str(part));
        }
        if !is_valid {
            self.note_unknown(key, value);
        }
    }

    /// Reads the name of a game with other rules, and the number of boards that Notakto has.
    fn read_variant(&mut self, name: Option<String>, boards: Option<String>) -> Option<Variant> {
        let name = name?;
        let number =
            boards.as_ref().map_or(Some(1), |boards| boards.parse().ok().filter(|number| (1..=3).contains(number)));
        if let Some(boards) = boards.filter(|_| number.is_none()) {
            self.note_unknown("boards", &boards);
        }
        let variant = other_game::variant(&name, number.unwrap_or(1));
        if variant.is_none() {
            self.note_unknown("game", &name);
        }
        variant
    }

    fn note_unknown(&mut self, key: &str, value: &str) {
        self.note(unknown_value(key, value));
    }

    /// Reads the longest legal prefix of the game. Ignores moves after an invalid start, and the whole game if its rules
    /// are invalid, because it would mean another game on other boards. `sent` is what the link says about its moves.
    fn read_game(&mut self, rules: Rules, start: Option<&str>, moves: Option<&str>, sent: Option<SentMoves>) {
        if self.has_invalid_rules() {
            if start.or(moves).is_some_and(|text| !text.is_empty()) {
                self.note(Note::MovesLeftOut);
            }
            return;
        }
        let start = match start.map(|start| notation::read_position(rules, start)) {
            Some(Ok(start)) => start,
            Some(Err(problem)) => return self.note(Note::BadStart(problem)),
            None if moves.is_none() => {
                let note = |sent: SentMoves| Note::MissingMoves { arrived: 0, of: sent.count };
                return sent.into_iter().for_each(|sent| self.note(note(sent)));
            }
            None => Position::new(rules),
        };
        let read = records::read_moves(start, moves.unwrap_or_default(), sent);
        self.game = read.game;
        if let Some(problem) = read.problem {
            let note = match problem.kind {
                RecordErrorKind::Move(error) => Note::BadMoves(error),
                RecordErrorKind::MissingMoves { arrived, of } => Note::MissingMoves { arrived, of },
                _ => Note::BadText(problem.into()),
            };
            if matches!(note, Note::MissingMoves { arrived: 0, .. }) {
                // The link had moves, so that an empty board would be another game.
                self.game = None;
            }
            self.note(note);
        }
    }

    /// Whether the only value for the board or the objective is invalid.
    fn has_invalid_rules(&self) -> bool {
        self.notes.iter().any(|note| match note {
            Note::BadBoard(_) => self.board.is_none(),
            Note::UnknownValue { key, .. } => key == "objective" && self.objective.is_none(),
            _ => false,
        })
    }

    fn note(&mut self, note: Note) {
        if !self.notes.iter().any(|other| other.is_of_kind(&note)) {
            self.notes.push(note);
        }
    }
}
