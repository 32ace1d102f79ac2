//! What holds for every input, whatever it is: asked by `tests/input` and by the fuzz targets, which share this file.
//!
//! Each function checks an input in one way and returns whether it was found right from start to end.

use tic_tac_toe::engine::notation::{self, ReadMoves};
use tic_tac_toe::engine::record::{self, ReadRecord};
use tic_tac_toe::engine::{Game, Objective, Rules};
use tic_tac_toe::state::address::{self, Address};

/// As many letters as a sentence about an input may have, however long the input is.
const LONGEST_SENTENCE: usize = 200;

/// The same for a note as the program's tests print it, where one letter of an input can become ten.
const LONGEST_NOTE: usize = 600;

/// The rules that inputs are read with: the usual ones, and those that differ from them the most.
fn boards() -> [Rules; 3] {
    let new = |columns, rows, in_a_row, objective| Rules::new(columns, rows, in_a_row, objective).unwrap();
    [Rules::TIC_TAC_TOE, new(15, 15, 5, Objective::Normal), new(4, 3, 2, Objective::Misere)]
}

fn assert_short(sentence: &str) {
    let length = sentence.chars().count();
    assert!((1..=LONGEST_SENTENCE).contains(&length), "{length} letters: {sentence}");
}

/// A game that is found in a text is the one that is found in what is written of it.
pub fn text(input: &str) -> bool {
    let mut is_right = false;
    for rules in boards() {
        let ReadRecord { game, problem } = record::read(input, rules);
        is_right |= problem.is_none();
        assert!(game.is_some() || problem.is_some());
        if let Some(problem) = problem {
            assert_short(&problem.to_string());
        }
        if let Some(game) = game {
            assert_eq!(game.cursor(), game.moves().len(), "the whole game is shown");
            let written = record::write(&game);
            assert_eq!(record::read(&written, rules), ReadRecord { game: Some(game), problem: None }, "{written}");
        }
    }
    is_right
}

/// A position that is read is written in the same way, but for large letters.
pub fn position(input: &str) -> bool {
    let mut is_right = false;
    for rules in boards() {
        match notation::read_position(rules, input) {
            Ok(position) => {
                is_right = true;
                assert_eq!(notation::Setup(position).to_string(), input.to_ascii_lowercase());
                // Whatever is set up can be played to its end.
                let mut left = position;
                while let Some(square) = left.legal_squares().first() {
                    left = left.play(square).unwrap();
                }
            }
            Err(problem) => assert_short(&problem.to_string()),
        }
    }
    is_right
}

/// Moves that are read are written in the same way, but for large letters and what stands between the moves.
pub fn moves(input: &str) -> bool {
    let mut is_right = false;
    for rules in boards() {
        let ReadMoves { game, problem } = notation::read_moves(rules, input);
        let written = notation::Moves(game.moves()).to_string();
        assert_eq!(notation::read_moves(rules, &written), ReadMoves { game, problem: None });
        let squares = input.split(|letter: char| letter.is_whitespace() || letter == ',').flat_map(str::chars);
        let squares = squares.map(|letter| letter.to_ascii_lowercase());
        match problem {
            None => {
                is_right = true;
                assert!(squares.eq(written.chars()), "{input} is written as {written}");
            }
            Some(problem) => {
                assert_short(&problem.to_string());
                assert!(squares.take(written.len()).eq(written.chars()), "{input} begins with {written}");
            }
        }
    }
    is_right
}

/// A board that is read is written in the same way, but for large letters.
pub fn board(input: &str) -> bool {
    match notation::read_rules(input, Objective::Normal) {
        Ok(rules) => {
            assert_eq!(rules.to_string(), input.to_ascii_lowercase());
            true
        }
        Err(problem) => {
            assert_short(&problem.to_string());
            false
        }
    }
}

/// An address, written as in the address bar with nothing to be decoded, opens a game that can be played, and says what
/// it ignored in a few short notes.
pub fn address(input: &str) -> bool {
    let address = read_address(input);
    assert_eq!(address, read_address(input), "the same address asks for the same");
    assert!(address.notes.len() <= 4);
    for note in &address.notes {
        assert!(format!("{note:?}").chars().count() <= LONGEST_NOTE, "{note:?}");
    }
    if let Some(game) = address.game {
        // What is shown of a game without a move is nothing, and asks for nothing.
        let fragment = address::fragment(&game);
        let fragment = if fragment.is_empty() { "moves=" } else { &fragment };
        let (rules, objective) = (game.rules(), game.rules().objective().name());
        let again = read_address(&format!("?board={rules}&objective={objective}#{fragment}"));
        let moves = again.game.as_ref().map(Game::moves);
        assert!(again.notes.is_empty() && moves == Some(game.moves()), "{again:?}");
    }
    address.notes.is_empty()
}

/// Reads the keys and values of an address.
fn read_address(input: &str) -> Address {
    let (query, fragment) = input.split_once('#').unwrap_or((input, ""));
    let pairs = |text: &str| -> Vec<(String, String)> {
        let parts = text.trim_start_matches('?').split('&').filter(|part| !part.is_empty());
        let pairs = parts.map(|part| part.split_once('=').unwrap_or((part, "")));
        pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
    };
    Address::read(pairs(query), pairs(fragment))
}
