//! Random mutations of valid inputs.

use fastrand::Rng;

/// Tokens of the notations.
const PARTS: [&str; 26] = [
    "b2", "a1", "c3", "t20", "O", "X", "x", "1.", "2.", "12.", ",", " ", "\n", "\r\n", ". ", ":", "/", "-x", "-o",
    "20", "0", "&", "#", "moves=", "draw", "\u{e9}",
];

/// Lines of the text format.
const LINES: [&str; 6] =
    ["Board: 3x3x3\n", "Objective: misere\n", "Start: ", "Outcome: none yet\n", "Outcome: X wins\n", ". X O\n"];

/// Tokens of JSON.
const JSON: [&str; 12] =
    ["{", "}", "[", "]", "\"", "\\", "\\ud83e", "null", "-1.5e9", "999999999", "[0,\"won\"]", "\"won\":1"];

fn random_token(random: &mut Rng) -> &'static str {
    let all = PARTS.into_iter().chain(LINES).chain(JSON);
    all.clone().nth(random.usize(0..all.count())).unwrap()
}

/// Returns a random character boundary of a text.
fn boundary(text: &str, random: &mut Rng) -> usize {
    let place = random.usize(0..=text.len());
    text.floor_char_boundary(place)
}

/// Returns a random part of a text.
fn part<'text>(text: &'text str, random: &mut Rng) -> &'text str {
    let (one, other) = (boundary(text, random), boundary(text, random));
    &text[one.min(other)..one.max(other)]
}

/// Changes a text in one place: removes, repeats, inserts or truncates.
fn change(text: &mut String, other: &str, random: &mut Rng) {
    let place = boundary(text, random);
    match random.u8(0..8) {
        0 => text.truncate(place),
        1 => text.insert_str(place, part(other, random)),
        2 => text.insert(place, random.char(..)),
        3 | 4 => text.insert_str(place, random_token(random)),
        5 => {
            let repeated = part(text, random).to_owned();
            text.insert_str(place, &repeated);
        }
        _ => {
            // Small changes keep most of the text valid.
            let end = text.floor_char_boundary(place + random.usize(0..5));
            let new = if random.bool() { "" } else { random_token(random) };
            if place < end {
                text.replace_range(place..end, new);
            }
        }
    }
}

/// Returns a seed with up to four changes.
pub fn of(seeds: &[(String, String)], random: &mut Rng) -> String {
    let (_, mut text) = seeds[random.usize(0..seeds.len())].clone();
    for _ in 0..random.u8(0..=4) {
        let (_, other) = &seeds[random.usize(0..seeds.len())];
        change(&mut text, other, random);
    }
    text
}

/// Returns random Unicode letters.
pub fn random_letters(random: &mut Rng) -> String {
    (0..random.usize(0..40)).map(|_| random.char(..)).collect()
}

/// Returns tokens of the notations in random order.
pub fn random_tokens(random: &mut Rng) -> String {
    (0..random.usize(0..40)).map(|_| random_token(random)).collect()
}

/// Returns a seed or nothing, and then the same token repeated up to 100,000 letters.
pub fn endless(seeds: &[(String, String)], random: &mut Rng) -> String {
    let (_, seed) = &seeds[random.usize(0..seeds.len())];
    let (begin, token) = (if random.bool() { seed } else { "" }, random_token(random));
    begin.to_owned() + &token.repeat(100_000 / token.len())
}
