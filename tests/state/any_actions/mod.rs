//! Random actions in random order, and what holds after each of them: see [`properties`] and [`score`]. What a few actions lead
//! to is a line in `scripts.txt`.

mod action;
mod properties;
mod score;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::any;
use crate::prelude::*;

/// Number of action sequences.
const SEQUENCES: u64 = 3_000;
const ACTIONS: usize = 90;

/// A random visit.
struct Visit {
    state: Rc<GameState>,
    /// Every automatic action so far, with its game.
    scheduled: Vec<(ScheduledAction, Game)>,
    /// How often something has happened that makes the properties worth checking.
    events: BTreeMap<&'static str, usize>,
}

impl Visit {
    fn new(random: &mut Rng) -> Self {
        let setup = any::setup_on_any_board(random);
        let state = Rc::new(GameState::new(setup, Preferences::default(), Scores::default(), random.u64(..)));
        let mut visit = Self { state, scheduled: Vec::new(), events: BTreeMap::new() };
        visit.schedule();
        visit
    }

    /// Applies an action and checks the properties.
    fn apply(&mut self, action: &GameAction) {
        let before = self.state.clone();
        let now = after(&before, action.clone());
        properties::check(&before, action, &now);
        let is_automatic = matches!(action, GameAction::Reply(..) | GameAction::NextGame(_));
        let is_exchange = matches!(action, GameAction::Undo | GameAction::Redo);
        let (was, is) = (before.round.counting(), now.round.counting());
        let is_same_game = before.round.seed == now.round.seed;
        for (event, happens) in [
            ("automatic action", is_automatic && before != now),
            ("automatic action after the board has changed", is_automatic && before == now),
            ("game counts", is_same_game && was != Counting::Counted && is == Counting::Counted),
            ("point is taken back", is_same_game && was == Counting::Counted && is == Counting::Open),
            ("undo or redo, of a move or a whole game", is_exchange && before.game() != now.game()),
        ] {
            *self.events.entry(event).or_default() += usize::from(happens);
        }
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
    let mut visit = Visit::new(&mut Rng::with_seed(seed));
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
    let mut events: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..SEQUENCES {
        let random = &mut Rng::with_seed(seed);
        let mut visit = Visit::new(random);
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
        visit.events.into_iter().for_each(|(event, count)| *events.entry(event).or_default() += count);
    }
    assert!(events.values().all(|count| *count >= 50), "{events:?}");
}
