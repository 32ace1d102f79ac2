//! Tests that files of other programs are opened as they are meant, or named.

use std::fs;
use std::path::Path;

use engine::{Game, Objective, Position, Rules, notation};
use fastrand::Rng;
use records::{FirstRow, ReadRecord, psq, sgf};

use crate::random::any_rules;

/// The moves of the game that most files have. X wins with the row from f8 to j8.
const MOVES: &str = "h8h7g8g7i8j7f8e8j8";

/// Characters that damage a file.
const SIGNS: [char; 17] = ['(', ')', '[', ']', ';', ':', '\\', ',', '\n', ' ', '0', '1', '9', 'a', 'B', '\0', 'é'];

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

/// Returns the board and the moves of a text, up to the first error, and the error.
fn read(text: &str) -> (Option<String>, Option<String>) {
    let ReadRecord { game, problem } = records::read(text, Rules::TIC_TAC_TOE);
    let opened = game.map(|game| format!("{} {}", game.rules(), notation::write_moves(game.moves())));
    (opened, problem.map(|problem| problem.to_string()))
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
}

#[test]
fn rows_of_gomocalc_and_yixin_are_counted_from_below() {
    let expected = notation::read_moves(gomoku(15), "h8h7g8g7a15").game;
    for text in [
        "https://gomocalc.com/#/h8h9g8g9a1",
        "Look: https://www.gomocalc.com/#/h8h9g8g9a1 .",
        "https://dhbloo.github.io/gomoku-calculator/#/h8h9g8g9a1",
        "putpos h8h9g8g9a1",
    ] {
        assert_eq!(game(text), expected, "{text}");
    }
    // On a larger board, the bottom row is another one.
    let on_19 = records::read("putpos h8s19", gomoku(19)).game.unwrap();
    assert_eq!(notation::write_moves(on_19.moves()), "h12s1");
    assert_eq!(game("putpos h8s19").rules(), gomoku(19));
    assert_eq!(read("https://gomocalc.com/#/settings").0, None);
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
fn nine_squares_are_a_position_of_3_by_3() {
    for (text, start) in [
        ("_x_ox_oox", "1x1/ox1/oox-x"),
        (" O-X-OOXXX\n", "o1x/1oo/xxx-o"),
        ("XOX/-O-/--X", "xox/1o1/2x-o"),
        ("---------", "3/3/3-x"),
    ] {
        assert_eq!(notation::write_position(game(text).start()), start, "{text}");
    }
    for text in ["_x_ox_oo", "_x_ox_ooxx", "_x_ox_ooq", "XO/-O-/--X-", "x.o.x.o.q"] {
        assert!(records::read(text, Rules::TIC_TAC_TOE).game.is_none(), "{text}");
    }
    // The position is one of the current game if that is on 3 × 3.
    let misere = Rules::TIC_TAC_TOE.with_objective(Objective::Misere);
    assert_eq!(records::read("_x_ox_oox", misere).game.unwrap().rules(), misere);
    assert_eq!(records::read("_x_ox_oox", gomoku(15)).game.unwrap().rules(), Rules::TIC_TAC_TOE);
}

#[test]
fn main_line_of_an_sgf_file_is_opened() {
    for (text, opened) in [
        (&*file("branches.sgf"), "15x15x5 h8h7g8g7i8"),
        // Forms that programs write.
        ("(;GM[4]SZ[15];B[hh];W[ii])", "15x15x5 h8i9"),
        ("(;B[hh];W[ii])", "15x15x5 h8i9"),
        ("(;B[hh];W[rr])", "19x19x5 h8r18"),
        ("(;ff[4]gm[4]sz[15];b[HH];w[iI])", "15x15x5 h8i9"),
        ("(;GaMe[4]SiZe[15];Black[hh];White[ii])", "15x15x5 h8i9"),
        (" ( ; GM [4]\n SZ [ 15 ]\n ; B\n[ hh ]\n; W [ii] ) ", "15x15x5 h8i9"),
        ("((;GM[4]SZ[15];B[hh];W[ii]))", "15x15x5 h8i9"),
        ("My game (of today): (;GM[4]SZ[15];B[hh];W[ii]) Bye (;", "15x15x5 h8i9"),
        (";GM[4]SZ[15];B[hh];W[ii]", "15x15x5 h8i9"),
        // Texts that look like something else.
        ("(;GM[4]SZ[15]C[a \\] (;B[aa\\]) \\\\];B[hh]C[W[aa\\]];W[ii]N[)])", "15x15x5 h8i9"),
        ("(;GM[4]SZ[15]PB[B]PW[W];B[hh]BL[59]MN[1];W[ii]LB[aa:1][bb:2])", "15x15x5 h8i9"),
        // Other boards.
        ("(;GM[4]SZ[19];B[ss])", "19x19x5 s19"),
        ("(;GM[4]SZ[20];B[tt])", "20x20x5 t20"),
        ("(;GM[4]SZ[15:12];B[ol])", "15x12x5 o12"),
        ("(;GM[4]SZ[3];B[bb])", "3x3x3 b2"),
        ("(;GM[4]SZ[7]RU[7x7x4];B[bb])", "7x7x4 b2"),
        ("(;GM[4]SZ[15]RU[Renju];B[hh])", "15x15x5 h8"),
        ("(;GM[4]SZ[15]RU[7x7x4];B[hh])", "15x15x5 h8"),
        // Branches.
        ("(;GM[4]SZ[15];B[hh](;W[ii];B[jj](;W[kk])(;W[ll]))(;W[aa]))", "15x15x5 h8i9j10k11"),
    ] {
        let (found, problem) = read(text);
        assert_eq!((found.as_deref(), problem), (Some(opened), None), "{text}");
    }
    let start = game("(;GM[4]SZ[3]AB[aa:ba]AW[ca][bb]AE[ba]AB[bc];B[cc])");
    assert_eq!(notation::write_position(start.start()), "x1o/1o1/1x1-x");
    assert_eq!(notation::write_moves(start.moves()), "c3");
    let turn = game("(;GM[4]SZ[3]AB[aa]PL[W])");
    assert_eq!(notation::write_position(turn.start()), "x2/3/3-o");
}

#[test]
fn problem_names_its_line_and_earlier_moves_are_opened() {
    for (text, opened, sentence) in [
        // SGF.
        ("(;GM[1]SZ[19];B[pd];W[dd])", None, "line 1: “GM[1]” is unknown: use GM[4]"),
        ("(;GM[4]SZ[25];B[aa])", None, "line 1: a board has 1 to 20 columns and 1 to 20 rows, not 25 and 25"),
        ("(;GM[4]SZ[big];B[aa])", None, "line 1: “big” is not a board"),
        ("(;GM[4]SZ[15]\n;B[hh]\n;W[hh])", Some("15x15x5 h8"), "line 3: move 2: h8 is taken"),
        ("(;GM[4]SZ[15];B[hh];W[])", Some("15x15x5 h8"), "line 1: move 2 is a pass"),
        ("(;GM[4]SZ[15];B[hh];W[tt])", Some("15x15x5 h8"), "line 1: move 2 is a pass"),
        ("(;GM[4]SZ[15];B[hh];W[i9])", Some("15x15x5 h8"), "line 1: “i9” is unknown: use aa, ab, ac"),
        ("(;GM[4]SZ[15];B[hh];B[ii])", Some("15x15x5 h8"), "line 1: move 2: it is O’s turn, not X’s"),
        ("(;GM[4]SZ[15];B[hh];AW[ii])", Some("15x15x5 h8"), "line 1: “AW” is unknown: use B, W"),
        ("(;GM[4]SZ[15]AB[aa][bb])", None, "line 1: invalid start: too many X: 2 X and 0 O"),
        ("(;GM[4]SZ[15]AB[pp])", None, "line 1: move 1: p16 is not on the board"),
        ("(;GM[4]SZ[15];B[hh];W[ii]", Some("15x15x5 h8i9"), "line 1: the file breaks off after move 2"),
        ("(;GM[4]SZ[15];B[hh]C[so", Some("15x15x5 h8"), "line 1: the file breaks off after move 1"),
        ("(;GM[4]SZ[15];B[hh])\n(;GM[4]SZ[15];B[aa])", Some("15x15x5 h8"), "line 2: the file has several games"),
        // Piskvork.
        ("Piskvorky 25x25, 0:0, 0\n1,1,0\n", None, "line 1: a board has 1 to 20 columns"),
        ("Piskvorky big, 0:0, 0\n1,1,0\n", None, "line 1: “big” is not a board"),
        ("Piskvorky 15x15, 0:0, 0\n8,8,0\n8,8,0\n", Some("15x15x5 h8"), "line 3: move 2: h8 is taken"),
        ("Piskvorky 15x15, 0:0, 0\n8,8,0\n9,9", Some("15x15x5 h8i9"), "line 3: the file breaks off after move 2"),
        ("Piskvorky 15x15, 0:0, 0\n0,8,0\n", None, "line 2: “0,8,0” is unknown: use 1,1"),
        ("Piskvorky 15x15, 0:0, 0\n999,8,0\n", None, "line 2: “999,8,0” is unknown: use 1,1"),
        // Yixin.
        ("putpos h8h8", Some("15x15x5 h8"), "line 1: move 2: h8 is taken"),
        ("25\n25\n1\n0 0\n", None, "line 1: a board has 1 to 20 columns"),
        ("15\n300\n1\n0 0\n", None, "line 1: “300” is not a board"),
        ("15\n15\n3\n0 0\n0 1\n", Some("15x15x5 a1b1"), "line 5: move 3: the square is missing"),
        ("15\n15\n1\n0 0\n0 1\n", Some("15x15x5 a1"), "line 5: “0 1” is out of place"),
        ("15\n15\n2\n7 7\n7 7\n", Some("15x15x5 h8"), "line 5: move 2: h8 is taken"),
        // Nine squares.
        ("xx_______", None, "line 1: invalid start: too many X: 2 X and 0 O"),
        ("[Event \"?\"]\n[Site \"here\"]\n\n1. h8 i9\n", None, "line 1: this is a file of another program, PGN"),
    ] {
        let (found, problem) = read(text);
        let problem = problem.unwrap();
        assert!(found.as_deref() == opened && problem.starts_with(sentence), "{found:?}, {problem} in {text}");
    }
}

#[test]
fn rectangle_has_its_columns_and_rows_in_the_order_of_each_format() {
    assert_eq!(read("Piskvorky 15x12, 0:0, 0\n15,1,0\n-1\n"), (Some("15x12x5 o1".to_owned()), None));
    assert_eq!(read("12\n15\n1\n0 14\n"), (Some("15x12x5 o1".to_owned()), None));
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
        let (opened, problem) = read(&file(name));
        let expected = format!("line 1: this is a file of another program, {format}: use SGF or .psq instead");
        let problem = problem.unwrap();
        assert!(opened.is_none() && problem.starts_with(&expected), "{problem}");
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
fn damaged_files_open_a_part_of_the_game_or_nothing() {
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
        let random = &mut Rng::with_seed(1);
        for _ in 0..2_000 {
            let mut letters: Vec<char> = text.chars().collect();
            for _ in 0..random.usize(1..4) {
                let at = random.usize(0..letters.len());
                letters[at] = *random.choice(&SIGNS).unwrap();
            }
            let text: String = letters.into_iter().collect();
            let ReadRecord { game, problem } = records::read(&text, Rules::TIC_TAC_TOE);
            assert!(game.is_some() || problem.is_some(), "{text}");
            let Some(game) = game else { continue };
            assert!(game.position() != Position::new(game.rules()) || game.moves().is_empty());
        }
    }
}
