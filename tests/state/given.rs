//! States to begin a test with, and the one thing that tests do with them.

use std::rc::Rc;

use tic_tac_toe::engine::{Computer, Game, Mark, Objective, Opponent, Rules, Square, notation};
use tic_tac_toe::state::{
    Dialog, GameAction, GameState, KeptGame, Note, Preferences, Score, Scores, ScoresChange, Setup, Upcoming,
};
use yew::Reducible;

/// The computer player against which a visit begins.
pub const PERFECT: Opponent = Opponent::Computer(Computer::Perfect);

/// A game of 3 × 3 against this opponent.
pub fn setup(opponent: Opponent, play: Mark) -> Setup {
    Setup { rules: Rules::TIC_TAC_TOE, opponent, play }
}

/// The game after these moves, every one of which has to be legal.
pub fn game(moves: &str) -> Game {
    let read = notation::read_moves(Rules::TIC_TAC_TOE, moves);
    assert_eq!(read.problem, None, "{moves}");
    read.game
}

/// The square of this name.
pub fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// A visit that begins in the middle of a game on this board.
pub fn on_board(board: &str, opponent: Opponent, play: Mark, moves: &str) -> Rc<GameState> {
    let rules = notation::read_rules(board, Objective::Normal).unwrap();
    let read = notation::read_moves(rules, moves);
    assert_eq!(read.problem, None, "{moves}");
    let setup = Setup { rules, opponent, play };
    let kept = KeptGame { setup, game: read.game, is_counted: false, seed: 1 };
    Rc::new(GameState::new(setup, Preferences::default(), Scores::default(), 1).resumed(kept).with_lazy_part())
}

/// A visit that begins in the middle of a game, with nothing counted and nothing preferred.
pub fn state(setup: Setup, moves: &str) -> Rc<GameState> {
    with_scores(setup, moves, Scores::default())
}

/// The same with these scores.
pub fn with_scores(setup: Setup, moves: &str, scores: Scores) -> Rc<GameState> {
    Rc::new(seeded(setup, moves, scores, 1))
}

/// The same, with what the computer's random choices are drawn from.
pub fn seeded(setup: Setup, moves: &str, scores: Scores, seed: u64) -> GameState {
    let kept = KeptGame { setup, game: game(moves), is_counted: false, seed };
    GameState::new(setup, Preferences::default(), scores, seed).resumed(kept).with_lazy_part()
}

/// The reader opens the settings.
pub const OPEN_SETTINGS: GameAction = GameAction::Show(Dialog::Settings);

/// Two people in the middle of a game.
pub fn friends(moves: &str) -> Rc<GameState> {
    state(setup(Opponent::Friend, Mark::X), moves)
}

/// The scores with this one against an opponent.
pub fn with_score(mut scores: Scores, opponent: Opponent, score: Score) -> Scores {
    *scores.against_mut(opponent) = score;
    scores
}

/// Another tab made `to` of the scores while this one knew `from`.
pub fn scores_changed(from: Scores, to: Scores) -> GameAction {
    GameAction::ScoresChanged(Box::new(ScoresChange { from, to }))
}

/// A game is opened from an address.
pub fn open(game: Game, notes: Vec<Note>) -> GameAction {
    GameAction::Open(Box::new(game), notes)
}

/// The state after an action.
pub fn after(state: &Rc<GameState>, action: GameAction) -> Rc<GameState> {
    state.clone().reduce(action)
}

/// The state after each of these squares is played by a person.
pub fn played(state: &Rc<GameState>, moves: &str) -> Rc<GameState> {
    game(moves).moves().iter().fold(state.clone(), |state, square| after(&state, GameAction::Play(*square)))
}

/// What happens next by itself, which has to be the computer's reply.
pub fn reply(state: &GameState) -> GameAction {
    match state.upcoming() {
        Some(upcoming @ Upcoming::Reply(_)) => state.action_for(upcoming).unwrap(),
        other => panic!("{other:?} is no reply"),
    }
}

/// Checks that an action changes nothing and that Yew can see so without looking.
pub fn assert_dropped(state: &Rc<GameState>, action: GameAction) {
    let next = after(state, action.clone());
    assert!(Rc::ptr_eq(state, &next), "{action:?} makes {next:?} of {state:?}");
}

/// The moves that lead to the shown position, in writing.
pub fn moves(state: &GameState) -> String {
    notation::Moves(state.game().shown_moves()).to_string()
}
