//! Random values for the fields of actions.

use std::collections::HashMap;
use std::rc::Rc;

use coaching::Computer;
use engine::evaluation::{Analysis, BestMove, Evaluation, Wdl};
use engine::{Game, Mark, Objective, Position, Rules, Square};
use fastrand::Rng;
use tic_tac_toe::features::dialog::LazyDialog;
use tic_tac_toe::features::editor::state::Draft;
use tic_tac_toe::features::embed_dialog::state::Embedding;
use tic_tac_toe::features::puzzles::progress::Solved;
use tic_tac_toe::features::puzzles::state::Puzzles;
use tic_tac_toe::features::score::state::Scores;
use tic_tac_toe::features::sharing::result::{Copied, ShareOutcome, ShareResult};
use tic_tac_toe::features::statistics::dialog_state::{Notice, Shown};
use tic_tac_toe::features::statistics::state::Statistics;
use tic_tac_toe::state::opponent::Opponent;
use tic_tac_toe::state::{Answer, Dialog, GameState, LazyPart, Note, Preferences, Score, Setup};

use crate::given::{self, with_score};

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

/// Returns the puzzles with a random answer.
pub fn puzzles(random: &mut Rng) -> Puzzles {
    let puzzles = Puzzles::new(random.u32(0..1_000), Solved::default());
    puzzles.answered(square_on(Rules::TIC_TAC_TOE, random)).unwrap_or(puzzles)
}

/// Returns a random dialog.
pub fn dialog(random: &mut Rng, state: &GameState) -> Dialog {
    match random.u8(0..8) {
        7 if random.u8(0..4) == 0 => Dialog::Puzzles,
        7 => LazyDialog::Puzzles(puzzles(random)).into(),
        0 if random.bool() => Dialog::Statistics,
        0 if random.bool() => Dialog::Settings,
        0 if random.bool() => Dialog::Boards,
        0 if random.bool() => Dialog::Players,
        0 if random.bool() => Dialog::Strategies,
        0 if random.bool() => Dialog::Lesson,
        0 => Dialog::Shortcuts,
        1..3 => Dialog::Share,
        6 => LazyDialog::Embed(Embedding { setup: setup(random), ..Embedding::default() }, None).into(),
        3 => LazyDialog::Text(
            random.bool().then(|| records::read("a1 a1", Rules::TIC_TAC_TOE).problem).flatten().map(Rc::new),
        )
        .into(),
        4 => Dialog::Boards,
        _ => {
            let square = square_on(state.setup().rules, random);
            let (draft, aim) = (Draft::of(&state.position()).changed_at(square), random.bool().then_some(square));
            LazyDialog::SetUp(draft, aim, random.bool()).into()
        }
    }
}

/// Returns what the statistics dialog shows after a random action.
pub fn shown(random: &mut Rng) -> Shown {
    let stored = Ok(Statistics::new(random.u64(..)));
    let (is_reset, is_erasing) = (random.bool(), random.bool());
    Shown { stored, rules: None, change: None, progress: None, is_reset, is_erasing, notice: Notice::None }
}

pub fn said(random: &mut Rng) -> ShareResult {
    let outcome = match random.u8(0..5) {
        0 => ShareOutcome::Shared,
        1 => ShareOutcome::Copied(Copied::Link),
        2 => ShareOutcome::Saved,
        3 => ShareOutcome::Refused,
        _ => ShareOutcome::Unanswered,
    };
    ShareResult { outcome, text: random.lowercase().to_string() }
}

/// Names of players.
pub const NAMES: [&str; 3] = ["", "Ann", "Zoë"];

/// Returns random scores, far below the maximum.
pub fn scores(random: &mut Rng) -> Scores {
    Opponent::ALL.into_iter().fold(Scores::default(), |scores, opponent| {
        let mut count = || random.u32(0..5);
        with_score(scores, opponent, Score { near: count(), draws: count(), far: count() })
    })
}

pub fn note(random: &mut Rng) -> Note {
    match random.u8(0..5) {
        0 => Note::NotSaved,
        1 => Note::SavedUnreadable,
        2 => Note::NewVersion,
        3 => Note::AlteredFile,
        _ => Note::UnknownValue { key: "play".to_owned(), value: random.lowercase().to_string() },
    }
}

/// Returns random preferences, mostly with an automatic next game.
pub fn preferences(random: &mut Rng) -> Preferences {
    let values: HashMap<&str, &str> =
        Preferences::choices().into_iter().map(|(key, names)| (key, *random.choice(&names).unwrap())).collect();
    let any = Preferences::read(&|key| values.get(key).map(|name| (*name).to_owned()));
    Preferences { next_after_draw: random.u8(0..4) > 0, language: any.language.filter(|_| random.bool()), ..any }
}

/// The lazy part, loaded or not.
pub fn lazy_part(random: &mut Rng) -> LazyPart {
    *random.choice(&[LazyPart::NotLoaded, LazyPart::Loaded(LazyPart::RULES), LazyPart::Failed]).unwrap()
}
