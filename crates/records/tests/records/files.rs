//! Tests that files of other programs are opened as they are meant, or named.

use std::fs;
use std::path::Path;

use engine::{Game, Objective, Rules, notation};
use fastrand::Rng;
use records::{FirstRow, ReadRecord, psq, sgf};

use crate::random::any_rules;

/// The moves of the game that most files have. X wins with the row from f8 to j8.
const MOVES: &str = "h8h7g8g7i8j7f8e8j8";

/// Returns the text of a file as a browser decodes it.
fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/files").join(name);
    String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned()
}

fn gomoku(side: u8) -> Rules {
    Rules::new(side, side, 5, Objective::Normal).unwrap()
}

/// Returns the game of a text without errors.
fn game(text: &str) -> Game {
    let ReadRecord { game, problem } = records::read(text, Rules::TIC_TAC_TOE);
    assert_eq!(problem, None, "{text}");
    game.unwrap()
}

#[test]
fn files_with_rows_from_above_open_as_they_are() {
    let expected = notation::read_moves(gomoku(15), MOVES).game;
    assert!(expected.position().outcome().is_some());
    for name in ["game.sgf", "game.psq", "game.sav"] {
        for text in [file(name), file(name).replace('\n', "\r\n"), format!("\u{feff}\n{}\n", file(name))] {
            assert_eq!(game(&text), expected, "{text}");
        }
    }
    assert_eq!(notation::write_moves(game(&file("branches.sgf")).moves()), "h8h7g8g7i8", "the main line");
}

#[test]
fn pasted_moves_have_the_rows_that_the_player_says() {
    let pasted = |text: &str, row| records::read_pasted(text, Rules::TIC_TAC_TOE, row);
    let moves = |text: &str, row| notation::write_moves(pasted(text, row).game.unwrap().moves());
    assert_eq!(moves("h8h9g8g9", FirstRow::Top), "h8h9g8g9");
    assert_eq!(moves("h8h9g8g9", FirstRow::Bottom), "h8h7g8g7");
    assert_eq!(moves("1. b1 2. a3", FirstRow::Bottom), "b3a1");
    // Files tell it themselves.
    for row in [FirstRow::Top, FirstRow::Bottom] {
        for name in ["game.sgf", "game.psq", "game.sav"] {
            assert_eq!(moves(&file(name), row), MOVES);
        }
        assert_eq!(moves("putpos h8h9", row), "h8h7");
    }
    // Starts are mirrored as well.
    let start = pasted("X O .\n. . .\n. . .", FirstRow::Bottom).game.unwrap().start();
    assert_eq!(notation::write_position(start), "3/3/xo1-x");
    // Errors name the squares of the text, and keep the moves before them.
    let cut = pasted("b1 a1 b1", FirstRow::Bottom);
    assert_eq!(cut.problem.unwrap().to_string(), "line 1: move 3: b1 is taken");
    assert_eq!(notation::write_moves(cut.game.unwrap().moves()), "b3a3");
}

#[test]
fn pasted_moves_that_do_not_fit_the_board_are_on_one_of_gomoku() {
    let board =
        |text: &str| records::read_pasted(text, Rules::TIC_TAC_TOE, FirstRow::Top).game.map(|game| game.rules());
    for (text, side) in [("h8h9g8g9", 15), ("1. o15 2. a1", 15), ("p16 a1", 19), ("t20", 20)] {
        assert_eq!(board(text), Some(gomoku(side)), "{text}");
    }
    assert_eq!(board("b2 a1"), Some(Rules::TIC_TAC_TOE));
    // The first moves fit: the error is a slip.
    assert_eq!(board("b2 a1 h8"), Some(Rules::TIC_TAC_TOE));
    assert_eq!(board("h8 zz"), None);
}

#[test]
fn rules_of_the_current_game_hold_for_what_names_none() {
    let misere = Rules::TIC_TAC_TOE.with_objective(Objective::Misere);
    for (rules, expected) in [(misere, misere), (gomoku(15), Rules::TIC_TAC_TOE)] {
        assert_eq!(records::read("_x_ox_oox", rules).game.unwrap().rules(), expected);
    }
    // On a larger board, the bottom row is another one.
    let on_19 = records::read("putpos h8s19", gomoku(19)).game.unwrap();
    assert_eq!(notation::write_moves(on_19.moves()), "h12s1");
}

#[test]
fn other_formats_are_named() {
    for (name, format) in [
        ("game.lib", "RenLib (.lib)"),
        ("game.pos", "RenLib (.pos)"),
        ("game.rif", "RenjuNet (.rif)"),
        ("game.rec", "Piskvork (.rec)"),
        ("game-xo.txt", "[GAME] [MOVE]"),
    ] {
        let ReadRecord { game, problem } = records::read(&file(name), Rules::TIC_TAC_TOE);
        let expected = format!("line 1: this is a file of another program, {format}: use SGF or .psq instead");
        assert!(game.is_none() && problem.unwrap().to_string().starts_with(&expected), "{name}");
    }
}

#[test]
fn games_of_any_board_and_start_round_trip() {
    let mut psq_files = 0;
    for seed in 0..300 {
        let random = &mut Rng::with_seed(seed);
        let rules = if seed % 4 == 0 { gomoku(15) } else { any_rules(random) };
        let mut game = Game::new(rules);
        let (before, after) = (random.usize(0..8), random.usize(0..40));
        for number in 0..before + after {
            if number == before && seed % 3 == 0 {
                game = Game::from(game.position());
            }
            let Some(square) = random.choice(game.position().legal_squares()) else { break };
            game.play(square).unwrap();
        }
        let written = [Some(records::write(&game)), Some(sgf::write(&game)), psq::write(&game)];
        assert_eq!(written[2].is_some(), psq::can_write(&game));
        psq_files += usize::from(written[2].is_some());
        for text in written.into_iter().flatten() {
            // The board of the file overrides the fallback.
            let read = records::read(&text, Rules::new(4, 5, 2, Objective::Misere).unwrap());
            assert_eq!(read, ReadRecord { game: Some(game.clone()), problem: None }, "{text}");
        }
    }
    assert!(psq_files > 20, "{psq_files}");
    let start = Game::from(notation::read_moves(gomoku(15), "h8").game.position());
    assert_eq!([start, Game::new(Rules::TIC_TAC_TOE)].map(|game| psq::write(&game)), [None, None]);
}

#[test]
fn cut_files_open_a_part_of_the_game_or_nothing() {
    let whole = notation::read_moves(gomoku(15), MOVES).game;
    for name in ["game.sgf", "game.psq", "game.sav"] {
        let text = file(name);
        for end in 0..=text.len() {
            // A cut file has no other moves. A cut number can be another one, but is told.
            let ReadRecord { game, problem } = records::read(&text[..end], Rules::TIC_TAC_TOE);
            if let Some(game) = game
                && game.rules() == gomoku(15)
            {
                let is_whole = game == whole || problem.is_some();
                assert!(is_whole || name == "game.psq", "{}", &text[..end]);
                let same = game.moves().iter().zip(whole.moves()).take_while(|(one, other)| one == other).count();
                assert!(same + 1 >= game.moves().len(), "{}", &text[..end]);
            }
        }
    }
}
