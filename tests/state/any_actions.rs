//! What holds after any actions at all, in any order.

use std::rc::Rc;

use fastrand::Rng;
use tic_tac_toe::engine::{Game, Opponent, Outcome, Position, Rules, Square};
use tic_tac_toe::state::{Arrival, Dialog, GameAction, GameState, Preferences, Score, Scores, Setup, Stage, Upcoming};

use crate::any;
use crate::given::{after, open, scores_changed};

/// How many sequences are tried, and how many actions each of them has.
const SEQUENCES: u64 = 3_000;
const ACTIONS: usize = 60;

/// The kinds of action there are. A new kind does not compile until it has its place here and in [`Walk::any_action`].
const KINDS: usize = 17;

fn kind(action: &GameAction) -> usize {
    match action {
        GameAction::Play(_) => 0,
        GameAction::PlayNumbered(_) => 1,
        GameAction::Happen(_) => 2,
        GameAction::Reset => 3,
        GameAction::Choose(_) => 4,
        GameAction::Confirm => 5,
        GameAction::OpenSettings => 6,
        GameAction::CloseDialog => 7,
        GameAction::Open(..) => 8,
        GameAction::ResetScore => 9,
        GameAction::ScoresChanged(_) => 10,
        GameAction::Prefer(_) => 11,
        GameAction::Notify(_) => 12,
        GameAction::Dismiss(_) => 13,
        GameAction::Focus(_) => 14,
        GameAction::StudyLoaded(_) => 15,
        GameAction::RetryStudy => 16,
    }
}

/// A visit on its way, and what an onlooker knows of it who sees the board alone.
struct Walk {
    random: Rng,
    state: Rc<GameState>,
    /// Counts the boards there have been: every move and every new game makes another one.
    moment: usize,
    /// All that was ever to happen by itself, with the moment at which it was.
    announced: Vec<(usize, Upcoming)>,
    /// How often an action of each kind changed something.
    changes: [usize; KINDS],
    /// How often something was to happen at an earlier moment, and came now.
    stale: usize,
    /// How often a game came to its end.
    ends: usize,
}

impl Walk {
    fn new(seed: u64) -> Self {
        let mut random = Rng::with_seed(seed);
        let (setup, game) = (any::setup(&mut random), Game::new(Rules::TIC_TAC_TOE));
        let state = GameState::new(setup, game, Preferences::default(), Scores::default(), Vec::new(), random.u64(..));
        let announced = state.upcoming().map(|upcoming| (0, upcoming)).into_iter().collect();
        Self { random, state: Rc::new(state), moment: 0, announced, changes: [0; KINDS], stale: 0, ends: 0 }
    }

    /// Any action. Those that play come oftener, so that games come to their end.
    fn any_action(&mut self) -> GameAction {
        let random = &mut self.random;
        match random.u8(0..43) {
            0..14 => GameAction::Play(any::square(random)),
            14..17 => GameAction::PlayNumbered(random.u8(0..=11)),
            17..25 => match (self.state.upcoming(), random.choice(&self.announced)) {
                (Some(due), _) if random.u8(0..3) > 0 => GameAction::Happen(due),
                (_, Some((_, earlier))) => GameAction::Happen(*earlier),
                _ => GameAction::Reset,
            },
            25 => GameAction::Reset,
            26 => GameAction::Choose(any::setup(random)),
            27 => GameAction::Confirm,
            28 => GameAction::OpenSettings,
            29 => GameAction::CloseDialog,
            30 => open(any::game(random), if random.bool() { Vec::new() } else { vec![any::note(random)] }),
            31 => GameAction::ResetScore,
            32 => {
                let from = if random.bool() { self.state.saved().scores } else { any::scores(random) };
                scores_changed(from, any::scores(random))
            }
            33..36 => GameAction::Prefer(any::preferences(random)),
            36..38 => GameAction::Notify(any::note(random)),
            38 => GameAction::Focus(any::square(random)),
            39 => GameAction::StudyLoaded(random.u8(0..10) == 0),
            40 => GameAction::RetryStudy,
            _ => GameAction::Dismiss(any::note(random)),
        }
    }

    /// Lets one action happen and checks all that has to hold.
    fn step(&mut self) {
        let action = self.any_action();
        let before = self.state.clone();
        let now = after(&before, action.clone());
        let changed = !Rc::ptr_eq(&before, &now);
        assert_eq!(changed, before != now, "the same state is the same `Rc`, and only that: {action:?}");

        self.check_board(&before, &action, &now);
        self.check_score(&before, &action, &now);
        self.check_what_is_upcoming(&action, changed, &now);
        check_dialog(&before, &action, &now);
        check_tab_stop_and_notes(&before, &action, &now);
        check_study(&before, &action, &now);
        self.changes[kind(&action)] += usize::from(changed);
        self.state = now;
    }

    /// The board is the one that the moves lead to, and changed by no more than the action may change.
    fn check_board(&mut self, before: &GameState, action: &GameAction, now: &GameState) {
        let start = Position::new(Rules::TIC_TAC_TOE);
        let replayed = now.game().moves().iter().fold(start, |position, square| position.play(*square).unwrap());
        assert_eq!(now.position(), replayed);
        assert_eq!(now.stage(), plain_stage(now.setup(), &replayed));

        let (was, is) = (before.game().moves(), now.game().moves());
        let is_own_turn = matches!(before.stage(), Stage::Turn(_));
        let asked = matches!(before.dialog(), Some(Dialog::EndGame(_)));
        match action {
            GameAction::Play(square) => {
                let plays = is_own_turn && before.position().legal_squares().contains(*square);
                let expected: Vec<Square> = was.iter().copied().chain(plays.then_some(*square)).collect();
                assert_eq!(is, expected);
            }
            GameAction::PlayNumbered(_) | GameAction::Happen(Upcoming::Reply(_)) => {
                let is_one_more = is.len() == was.len() + 1 && is.starts_with(was);
                assert!(is == was || is_one_more && is_own_turn == matches!(action, GameAction::PlayNumbered(_)));
            }
            GameAction::Happen(Upcoming::NextGame(_)) => {
                assert!(is == was || is.is_empty() && before.stage() == Stage::Over(Outcome::Drawn));
            }
            GameAction::Open(game, _) => assert_eq!(now.game(), &**game),
            GameAction::Reset => assert!(is.is_empty()),
            GameAction::Confirm if asked => assert!(is.is_empty()),
            GameAction::Choose(_) => assert!(is == was || is.is_empty() && !before.has_unfinished_play()),
            _ => assert_eq!(is, was),
        }
        let is_new_game = match action {
            GameAction::Reset | GameAction::Open(..) => true,
            GameAction::Confirm => asked,
            GameAction::Choose(setup) => *setup == now.setup() && *setup != before.setup(),
            _ => false,
        };
        self.moment += usize::from(is_new_game || is != was);
    }

    /// One more game is counted exactly when one ends; apart from that, a score changes only where that is asked for.
    fn check_score(&mut self, before: &GameState, action: &GameAction, now: &GameState) {
        let was_over = matches!(before.stage(), Stage::Over(_));
        let is_over = matches!(now.stage(), Stage::Over(_));
        let ended = !was_over && is_over && !matches!(action, GameAction::Open(..));
        self.ends += usize::from(ended);
        let (was, is) = (before.saved().scores, now.saved().scores);
        match action {
            GameAction::ResetScore => {
                assert_eq!(now.score(), Score::default());
                assert_eq!(total(is), total(was) - total_against(was, before.setup().opponent));
            }
            GameAction::ScoresChanged(change) => {
                let mut merged = was;
                merged.merge(change);
                assert_eq!(is, merged);
            }
            _ if ended => {
                assert_eq!(total(is), total(was) + 1);
                let opponent = now.setup().opponent;
                assert_eq!(total_against(is, opponent), total_against(was, opponent) + 1);
            }
            _ => assert_eq!(is, was, "{action:?}"),
        }
    }

    /// While no dialog is open, a reply is due exactly when the computer is to move, and the next game exactly after a
    /// draw if that is preferred. Nothing lands that was due at another moment.
    fn check_what_is_upcoming(&mut self, action: &GameAction, changed: bool, now: &GameState) {
        if let GameAction::Happen(upcoming) = action {
            // The moment is already the one after the action if that did anything.
            let moment = self.moment - usize::from(changed);
            let is_stale = !self.announced.contains(&(moment, *upcoming));
            assert!(!(is_stale && changed), "{upcoming:?} is stale and lands");
            self.stale += usize::from(is_stale);
        }
        let is_the_computers = match now.setup().opponent {
            Opponent::Friend => false,
            Opponent::Computer(_) => now.position().outcome().is_none() && now.position().turn() != now.setup().play,
        };
        let is_next = now.position().outcome() == Some(Outcome::Drawn) && now.preferences().next_after_draw;
        let is_open = now.dialog().is_some();
        match now.upcoming() {
            Some(Upcoming::Reply(_)) => assert!(is_the_computers && !is_open),
            Some(Upcoming::NextGame(_)) => assert!(is_next && !is_open),
            None => assert!(is_open || !is_the_computers && !is_next),
        }
        if let Some(upcoming) = now.upcoming() {
            let is_of_this_moment =
                |(moment, earlier): &(usize, Upcoming)| *earlier != upcoming || *moment == self.moment;
            assert!(self.announced.iter().all(is_of_this_moment), "{upcoming:?} was due at another moment too");
            if !self.announced.contains(&(self.moment, upcoming)) {
                self.announced.push((self.moment, upcoming));
            }
        }
    }
}

/// What the game waits for, said plainly.
fn plain_stage(setup: Setup, position: &Position) -> Stage {
    match (position.outcome(), setup.opponent) {
        (Some(outcome), _) => Stage::Over(outcome),
        (None, Opponent::Computer(computer)) if position.turn() != setup.play => Stage::Thinking(computer),
        (None, _) => Stage::Turn(position.turn()),
    }
}

/// The set-up is only ever one that was chosen, and a question is about one that was.
fn check_dialog(before: &GameState, action: &GameAction, now: &GameState) {
    if now.setup() != before.setup() {
        let chosen = match (action, before.dialog()) {
            (GameAction::Choose(setup), _) => Some(*setup),
            (GameAction::Confirm, Some(Dialog::EndGame(setup))) => Some(setup),
            _ => None,
        };
        assert_eq!(chosen, Some(now.setup()));
    }
    if now.dialog() != before.dialog() {
        let expected = match (now.dialog(), action) {
            (Some(Dialog::Settings), GameAction::OpenSettings) => true,
            (None, GameAction::CloseDialog | GameAction::Confirm | GameAction::Reset | GameAction::Open(..)) => true,
            (None, GameAction::Choose(setup)) => *setup == now.setup(),
            (Some(Dialog::EndGame(asked)), GameAction::Choose(setup)) => asked == *setup,
            _ => false,
        };
        assert!(expected, "{action:?} gives {:?}", now.dialog());
    }
}

/// The tab stop moves only with the focus, and no note is there twice.
fn check_tab_stop_and_notes(before: &GameState, action: &GameAction, now: &GameState) {
    let focused = if let GameAction::Focus(square) = action { Some(*square) } else { before.tab_stop() };
    assert_eq!(now.tab_stop(), focused, "{action:?}");
    let notes = now.notes();
    assert!(notes.iter().enumerate().all(|(index, note)| !notes[..index].contains(note)), "{notes:?}");
}

/// The second part of the program is wanted only while it is awaited, and never goes away again.
fn check_study(before: &GameState, action: &GameAction, now: &GameState) {
    assert!(!now.wants_study() || now.study() == Arrival::Awaited);
    let expected = match (before.study(), action) {
        (_, GameAction::StudyLoaded(true)) | (Arrival::Here, _) => Arrival::Here,
        (_, GameAction::StudyLoaded(false)) => Arrival::Failed,
        (_, GameAction::RetryStudy | GameAction::OpenSettings) => Arrival::Awaited,
        (study, _) => study,
    };
    assert_eq!(now.study(), expected, "{action:?}");
}

fn total_against(scores: Scores, opponent: Opponent) -> u64 {
    let Score { near, draws, far } = scores.against(opponent);
    u64::from(near) + u64::from(draws) + u64::from(far)
}

fn total(scores: Scores) -> u64 {
    Opponent::ALL.into_iter().map(|opponent| total_against(scores, opponent)).sum()
}

#[test]
fn any_actions_leave_a_legal_game_and_an_honest_score() {
    let mut changes = [0; KINDS];
    let (mut stale, mut ends) = (0, 0);
    for seed in 0..SEQUENCES {
        let mut walk = Walk::new(seed);
        for _ in 0..ACTIONS {
            walk.step();
        }
        for (sum, change) in changes.iter_mut().zip(walk.changes) {
            *sum += change;
        }
        stale += walk.stale;
        ends += walk.ends;
    }
    // The actions are of every kind, and none of what is checked is never met.
    assert!(changes.iter().all(|count| *count > 100), "{changes:?}");
    assert!(stale > 1_000 && ends > 1_000, "{stale} stale, {ends} ended");
}
