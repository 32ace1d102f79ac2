//! The colours of the page can be told apart: text from its ground, marks and controls from theirs.
//!
//! Contrast is measured as the Web Content Accessibility Guidelines 2 define it, which ask for 4.5 to 1 for text
//! (success criterion 1.4.3) and 3 to 1 for what is drawn or can be pressed (1.4.11), and in high contrast for 7 to 1 (1.4.6).
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::collections::HashMap;
use std::fmt::{self, Display, Formatter};

use tic_tac_toe::state::Accent;

const TOKENS: &str = concat!(include_str!("../styles/tokens.css"), include_str!("../styles/tokens-paper.css"));
const BOARD: &str = include_str!("../styles/board.css");
const STUDY: &str = include_str!("../styles/lazy.css");
const PAPER: &str = include_str!("../styles/paper.css");

/// The parts of the tokens, by their selectors: those of every page, and what other looks have in place of some of them.
const EVERYWHERE: &str = ":root {";
const ON_PAPER: &str = "[data-look=\"paper\"] {";
const HIGH_CONTRAST: &str = ":root[data-theme]:where([data-theme=\"contrast\"], [data-theme=\"auto\"][data-more]) {";

/// How much contrast is asked for, at least.
#[derive(Clone, Copy)]
struct Least {
    text: f64,
    drawing: f64,
}

/// What the guidelines ask for at level AA.
const ORDINARY: Least = Least { text: 4.5, drawing: 3.0 };
/// What they ask of text at level AAA, and we of drawings as well.
const HIGH: Least = Least { text: 7.0, drawing: 7.0 };

/// The grounds, in the order of a [`Pair`].
const GROUNDS: [&str; 2] = ["light", "dark"];

/// Which of the two figures of [`Least`] holds.
type Figure = fn(Least) -> f64;
const TEXT: Figure = |least| least.text;
const DRAWING: Figure = |least| least.drawing;

/// What stands on what, and the least contrast between them.
const PAIRS: [(&[&str], &[&str], Figure); 5] = [
    (&["x-start", "x-end", "o-start", "o-end"], &["raised"], DRAWING),
    (&["text", "quiet", "win", "loss", "accent"], &["ground", "raised", "sunken"], TEXT),
    (&["on-fill"], &["fill", "fill-hover"], TEXT),
    (&["fill", "fill-hover", "edge"], &["ground", "raised"], DRAWING),
    // The bar below the side that is to move.
    (&["x-start", "o-start"], &["raised"], DRAWING),
];

/// A colour in sRGB: red, green and blue, each from 0 to 255.
type Colour = [f64; 3];

/// A colour for a pale ground and one for a dark ground.
type Pair = [Colour; 2];

/// Colours by the names of their tokens.
type Tokens = HashMap<&'static str, Pair>;

/// What a page can look like.
struct Look {
    name: &'static str,
    tokens: Tokens,
    least: Least,
}

/// Both boards in ordinary and in high contrast.
fn looks() -> [Look; 4] {
    let [soft, paper, contrast] = [EVERYWHERE, ON_PAPER, HIGH_CONTRAST].map(tokens);
    let over = |below: &Tokens, above: &Tokens| below.clone().into_iter().chain(above.clone()).collect::<Tokens>();
    let on_paper = over(&soft, &paper);
    [
        Look { name: "high contrast", tokens: over(&soft, &contrast), least: HIGH },
        Look { name: "high contrast on paper", tokens: over(&on_paper, &contrast), least: HIGH },
        Look { name: "soft", tokens: soft, least: ORDINARY },
        Look { name: "paper", tokens: on_paper, least: ORDINARY },
    ]
}

/// What cannot be told apart well enough.
struct Failure<'a> {
    look: &'a str,
    ground: &'a str,
    front: &'a str,
    behind: &'a str,
    contrast: f64,
    least: f64,
}

impl Display for Failure<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let Self { look, ground, front, behind, contrast, least } = self;
        write!(formatter, "{look}, {ground}: {front} has {contrast:.2} on {behind}, and needs {least}")
    }
}

/// The colour written as `#rrggbb`.
fn colour(text: &str) -> Option<Colour> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let all = u32::from_str_radix(digits, 16).ok()?;
    let [_, red, green, blue] = all.to_be_bytes();
    Some([red, green, blue].map(f64::from))
}

/// Every token below this selector that is written `--name: light-dark(#rrggbb, #rrggbb);`, also where the page around the
/// game may put another colour before it.
fn tokens(selector: &str) -> Tokens {
    let (_, block) = TOKENS.split_once(selector).unwrap_or_else(|| panic!("{selector} is missing"));
    let (block, _) = block.split_once("\n}").expect("the end of the block");
    let mut tokens = Tokens::new();
    for line in block.lines() {
        let declaration = line.trim().strip_prefix("--").and_then(|line| line.split_once(": "));
        let Some((name, value)) = declaration else { continue };
        let value = value.strip_prefix("var(--own-").and_then(|own| own.split_once(", ")).map_or(value, |(_, or)| or);
        let Some(values) = value.strip_prefix("light-dark(").map(|values| values.trim_end_matches([')', ';'])) else {
            continue;
        };
        if let Some([light, dark]) = values.split_once(", ").map(|(light, dark)| [light, dark].map(colour))
            && let (Some(light), Some(dark)) = (light, dark)
        {
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
fn failures(looks: &[Look]) -> Vec<String> {
    let mut failures = Vec::new();
    for Look { name: look, tokens, least } in looks {
        for (fronts, grounds, figure) in PAIRS {
            for (front, behind) in fronts.iter().flat_map(|front| grounds.iter().map(move |ground| (front, ground))) {
                for (theme, ground) in GROUNDS.into_iter().enumerate() {
                    let contrast = contrast(tokens[front][theme], tokens[behind][theme]);
                    let least = figure(*least);
                    if contrast < least {
                        failures.push(Failure { look, ground, front, behind, contrast, least }.to_string());
                    }
                }
            }
        }
    }
    failures
}

/// How many hundredths of a colour tint the squares in a stylesheet: the first number after this.
fn hundredths(css: &str, before: &str) -> f64 {
    let (_, rest) = css.split_once(before).unwrap_or_else(|| panic!("{before} is missing"));
    let (hundredths, rest) = rest.split_once('%').expect("a share");
    assert!(rest.starts_with(", var(--raised))"), "squares are tinted over the raised ground");
    hundredths.parse().expect("a number")
}

#[test]
fn what_is_read_and_pressed_can_be_seen() {
    let failures = failures(&looks());
    assert!(failures.is_empty(), "{failures:#?}");
}

#[test]
fn high_contrast_is_the_same_on_both_boards() {
    let [soft, paper, ..] = looks();
    assert_eq!(soft.tokens, paper.tokens);
    let [pure_light, pure_dark] = soft.tokens["ground"];
    assert_eq!((pure_light, pure_dark), ([255.0; 3], [0.0; 3]));
    assert_eq!(soft.tokens["text"], [pure_dark, pure_light]);
}

#[test]
fn marks_can_be_seen_on_the_tinted_squares_of_a_win() {
    for css in [BOARD, PAPER] {
        let hundredths = hundredths(css, "color-mix(in srgb, var(--glow) ");
        for (glow, end) in [("x-start", "x-end"), ("o-start", "o-end")] {
            assert!(BOARD.contains(&format!("--glow: var(--{glow});")));
            for Look { name, tokens, least } in looks() {
                for (theme, ground) in GROUNDS.into_iter().enumerate() {
                    let square = mix(tokens[glow][theme], hundredths, tokens["raised"][theme]);
                    for stop in [glow, end] {
                        let contrast = contrast(tokens[stop][theme], square);
                        assert!(contrast >= least.drawing, "{name}, {ground}: --{stop} has {contrast:.2}");
                    }
                }
            }
        }
    }
}

#[test]
fn values_can_be_read_on_the_square_that_a_hint_points_at() {
    for css in [STUDY, PAPER] {
        let (_, pointed) = css.split_once("[data-light=\"pointed\"] {").unwrap();
        let hundredths = hundredths(pointed, "color-mix(in srgb, var(--accent) ");
        for Look { name, tokens, .. } in looks() {
            for (theme, ground) in GROUNDS.into_iter().enumerate() {
                let square = mix(tokens["accent"][theme], hundredths, tokens["raised"][theme]);
                for value in ["win", "quiet", "loss"] {
                    let contrast = contrast(tokens[value][theme], square);
                    assert!(contrast >= ORDINARY.text, "{name}, {ground}: --{value} has {contrast:.2}");
                }
            }
        }
    }
}

#[test]
fn the_rings_around_lit_squares_can_be_seen() {
    for css in [STUDY, PAPER] {
        let (_, lit) = css.split_once(".square[data-light] {").unwrap();
        let hundredths = hundredths(lit, "color-mix(in srgb, var(--accent) ");
        for Look { name, tokens, .. } in looks() {
            for (theme, ground) in GROUNDS.into_iter().enumerate() {
                let raised = tokens["raised"][theme];
                let contrast = contrast(mix(tokens["accent"][theme], hundredths, raised), raised);
                assert!(contrast >= ORDINARY.drawing, "{name}, {ground}: {contrast:.2}");
            }
        }
    }
}

#[test]
fn any_accent_can_be_read_and_be_written_on() {
    let looks = looks();
    let grounds = |theme: usize| {
        let ordinary = looks.iter().filter(|look| look.least.text == ORDINARY.text);
        ordinary.flat_map(move |look| ["ground", "raised", "sunken"].map(|ground| look.tokens[ground][theme]))
    };
    // Every fifteenth step of each channel, from the first to the last.
    for number in 0..18_u32.pow(3) {
        let digits = [number / 324, number / 18 % 18, number % 18].map(|step| format!("{:02x}", step * 15));
        let shades = Accent::from_hex(&digits.concat()).unwrap().shades();
        let of = |colour: tic_tac_toe::state::accent::Color| colour.channels().map(f64::from);
        for filled in [shades.fill, shades.hover] {
            let contrast = contrast(of(shades.text), of(filled));
            assert!(contrast >= ORDINARY.text, "{} on {filled} has {contrast:.2}", shades.text);
        }
        for (theme, line) in [shades.on_pale, shades.on_dark].into_iter().enumerate() {
            for ground in grounds(theme) {
                let contrast = contrast(of(line), ground);
                assert!(contrast >= ORDINARY.text, "{line}, for {}, has {contrast:.2} on {ground:?}", shades.fill);
            }
        }
    }
}

/// No colour stands anywhere but among the tokens.
#[test]
fn colours_stand_in_one_file() {
    let others = [
        ("base", include_str!("../styles/base.css")),
        ("board", BOARD),
        ("panels", include_str!("../styles/panels.css")),
        ("study", STUDY),
        ("large", include_str!("../styles/large.css")),
        ("embed", include_str!("../styles/embed.css")),
        ("paper", PAPER),
    ];
    for (name, css) in others {
        for (number, line) in css.lines().enumerate() {
            let Some((_, value)) = line.trim().split_once(": ") else { continue };
            let is_colour = ["rgb(", "hsl(", "light-dark(", "oklch("].iter().any(|start| value.contains(start))
                || value.split('#').skip(1).any(|rest| {
                    let digits = rest.chars().take_while(char::is_ascii_hexdigit).count();
                    (digits == 3 || digits == 6) && !rest.chars().nth(digits).is_some_and(|next| next.is_alphanumeric())
                });
            assert!(!is_colour, "{name}.css, line {}: {value}", number + 1);
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
    let mut looks = looks();
    let [.., soft, _] = &mut looks;
    let weak = [colour("#9a9fb8").unwrap(), soft.tokens["quiet"][1]];
    soft.tokens.insert("quiet", weak);
    let failures = failures(&looks);
    assert_eq!(failures.len(), 3, "{failures:#?}");
    assert!(failures.iter().all(|failure| failure.starts_with("soft, light: quiet has 2.")), "{failures:#?}");
}
