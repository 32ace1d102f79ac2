//! Properties of every input, shared by `tests/input` and the fuzz targets.
//!
//! Each function checks one input and returns whether all of it was valid.

use engine::notation::{self, ReadMoves};
use engine::{Game, Objective, Rules};
use records::{ReadRecord, psq, sgf};
use tic_tac_toe::progress::statistics::import_error::ImportError;
use tic_tac_toe::progress::statistics::json_value::NativeJson;
use tic_tac_toe::progress::statistics::progress::Progress;
use tic_tac_toe::progress::statistics::state::Statistics;
use tic_tac_toe::progress::statistics::stored::import::Imported;
use tic_tac_toe::share::address::other_game;
use tic_tac_toe::share::address::state::Address;
use tic_tac_toe::share::address::write as address;

/// The maximum length of a message about an input, in letters.
const MAX_MESSAGE: usize = 200;

/// The maximum length of a note as the tests print it, where an escaped letter can take ten.
const MAX_NOTE: usize = 600;

/// Rules to parse inputs with: the usual ones and two extremes.
fn boards() -> [Rules; 3] {
    let new = |columns, rows, in_a_row, objective| Rules::new(columns, rows, in_a_row, objective).unwrap();
    [Rules::TIC_TAC_TOE, new(15, 15, 5, Objective::Normal), new(4, 3, 2, Objective::Misere)]
}

fn assert_short(sentence: &str) {
    let length = sentence.chars().count();
    assert!((1..=MAX_MESSAGE).contains(&length), "{length} letters: {sentence}");
}

/// Checks that a parsed game survives a round trip through the text format.
pub fn text(input: &str) -> bool {
    let mut is_right = false;
    for rules in boards() {
        let ReadRecord { game, problem } = records::read(input, rules);
        is_right |= problem.is_none();
        assert!(game.is_some() || problem.is_some());
        if let Some(problem) = problem {
            assert_short(&problem.to_string());
        }
        if let Some(game) = game {
            assert_eq!(game.cursor(), game.moves().len(), "the whole game is shown");
            for written in
                [Some(records::write(&game)), Some(sgf::write(&game)), psq::write(&game)].into_iter().flatten()
            {
                let expected = ReadRecord { game: Some(game.clone()), problem: None };
                assert_eq!(records::read(&written, rules), expected, "{written}");
            }
        }
    }
    is_right
}

/// Checks that a parsed position is written as it was read, apart from letter case.
pub fn position(input: &str) -> bool {
    let mut is_right = false;
    for rules in boards() {
        match notation::read_position(rules, input) {
            Ok(position) => {
                is_right = true;
                assert_eq!(notation::write_position(position), input.to_ascii_lowercase());
                // Every setup position can be played to its end.
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

/// Checks that parsed moves are written as they were read, apart from letter case, space and signs.
pub fn moves(input: &str) -> bool {
    let mut is_right = false;
    for rules in boards() {
        let ReadMoves { game, problem } = notation::read_moves(rules, input);
        let written = notation::write_moves(game.moves());
        assert_eq!(notation::read_moves(rules, &written), ReadMoves { game, problem: None });
        let squares = input.chars().filter(|letter| letter.is_alphanumeric()).map(|letter| letter.to_ascii_lowercase());
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

/// Checks that parsed rules are written as they were read, apart from letter case.
pub fn board(input: &str) -> bool {
    match notation::read_rules(input, Objective::Normal) {
        Ok(rules) => {
            assert_eq!(rules.name(), input.to_ascii_lowercase());
            true
        }
        Err(problem) => {
            assert_short(&problem.to_string());
            false
        }
    }
}

/// Checks that an address opens a playable game and reports ignored parts in a few short notes. Nothing in the address
/// is percent-encoded.
pub fn address(input: &str) -> bool {
    let address = read_address(input);
    assert_eq!(address, read_address(input), "the same address asks for the same");
    // One for each key with a fixed set of values, one for the board, one for the number of boards, and one for the start or the moves.
    assert!(address.notes.len() <= 13);
    for note in &address.notes {
        assert!(format!("{note:?}").chars().count() <= MAX_NOTE, "{note:?}");
    }
    // The query that stays in the address bar sets the same again, and nothing else.
    let rest = Address {
        board: None,
        objective: None,
        opponent: None,
        play: None,
        daily: None,
        game: None,
        other_game: None,
        has_moves: false,
        notes: Vec::new(),
        ..address.clone()
    };
    assert_eq!(read_address(&address.page_query), rest, "{input}");
    if let Some(game) = &address.other_game {
        let (game, _) = game.read();
        let moves = other_game::moves(&game);
        assert_eq!(other_game::read_moves(game.variant(), &moves), (game.clone(), ""), "{input}");
    }
    if let Some(game) = address.game {
        // A game without a move has an empty fragment.
        let fragment = address::fragment(&game);
        let fragment = if fragment.is_empty() { "moves=" } else { &fragment };
        let (board, objective) = (game.rules().name(), game.rules().objective().name());
        let again = read_address(&format!("?board={board}&objective={objective}#{fragment}"));
        let moves = again.game.as_ref().map(Game::moves);
        assert!(again.notes.is_empty() && moves == Some(game.moves()), "{again:?}");
    }
    address.notes.is_empty()
}

/// The last day of which a file can have a puzzle.
const TOMORROW: u32 = 20_780;

/// The statistics that a file is imported into.
const HERE: &str = r#"{"format":"tic-tac-toe-statistics","version":2,"source":"1","tallies":[
    {"source":"1","board":"3x3x3","objective":"normal","opponent":"casual","won":2,"drawn":1,"lost":1,"reviewed":4,"mistakes":3,"streak":0,"best":3},
    {"source":"1","board":"4x4x3","objective":"normal","opponent":"perfect","won":0,"drawn":0,"lost":1,"reviewed":0,"mistakes":0,"streak":0,"best":0}
],"recent":[[1,"lost"],[0,"won"],[0,"drawn"],[0,"won"],[0,"lost"]]}"#;

/// Checks that a file of statistics is refused, or that its games and its progress are added once and survive a round trip.
pub fn statistics(input: &str) -> bool {
    let read = |text: &str| Statistics::read::<NativeJson>(text, 1);
    let here = read(HERE).unwrap();
    if let Ok(statistics) = read(input) {
        assert_eq!(read(&statistics.text()), Ok(statistics), "{input}");
    }
    let import = |text: &str, games: &Statistics, progress: &Progress| {
        Imported::read::<NativeJson>(text, games, progress, TOMORROW)
    };
    match import(input, &here, &Progress::default()) {
        Ok(Imported { games: change, progress }) => {
            assert_eq!(change.before, here);
            assert_eq!(read(&change.after.text()).as_ref(), Ok(&change.after), "{input}");
            let both = change.after.file(&progress.after);
            for text in [input, HERE, &both] {
                assert_eq!(import(text, &change.after, &progress.after), Err(ImportError::NothingNew), "{input}");
            }
            // Numbers stay at their maximum.
            let games = here.games() + read(input).unwrap().games();
            assert!((here.games()..=games).contains(&change.after.games()), "{input}");
            assert!(change.after != here || !progress.after.is_empty(), "{input}");
            assert_eq!(change.undone(&change.after), Some(here));
            true
        }
        Err(_) => false,
    }
}

/// Parses the keys and values of an address.
fn read_address(input: &str) -> Address {
    let (query, fragment) = input.split_once('#').unwrap_or((input, ""));
    let pairs = |text: &str| -> Vec<(String, String)> {
        let parts = text.trim_start_matches('?').split('&').filter(|part| !part.is_empty());
        let pairs = parts.map(|part| part.split_once('=').unwrap_or((part, "")));
        pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
    };
    Address::read(pairs(query), pairs(fragment))
}
