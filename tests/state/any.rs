//! Random values for the fields of actions.

use coaching::puzzles::PuzzleBoard;
use engine::{Analysis, BestMove, Evaluation, Wdl};
use std::collections::HashMap;
use tic_tac_toe::game::other_board::update as other_board;
use tic_tac_toe::learn::lesson::update as lesson;
use tic_tac_toe::learn::puzzles::calendar::Month;
use tic_tac_toe::learn::puzzles::rush;
use tic_tac_toe::learn::puzzles::task::TaskKind;
use tic_tac_toe::learn::puzzles::update as puzzles;
use tic_tac_toe::progress::statistics::import_error::ImportError;
use tic_tac_toe::progress::statistics::lists::Lists;
use tic_tac_toe::progress::statistics::state::{Change, Statistics};
use tic_tac_toe::progress::statistics::update as statistics;
use tic_tac_toe::settings::update::Msg;
use tic_tac_toe::share::editor::update as editor;
use tic_tac_toe::share::result::{Copied, ShareOutcome, ShareResult};

use crate::given;
use crate::prelude::*;

/// Returns a random setup: people as often as computer players.
pub fn setup(random: &mut Rng) -> Setup {
    let opponent = match random.u8(0..4) {
        0 => Opponent::Friend,
        1 => Opponent::Remote,
        _ => Opponent::Computer(Computer::ALL[random.usize(0..Computer::ALL.len())]),
    };
    given::setup(opponent, Mark::ALL[random.usize(0..2)]).with_rules(Rules::TIC_TAC_TOE)
}

/// Returns a random setup on a random board, mostly 3×3.
pub fn setup_on_any_board(random: &mut Rng) -> Setup {
    const BOARDS: [(u8, u8, u8, Objective); 5] = [
        (3, 3, 3, Objective::Misere),
        (4, 3, 3, Objective::Normal),
        (3, 4, 3, Objective::Misere),
        (5, 1, 3, Objective::Normal),
        (15, 15, 5, Objective::Normal),
    ];
    let setup = setup(random);
    if random.u8(0..3) > 0 {
        return setup;
    }
    let (columns, rows, in_a_row, objective) = BOARDS[random.usize(0..BOARDS.len())];
    // Two players need the worker on other boards and are chosen more often.
    let opponent = match random.u8(0..4) {
        0 => given::PERFECT,
        1 => Opponent::Computer(Computer::VERY_HARD),
        _ => setup.opponent,
    };
    Setup { opponent, ..setup }.with_rules(Rules::new(columns, rows, in_a_row, objective).unwrap())
}

/// Returns a random analysis of a position, correct or not.
pub fn analysis(random: &mut Rng, position: &Position) -> Analysis {
    let evaluation = match random.u8(0..4) {
        0 => Evaluation::Proven(Wdl::ALL[random.usize(0..3)].into()),
        1 => Evaluation::Unknown,
        _ => Evaluation::Estimate(random.i16(-20_000..=20_000)),
    };
    let best = if random.u8(0..8) == 0 { None } else { random.choice(position.legal_squares()) };
    let best_move = if random.bool() { BestMove::Proven } else { BestMove::Likely };
    Analysis { evaluation, best: best.map(best_move), depth: random.u8(0..12) }
}

/// Returns a random square, mostly on a board of these rules.
pub fn square_on(rules: Rules, random: &mut Rng) -> Square {
    if random.u8(0..20) == 0 {
        return square(random);
    }
    random.choice(rules.squares()).unwrap()
}

/// Returns a random square, mostly on the 3×3 board.
pub fn square(random: &mut Rng) -> Square {
    let side = if random.u8(0..20) == 0 { 15 } else { 3 };
    Square::new(random.u8(0..side), random.u8(0..side)).unwrap()
}

/// Plays random squares up to the first illegal one.
pub fn game(random: &mut Rng) -> Game {
    let mut game = Game::new(Rules::TIC_TAC_TOE);
    for _ in 0..random.u8(0..12) {
        if game.play(square(random)).is_err() {
            break;
        }
    }
    game
}

/// Returns a random game, often related to the current one, sometimes from a setup position.
pub fn game_near(random: &mut Rng, here: &Game) -> Game {
    let mut near = match random.u8(0..6) {
        0 => return game(random),
        1 => Game::from(game(random).position()),
        _ => Game::from(here.start()),
    };
    let kept = random.usize(0..=here.moves().len());
    for square in here.moves().iter().take(kept) {
        if near.play(*square).is_err() {
            break;
        }
    }
    for _ in 0..random.u8(0..4) {
        // Illegal squares are skipped.
        let _ = near.play(square_on(near.rules(), random));
    }
    near
}

/// Returns a random answer of the coach.
pub fn answer(random: &mut Rng) -> Answer {
    *random.choice(&[Answer::None, Answer::Why, Answer::Mistake]).unwrap()
}

/// Returns a random message of the puzzles.
pub fn puzzles_msg(random: &mut Rng) -> puzzles::Msg {
    // Larger boards, too.
    let rules = if random.bool() { Rules::TIC_TAC_TOE } else { "15x15x5".parse().unwrap() };
    match random.u8(0..20) {
        0 => puzzles::Msg::Choose(*random.choice(&TaskKind::ALL).unwrap()),
        1 => puzzles::Msg::TryAgain,
        2 => puzzles::Msg::Next,
        3 => puzzles::Msg::RepeatMissed,
        4 => puzzles::Msg::Shared(said(random)),
        5 => puzzles::Msg::Continue(random.u32(0..3) << 8),
        6 => puzzles::Msg::Clock(random.u64(0..1_000)),
        7 => puzzles::Msg::ShowCalendar(random.bool().then(|| Month::of(random.u32(20_400..20_900)))),
        9 => puzzles::Msg::ShowList(random.choice([None, Some(PuzzleBoard::Four)]).unwrap()),
        10 => puzzles::Msg::ChoosePuzzle(PuzzleBoard::Three, random.u32(0..140)),
        11 => puzzles::Msg::Rush(rush::Msg::Show),
        12 => puzzles::Msg::Rush(rush::Msg::Start),
        13 => puzzles::Msg::Rush(rush::Msg::Time(random.u64(0..1_000))),
        14 => puzzles::Msg::Rush(rush::Msg::Stop),
        8 => puzzles::Msg::ChooseDay(random.u32(20_400..20_900)),
        15 => puzzles::Msg::Touch(square_on(rules, random)),
        16 => puzzles::Msg::Aim(square_on(rules, random)),
        17 => puzzles::Msg::ShowSolution,
        _ => puzzles::Msg::Answer(square_on(rules, random)),
    }
}

/// Returns a random message of the lesson.
pub fn lesson_msg(random: &mut Rng) -> lesson::Msg {
    match random.u8(0..5) {
        0 => lesson::Msg::GoTo(random.u8(0..9)),
        1 => lesson::Msg::Play,
        _ => lesson::Msg::Answer(square_on(Rules::TIC_TAC_TOE, random)),
    }
}

/// Returns a random message of the position editor.
pub fn editor_msg(random: &mut Rng, rules: Rules) -> editor::Msg {
    match random.u8(0..8) {
        0 => editor::Msg::Aim(square_on(rules, random)),
        1 => editor::Msg::Touch(square_on(rules, random)),
        2 => editor::Msg::SetTurn(Mark::ALL[random.usize(0..2)]),
        3 => editor::Msg::Clear,
        4 => editor::Msg::Play,
        _ => editor::Msg::Change(square_on(rules, random)),
    }
}

/// Returns the texts of the fields for a board, of which some name none.
pub fn fields(random: &mut Rng) -> other_board::Msg {
    other_board::Msg::Play([(); 3].map(|()| (*random.choice(&["3", " 4", "5", "21", "x", ""]).unwrap()).to_owned()))
}

/// Returns a random dialog, mostly one with messages.
pub fn dialog(random: &mut Rng) -> Dialog {
    let often = [Dialog::Share, Dialog::SetUp, Dialog::Puzzles, Dialog::OtherBoard];
    let seldom = [Dialog::Lesson, Dialog::Statistics, Dialog::Collection, Dialog::Settings, Dialog::Menu];
    let others = [Dialog::Players, Dialog::Shortcuts, Dialog::Game, Dialog::Embed, Dialog::Paste];
    let chosen = match random.u8(0..4) {
        0 => random.choice(seldom),
        1 => random.choice(others),
        _ => random.choice(often),
    };
    chosen.unwrap()
}

/// Returns a random message of the statistics dialog, without an import.
pub fn statistics(random: &mut Rng) -> statistics::Msg {
    let mut empty = || Statistics::new(random.u64(..));
    let [before, after] = [empty(), empty()];
    match random.u8(0..10) {
        0 => statistics::Msg::Read(Ok(after)),
        1 => statistics::Msg::ShowRules(random.bool().then_some(Rules::TIC_TAC_TOE)),
        2 => statistics::Msg::ToggleErasing,
        3 => statistics::Msg::Exported(random.bool()),
        4 => statistics::Msg::NotUndone,
        5 => statistics::Msg::Imported(Err(ImportError::NothingNew)),
        6 => statistics::Msg::Erased(Change { before, after }, Lists::default()),
        7 => statistics::Msg::ResetScore,
        _ => statistics::Msg::Undone(random.bool().then_some(before)),
    }
}

pub fn said(random: &mut Rng) -> ShareResult {
    let done = random.choice([ShareOutcome::Shared, ShareOutcome::Copied(Copied::Link), ShareOutcome::Saved]);
    let failed = random.choice([ShareOutcome::Refused, ShareOutcome::Unanswered]);
    let outcome = if random.u8(0..5) < 3 { done } else { failed }.unwrap();
    ShareResult { outcome, text: random.lowercase().to_string() }
}

/// Returns random scores, far below the maximum.
pub fn scores(random: &mut Rng) -> Scores {
    Opponent::ALL.into_iter().fold(Scores::default(), |scores, opponent| {
        let mut count = || random.u32(0..5);
        with_score(scores, opponent, Score { near: count(), draws: count(), far: count() })
    })
}

pub fn note(random: &mut Rng) -> Note {
    let unknown = Note::UnknownValue { key: "play".to_owned(), value: random.lowercase().to_string() };
    random.choice([Note::NotSaved, Note::SavedUnreadable, Note::NewVersion, Note::AlteredFile, unknown]).unwrap()
}

/// Returns random preferences, mostly with an automatic next game.
pub fn preferences(random: &mut Rng) -> Preferences {
    let values: HashMap<&str, &str> =
        Preferences::choices().into_iter().map(|(key, names)| (key, *random.choice(&names).unwrap())).collect();
    let any = Preferences::read(&|key| values.get(key).map(|name| (*name).to_owned()));
    Preferences { next_after_draw: random.u8(0..4) > 0, language: any.language.filter(|_| random.bool()), ..any }
}

/// Returns a random change of the preferences, but for the language.
pub fn setting(random: &mut Rng) -> Msg {
    let preferences = preferences(random);
    match random.u8(0..4) {
        0 => Msg::Set(Setting::MatchLength(preferences.match_length)),
        1 => Msg::Set(Setting::TakesTurnsToStart(preferences.takes_turns_to_start)),
        2 => Msg::Set(Setting::NextAfterDraw(preferences.next_after_draw)),
        // Of all preferences.
        _ => Msg::Restore(preferences),
    }
}

/// The lazy part, loaded or not.
pub fn lazy_part(random: &mut Rng) -> LazyPart {
    *random.choice(&[LazyPart::NotLoaded, LazyPart::Loaded(LazyPart::RULES), LazyPart::Failed]).unwrap()
}
