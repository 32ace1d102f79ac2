//! Messages are parsed as they are written, and all other texts are rejected.

use fastrand::Rng;
use worker::protocol::{Reply, SentRequest};
use worker::request::{AnalysisRequest, Request, Task};

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
fn request_without_positions_has_no_text() {
    let request = AnalysisRequest { task: Task::Reply { nodes: 60 }, positions: Vec::new() }.into();
    assert_eq!(SentRequest { number: 7, memory: 80, request }.text(), None, "it has no rules");
}

#[test]
fn invalid_message_is_rejected() {
    for text in ["judge 7 1000 80 3x3x3 normal 3/3/3-x", "analyze 7 1000 80 3x3x3 normal", "ultimate 7 1000 80"] {
        assert_eq!(SentRequest::read(text), None, "{text}");
    }
    for text in ["analyze 7 1000 80 3x3x3 normal 3/3/3-x", "analyzed 7 0 done - 0", "variations 7 0 done 3;h8"] {
        assert_eq!(Reply::read(text), None, "{text}");
    }
}

/// Leaves out zeros and signs: a number can have them in front.
fn without_leading_signs(text: &str) -> String {
    text.replace(['+', '-', '0'], "")
}

#[test]
fn altered_message_is_rejected_or_read_to_its_last_letter() {
    let mut random = Rng::with_seed(3);
    let (mut read, mut refused) = ([0; 2], [0; 2]);
    for _ in 0..30_000 {
        let text = any::altered(&any::reply(&mut random).to_string(), &mut random);
        match Reply::read(&text) {
            Some(reply) => {
                assert_eq!(without_leading_signs(&reply.to_string()), without_leading_signs(&text));
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
                assert_eq!(without_leading_signs(&sent.text().unwrap()), without_leading_signs(&text));
                read[1] += 1;
            }
            None => refused[1] += 1,
        }
    }
    assert!(read.into_iter().chain(refused).all(|count| count > 100), "{read:?} {refused:?}");
}
