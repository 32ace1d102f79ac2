//! Builders of states and helpers for actions.

use std::rc::Rc;
use tic_tac_toe::analysis;
use tic_tac_toe::app::extras::EXTRAS;
use tic_tac_toe::app::other_games::OTHER_GAMES;
use tic_tac_toe::app::parts::Code;
use tic_tac_toe::game;
use tic_tac_toe::progress;
use tic_tac_toe::state::compared::Ignored;
use worker::request::Report;

use coaching::Level;
use engine::{Analysis, Game, Mark, Objective, Position, Rules, Square, Variations, notation};
use tic_tac_toe::game::score::state::{Scores, ScoresChange};
use tic_tac_toe::progress::storage::saved_game::SavedGame;
use tic_tac_toe::share::result::{ShareOutcome, ShareResult};
use tic_tac_toe::state::game::setup::Pairing;
use tic_tac_toe::state::initial::outside::Outside;
use tic_tac_toe::state::opponent::Opponent;
use tic_tac_toe::state::{GameAction, GameResult, GameState, Note, Preferences, ScheduledAction, Score, Setup};
use yew::Reducible;

/// The default opponent of these tests.
pub const PERFECT: Opponent = Opponent::at_level(Level::Unbeatable);

pub fn setup(opponent: Opponent, play: Mark) -> Setup {
    Setup { rules: Rules::TIC_TAC_TOE, opponent, play }
}

/// Plays legal moves from the empty board.
pub fn game(moves: &str) -> Game {
    game_on(Rules::TIC_TAC_TOE, moves)
}

/// Plays legal moves under these rules.
pub fn game_on(rules: Rules, moves: &str) -> Game {
    let read = notation::read_moves(rules, moves);
    assert_eq!(read.problem, None, "{moves}");
    read.game
}

pub fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// Returns a state on this board after these moves.
pub fn on_board(board: &str, opponent: Opponent, play: Mark, moves: &str) -> Rc<GameState> {
    let rules = notation::read_rules(board, Objective::Normal).unwrap();
    state(Setup { rules, opponent, play }, moves)
}

/// Returns a state after these moves, with default preferences and scores.
pub fn state(setup: Setup, moves: &str) -> Rc<GameState> {
    with_scores(setup, moves, Scores::default())
}

pub fn with_scores(setup: Setup, moves: &str, scores: Scores) -> Rc<GameState> {
    Rc::new(seeded(setup, moves, scores, 1))
}

pub fn seeded(setup: Setup, moves: &str, scores: Scores, seed: u64) -> GameState {
    let parts = [Code::Extras(Ignored(EXTRAS)), Code::Games(Ignored(OTHER_GAMES))];
    parts.into_iter().fold(with_lazy_part_only(setup, moves, scores, seed), GameState::with_part)
}

fn with_lazy_part_only(setup: Setup, moves: &str, scores: Scores, seed: u64) -> GameState {
    let kept = SavedGame::new(setup, game_on(setup.rules, moves), seed);
    GameState::new(setup, Preferences::default(), scores, seed).resumed(kept).with_lazy_part().with_outside(outside())
}

/// Returns a game between friends without the parts that load on request.
pub fn without_parts() -> Rc<GameState> {
    Rc::new(with_lazy_part_only(setup(Opponent::Friend, Mark::X), "", Scores::default(), 1))
}

/// The day on which these tests take place.
pub const TODAY: u32 = 20_779;

/// Returns what the visit has read.
pub fn outside() -> Outside {
    Outside { today: TODAY, minutes_left: 5 * 60 + 7, directory: "https://example.org/game/".into() }
}

pub fn friends(moves: &str) -> Rc<GameState> {
    state(setup(Opponent::Friend, Mark::X), moves)
}

/// Replaces the score against one opponent.
pub fn with_score(mut scores: Scores, opponent: Opponent, score: Score) -> Scores {
    scores.set_score(Pairing { rules: Rules::TIC_TAC_TOE, opponent }, score);
    scores
}

/// Reads results: `W`, `D` or `L`.
pub fn results(letters: &str) -> impl Iterator<Item = GameResult> {
    letters.chars().map(|letter| match letter {
        'W' => GameResult::Won,
        'D' => GameResult::Drawn,
        _ => GameResult::Lost,
    })
}

/// The action of a tab whose scores another tab changed.
pub fn scores_changed(from: Scores, to: Scores) -> GameAction {
    progress::Msg::ScoresChanged(ScoresChange { from, to }).into()
}

pub fn open(game: Game, notes: Vec<Note>) -> GameAction {
    game::Msg::Open(game, notes).into()
}

pub fn after(state: &Rc<GameState>, action: GameAction) -> Rc<GameState> {
    state.clone().reduce(action)
}

/// Dispatches actions one after the other.
pub fn after_all(state: Rc<GameState>, actions: impl IntoIterator<Item = GameAction>) -> Rc<GameState> {
    actions.into_iter().fold(state, |state, action| state.reduce(action))
}

/// Plays these moves as a person.
pub fn played(state: &Rc<GameState>, moves: &str) -> Rc<GameState> {
    game(moves).moves().iter().fold(state.clone(), |state, square| after(&state, GameAction::Play(*square)))
}

/// Returns the pending automatic action, which must be the computer's reply.
pub fn reply(state: &GameState) -> GameAction {
    match state.scheduled_action() {
        Some(scheduled @ ScheduledAction::Reply(_)) => state.action_for(scheduled).unwrap(),
        other => panic!("{other:?} is no reply"),
    }
}

/// Checks that an action returns the same `Rc`, so that Yew renders nothing.
pub fn assert_dropped(state: &Rc<GameState>, action: GameAction) {
    let next = after(state, action.clone());
    assert!(Rc::ptr_eq(state, &next), "{action:?} makes {next:?} of {state:?}");
}

/// The Web Worker reports the analysis of a position after this many milliseconds; 0 while it continues.
pub fn analyzed(position: Position, analysis: Analysis, milliseconds: u32) -> GameAction {
    analysis::Msg::Worker(Report::Evaluation { position, analysis, milliseconds }).into()
}

/// The Web Worker reports the analysis whose best move Very hard plays.
pub fn searched(position: Position, analysis: Analysis, nodes: u32) -> GameAction {
    analysis::Msg::Worker(Report::Reply { position, nodes, analysis }).into()
}

/// The Web Worker reports variations of a position.
pub fn explored(position: Position, variations: Variations, is_final: bool) -> GameAction {
    analysis::Msg::Worker(Report::Variations { position, variations, is_final }).into()
}

/// The Web Worker is not available.
pub fn worker_fails() -> GameAction {
    analysis::Msg::Worker(Report::Unavailable).into()
}

/// Returns the result of sharing a text.
pub fn shared(outcome: ShareOutcome) -> ShareResult {
    ShareResult { outcome, text: "text".to_owned() }
}

/// Returns the moves to the shown position as text.
pub fn moves(state: &GameState) -> String {
    notation::write_moves(state.game().shown_moves())
}
