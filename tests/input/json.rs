//! The reader of JSON agrees with `serde_json`.

use fastrand::Rng;
use serde_json::Value;
use tic_tac_toe::features::statistics::json::Json;

use crate::{mutation, seeds};

/// Whether both readers found the same value.
fn is_same(one: &Json, other: &Value) -> bool {
    match (one, other) {
        (Json::Object(members), Value::Object(others)) => {
            let mut names: Vec<&String> = members.iter().map(|(name, _)| name).collect();
            names.sort();
            names.dedup();
            names.len() == others.len()
                && others.iter().all(|(name, other)| one.get(name).is_some_and(|value| is_same(value, other)))
        }
        (Json::Array(elements), Value::Array(others)) => {
            elements.len() == others.len() && elements.iter().zip(others).all(|(one, other)| is_same(one, other))
        }
        (Json::Text(text), Value::String(other)) => text == other,
        (Json::Number(number), Value::Number(other)) => {
            number.map(u64::from) == other.as_u64().filter(|other| *other <= u64::from(u32::MAX))
        }
        (Json::Word, Value::Bool(_) | Value::Null) => true,
        _ => false,
    }
}

#[test]
fn any_text_is_read_like_the_reference() {
    let seeds = seeds::of("statistics");
    let mut right = 0;
    for seed in 0..20_000 {
        let text = mutation::of(&seeds, &mut Rng::with_seed(seed));
        match (Json::parse(&text), serde_json::from_str::<Value>(&text)) {
            (Some(one), Ok(other)) => {
                assert!(is_same(&one, &other), "{text}");
                right += 1;
            }
            (None, Err(_)) => {}
            // The reference refuses lone surrogates and huge numbers.
            (Some(_), Err(error)) => {
                let reason = error.to_string();
                assert!(["surrogate", "escape", "range"].iter().any(|part| reason.contains(part)), "{reason}: {text}");
            }
            (None, Ok(_)) => panic!("valid: {text}"),
        }
    }
    assert!((4_000..16_000).contains(&right), "{right}");
}

#[test]
fn deep_nesting_is_refused() {
    let nested = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
    assert!(Json::parse(&nested(30)).is_some());
    for depth in [50, 1_000_000] {
        assert_eq!(Json::parse(&nested(depth)), None);
        assert_eq!(Json::parse(&"{\"a\":".repeat(depth)), None);
    }
}
