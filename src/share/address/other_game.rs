//! The moves of games with other rules in addresses.

use super::unknown_value::unknown_value;
use crate::state::Note;
use crate::state::opponent::Opponent;
use coaching::Level;
use engine::other_games::{Game, Move, Variant};

/// The opponents in these games.
pub const OPPONENTS: [Opponent; 6] = [
    Opponent::at_level(Level::Easy),
    Opponent::at_level(Level::Medium),
    Opponent::at_level(Level::Hard),
    Opponent::at_level(Level::Unbeatable),
    Opponent::Friend,
    Opponent::Remote,
];

/// The most characters of moves that are read.
const MAX_CHARS: usize = 1_000;

/// A game with other rules in an address, and its moves, which may not be legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkedGame {
    /// The variant.
    pub variant: Variant,
    /// The moves.
    pub moves: String,
}

impl LinkedGame {
    /// Returns the longest legal game, and a note about the moves after it.
    #[must_use]
    pub fn read(&self) -> (Game, Option<Note>) {
        let (game, rest) = read_moves(self.variant, &self.moves);
        (game, (!rest.is_empty()).then(|| unknown_value("moves", rest)))
    }
}

/// Returns all games, Notakto once, with one board.
pub fn games() -> impl Iterator<Item = Variant> {
    Variant::ALL.into_iter().filter(|variant| matches!(name_and_boards(*variant).1, None | Some("1")))
}

/// Returns the game with this name in addresses, and this number of boards.
#[must_use]
pub fn variant(name: &str, boards: u8) -> Option<Variant> {
    match name {
        "notakto" => Variant::ALL
            .into_iter()
            .filter(|variant| variant.name().starts_with(name))
            .nth(usize::from(boards.checked_sub(1)?)),
        name => Variant::from_name(name).filter(|variant| name_and_boards(*variant).1.is_none()),
    }
}

/// Returns the name of a game in addresses, and the number of boards of Notakto, which has a key of its own.
#[must_use]
pub fn name_and_boards(variant: Variant) -> (&'static str, Option<&'static str>) {
    match variant.name().split_once("notakto-") {
        Some((_, boards)) => ("notakto", Some(boards)),
        None => (variant.name(), None),
    }
}

/// Writes moves without spaces: `b2a1c3`, in wild tic-tac-toe `b2xa1o`.
#[must_use]
pub fn moves(game: &Game) -> String {
    game.to_string().replace(' ', "")
}

/// Reads the longest legal game at the start of a text. Returns it with the rest of the text.
#[must_use]
pub fn read_moves(variant: Variant, text: &str) -> (Game, &str) {
    let mut game = Game::new(variant);
    let mut rest = without_signs(text);
    while !rest.is_empty() && text.len() - rest.len() < MAX_CHARS {
        let token = rest.get(..length_of_move(rest)).unwrap_or(rest);
        let is_played = read_move(&game, token).is_some_and(|played| game.play(played).is_ok());
        if !is_played {
            break;
        }
        rest = without_signs(rest.get(token.len()..).unwrap_or_default());
    }
    (game, rest)
}

/// Skips spaces and punctuation.
fn without_signs(text: &str) -> &str {
    text.trim_start_matches(|letter: char| letter.is_ascii() && !letter.is_ascii_alphanumeric())
}

/// Returns the number of bytes before the next move, which begins with a letter and a digit, or before a sign.
fn length_of_move(text: &str) -> usize {
    let bytes = text.as_bytes();
    let ends = |index: &usize| match bytes.get(*index) {
        Some(byte) if byte.is_ascii_alphabetic() => bytes.get(index + 1).is_some_and(u8::is_ascii_digit),
        Some(byte) => !byte.is_ascii_digit(),
        None => true,
    };
    (1..bytes.len()).find(ends).filter(|index| text.is_char_boundary(*index)).unwrap_or(bytes.len())
}

/// Reads one move after those of a game.
fn read_move(game: &Game, text: &str) -> Option<Move> {
    // The squares of a text are legal on the empty board.
    let read = Game::parse(game.variant(), text).ok()?;
    let [played] = *read.moves() else { return None };
    let position = game.position();
    let usual = position.legal_moves().first()?.mark;
    Some(Move { mark: if position.chooses_mark() { played.mark } else { usual }, ..played })
}
