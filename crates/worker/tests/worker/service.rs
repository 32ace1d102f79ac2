//! Conversations with the real service, through messages and with a simulated clock.

use std::cell::Cell;
use std::collections::VecDeque;

use coaching::opponents::very_hard;
use engine::other_games::{Game, Variant};
use engine::{Analyses, Analysis, Evaluation, Objective, Position, Rules, notation, tablebase};
use fastrand::Rng;
use worker::conversation::{Conversation, Effect, Event};
use worker::protocol::{Finding, Reply, SentRequest};
use worker::request::{AnalysisRequest, Report, Task};
use worker::service::Service;

use crate::any;

/// A page and a worker.
#[derive(Default)]
struct Pair {
    conversation: Conversation,
    service: Option<Service>,
    /// The messages of the worker that the page has not received yet.
    messages: VecDeque<String>,
    /// The analyses that the page received.
    reports: Vec<(Position, Analysis, u32)>,
    workers: usize,
}

/// All replies of the service, with a clock that advances by `step` milliseconds at each reading.
fn answers(service: &mut Service, text: &str, step: f64) -> Vec<Reply> {
    let time = Cell::new(0.0);
    let now = || time.replace(time.get() + step);
    let mut replies = Vec::new();
    service.answer(text, &now, &mut |reply| replies.push(reply));
    replies
}

impl Pair {
    fn handle(&mut self, event: Event) {
        for effect in self.conversation.handle(event) {
            match effect {
                Effect::Start => {
                    self.workers += 1;
                    self.service = Some(Service::default());
                    self.messages.push_back(Reply::Ready.to_string());
                }
                Effect::Send(text) => {
                    let replies = answers(self.service.as_mut().unwrap(), &text, 1.0);
                    self.messages.extend(replies.iter().map(Reply::to_string));
                }
                Effect::Terminate => {
                    self.service = None;
                    self.messages.clear();
                }
                Effect::Report(Report::Evaluation { position, analysis, milliseconds }) => {
                    self.reports.push((position, analysis, milliseconds))
                }
                Effect::Report(other) => panic!("only evaluations are requested, and no worker fails: {other:?}"),
            }
        }
    }

    /// The page receives the next message, if there is one.
    fn receive(&mut self) -> bool {
        let message = self.messages.pop_front();
        message.map(|text| self.handle(Event::Received(text))).is_some()
    }

    /// The page receives all messages.
    fn receive_all(&mut self) {
        while self.receive() {}
    }

    /// The last reported analysis of a position.
    fn known(&self, position: &Position) -> Option<Analysis> {
        self.reports.iter().rfind(|(told, ..)| told == position).map(|(_, analysis, _)| *analysis)
    }
}

fn evaluations(milliseconds: u32, positions: Vec<Position>) -> AnalysisRequest {
    AnalysisRequest { task: Task::Evaluation { milliseconds }, positions }
}

/// The text of a request with all the memory.
fn message(number: u32, request: AnalysisRequest) -> String {
    SentRequest { number, memory: 80, request: request.into() }.text().unwrap()
}

fn rules(board: &str, objective: Objective) -> Rules {
    notation::read_rules(board, objective).unwrap()
}

/// Different positions of unfinished games.
fn positions(rules: Rules, count: usize, random: &mut Rng) -> Vec<Position> {
    let mut positions: Vec<Position> = Vec::new();
    while positions.len() < count {
        let position = any::position(rules, random);
        if position.outcome().is_none() && !positions.contains(&position) {
            positions.push(position);
        }
    }
    positions
}

#[test]
fn each_position_is_reported_once_and_in_order() {
    let mut random = Rng::with_seed(1);
    // One worker for all rules.
    let mut pair = Pair::default();
    for objective in Objective::ALL {
        for (board, milliseconds) in [("3x3x3", 1_000), ("4x3x3", 500), ("5x4x4", 100), ("7x7x5", 30), ("15x15x5", 30)]
        {
            let positions = positions(rules(board, objective), 5, &mut random);
            pair.reports.clear();
            pair.handle(Event::Requested(Some(evaluations(milliseconds, positions.clone()).into())));
            pair.receive_all();
            assert!(!pair.conversation.is_busy());
            let settled: Vec<Position> = pair
                .reports
                .iter()
                .filter(|(.., given)| *given == milliseconds)
                .map(|(position, ..)| *position)
                .collect();
            assert_eq!(settled, positions);
            let order: Vec<Position> = pair.reports.iter().map(|(position, ..)| *position).collect();
            assert!(order.is_sorted_by_key(|told| positions.iter().position(|position| position == told)));
            for position in &positions {
                let Analysis { evaluation, best, .. } = pair.known(position).unwrap();
                assert!(best.is_some_and(|best| position.legal_squares().contains(best.square())));
                assert_ne!(evaluation, Evaluation::Unknown);
                assert_eq!(matches!(evaluation, Evaluation::Exact(_)), tablebase::covers(position.rules()));
            }
        }
    }
    assert_eq!(pair.workers, 1);
}

#[test]
fn page_gets_all_analyses_despite_changes_and_failures() {
    let mut random = Rng::with_seed(2);
    let boards =
        [rules("3x3x3", Objective::Misere), rules("4x3x3", Objective::Normal), rules("8x8x5", Objective::Normal)];
    let mut workers = 0;
    for _ in 0..30 {
        let (mut pair, mut known) = (Pair::default(), Analyses::default());
        let mut wanted = evaluations(20, Vec::new());
        for _ in 0..12 {
            match random.u8(0..4) {
                0 => {
                    let count = random.usize(1..4);
                    wanted.positions = positions(boards[random.usize(0..3)], count, &mut random);
                }
                1 | 2 => {
                    for _ in 0..random.u8(1..4) {
                        pair.receive();
                    }
                }
                _ if !pair.conversation.is_busy() => pair.handle(Event::Failed),
                _ => {}
            }
            ask(&mut pair, &mut known, &wanted);
        }
        // From now on the page only receives, and repeats its request after each message.
        while pair.receive() {
            ask(&mut pair, &mut known, &wanted);
        }
        assert!(!pair.conversation.is_busy());
        assert!(wanted.positions.iter().all(|position| known.is_final(position, wanted.task.milliseconds())));
        workers += pair.workers;
    }
    assert!(workers > 40, "{workers} workers in 30 conversations");
}

/// The page stores the reported analyses and requests the missing ones.
fn ask(pair: &mut Pair, known: &mut Analyses, wanted: &AnalysisRequest) {
    for (position, analysis, milliseconds) in pair.reports.drain(..) {
        assert!(wanted.positions.contains(&position), "{position:?} is not requested any more");
        known.insert(position, analysis, milliseconds);
    }
    let mut wanted = wanted.clone();
    wanted.positions.retain(|position| !known.is_final(position, wanted.task.milliseconds()));
    pair.handle(Event::Requested(Some(wanted.into())));
}

#[test]
fn service_evaluates_finished_games_and_ignores_invalid_requests() {
    let mut service = Service::default();
    assert_eq!(answers(&mut service, "analyze 1 1 80 3x3x3 normal 3/3", 1.0), []);
    let texts = answers(&mut service, "analyze 9 0 80 3x3x3 misere xxx/oo1/3-o 3/3/3-x", 1.0);
    let texts: Vec<String> = texts.iter().map(Reply::to_string).collect();
    assert_eq!(texts[0], "analyzed 9 0 done - 0 wins 0");
    // Even without time, the best move is known.
    assert!(texts.iter().any(|text| text.starts_with("analyzed 9 1 done ") && !text.contains('-')), "{texts:?}");
}

#[test]
fn service_answers_for_very_hard_with_a_search_of_the_given_nodes() {
    let mut service = Service::default();
    let position = notation::read_moves(rules("15x15x5", Objective::Normal), "h8i9g8").game.position();
    let text = notation::write_position(position);
    let found = |nodes| very_hard::analysis(&position, nodes);
    for nodes in [80, 1_000] {
        // An analysis of the same position before does not change it.
        answers(&mut service, &format!("analyze 1 50 80 15x15x5 normal {text}"), 1.0);
        let replies = answers(&mut service, &format!("reply 2 {nodes} 80 15x15x5 normal {text}"), 1_000.0);
        let finding = Finding::Reply(found(nodes));
        assert_eq!(replies, [Reply::Found { number: 2, index: 0, is_done: true, finding }]);
    }
    assert!(found(1_000).depth > found(80).depth);
}

#[test]
fn variations_grow_with_the_depth_and_are_legal() {
    let mut random = Rng::with_seed(4);
    let mut service = Service::default();
    for (board, objective) in
        [("15x15x5", Objective::Normal), ("7x7x5", Objective::Normal), ("5x5x4", Objective::Misere)]
    {
        let rules = rules(board, objective);
        let position = positions(rules, 1, &mut random)[0];
        let request = AnalysisRequest { task: Task::Variations { milliseconds: 100 }, positions: vec![position] };
        let replies = answers(&mut service, &message(5, request), 1.0);
        let found = replies.iter().map(|reply| match reply {
            Reply::Found { number: 5, index: 0, is_done, finding: Finding::Variations(found) } => (*is_done, found),
            _ => panic!("{reply}"),
        });
        let found: Vec<_> = found.collect();
        assert!(found.iter().map(|(_, found)| found.depth).is_sorted(), "{found:?}");
        let (last, before) = found.split_last().unwrap();
        assert!(last.0 && before.iter().all(|(is_done, _)| !is_done));
        assert!((1..=3).contains(&last.1.best.len()), "{position:?} {found:?}");
        for variation in found.iter().flat_map(|(_, found)| &found.best) {
            let end = variation.moves.iter().try_fold(position, |position, square| position.play(*square));
            assert!(end.is_ok() && !variation.moves.is_empty(), "{variation:?}");
        }
    }
}

/// The milliseconds between two readings of the clock on a slow device: 256 of 200,000 nodes in a second.
const SLOW: f64 = 1.28;

#[test]
fn perfect_player_proves_every_move_on_8x4x4_in_its_first_second() {
    let mut random = Rng::with_seed(1);
    for (board, is_first) in [("8x4x4", true), ("8x4x4", false), ("4x8x4", true), ("4x8x4", false)] {
        let mut service = Service::default();
        let mut position = Position::new(rules(board, Objective::Normal));
        let mut is_turn = is_first;
        while position.outcome().is_none() {
            let square = if is_turn {
                let text = message(1, evaluations(1_000, vec![position]));
                let last = answers(&mut service, &text, SLOW).pop();
                let Some(Reply::Found { is_done: true, finding: Finding::Evaluation(analysis), .. }) = last else {
                    panic!("{last:?}")
                };
                assert!(analysis.is_proven(), "{analysis:?} in {position:?}");
                analysis.best.unwrap().square()
            } else {
                random.choice(position.legal_squares()).unwrap()
            };
            position = position.play(square).unwrap();
            is_turn = !is_turn;
        }
    }
}

#[test]
fn book_proves_first_moves_at_once() {
    for (board, position) in [("9x4x4", "9/9/9/9-x"), ("7x8x5", "7/7/7/1x5/7/7/7/7-o")] {
        let replies = answers(&mut Service::default(), &format!("analyze 1 1 80 {board} normal {position}"), 1_000.0);
        let [Reply::Found { is_done: true, finding: Finding::Evaluation(analysis), .. }] = *replies else {
            panic!("{replies:?}")
        };
        assert!(analysis.is_proven(), "{analysis:?} on {board}");
    }
}

#[test]
fn move_of_ultimate_is_legal_after_any_time() {
    let game = Game::parse(Variant::Ultimate, "e5 d4 a1").unwrap();
    for milliseconds in [1, 200] {
        let text = format!("ultimate 3 {milliseconds} 80 5 e5 d4 a1");
        let replies = answers(&mut Service::default(), &text, 1.0);
        let [Reply::Found { number: 3, index: 0, is_done: true, finding: Finding::Ultimate(best) }] = *replies else {
            panic!("{replies:?}")
        };
        assert!(game.position().legal_moves().iter().any(|legal| legal.square == best), "{best:?}");
    }
    assert_eq!(answers(&mut Service::default(), "ultimate 3 100 80 5 e5 a1", 1.0), [], "a1 is illegal");
}
