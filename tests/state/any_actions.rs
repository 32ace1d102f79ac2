//! Invariants after random actions in random order.

use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::rc::Rc;
use tic_tac_toe::analysis;
use tic_tac_toe::embed;
use tic_tac_toe::game;
use tic_tac_toe::learn;
use tic_tac_toe::opponents;
use tic_tac_toe::progress;
use tic_tac_toe::share;
use tic_tac_toe::state::compared::Ignored;
use worker::request::Report;

use coaching::opponents::very_hard;
use coaching::{Computer, Level};
use engine::{Evaluation, Outcome, Rules, Variation, Variations};
use fastrand::Rng;
use tic_tac_toe::app::action::LazyAction;
use tic_tac_toe::app::dialog::{DialogMsg, LazyDialog};
use tic_tac_toe::app::extras::EXTRAS;
use tic_tac_toe::app::parts::{self, Code};
use tic_tac_toe::game::score::state::Scores;
use tic_tac_toe::learn::puzzles::update as puzzles;
use tic_tac_toe::opponents::players::model::Seat;
use tic_tac_toe::opponents::players::update as players;
use tic_tac_toe::progress::statistics::update as statistics;
use tic_tac_toe::settings::update::Msg;
use tic_tac_toe::share::update as sharing;
use tic_tac_toe::state::opponent::Opponent;
use tic_tac_toe::state::{CoachTool, Dialog, GameAction, GameState, Go, Preferences, ScheduledAction, Stage};

use crate::any;
use crate::given::{after, analyzed, explored, open, outside, scores_changed, searched, worker_fails};

mod checks;
mod story;

use story::{Event, Story};

/// Number of action sequences.
const SEQUENCES: u64 = 10_000;
const ACTIONS: usize = 90;

/// Number of action kinds. A new kind compiles only with entries here and in [`Walk::any_action`].
const KINDS: usize = 47;

fn kind(action: &GameAction) -> usize {
    match action {
        GameAction::Play(_) => 0,
        GameAction::PlayNumbered(_) => 1,
        GameAction::Reply(..) | GameAction::NextGame(_) => 2,
        GameAction::Reset => 3,
        GameAction::Choose(_) => 4,
        GameAction::Show(_) => 6,
        GameAction::CloseDialog => 7,
        GameAction::SetLazyPart(_) => 15,
        GameAction::Go(_) => 17,
        GameAction::Undo => 18,
        GameAction::Redo => 19,
        GameAction::Toggle(_) => 20,
        GameAction::Aim(_) => 23,
        GameAction::Notify(_) => 12,
        GameAction::Dismiss(_) => 13,
        GameAction::Lazy(_) => match action.lazy().unwrap() {
            LazyAction::Game(game::Msg::Open(..)) => 8,
            LazyAction::Progress(progress::Msg::ScoresChanged(_)) => 10,
            LazyAction::Settings(Msg::SetLanguage(..)) => 30,
            LazyAction::Settings(_) => 11,
            LazyAction::Game(game::Msg::Replace(..)) => 16,
            LazyAction::Game(game::Msg::Explain(..)) => 21,
            LazyAction::Analysis(analysis::Msg::Worker(Report::Evaluation { .. })) => 24,
            LazyAction::Analysis(analysis::Msg::MoveNow) => 25,
            LazyAction::Analysis(analysis::Msg::StopAnalysis(_)) => 26,
            LazyAction::Analysis(analysis::Msg::Worker(Report::Unavailable)) => 27,
            LazyAction::Progress(progress::Msg::Recorded) => 29,
            LazyAction::Opponents(opponents::Msg::Players(_)) => 31,
            LazyAction::Game(game::Msg::TryAgain(_)) => 32,
            LazyAction::Dialog(DialogMsg::Puzzles(_)) => 33,
            LazyAction::Share(share::Msg::MoveShared(..)) => 34,
            LazyAction::Learn(learn::Msg::CloseTopmost) => 37,
            LazyAction::Dialog(DialogMsg::Statistics(statistics::Msg::ResetScore)) => 9,
            LazyAction::Dialog(DialogMsg::Statistics(statistics::Msg::Undone(_))) => 35,
            LazyAction::Dialog(DialogMsg::Statistics(statistics::Msg::Erased(..))) => 36,
            LazyAction::Dialog(DialogMsg::Statistics(_)) => 38,
            LazyAction::SetOutside(_) | LazyAction::Part(_) => 42,
            LazyAction::Dialog(DialogMsg::Share(_)) => 22,
            LazyAction::Dialog(DialogMsg::Embed(_)) => 43,
            LazyAction::Dialog(DialogMsg::Paste(_)) => 44,
            LazyAction::Analysis(analysis::Msg::ShowVariations(_)) => 39,
            LazyAction::Game(game::Msg::ShowMoves(_)) => 41,
            LazyAction::Analysis(analysis::Msg::Worker(Report::Variations { .. })) => 40,
            LazyAction::Analysis(analysis::Msg::Worker(Report::Reply { .. })) => 5,
            LazyAction::Analysis(analysis::Msg::PinVariation(..)) => 14,
            LazyAction::Dialog(DialogMsg::Lesson(_)) => 45,
            LazyAction::Dialog(DialogMsg::SetUp(_)) => 46,
            LazyAction::Dialog(DialogMsg::OtherBoard(_)) => 28,
            LazyAction::Dialog(DialogMsg::Collection(_)) => panic!("`collection` tests its dialog"),
            LazyAction::OtherGames(_)
            | LazyAction::Share(share::Msg::OpenOtherGame(_))
            | LazyAction::Analysis(analysis::Msg::Worker(Report::Ultimate { .. })) => {
                panic!("`other_games` tests games with other rules")
            }
            LazyAction::Embed(embed::Msg::Host(_)) => panic!("`host` tests embedded games"),
            LazyAction::Progress(
                progress::Msg::ProfileChanged(_)
                | progress::Msg::ScoresOfGamesChanged { .. }
                | progress::Msg::Achieved(_),
            ) => {
                panic!("`profile` tests other tabs")
            }
            LazyAction::Learn(learn::Msg::Solved(_) | learn::Msg::Learned(_))
            | LazyAction::Progress(
                progress::Msg::ResetScore
                | progress::Msg::ResetAllScores
                | progress::Msg::RestoreScores
                | progress::Msg::ChangeProgress(_),
            ) => panic!("dialogs ask for these"),
            LazyAction::Learn(learn::Msg::OpenDaily(_)) => panic!("`daily` tests links to puzzles of days"),
            LazyAction::Progress(progress::Msg::Follow(_)) => panic!("`links` tests other tabs"),
        },
    }
}

/// Counts how often each checked event occurred.
struct Tally {
    /// Effective actions of each kind.
    changes: [usize; KINDS],
    /// Events of each kind.
    events: [usize; 8],
    /// Automatic actions that arrived at a later moment.
    stale: usize,
    /// Ends of games that were counted and that were not.
    ends: [usize; 2],
    /// Ends that were taken back.
    taken_back: usize,
    /// Undos that restored replaced moves.
    brought_back: usize,
}

impl Tally {
    const ZERO: Self =
        Self { changes: [0; KINDS], events: [0; 8], stale: 0, ends: [0; 2], taken_back: 0, brought_back: 0 };
}

/// A random visit with its expected history.
struct Walk<'tally> {
    random: Rng,
    state: Rc<GameState>,
    story: Story,
    /// All automatic actions announced so far, with their moments.
    announced: Vec<(usize, ScheduledAction)>,
    /// Whether the dialogs are loaded, which happens once the visit is completed.
    has_extras: bool,
    tally: &'tally mut Tally,
}

impl<'tally> Walk<'tally> {
    fn new(seed: u64, tally: &'tally mut Tally) -> Self {
        let mut random = Rng::with_seed(seed);
        let setup = any::setup_on_any_board(&mut random);
        let state = GameState::new(setup, Preferences::default(), Scores::default(), random.u64(..));
        let announced = state.scheduled_action().map(|scheduled| (0, scheduled)).into_iter().collect();
        Self { random, state: Rc::new(state), story: Story::new(setup.rules), announced, has_extras: false, tally }
    }

    /// Returns a random action. Moves are frequent, so that games end.
    fn any_action(&mut self) -> GameAction {
        let random = &mut self.random;
        let rules = self.state.setup().rules;
        if !self.state.lazy.part.is_loaded() {
            return match random.u8(0..8) {
                0..3 => GameAction::SetLazyPart(any::lazy_part(random)),
                3 => GameAction::show(any::dialog(random)),
                4 => GameAction::CloseDialog,
                5 => GameAction::Toggle(*random.choice(&[CoachTool::Hint, CoachTool::Values]).unwrap()),
                _ => GameAction::Play(any::square_on(rules, random)),
            };
        }
        // Then the visit is completed.
        if self.state.outside().is_none() {
            return outside().into();
        }
        if !self.has_extras {
            self.has_extras = true;
            return parts::Msg::Arrived(Code::Extras(Ignored(EXTRAS))).into();
        }
        if let Some(step) = self.state.step_of_puzzle().filter(|_| random.bool()) {
            return puzzles::Msg::Continue(step).into();
        }
        if random.u8(0..6) == 0 {
            match self.state.lazy_dialog() {
                Some(LazyDialog::Puzzles(_)) => {
                    return any::puzzles_msg(random).into();
                }
                Some(LazyDialog::Lesson(_)) => {
                    return any::lesson_msg(random).into();
                }
                Some(LazyDialog::SetUp(_)) => {
                    return any::editor_msg(random, rules).into();
                }
                Some(LazyDialog::OtherBoard(_)) => {
                    return any::fields(random).into();
                }
                _ => {}
            }
        }
        let undoes = self.story.restorable.is_some() && random.bool();
        match self.state.lazy_dialog() {
            Some(LazyDialog::Statistics(_)) if undoes => {
                return any::undone(random).into();
            }
            Some(LazyDialog::Statistics(_)) if random.bool() => {
                return any::statistics(random).into();
            }
            Some(LazyDialog::Share(_)) if random.u8(0..4) == 0 => {
                return sharing::Msg::Ended(any::said(random)).into();
            }
            Some(LazyDialog::Embed(_)) if random.u8(0..4) == 0 => {
                return any::embed(random).into();
            }
            Some(LazyDialog::Paste(_)) if random.u8(0..4) == 0 => {
                return any::pasted(random).into();
            }
            _ => {}
        }
        match random.u8(0..87) {
            0..16 => GameAction::Play(any::square_on(rules, random)),
            16..18 => GameAction::PlayNumbered(random.u8(0..=11)),
            18..26 => match (self.state.scheduled_action(), random.choice(&self.announced)) {
                (Some(due), _) if random.u8(0..3) > 0 => self.due(due),
                (_, Some((_, ScheduledAction::Reply(revision)))) => {
                    GameAction::Reply(*revision, any::square_on(rules, random))
                }
                (_, Some((_, ScheduledAction::NextGame(revision)))) => GameAction::NextGame(*revision),
                _ => GameAction::Play(any::square_on(rules, random)),
            },
            26 => GameAction::Reset,
            27 => GameAction::Choose(any::setup_on_any_board(random)),
            28..30 => GameAction::show(any::dialog(random)),
            30..32 => GameAction::CloseDialog,
            32 => {
                let game = any::game_near(random, self.state.game());
                let setup = if random.bool() { self.state.setup() } else { any::setup(random) };
                game::Msg::Replace(setup, game, Vec::new()).into()
            }
            33..36 => {
                let game = any::game_near(random, self.state.game());
                open(game, if random.bool() { Vec::new() } else { vec![any::note(random)] })
            }
            36 => GameAction::show(Dialog::Statistics),
            37 => {
                let from = if random.bool() { self.state.saved().scores } else { any::scores(random) };
                scores_changed(from, any::scores(random))
            }
            38 => any::setting(random).into(),
            39 => Msg::SetLanguage(any::preferences(random).language, None).into(),
            // Players without a name change nothing.
            40 if random.bool() => opponents::Msg::Players(players::Msg::SetName(
                Seat::ALL[random.usize(0..2)],
                any::NAMES[random.usize(0..3)].to_owned(),
            ))
            .into(),
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
            56..58 => GameAction::Toggle(
                *random
                    .choice(&[CoachTool::Help, CoachTool::Hint, CoachTool::Values, CoachTool::Why, CoachTool::Review])
                    .unwrap(),
            ),
            58 => game::Msg::Explain(random.usize(0..12), any::answer(random)).into(),
            59..61 => sharing::Msg::Ended(any::said(random)).into(),
            61..64 => match self.state.aim() {
                Some(aim) if random.bool() => GameAction::Aim(aim),
                _ => GameAction::Aim(any::square_on(rules, random)),
            },
            64..69 => {
                let wanted = self.state.analysis_request().map_or_else(Vec::new, |request| request.positions);
                let position = match random.choice(&wanted) {
                    Some(position) if random.u8(0..8) > 0 => *position,
                    _ => any::game_near(random, self.state.game()).position(),
                };
                if position == self.state.position() && random.bool() {
                    let nodes = very_hard::nodes(&position, self.state.round.seed) + u32::from(random.u8(0..4) == 0);
                    return searched(position, any::analysis(random, &position), nodes);
                }
                let thought = *random.choice(&[0, 150, 1_000, 10_000]).unwrap();
                analyzed(position, any::analysis(random, &position), thought)
            }
            69 => analysis::Msg::MoveNow.into(),
            70..72 => analysis::Msg::StopAnalysis(random.u8(0..3) > 0).into(),
            72 => worker_fails(),
            73 => learn::Msg::CloseTopmost.into(),
            75..77 => progress::Msg::Recorded.into(),
            77 => game::Msg::TryAgain(random.usize(0..12)).into(),
            78 => any::puzzles_msg(random).into(),
            79..82 => share::Msg::MoveShared(self.state.shown.revision, any::said(random)).into(),
            82 => analysis::Msg::ShowVariations(random.u8(0..4) > 0).into(),
            83..85 => {
                let position = self.state.position();
                let best = random.choice(position.legal_squares());
                let variation = |square| Variation { evaluation: Evaluation::Estimate(5), moves: vec![square] };
                let found = Variations { depth: random.u8(1..9), best: best.map(variation).into_iter().collect() };
                explored(position, found, random.bool())
            }
            85 => analysis::Msg::PinVariation(random.usize(0..12), random.bool().then_some(0)).into(),
            _ => game::Msg::ShowMoves(random.bool()).into(),
        }
    }

    /// Applies an action and checks all invariants.
    fn apply(&mut self, action: GameAction) {
        let before = self.state.clone();
        let now = after(&before, action.clone());
        let changed = before != now;
        let index = kind(&action);
        if before.lazy.part.is_loaded() {
            assert_eq!(changed, !Rc::ptr_eq(&before, &now), "the same state is the same `Rc`: {action:?}");
        }

        let action = checks::wanted(&before, &action);
        let moment = self.story.moment;
        let (was, restored) = (self.story.counted(), self.story.restorable.map(|(_, games)| games));
        let event = self.story.go_on(&before, &action);
        let change = self.change(event, was);
        if event != Event::Nothing || now.dialog.is_none() {
            self.story.restorable = None;
        }
        checks::game(&self.story, &now);
        checks::undo_and_redo(&before, &action, &now);
        checks::score(&before, &action, &now, change, restored);
        checks::score_events(&before, &action, &now, change);
        checks::dialog(&before, &action, &now);
        checks::coach(&before, &action, event, &now);
        checks::notes(&now);
        checks::lazy_part(&before, &action, event, &now);
        checks::thinking(&before, &action, &now);
        self.check_what_happens(moment, &action, changed);
        self.check_scheduled_action(&now);
        self.tally.changes[index] += usize::from(changed);
        self.tally.events[event as usize] += 1;
        self.state = now;
    }

    /// Returns the action of a due event. A reply is the best analyzed move or follows the player's rules.
    fn due(&self, scheduled: ScheduledAction) -> GameAction {
        let action = self.state.action_for(scheduled).unwrap();
        if let (GameAction::Reply(_, square), Stage::Thinking(computer)) = (&action, self.state.stage()) {
            assert_eq!(*square, self.story.reply_of(computer, &self.state));
        }
        action
    }

    /// Returns what the score counts for the game before and after an event. Another game changes nothing.
    fn change(&mut self, event: Event, was: Option<Outcome>) -> [Option<Outcome>; 2] {
        let is_same_game = !matches!(event, Event::Nothing | Event::NewGame | Event::OtherGame | Event::Exchange);
        // A game that becomes practice keeps its point.
        let change = if is_same_game && self.story.counts() { [was, self.story.counted()] } else { [None; 2] };
        let ended = matches!(event, Event::OwnMove | Event::Reply | Event::Answer)
            && self.story.game.position().outcome().is_some();
        self.tally.ends[usize::from(change[1].is_none())] += usize::from(ended);
        self.tally.taken_back += usize::from(change[0].is_some() && change[1].is_none());
        change
    }

    /// Checks that actions of other moments have no effect.
    fn check_what_happens(&mut self, moment: usize, action: &GameAction, changed: bool) {
        let scheduled = match action {
            GameAction::Reply(revision, _) => Some(ScheduledAction::Reply(*revision)),
            GameAction::NextGame(revision) => Some(ScheduledAction::NextGame(*revision)),
            _ => None,
        };
        if let Some(scheduled) = scheduled {
            let is_stale = !self.announced.contains(&(moment, scheduled));
            assert!(!(is_stale && changed), "{scheduled:?} is stale and has an effect");
            self.tally.stale += usize::from(is_stale);
        }
    }

    /// Checks the automatic actions while no dialog is open. A reply is due exactly when the computer is to move and
    /// its analysis is settled. A new game is due exactly after a played draw, if preferred.
    fn check_scheduled_action(&mut self, now: &GameState) {
        let is_the_computers = match now.stage() {
            stage if !now.lazy.part.is_loaded() => {
                now.setup().rules == Rules::TIC_TAC_TOE && stage == Stage::Thinking(Computer::Level(Level::Medium))
            }
            Stage::Thinking(Computer::VERY_HARD) => self.story.has_searched(now),
            Stage::Thinking(computer) if self.story.needs_worker(computer) => {
                now.analyses().is_final(&now.position(), now.preferences.thinking.milliseconds())
            }
            stage => matches!(stage, Stage::Thinking(_)),
        };
        // A draw by link still has to be sent.
        let is_drawn = now.position().outcome() == Some(Outcome::Drawn) && now.setup().opponent != Opponent::Remote;
        let is_next = is_drawn && self.story.is_just_played && now.preferences.next_after_draw;
        let is_open = now.dialog.is_some();
        match now.scheduled_action() {
            Some(ScheduledAction::Reply(_)) => assert!(is_the_computers && !is_open),
            Some(ScheduledAction::NextGame(_)) => assert!(is_next && !is_open),
            None => assert!(is_open || !is_the_computers && !is_next),
        }
        if let Some(scheduled) = now.scheduled_action() {
            let here = self.story.moment;
            let is_of_this_moment =
                |(moment, earlier): &(usize, ScheduledAction)| *earlier != scheduled || *moment == here;
            assert!(self.announced.iter().all(is_of_this_moment), "{scheduled:?} was due at another moment too");
            if !self.announced.contains(&(here, scheduled)) {
                self.announced.push((here, scheduled));
            }
        }
    }
}

/// Applies these actions at the start of a visit.
fn replay(seed: u64, actions: &[GameAction]) {
    let mut tally = Tally::ZERO;
    let mut walk = Walk::new(seed, &mut tally);
    actions.iter().for_each(|action| walk.apply(action.clone()));
}

/// Leaves out actions as long as the others still fail (delta debugging). Those before the lazy part is loaded stay.
fn shrunk(seed: u64, mut actions: Vec<GameAction>) -> Vec<GameAction> {
    let loads = |action: &GameAction| matches!(action, GameAction::SetLazyPart(part) if part.is_loaded());
    let first = actions.iter().position(loads).map_or(actions.len(), |index| index + 1);
    let hook = take_hook();
    // Only the last failure is told.
    set_hook(Box::new(|_| {}));
    let mut size = actions.len() / 2;
    while size > 0 {
        let before = actions.len();
        let mut start = first;
        while start + size <= actions.len() {
            let rest = [&actions[..start], &actions[start + size..]].concat();
            if catch_unwind(AssertUnwindSafe(|| replay(seed, &rest))).is_err() {
                actions = rest;
            } else {
                start += size;
            }
        }
        size = if actions.len() < before { size.min(actions.len() / 2) } else { size / 2 };
    }
    set_hook(hook);
    actions
}

#[test]
fn any_actions_leave_a_legal_game_and_a_correct_score() {
    let mut tally = Tally::ZERO;
    for seed in 0..SEQUENCES {
        let mut walk = Walk::new(seed, &mut tally);
        let mut actions = Vec::new();
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            for _ in 0..ACTIONS {
                actions.push(walk.any_action());
                walk.apply(actions[actions.len() - 1].clone());
            }
        }));
        let brought_back = walk.story.brought_back;
        if outcome.is_err() {
            let actions = shrunk(seed, actions);
            println!("seed {seed} fails with {actions:#?}");
            replay(seed, &actions);
        }
        tally.brought_back += brought_back;
    }
    let Tally { changes, events, stale, ends, taken_back, brought_back } = tally;
    // Every kind of action and every checked event occurs.
    assert!(changes.iter().all(|count| *count > 20), "{changes:?}");
    assert!(events.iter().all(|count| *count > 500), "{events:?}");
    assert!(stale > 1_000 && brought_back > 1_000, "{stale} stale, {brought_back} times moves were restored");
    assert!(ends.iter().all(|count| *count > 500), "{ends:?} counted and uncounted ends");
    assert!(taken_back > 200, "{taken_back} ends were taken back");
}
