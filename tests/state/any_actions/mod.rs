//! Random actions in random order, and what holds after each of them: see [`properties`] and [`score`]. What a few actions lead
//! to is a line in `scripts.txt`.

mod action;
mod properties;
mod score;

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::any;
use crate::prelude::*;

/// Number of action sequences.
const SEQUENCES: u64 = 3_000;
const ACTIONS: usize = 90;

/// Counts events that make properties worth checking.
#[derive(Debug, Default)]
struct Tally {
    /// Automatic actions that arrived after the board had changed.
    late: usize,
    counted: usize,
    taken_back: usize,
    /// Undos and redos, of moves and of whole games.
    exchanged: usize,
    replies: usize,
}

/// A random visit.
struct Visit<'tally> {
    state: Rc<GameState>,
    /// Every automatic action so far, with its game.
    scheduled: Vec<(ScheduledAction, Game)>,
    tally: &'tally mut Tally,
}

impl<'tally> Visit<'tally> {
    fn new(random: &mut Rng, tally: &'tally mut Tally) -> Self {
        let setup = any::setup_on_any_board(random);
        let state = Rc::new(GameState::new(setup, Preferences::default(), Scores::default(), random.u64(..)));
        let mut visit = Self { state, scheduled: Vec::new(), tally };
        visit.schedule();
        visit
    }

    /// Applies an action and checks the properties.
    fn apply(&mut self, action: &GameAction) {
        let before = self.state.clone();
        let now = after(&before, action.clone());
        properties::check(&before, action, &now);
        let is_automatic = matches!(action, GameAction::Reply(..) | GameAction::NextGame(_));
        self.tally.late += usize::from(is_automatic && before == now);
        self.tally.replies += usize::from(is_automatic && before != now);
        let [was, is] = [&before, &now].map(|state| state.round.counting() == Counting::Counted);
        let is_same_game = before.round.seed == now.round.seed;
        self.tally.counted += usize::from(is_same_game && !was && is);
        self.tally.taken_back += usize::from(is_same_game && was && now.round.counting() == Counting::Open);
        let is_exchange = matches!(action, GameAction::Undo | GameAction::Redo);
        self.tally.exchanged += usize::from(is_exchange && before.game() != now.game());
        self.state = now;
        self.schedule();
    }

    /// Notes the automatic action, which must not have been that of another board.
    fn schedule(&mut self) {
        let Some(scheduled) = self.state.scheduled_action() else { return };
        match self.scheduled.iter().find(|(earlier, _)| *earlier == scheduled) {
            Some((_, game)) => assert_eq!(game, self.state.game(), "{scheduled:?} was that of another board"),
            None => self.scheduled.push((scheduled, self.state.game().clone())),
        }
    }
}

/// Applies these actions at the start of a visit.
fn replay(seed: u64, actions: &[GameAction]) {
    let (random, mut tally) = (&mut Rng::with_seed(seed), Tally::default());
    let mut visit = Visit::new(random, &mut tally);
    actions.iter().for_each(|action| visit.apply(action));
}

/// Leaves out actions as long as the others still fail.
fn shrunk(seed: u64, mut actions: Vec<GameAction>) -> Vec<GameAction> {
    for index in (0..actions.len()).rev() {
        let removed = actions.remove(index);
        if catch_unwind(AssertUnwindSafe(|| replay(seed, &actions))).is_ok() {
            actions.insert(index, removed);
        }
    }
    actions
}

#[test]
fn properties_hold_after_any_actions() {
    let mut tally = Tally::default();
    for seed in 0..SEQUENCES {
        let random = &mut Rng::with_seed(seed);
        let mut visit = Visit::new(random, &mut tally);
        let mut actions = Vec::new();
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            for _ in 0..ACTIONS {
                let action = action::any(random, &visit.state, &visit.scheduled);
                actions.push(action.clone());
                visit.apply(&action);
            }
        }));
        if outcome.is_err() {
            let actions = shrunk(seed, actions);
            panic!("seed {seed} fails with {actions:#?}");
        }
    }
    let Tally { late, counted, taken_back, exchanged, replies } = tally;
    let is_rare = [late, counted, taken_back, exchanged, replies].into_iter().any(|count| count < 50);
    assert!(!is_rare, "{tally:?}");
}
