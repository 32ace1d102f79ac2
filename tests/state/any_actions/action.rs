//! Random actions.

use coaching::opponents::very_hard;
use engine::{Evaluation, Variation, Variations};
use tic_tac_toe::analysis;
use tic_tac_toe::app::extras::EXTRAS;
use tic_tac_toe::app::parts::{self, Code};
use tic_tac_toe::game;
use tic_tac_toe::learn;
use tic_tac_toe::learn::puzzles::update as puzzles;
use tic_tac_toe::opponents;
use tic_tac_toe::opponents::players::model::Seat;
use tic_tac_toe::opponents::players::update as players;
use tic_tac_toe::progress;
use tic_tac_toe::settings::update::Msg;
use tic_tac_toe::share;
use tic_tac_toe::share::update as sharing;
use tic_tac_toe::state::compared::Ignored;

use crate::any;
use crate::prelude::*;

/// Returns a random action. Moves are frequent, so that games end.
pub fn any(random: &mut Rng, state: &GameState, scheduled: &[(ScheduledAction, Game)]) -> GameAction {
    let rules = state.setup().rules;
    if !state.lazy.part.is_loaded() {
        return match random.u8(0..8) {
            0..3 => GameAction::SetLazyPart(any::lazy_part(random)),
            3 => GameAction::show(any::dialog(random)),
            4 => GameAction::CloseDialog,
            5 => GameAction::Toggle(*random.choice(&[CoachTool::Hint, CoachTool::Values]).unwrap()),
            _ => GameAction::Play(any::square_on(rules, random)),
        };
    }
    if state.outside().is_none() {
        return outside().into();
    }
    if random.u8(0..50) == 0 {
        return parts::Msg::Arrived(Code::Extras(Ignored(EXTRAS))).into();
    }
    if random.u8(0..4) == 0
        && let Some(action) = in_dialog(random, state)
    {
        return action;
    }
    match random.u8(0..87) {
        0..16 => GameAction::Play(any::square_on(rules, random)),
        16..18 => GameAction::PlayNumbered(random.u8(0..=11)),
        18..26 => automatic(random, state, scheduled),
        26 => GameAction::Reset,
        27 => GameAction::Choose(any::setup_on_any_board(random)),
        28..30 => GameAction::show(any::dialog(random)),
        30..32 => GameAction::CloseDialog,
        32 => {
            let setup = if random.bool() { state.setup() } else { any::setup(random) };
            game::Msg::Replace(setup, any::game_near(random, state.game()), Vec::new()).into()
        }
        33..36 => {
            let notes = if random.bool() { Vec::new() } else { vec![any::note(random)] };
            open(any::game_near(random, state.game()), notes)
        }
        36 => GameAction::show(Dialog::Statistics),
        37 => {
            let from = if random.bool() { state.saved().scores } else { any::scores(random) };
            scores_changed(from, any::scores(random))
        }
        38 => any::setting(random).into(),
        39 => Msg::SetLanguage(any::preferences(random).language, None).into(),
        40 if random.bool() => {
            let name = (*random.choice(&["", "Ann", "Zoë"]).unwrap()).to_owned();
            opponents::Msg::Players(players::Msg::SetName(Seat::ALL[random.usize(0..2)], name)).into()
        }
        40 => GameAction::Notify(any::note(random)),
        41..43 => GameAction::Dismiss(any::note(random)),
        43..45 => GameAction::SetLazyPart(any::lazy_part(random)),
        45..50 => GameAction::Go(match random.u8(0..5) {
            0 => Go::First,
            1 => Go::Back,
            2 => Go::Forward,
            3 => Go::Last,
            _ => Go::To(random.usize(0..12)),
        }),
        50..54 => GameAction::Undo,
        54..56 => GameAction::Redo,
        56..58 => {
            let tools = [CoachTool::Help, CoachTool::Hint, CoachTool::Values, CoachTool::Why, CoachTool::Review];
            GameAction::Toggle(*random.choice(&tools).unwrap())
        }
        58 => game::Msg::Explain(random.usize(0..12), any::answer(random)).into(),
        59..64 => match state.aim() {
            Some(aim) if random.bool() => GameAction::Aim(aim),
            _ => GameAction::Aim(any::square_on(rules, random)),
        },
        64..69 => report(random, state),
        69 => analysis::Msg::MoveNow.into(),
        70..72 => analysis::Msg::StopAnalysis(random.u8(0..3) > 0).into(),
        72 => worker_fails(),
        73 => learn::Msg::CloseTopmost.into(),
        74..76 => progress::Msg::Recorded.into(),
        76..78 => game::Msg::TryAgain(random.usize(0..12)).into(),
        78..82 => share::Msg::MoveShared(state.shown.revision, any::said(random)).into(),
        82 => analysis::Msg::ShowVariations(random.u8(0..4) > 0).into(),
        83..85 => {
            let best = random.choice(state.position().legal_squares());
            let variation = |square| Variation { evaluation: Evaluation::Estimate(5), moves: vec![square] };
            let found = Variations { depth: random.u8(1..9), best: best.map(variation).into_iter().collect() };
            explored(state.position(), found, random.bool())
        }
        85 => analysis::Msg::PinVariation(random.usize(0..12), random.bool().then_some(0)).into(),
        _ => game::Msg::ShowMoves(random.bool()).into(),
    }
}

/// Returns a message of the open dialog, if it has messages.
fn in_dialog(random: &mut Rng, state: &GameState) -> Option<GameAction> {
    if let Some(step) = state.step_of_puzzle() {
        return Some(puzzles::Msg::Continue(step).into());
    }
    Some(match state.lazy_dialog()? {
        LazyDialog::Puzzles(_) => any::puzzles_msg(random).into(),
        LazyDialog::Lesson(_) => any::lesson_msg(random).into(),
        LazyDialog::SetUp(_) => any::editor_msg(random, state.setup().rules).into(),
        LazyDialog::OtherBoard(_) => any::fields(random).into(),
        LazyDialog::Statistics(_) => any::statistics(random).into(),
        LazyDialog::Share(_) => sharing::Msg::Ended(any::said(random)).into(),
        _ => return None,
    })
}

/// Returns the automatic action that is due, or an earlier one.
fn automatic(random: &mut Rng, state: &GameState, scheduled: &[(ScheduledAction, Game)]) -> GameAction {
    match (state.scheduled_action(), random.choice(scheduled)) {
        (Some(due), _) if random.u8(0..3) > 0 => state.action_for(due).unwrap(),
        (_, Some((ScheduledAction::Reply(revision), _))) => {
            GameAction::Reply(*revision, any::square_on(state.setup().rules, random))
        }
        (_, Some((ScheduledAction::NextGame(revision), _))) => GameAction::NextGame(*revision),
        _ => GameAction::Play(any::square_on(state.setup().rules, random)),
    }
}

/// Returns a report of the Web Worker, mostly about a requested position.
fn report(random: &mut Rng, state: &GameState) -> GameAction {
    let wanted = state.analysis_request().map_or_else(Vec::new, |request| request.positions);
    let position = match random.choice(&wanted) {
        Some(position) if random.u8(0..8) > 0 => *position,
        _ => any::game_near(random, state.game()).position(),
    };
    if position == state.position() && random.bool() {
        let nodes = very_hard::nodes(&position, state.round.seed) + u32::from(random.u8(0..4) == 0);
        return searched(position, any::analysis(random, &position), nodes);
    }
    analyzed(position, any::analysis(random, &position), *random.choice(&[0, 150, 1_000, 10_000]).unwrap())
}
