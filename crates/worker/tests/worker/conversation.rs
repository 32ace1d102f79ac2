//! Conversations with any events in any order, compared with the model.

use engine::{Analysis, BestMove, Objective, Position, Rules, Square, Variation, Variations, notation};
use fastrand::Rng;
use worker::protocol::{Finding, Reply};
use worker::request::{AnalysisRequest, Task};

use crate::any;
use crate::model::World;

/// The number of conversations, and of events in each.
const CONVERSATIONS: u64 = 3_000;
const EVENTS: usize = 80;

/// The number of checks of each kind.
#[derive(Default)]
struct Tally {
    effects: [usize; 7],
    stale: usize,
    out_of_order: usize,
    impossible: usize,
    finished: usize,
}

struct Walk<'tally> {
    random: Rng,
    world: World,
    rules: [Rules; 3],
    /// Late replies of terminated workers.
    stale: Vec<String>,
    tally: &'tally mut Tally,
}

impl<'tally> Walk<'tally> {
    fn new(seed: u64, tally: &'tally mut Tally) -> Self {
        let mut random = Rng::with_seed(seed);
        let misere = Rules::TIC_TAC_TOE.with_objective(Objective::Misere);
        let rules = [any::rules(&mut random), misere, Rules::new(4, 3, 3, Objective::Normal).unwrap()];
        Self { random, world: World::default(), rules, stale: Vec::new(), tally }
    }

    fn step(&mut self) {
        match self.random.u8(0..40) {
            0..3 => {
                let rules = self.rules[self.random.usize(0..3)];
                let request = any::request_of(rules, &mut self.random);
                self.world.want(Some(request));
            }
            3 => self.world.want(None),
            // The page repeats its request, as it does after every change.
            4..10 => self.world.want(self.world.wanted.as_ref().map(|wanted| wanted.left())),
            10 => {
                // A part of the request, or the same positions in another order.
                if let Some(mut request) = self.world.wanted.as_ref().map(|wanted| wanted.left()) {
                    request.positions.rotate_left(1);
                    request.positions.truncate(self.random.usize(1..=request.positions.len()));
                    self.world.want(Some(request));
                }
            }
            11..18 => self.world.hear_ready(),
            18..20 => self.world.fail(),
            20..22 => {
                if let Some(text) = self.random.choice(&self.stale) {
                    self.tally.stale += 1;
                    self.world.hear_nonsense(text.clone());
                }
            }
            22..26 => self.send_nonsense(),
            number => self.work_on(number < 33),
        }
        if self.world.worker.as_ref().is_none_or(|worker| worker.under_way.is_none()) {
            // No request is under way, so that no reply is valid.
            self.replies_to_earlier_requests();
        }
    }

    /// The worker sends an analysis of its current position.
    fn work_on(&mut self, is_done: bool) {
        let Some((sent, done)) = self.world.worker.as_ref().and_then(|worker| worker.under_way.as_ref()) else {
            return;
        };
        let (number, index, AnalysisRequest { task, positions }) = (sent.number, *done, &sent.request);
        let was_busy = self.world.is_busy();
        let finding = any::finding(*task, &positions[index], &mut self.random);
        if matches!(task, Task::Reply { .. }) && !is_done {
            // The search of a reply has no interim results.
            return self.world.hear_nonsense(Reply::Found { number, index, is_done, finding }.to_string());
        }
        self.world.hear(is_done, finding);
        self.tally.finished += usize::from(was_busy && !self.world.is_busy());
    }

    /// The worker sends an invalid message.
    fn send_nonsense(&mut self) {
        let under_way = self.world.worker.as_ref().and_then(|worker| worker.under_way.as_ref());
        let Some((sent, done)) = under_way else {
            let text = any::altered(&any::sent_request(&mut self.random).text().unwrap(), &mut self.random);
            return self.world.hear_nonsense(text);
        };
        let (task, number, done) = (sent.request.task, sent.number, *done);
        let position = sent.request.positions[done];
        let is_done = self.random.bool();
        let found = |index, finding| Reply::Found { number, index, is_done, finding }.to_string();
        let analyzed = |index, analysis| found(index, Finding::Evaluation(analysis));
        let variations = |best| found(done, Finding::Variations(Variations { depth: 1, best }));
        let text = match (self.random.u8(0..4), task) {
            (0, _) => {
                let other = (0..8).filter(|index| *index != done).collect::<Vec<usize>>();
                self.tally.out_of_order += 1;
                analyzed(*self.random.choice(&other).unwrap(), Analysis::default())
            }
            (1, _) => {
                let illegal: Vec<Square> = (0..=u16::MAX)
                    .filter_map(Square::from_index)
                    .filter(|square| !position.legal_squares().contains(*square))
                    .collect();
                let Some(best) = self.random.choice(illegal) else { return };
                self.tally.impossible += 1;
                let impossible = Analysis { best: Some(BestMove::Likely(best)), ..Analysis::default() };
                match task {
                    Task::Evaluation { .. } => analyzed(done, impossible),
                    Task::Reply { .. } => found(done, Finding::Reply(impossible)),
                    Task::Variations { .. } => {
                        variations(vec![Variation { evaluation: any::evaluation(&mut self.random), moves: vec![best] }])
                    }
                }
            }
            (2, Task::Evaluation { .. }) => variations(Vec::new()),
            (2, Task::Variations { .. } | Task::Reply { .. }) => analyzed(done, Analysis::default()),
            _ => format!("{} ", analyzed(done, Analysis::default())),
        };
        self.world.hear_nonsense(text);
    }

    /// A reply to one of the last requests, which are answered or given up.
    fn replies_to_earlier_requests(&mut self) {
        let Some(number) = self.world.numbers.last().map(|last| last - self.random.u32(0..3).min(last - 1)) else {
            return;
        };
        let (is_done, index) = (self.random.bool(), self.random.usize(0..3));
        let analysis = Analysis { evaluation: any::evaluation(&mut self.random), ..Analysis::default() };
        let text = Reply::Found { number, index, is_done, finding: Finding::Evaluation(analysis) }.to_string();
        self.stale.push(text.clone());
        self.tally.stale += 1;
        self.world.hear_nonsense(text);
    }

    /// The worker answers everything from now on, so that no request is lost.
    fn finish(&mut self) {
        while self.world.is_busy() {
            self.world.hear_ready();
            self.work_on(true);
            if self.random.bool() {
                self.world.want(self.world.wanted.as_ref().map(|wanted| wanted.left()));
            }
        }
    }
}

#[test]
fn every_conversation_follows_the_model() {
    let mut tally = Tally::default();
    for seed in 0..CONVERSATIONS {
        let mut walk = Walk::new(seed, &mut tally);
        for _ in 0..EVENTS {
            walk.step();
        }
        walk.finish();
        let effects = walk.world.effects;
        tally.effects.iter_mut().zip(effects).for_each(|(sum, count)| *sum += count);
    }
    let Tally { effects, stale, out_of_order, impossible, finished } = tally;
    assert!(effects.iter().all(|count| *count > 500), "{effects:?}");
    let others = [stale, out_of_order, impossible, finished];
    assert!(others.iter().all(|count| *count > 500), "{others:?}");
}

fn position(moves: &str) -> Position {
    let rules = Rules::new(4, 4, 4, Objective::Normal).unwrap();
    notation::read_moves(rules, moves).game.position()
}

fn request(moves: &[&str]) -> AnalysisRequest {
    AnalysisRequest {
        task: Task::Evaluation { milliseconds: 1_000 },
        positions: moves.iter().map(|moves| position(moves)).collect(),
    }
}

#[test]
fn idle_worker_is_kept_for_the_next_request() {
    let mut world = World::default();
    world.want(Some(request(&["a1"])));
    world.hear_ready();
    world.hear_unknown(true);
    world.want(None);
    world.want(Some(request(&["a1b1", "a1b2"])));
    world.hear_unknown(true);
    world.hear_unknown(true);
    assert!(!world.is_busy());
    assert_eq!(world.effects, [1, 2, 0, 3, 0, 0, 0]);
}

#[test]
fn replacement_worker_gets_the_remaining_positions() {
    let mut world = World::default();
    world.want(Some(request(&["a1", "a2", "a3"])));
    world.hear_ready();
    world.hear_unknown(true);
    world.fail();
    world.hear_ready();
    let (sent, done) = world.worker.as_ref().and_then(|worker| worker.under_way.as_ref()).unwrap();
    assert_eq!((sent.request.positions.as_slice(), *done), ([position("a2"), position("a3")].as_slice(), 0));
    world.hear_unknown(true);
    world.hear_unknown(true);
    assert!(!world.is_busy());
}

#[test]
fn second_failure_gives_up_despite_progress() {
    let mut world = World::default();
    world.want(Some(request(&["a1"])));
    for _ in 0..2 {
        world.hear_ready();
        world.hear_unknown(false);
        world.fail();
    }
    assert!(world.worker.is_none() && !world.is_busy());
    assert_eq!(world.effects[4], 1);
    // The same request once more is a new one.
    world.want(Some(request(&["a1"])));
    world.fail();
    world.hear_ready();
    world.hear_unknown(true);
    assert_eq!((world.is_busy(), world.effects[4]), (false, 1));
}

#[test]
fn late_reply_of_a_terminated_worker_is_dropped() {
    let mut world = World::default();
    world.want(Some(request(&["a1"])));
    world.hear_ready();
    // The next worker has no request yet, so that no message has a higher number.
    world.want(Some(request(&["b2"])));
    let finding = Finding::Evaluation(Analysis::default());
    let late = Reply::Found { number: world.numbers[0], index: 0, is_done: true, finding };
    world.hear_nonsense(late.to_string());
    world.hear_ready();
    world.hear_unknown(true);
}
