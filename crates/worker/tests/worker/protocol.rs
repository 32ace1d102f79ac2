//! Messages are parsed as they are written, and all other texts are rejected.

use engine::{Analysis, BestMove, Evaluation, Objective, Position, Proof, Rules, Value, Variation, Variations};
use fastrand::Rng;
use worker::protocol::{Finding, Reply, SentRequest};
use worker::request::{AnalysisRequest, Request, Task, UltimateRequest};

use crate::any;

#[test]
fn request_round_trips_through_text() {
    let mut random = Rng::with_seed(1);
    for _ in 0..3_000 {
        let sent = any::sent_request(&mut random);
        assert_eq!(SentRequest::read(&sent.text().unwrap()), Some(sent));
    }
}

#[test]
fn reply_round_trips_through_text() {
    let mut random = Rng::with_seed(2);
    for _ in 0..10_000 {
        let reply = any::reply(&mut random);
        let text = reply.to_string();
        assert_eq!(Reply::read(&text), Some(reply), "{text}");
    }
}

#[test]
fn messages_have_the_documented_form() {
    let rules = Rules::new(4, 3, 3, Objective::Misere).unwrap();
    let position = Position::new(rules);
    let positions = vec![position, position.play("b2".parse().unwrap()).unwrap()];
    for (task, start) in [
        (Task::Evaluation { milliseconds: 1_000 }, "analyze 7 1000"),
        (Task::Variations { milliseconds: 1_000 }, "variations 7 1000"),
        (Task::Reply { nodes: 60 }, "reply 7 60"),
    ] {
        let request = AnalysisRequest { task, positions: positions.clone() }.into();
        let sent = SentRequest { number: 7, memory: 80, request };
        assert_eq!(sent.text().unwrap(), format!("{start} 80 4x3x3 misere 4/4/4-x 4/1x2/4-o"));
    }
    let [e5, d4] = ["e5", "d4"].map(|name| name.parse().unwrap());
    let request = UltimateRequest { moves: vec![e5, d4], seed: 77, milliseconds: 1_000 }.into();
    let sent = SentRequest { number: 10, memory: 80, request };
    assert_eq!(sent.text().unwrap(), "ultimate 10 1000 80 77 e5 d4");
    let reply = Reply::Found { number: 10, index: 0, is_done: true, finding: Finding::Ultimate(d4) };
    assert_eq!(reply.to_string(), "ultimate 10 0 done d4");

    let proved = Evaluation::Proven;
    let table = [
        ("wins 5", Evaluation::Exact(Value::Win(5))),
        ("loses 4", Evaluation::Exact(Value::Loss(4))),
        ("draws", Evaluation::Exact(Value::Draw)),
        ("win", proved(Proof::Win { within: None })),
        ("win 9", proved(Proof::Win { within: Some(9) })),
        ("draw", proved(Proof::Draw)),
        ("loss", proved(Proof::Loss { within: None })),
        ("loss 8", proved(Proof::Loss { within: Some(8) })),
        ("open -12", Evaluation::Estimate(-12)),
        ("unknown", Evaluation::Unknown),
    ];
    for (words, evaluation) in table {
        for (is_done, progress) in [(true, "done"), (false, "going")] {
            let h8 = "h8".parse().unwrap();
            for (best, name) in [(Some(BestMove::Proven(h8)), "h8"), (Some(BestMove::Likely(h8)), "h8?"), (None, "-")] {
                let finding = Finding::Evaluation(Analysis { evaluation, best, depth: 6 });
                let reply = Reply::Found { number: 7, index: 3, is_done, finding };
                assert_eq!(reply.to_string(), format!("analyzed 7 3 {progress} {name} 6 {words}"));
            }
        }
    }
    assert_eq!(Reply::Ready.to_string(), "ready");
    let variation = |moves: &[&str], evaluation| Variation {
        moves: moves.iter().map(|square| square.parse().unwrap()).collect(),
        evaluation,
    };
    let best = vec![
        variation(&["h8", "i9"], Evaluation::Estimate(40)),
        variation(&["g9"], proved(Proof::Win { within: Some(5) })),
    ];
    for (is_done, found, text) in [
        (false, Variations { depth: 12, best }, "variations 8 0 going 12;h8-i9 open 40;g9 win 5"),
        (true, Variations::default(), "variations 8 0 done 0"),
    ] {
        let reply = Reply::Found { number: 8, index: 0, is_done, finding: Finding::Variations(found) };
        assert_eq!(reply.to_string(), text);
    }
}

#[test]
fn invalid_request_is_rejected() {
    for text in [
        "",
        " ",
        "analyze",
        "analyze 7",
        "analyze 7 1000 80 3x3x3",
        "analyze 7 1000 80 3x3x3 normal",
        "analyze 7 1000 80 3x3x3 normal ",
        "analyze 7 1000 80 3x3x3 normal 3/3/3",
        "analyze 7 1000 80 3x3x3 normal 3/3/3-x ",
        "analyze 7 1000 80 3x3x3 normal  3/3/3-x",
        "analyze 7 1000 80 3x3x3 normal 4/4/4-x",
        "analyze 7 1000 80 3x3x3 normal 3/3/3-o",
        "analyze 7 1000 80 3x3x3 normal 3/3/3-x 3/3",
        "analyze 7 1000 80 3x3x4 normal 3/3/3-x",
        "analyze 7 1000 80 99x99x5 normal 3/3/3-x",
        "analyze 7 1000 80 3x3x3 Normal 3/3/3-x",
        "analyze 7 1000 3x3x3 normal 3/3/3-x",
        "analyze 7 -1 80 3x3x3 normal 3/3/3-x",
        "analyze 7 1.5 80 3x3x3 normal 3/3/3-x",
        "analyze 4294967296 1000 80 3x3x3 normal 3/3/3-x",
        " analyze 7 1000 80 3x3x3 normal 3/3/3-x",
        "JUDGE 7 1000 80 3x3x3 normal 3/3/3-x",
        "analyze\t7 1000 80 3x3x3 normal 3/3/3-x",
        "ultimate 7 1000 80",
        "ultimate 7 1000 80 -1 e5",
        "ultimate 7 1000 80 77 e5 a99",
        "ultimate 7 1000 80 77 e5 ",
        "ready",
    ] {
        assert_eq!(SentRequest::read(text), None, "{text}");
    }
    let request = AnalysisRequest { task: Task::Reply { nodes: 60 }, positions: Vec::new() }.into();
    assert_eq!(SentRequest { number: 7, memory: 80, request }.text(), None, "a request without positions has no rules");
}

#[test]
fn invalid_reply_is_rejected() {
    for text in [
        "",
        " ",
        "ready ",
        " ready",
        "Ready",
        "ready now",
        "analyze 7 1000 80 3x3x3 normal 3/3/3-x",
        "ultimate 7 0 done",
        "ultimate 7 0 done e5?",
        "ultimate 7 0 done e5 d4",
        "analyzed",
        "analyzed 7 0 done",
        "analyzed 7 0 done - 0",
        "analyzed 7 0 done - 0 ",
        "analyzed 7 0 over - 0 win",
        "analyzed 7 0 done u1 0 win",
        "analyzed 7 0 done a21 0 win",
        "analyzed 7 0 done a0 0 win",
        "analyzed 7 0 done  0 win",
        "analyzed 7 0 done - 256 win",
        "analyzed 7 0 done - 0 wins",
        "analyzed 7 0 done - 0 wins -1",
        "analyzed 7 0 done - 0 wins 256",
        "analyzed 7 0 done - 0 draws 5",
        "analyzed 7 0 done - 0 draw 5",
        "analyzed 7 0 done - 0 win x",
        "analyzed 7 0 done - 0 win ",
        "analyzed 7 0 done - 0 win 5 5",
        "analyzed 7 0 done - 0 open",
        "analyzed 7 0 done - 0 open 32768",
        "analyzed 7 0 done - 0 unknown 0",
        "analyzed 7 0 done - 0 victory",
        "analyzed 7 -1 done - 0 win",
        "analyzed 7 99999999999999999999 done - 0 win",
        "analyzed 4294967296 0 done - 0 win",
        "analyzed 7 0 done - 0 win;h8 win",
        "ready;",
        "variations",
        "variations 7 0 done",
        "variations 7 0 over 3",
        "variations 7 0 done 256",
        "variations 7 0 done 3 ",
        "variations 7 0 done 3;",
        "variations 7 0 done 3;h8",
        "variations 7 0 done 3; win 5",
        "variations 7 0 done 3;h8- win 5",
        "variations 7 0 done 3;h8-u1 win 5",
        "variations 7 0 done 3;h8 win 5 ",
        "variations 7 0 done 3;h8 win 5;",
    ] {
        assert_eq!(Reply::read(text), None, "{text}");
    }
}

#[test]
fn altered_message_is_rejected_or_valid() {
    let mut random = Rng::with_seed(3);
    let (mut read, mut refused) = ([0; 2], [0; 2]);
    for _ in 0..30_000 {
        let text = any::altered(&any::reply(&mut random).to_string(), &mut random);
        match Reply::read(&text) {
            Some(reply) => {
                assert_eq!(Reply::read(&reply.to_string()).as_ref(), Some(&reply), "{text}");
                read[0] += 1;
            }
            None => refused[0] += 1,
        }
    }
    for _ in 0..5_000 {
        let text = any::altered(&any::sent_request(&mut random).text().unwrap(), &mut random);
        match SentRequest::read(&text) {
            Some(sent) => {
                if let Request::Analysis(AnalysisRequest { positions, .. }) = &sent.request {
                    assert!(positions.iter().all(|position| position.rules() == positions[0].rules()), "{text}");
                }
                assert_eq!(SentRequest::read(&sent.text().unwrap()), Some(sent), "{text}");
                read[1] += 1;
            }
            None => refused[1] += 1,
        }
    }
    assert!(read.into_iter().chain(refused).all(|count| count > 100), "{read:?} {refused:?}");
}

#[test]
fn request_of_any_length_is_accepted() {
    let rules = Rules::new(15, 15, 5, Objective::Normal).unwrap();
    let positions = vec![Position::new(rules); 20_000];
    let request = AnalysisRequest { task: Task::Evaluation { milliseconds: 1 }, positions }.into();
    let sent = SentRequest { number: 1, memory: 80, request };
    let text = sent.text().unwrap();
    assert!(text.len() > 900_000);
    assert!(SentRequest::read(&text) == Some(sent));
}
