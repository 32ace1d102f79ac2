//! What holds in every conversation: whatever is wanted, said, lost or left unsaid, in any order.

use fastrand::Rng;
use tic_tac_toe::engine::evaluation::{Analysis, AnalysisRequest, BestMove};
use tic_tac_toe::engine::{Objective, Position, Rules, Square, notation};
use tic_tac_toe::worker::protocol::Reply;

use crate::any;
use crate::model::World;

/// How many conversations are held, and how much happens in each.
const CONVERSATIONS: u64 = 3_000;
const EVENTS: usize = 80;

/// How often each of the things happened that are checked.
#[derive(Default)]
struct Tally {
    effects: [usize; 5],
    stale: usize,
    out_of_order: usize,
    impossible: usize,
    finished: usize,
}

struct Walk<'tally> {
    random: Rng,
    world: World,
    rules: [Rules; 3],
    /// Replies that ended workers could have given.
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
                let question = any::question(rules, &mut self.random);
                self.world.want(Some(question));
            }
            3 => self.world.want(None),
            // The page says again what it waits for, as it does whenever something changes.
            4..10 => self.world.want(self.world.wanted.as_ref().map(|wanted| wanted.left())),
            10 => {
                // Less is wanted, or the same in another order.
                if let Some(mut question) = self.world.wanted.as_ref().map(|wanted| wanted.left()) {
                    question.positions.rotate_left(1);
                    question.positions.truncate(self.random.usize(1..=question.positions.len()));
                    self.world.want(Some(question));
                }
            }
            11..18 => self.world.hear_ready(),
            18..20 => self.world.die(),
            20..22 => {
                if let Some(text) = self.random.choice(&self.stale) {
                    self.tally.stale += 1;
                    self.world.hear_nonsense(text.clone());
                }
            }
            22..26 => self.say_nonsense(),
            number => self.work_on(number < 33),
        }
        if self.world.worker.as_ref().is_none_or(|worker| worker.under_way.is_none()) {
            // Nobody has been asked, and so nothing that was ever asked can be answered.
            self.replies_to_earlier_requests();
        }
    }

    /// The worker says something of the position that it is at.
    fn work_on(&mut self, is_done: bool) {
        let Some((request, done)) = self.world.worker.as_ref().and_then(|worker| worker.under_way.as_ref()) else {
            return;
        };
        let legal: Vec<Square> = request.positions[*done].legal_squares().iter().collect();
        let analysis = any::analysis(legal, &mut self.random);
        let was_busy = self.world.is_busy();
        self.world.hear_judged(is_done, analysis);
        self.tally.finished += usize::from(was_busy && !self.world.is_busy());
    }

    /// The worker says something that it would not.
    fn say_nonsense(&mut self) {
        let under_way = self.world.worker.as_ref().and_then(|worker| worker.under_way.as_ref());
        let Some((request, done)) = under_way else {
            let text = any::spoilt(&any::request(&mut self.random).to_string(), &mut self.random);
            return self.world.hear_nonsense(text);
        };
        let (number, done) = (request.number, *done);
        let position = request.positions[done];
        let is_done = self.random.bool();
        let analyzed = |index, analysis| Reply::Analyzed { number, index, is_done, analysis }.to_string();
        let text = match self.random.u8(0..3) {
            0 => {
                let other = (0..8).filter(|index| *index != done).collect::<Vec<usize>>();
                self.tally.out_of_order += 1;
                analyzed(*self.random.choice(&other).unwrap(), Analysis::default())
            }
            1 => {
                let illegal: Vec<Square> = (0..=u8::MAX)
                    .filter_map(Square::from_index)
                    .filter(|square| !position.legal_squares().contains(*square))
                    .collect();
                let Some(best) = self.random.choice(illegal) else { return };
                self.tally.impossible += 1;
                analyzed(done, Analysis { best: Some(BestMove::Likely(best)), ..Analysis::default() })
            }
            _ => format!("{} ", analyzed(done, Analysis::default())),
        };
        self.world.hear_nonsense(text);
    }

    /// Replies to the last few requests, which have been answered or given up.
    fn replies_to_earlier_requests(&mut self) {
        let Some(number) = self.world.numbers.last().map(|last| last - self.random.u32(0..3).min(last - 1)) else {
            return;
        };
        let (is_done, index) = (self.random.bool(), self.random.usize(0..3));
        let analysis = Analysis { evaluation: any::evaluation(&mut self.random), ..Analysis::default() };
        let text = Reply::Analyzed { number, index, is_done, analysis }.to_string();
        self.stale.push(text.clone());
        self.tally.stale += 1;
        self.world.hear_nonsense(text);
    }

    /// From now on the worker answers everything: nothing that was wanted is lost.
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
fn every_conversation_keeps_to_the_model() {
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

fn question(moves: &[&str]) -> AnalysisRequest {
    AnalysisRequest { milliseconds: 1_000, positions: moves.iter().map(|moves| position(moves)).collect() }
}

#[test]
fn a_worker_stays_between_questions() {
    let mut world = World::default();
    world.want(Some(question(&["a1"])));
    world.hear_ready();
    world.hear_judged(true, Analysis::default());
    world.want(None);
    world.want(Some(question(&["a1b1", "a1b2"])));
    world.hear_judged(true, Analysis::default());
    world.hear_judged(true, Analysis::default());
    assert!(!world.is_busy());
    assert_eq!(world.effects, [1, 2, 0, 3, 0]);
}

#[test]
fn whoever_replaces_a_worker_goes_on_with_what_is_left() {
    let mut world = World::default();
    world.want(Some(question(&["a1", "a2", "a3"])));
    world.hear_ready();
    world.hear_judged(true, Analysis::default());
    world.die();
    world.hear_ready();
    let (request, done) = world.worker.as_ref().and_then(|worker| worker.under_way.as_ref()).unwrap();
    assert_eq!((request.positions.as_slice(), *done), ([position("a2"), position("a3")].as_slice(), 0));
    world.hear_judged(true, Analysis::default());
    world.hear_judged(true, Analysis::default());
    assert!(!world.is_busy());
}

#[test]
fn progress_is_no_reason_to_replace_a_worker_for_ever() {
    let mut world = World::default();
    world.want(Some(question(&["a1"])));
    for _ in 0..2 {
        world.hear_ready();
        world.hear_judged(false, Analysis::default());
        world.die();
    }
    assert!(world.worker.is_none() && !world.is_busy());
    assert_eq!(world.effects[4], 1);
    // The same question once more is a new one.
    world.want(Some(question(&["a1"])));
    world.die();
    world.hear_ready();
    world.hear_judged(true, Analysis::default());
    assert_eq!((world.is_busy(), world.effects[4]), (false, 1));
}

#[test]
fn what_a_worker_said_before_it_was_ended_is_not_said_of_another_position() {
    let mut world = World::default();
    world.want(Some(question(&["a1"])));
    world.hear_ready();
    // The next worker has not been asked yet, and so no request has a higher number.
    world.want(Some(question(&["b2"])));
    let late = Reply::Analyzed { number: world.numbers[0], index: 0, is_done: true, analysis: Analysis::default() };
    world.hear_nonsense(late.to_string());
    world.hear_ready();
    world.hear_judged(true, Analysis::default());
}
