//! Requests to the real service, with a simulated clock.

use std::cell::Cell;

use coaching::opponents::very_hard;
use engine::other_games::{Game, Variant};
use engine::{Evaluation, Position, Rules, notation, tablebase};
use fastrand::Rng;
use worker::protocol::{Finding, Reply, SentRequest};
use worker::request::{AnalysisRequest, Task};
use worker::service::Service;

use crate::random::unfinished;

/// All replies of the service, with a clock that advances by `step` milliseconds at each reading.
fn answers(service: &mut Service, text: &str, step: f64) -> Vec<Reply> {
    let time = Cell::new(0.0);
    let now = || time.replace(time.get() + step);
    let mut replies = Vec::new();
    service.answer(text, &now, &mut |reply| replies.push(reply));
    replies
}

fn evaluations(milliseconds: u32, positions: Vec<Position>) -> AnalysisRequest {
    AnalysisRequest { task: Task::Evaluation { milliseconds }, positions }
}

/// The text of a request with all the memory.
fn message(number: u32, request: AnalysisRequest) -> String {
    SentRequest { number, memory: 80, request: request.into() }.text().unwrap()
}

#[test]
fn each_position_is_answered_in_order_until_it_is_done() {
    let mut random = Rng::with_seed(1);
    // One service for all rules.
    let mut service = Service::default();
    for board in ["3x3x3", "4x3x3 misere", "5x4x4", "7x7x5 misere", "15x15x5"] {
        let rules: Rules = board.parse().unwrap();
        let positions: Vec<Position> = (0..5).map(|moves| unfinished(rules, moves..=moves, &mut random)).collect();
        let replies = answers(&mut service, &message(7, evaluations(30, positions.clone())), 1.0);
        let mut done = 0;
        for reply in replies {
            let Reply::Found { number: 7, index, is_done, finding: Finding::Evaluation(analysis) } = reply else {
                panic!("{reply}")
            };
            assert_eq!(index, done);
            let position = &positions[index];
            assert!(analysis.best.is_some_and(|best| position.legal_squares().contains(best.square())));
            assert_eq!(matches!(analysis.evaluation, Evaluation::Exact(_)), tablebase::covers(position.rules()));
            assert_ne!(analysis.evaluation, Evaluation::Unknown);
            done += usize::from(is_done);
        }
        assert_eq!(done, positions.len());
    }
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
    let position = notation::read_moves("15x15x5".parse().unwrap(), "h8i9g8").game.position();
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
    for board in ["15x15x5", "7x7x5", "5x5x4 misere"] {
        let position = unfinished(board.parse().unwrap(), 0..=10, &mut random);
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
