//! The colours of the page can be told apart: text from its ground, marks and controls from theirs.
//!
//! Contrast is measured as the Web Content Accessibility Guidelines 2 define it, which ask for 4.5 to 1 for text
//! (success criterion 1.4.3) and 3 to 1 for what is drawn or can be pressed (1.4.11).
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::collections::HashMap;

const TOKENS: &str = include_str!("../styles/tokens.css");
const BOARD: &str = include_str!("../styles/board.css");

const TEXT: f64 = 4.5;
const DRAWING: f64 = 3.0;

/// The themes, in the order of a [`Pair`].
const THEMES: [&str; 2] = ["light", "dark"];

/// What stands on what, and the least contrast between them.
const PAIRS: [(&[&str], &[&str], f64); 5] = [
    (&["x-start", "x-end", "o-start", "o-end"], &["raised"], DRAWING),
    (&["text", "quiet", "win", "loss"], &["ground", "raised", "sunken"], TEXT),
    (&["on-accent"], &["accent", "accent-hover"], TEXT),
    (&["accent", "edge"], &["ground", "raised"], DRAWING),
    // The outline of what has the focus.
    (&["accent"], &["sunken"], DRAWING),
];

/// A colour in sRGB: red, green and blue, each from 0 to 255.
type Colour = [f64; 3];

/// A colour for a pale ground and one for a dark ground.
type Pair = [Colour; 2];

/// The colour written as `#rrggbb`.
fn colour(text: &str) -> Option<Colour> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let all = u32::from_str_radix(digits, 16).ok()?;
    let [_, red, green, blue] = all.to_be_bytes();
    Some([red, green, blue].map(f64::from))
}

/// Every token that is written `--name: light-dark(#rrggbb, #rrggbb);`.
fn tokens(css: &str) -> HashMap<&str, Pair> {
    let mut tokens = HashMap::new();
    for line in css.lines() {
        let declaration = line.trim().strip_prefix("--").and_then(|line| line.split_once(": light-dark("));
        let Some((name, values)) = declaration else { continue };
        let Some((light, dark)) = values.strip_suffix(");").and_then(|values| values.split_once(", ")) else {
            continue;
        };
        if let (Some(light), Some(dark)) = (colour(light), colour(dark)) {
            assert_eq!(tokens.insert(name, [light, dark]), None, "--{name} is written twice");
        }
    }
    tokens
}

/// Relative luminance, from 0 for black to 1 for white:
/// <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>.
fn luminance(colour: Colour) -> f64 {
    let [red, green, blue] = colour.map(|channel| {
        let share = channel / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// Contrast, from 1 for the same colour to 21 for black and white:
/// <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>.
fn contrast(one: Colour, other: Colour) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// So many hundredths of one colour in another, as `color-mix(in srgb, …)` mixes them.
fn mix(one: Colour, hundredths: f64, other: Colour) -> Colour {
    [0, 1, 2].map(|channel| (one[channel] * hundredths + other[channel] * (100.0 - hundredths)) / 100.0)
}

/// What cannot be told apart well enough, in sentences.
fn failures(tokens: &HashMap<&str, Pair>) -> Vec<String> {
    let mut failures = Vec::new();
    for (fronts, grounds, least) in PAIRS {
        for (front, ground) in fronts.iter().flat_map(|front| grounds.iter().map(move |ground| (front, ground))) {
            for (theme, name) in THEMES.into_iter().enumerate() {
                let contrast = contrast(tokens[front][theme], tokens[ground][theme]);
                if contrast < least {
                    failures.push(format!("{name}: --{front} has {contrast:.2} on --{ground}, and needs {least}"));
                }
            }
        }
    }
    failures
}

#[test]
fn what_is_read_and_pressed_can_be_seen() {
    let failures = failures(&tokens(TOKENS));
    assert!(failures.is_empty(), "{failures:#?}");
}

#[test]
fn marks_can_be_seen_on_the_tinted_squares_of_a_win() {
    let tokens = tokens(TOKENS);
    let (_, tint) = BOARD.split_once("color-mix(in srgb, var(--glow) ").unwrap();
    let (hundredths, rest) = tint.split_once('%').unwrap();
    assert!(rest.starts_with(", var(--raised))"), "the first tint of a glow is that of the square");
    let hundredths: f64 = hundredths.parse().unwrap();
    for (glow, end) in [("x-start", "x-end"), ("o-start", "o-end")] {
        assert!(BOARD.contains(&format!("--glow: var(--{glow});")));
        for (theme, name) in THEMES.into_iter().enumerate() {
            let square = mix(tokens[glow][theme], hundredths, tokens["raised"][theme]);
            for stop in [glow, end] {
                let contrast = contrast(tokens[stop][theme], square);
                assert!(contrast >= DRAWING, "{name}: --{stop} has {contrast:.2} on its square");
            }
        }
    }
}

#[test]
fn contrast_is_what_is_known_of_some_colours() {
    let table = [
        ("#000000", "#ffffff", 21.0),
        ("#ffffff", "#ffffff", 1.0),
        ("#777777", "#ffffff", 4.48),
        ("#767676", "#ffffff", 4.54),
        ("#ff0000", "#ffffff", 4.00),
        ("#0000ff", "#ffffff", 8.59),
    ];
    for (one, other, expected) in table {
        let [one, other] = [one, other].map(|text| colour(text).unwrap());
        for contrast in [contrast(one, other), contrast(other, one)] {
            assert!((contrast - expected).abs() < 0.005, "{contrast} is not {expected}");
        }
    }
}

#[test]
fn only_colours_are_read_as_colours() {
    assert_eq!(colour("#0180ff"), Some([1.0, 128.0, 255.0]));
    for text in ["", "#", "#fff", "0180ff", "#0180f", "#0180ff0", "#0180fg", "Canvas", "rgb(1 2 3 / 0.5)"] {
        assert_eq!(colour(text), None, "{text}");
    }
}

#[test]
fn a_colour_that_is_too_weak_is_found() {
    let mut weak = tokens(TOKENS);
    weak.insert("quiet", [colour("#9a9fb8").unwrap(), weak["quiet"][1]]);
    let failures = failures(&weak);
    assert_eq!(failures.len(), 3, "{failures:#?}");
    assert!(failures.iter().all(|failure| failure.starts_with("light: --quiet has 2.")), "{failures:#?}");
}
