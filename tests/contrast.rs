//! Contrast of the page's colors: text, marks and controls against their backgrounds.
//!
//! WCAG 2 defines contrast and the minimum: 4.5 to 1 for text (1.4.3), 3 to 1 for graphics and controls (1.4.11), 7 to
//! 1 for text at level AAA (1.4.6).
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use tic_tac_toe::opponents::players::color::PlayerColor;
use tic_tac_toe::settings::looks::accent::Accent;

const TOKENS: &str = concat!(
    include_str!("../styles/tokens.css"),
    include_str!("../styles/looks/contrast.css"),
    include_str!("../styles/looks/tokens-paper.css"),
    include_str!("../styles/looks/tokens-tiles.css"),
    include_str!("../styles/looks/tokens-neon.css"),
);
const LAZY_TOKENS: &str = include_str!("../styles/lazy/tokens.css");
const BOARD: &str = include_str!("../styles/game.css");
const PLAYERS: &str = include_str!("../styles/looks/tokens-players.css");
const SQUARES: &str = include_str!("../styles/lazy/board.css");
const CONTROLS: &str = include_str!("../styles/lazy/ui.css");

/// Selectors of the token blocks: the base, and those of looks that override it.
const BASE: &str = ":root {";
const ON_PAPER: &str = "[data-look=\"paper\"] {";
const TILES: &str = "[data-look=\"tiles\"] {";
const NEON: &str = "[data-look=\"neon\"] {";
const HIGH_CONTRAST: &str = ":root[data-theme]:where([data-theme=\"contrast\"], [data-theme=\"auto\"][data-more]) {";

/// The minimum contrast.
#[derive(Clone, Copy)]
struct MinimumContrast {
    text: f64,
    drawing: f64,
}

/// The minimum of WCAG level AA.
const LEVEL_AA: MinimumContrast = MinimumContrast { text: 4.5, drawing: 3.0 };
/// The minimum of WCAG level AAA for text, applied to drawings as well.
const LEVEL_AAA: MinimumContrast = MinimumContrast { text: 7.0, drawing: 7.0 };

/// The backgrounds, in the order of a [`Pair`].
const THEMES: [&str; 2] = ["light", "dark"];

/// Selects a figure of [`MinimumContrast`].
type Figure = fn(MinimumContrast) -> f64;
const TEXT: Figure = |least| least.text;
const DRAWING: Figure = |least| least.drawing;

/// Foregrounds, backgrounds and the minimum contrast between them.
const PAIRS: [(&[&str], &[&str], Figure); 5] = [
    (&["x-start", "x-end", "o-start", "o-end"], &["raised"], DRAWING),
    (&["text", "quiet", "win", "loss", "accent"], &["ground", "raised", "sunken"], TEXT),
    (&["on-fill"], &["fill", "fill-hover"], TEXT),
    (&["fill", "fill-hover", "edge"], &["ground", "raised"], DRAWING),
    // The bar below the side to move.
    (&["x-start", "o-start"], &["raised"], DRAWING),
];

/// An sRGB color: red, green and blue from 0 to 255.
type Color = [f64; 3];

/// A color for the light and one for the dark theme.
type Pair = [Color; 2];

/// Colors by token name.
type Tokens = HashMap<&'static str, Pair>;

/// A combination of board look and contrast.
struct Look {
    name: &'static str,
    tokens: Tokens,
    least: MinimumContrast,
}

/// Returns every look in high contrast, then in ordinary contrast.
fn looks() -> [Look; 8] {
    let [first, contrast] = [BASE, HIGH_CONTRAST].map(tokens);
    let over = |below: &Tokens, above: &Tokens| below.clone().into_iter().chain(above.clone()).collect::<Tokens>();
    let soft = over(&first, &tokens_of(LAZY_TOKENS, BASE));
    let [paper, tiles, neon] = [ON_PAPER, TILES, NEON].map(|selector| over(&soft, &tokens(selector)));
    let ordinary = |name, tokens| Look { name, tokens, least: LEVEL_AA };
    let high = |name, below: &Tokens| Look { name, tokens: over(below, &contrast), least: LEVEL_AAA };
    [
        high("high contrast", &soft),
        high("high contrast on paper", &paper),
        high("high contrast on tiles", &tiles),
        high("high contrast in neon", &neon),
        ordinary("paper", paper),
        ordinary("tiles", tiles),
        ordinary("neon", neon),
        ordinary("soft", soft),
    ]
}

/// Parses a color written as `#rrggbb`.
fn color(text: &str) -> Option<Color> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let all = u32::from_str_radix(digits, 16).ok()?;
    let [_, red, green, blue] = all.to_be_bytes();
    Some([red, green, blue].map(f64::from))
}

/// Returns every token below a selector of the form `--name: light-dark(#rrggbb, #rrggbb);`. The color may be the
/// fallback of a variable that the host page sets.
fn tokens(selector: &str) -> Tokens {
    tokens_of(TOKENS, selector)
}

fn tokens_of(css: &'static str, selector: &str) -> Tokens {
    let (_, block) = css.split_once(selector).unwrap_or_else(|| panic!("{selector} is missing"));
    let (block, _) = block.split_once('}').expect("the end of the block");
    let mut tokens = Tokens::new();
    for declaration in block.split(';') {
        let (_, declaration) = declaration.rsplit_once("*/").unwrap_or(("", declaration));
        let declaration = declaration.trim().strip_prefix("--").and_then(|declaration| declaration.split_once(':'));
        let Some((name, value)) = declaration else { continue };
        match pair(value.trim()) {
            Some(pair) => assert_eq!(tokens.insert(name, pair), None, "--{name} is written twice"),
            None => assert!(!is_checked(name), "--{name} is no pair of colors: {value}"),
        }
    }
    tokens
}

/// Returns whether a test needs the colors of a token.
fn is_checked(name: &str) -> bool {
    PAIRS.iter().any(|(fronts, grounds, _)| fronts.contains(&name) || grounds.contains(&name))
}

/// Parses `light-dark(#rrggbb, #rrggbb);`, also as the fallback of a variable that the host page sets.
fn pair(value: &str) -> Option<Pair> {
    let value = value.strip_prefix("var(--own-").and_then(|own| own.split_once(", ")).map_or(value, |(_, or)| or);
    let (light, dark) = value.strip_prefix("light-dark(")?.trim_end_matches([')', ';']).split_once(", ")?;
    Some([color(light)?, color(dark)?])
}

/// Relative luminance, from 0 for black to 1 for white: <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>.
fn luminance(color: Color) -> f64 {
    let [red, green, blue] = color.map(|channel| {
        let share = channel / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// Contrast ratio, from 1 for equal colors to 21 for black and white:
/// <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>.
fn contrast(one: Color, other: Color) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Mixes `hundredths` percent of a color into another, like `color-mix(in srgb, …)`.
fn mix(one: Color, hundredths: f64, other: Color) -> Color {
    [0, 1, 2].map(|channel| (one[channel] * hundredths + other[channel] * (100.0 - hundredths)) / 100.0)
}

/// Checks every look on every background. The check gets the name of both, the colors by their tokens, and the minimum contrast.
fn on_every_ground(check: impl Fn(&str, &dyn Fn(&str) -> Color, MinimumContrast)) {
    for Look { name, tokens, least } in looks() {
        for (theme, ground) in THEMES.into_iter().enumerate() {
            check(&format!("{name}, {ground}"), &|token| tokens[token][theme], least);
        }
    }
}

/// Fails if two colors have less contrast.
fn assert_contrast(one: Color, other: Color, least: f64, what: &str) {
    let contrast = contrast(one, other);
    assert!(contrast >= least, "{what} has {contrast:.2} and needs {least}");
}

/// Returns the percentage of a tint in a stylesheet: the first number after `before`.
fn hundredths(css: &str, before: &str) -> f64 {
    let (_, rest) = css.split_once(before).unwrap_or_else(|| panic!("{before} is missing"));
    let (hundredths, rest) = rest.split_once('%').expect("a share");
    assert!(rest.starts_with(", var(--raised))"), "squares are tinted over the raised ground");
    hundredths.parse().expect("a number")
}

#[test]
fn text_and_controls_have_enough_contrast() {
    on_every_ground(|place, color, least| {
        for (fronts, grounds, figure) in PAIRS {
            for (front, behind) in fronts.iter().flat_map(|front| grounds.iter().map(move |ground| (front, ground))) {
                assert_contrast(color(front), color(behind), figure(least), &format!("{place}: {front} on {behind}"));
            }
        }
    });
}

#[test]
fn high_contrast_colors_are_the_same_in_all_looks() {
    let [soft, paper, tiles, neon, ..] = looks();
    for other in [paper, tiles, neon] {
        assert_eq!(soft.tokens, other.tokens);
    }
    let [pure_light, pure_dark] = soft.tokens["ground"];
    assert_eq!((pure_light, pure_dark), ([255.0; 3], [0.0; 3]));
    assert_eq!(soft.tokens["text"], [pure_dark, pure_light]);
}

#[test]
fn marks_contrast_with_winning_squares() {
    let hundredths = hundredths(BOARD, "color-mix(in srgb, var(--glow) ");
    for (glow, end) in [("x-start", "x-end"), ("o-start", "o-end")] {
        assert!(BOARD.contains(&format!("--glow: var(--{glow});")));
        on_every_ground(|place, color, least| {
            let square = mix(color(glow), hundredths, color("raised"));
            for stop in [glow, end] {
                assert_contrast(color(stop), square, least.drawing, &format!("{place}: {stop}"));
            }
        });
    }
}

#[test]
fn colors_of_players_contrast_with_squares() {
    let hundredths = hundredths(BOARD, "color-mix(in srgb, var(--glow) ");
    for (color, mark) in PlayerColor::ALL.into_iter().skip(1).flat_map(|color| [(color, "x"), (color, "o")]) {
        let tokens = tokens_of(PLAYERS, &format!("[data-{mark}-color=\"{}\"] {{", color.name()));
        for (theme, ground) in THEMES.into_iter().enumerate() {
            let [start, end] = ["start", "end"].map(|stop| tokens[format!("{mark}-{stop}").as_str()][theme]);
            for Look { name, tokens, .. } in looks() {
                let square = tokens["raised"][theme];
                for behind in [square, mix(start, hundredths, square)] {
                    for stop in [start, end] {
                        assert_contrast(stop, behind, LEVEL_AA.drawing, &format!("{name}, {ground}: {color:?} {mark}"));
                    }
                }
            }
        }
    }
}

#[test]
fn values_contrast_with_the_hinted_square() {
    let (_, pointed) = SQUARES.split_once(":is([data-named], [data-light=\"pointed\"]) {").unwrap();
    let hundredths = hundredths(pointed, "color-mix(in srgb, var(--accent) ");
    on_every_ground(|place, color, _| {
        let square = mix(color("accent"), hundredths, color("raised"));
        for value in ["win", "quiet", "loss"] {
            assert_contrast(color(value), square, LEVEL_AA.text, &format!("{place}: {value}"));
        }
    });
}

#[test]
fn switches_that_are_on_are_readable_and_framed() {
    let (_, pressed) = CONTROLS.split_once(".quiet[aria-pressed=\"true\"] {").unwrap();
    let hundredths = hundredths(pressed, "color-mix(in srgb, var(--accent) ");
    on_every_ground(|place, color, least| {
        let tinted = mix(color("accent"), hundredths, color("raised"));
        assert_contrast(color("text"), tinted, least.text, place);
        assert_contrast(color("accent"), tinted, LEVEL_AA.drawing, place);
    });
}

#[test]
fn rings_contrast_with_highlighted_squares() {
    let (_, lit) = SQUARES.split_once(".square[data-light] {").unwrap();
    let hundredths = hundredths(lit, "color-mix(in srgb, var(--accent) ");
    on_every_ground(|place, color, _| {
        let ring = mix(color("accent"), hundredths, color("raised"));
        assert_contrast(ring, color("raised"), LEVEL_AA.drawing, place);
    });
}

#[test]
fn every_accent_is_readable_as_text_and_background() {
    let looks = looks();
    let ordinary = || looks.iter().filter(|look| look.least.text == LEVEL_AA.text);
    // Every fifteenth step of each channel.
    for number in 0..18_u32.pow(3) {
        let digits = [number / 324, number / 18 % 18, number % 18].map(|step| format!("{:02x}", step * 15)).concat();
        let shades = Accent::from_hex(&digits).unwrap().shades();
        let of = |color: tic_tac_toe::settings::looks::accent::Color| color.channels().map(f64::from);
        for filled in [shades.fill, shades.hover] {
            assert_contrast(of(shades.text), of(filled), LEVEL_AA.text, &digits);
        }
        for (theme, line) in [shades.on_pale, shades.on_dark].into_iter().enumerate() {
            for ground in
                ordinary().flat_map(|look| ["ground", "raised", "sunken"].map(|name| look.tokens[name][theme]))
            {
                assert_contrast(of(line), ground, LEVEL_AA.text, &digits);
            }
        }
    }
}

/// Returns the files in a folder and in its folders.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let paths = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}

#[test]
fn only_token_files_contain_colors() {
    let mut count = 0;
    for path in files_below(concat!(env!("CARGO_MANIFEST_DIR"), "/styles").as_ref()) {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if name.starts_with("tokens") || name == "contrast" {
            continue;
        }
        count += 1;
        for (number, line) in std::fs::read_to_string(&path).expect("a text").lines().enumerate() {
            // A condition on the browser colors nothing.
            if line.starts_with("@supports") {
                continue;
            }
            let is_color = ["rgb(", "hsl(", "light-dark(", "oklch("].iter().any(|start| line.contains(start))
                || line.split('#').skip(1).any(|rest| {
                    let digits = rest.chars().take_while(char::is_ascii_hexdigit).count();
                    (digits == 3 || digits == 6) && !rest.chars().nth(digits).is_some_and(|next| next.is_alphanumeric())
                });
            assert!(!is_color, "{name}.css, line {}: {line}", number + 1);
        }
    }
    assert!(count > 20, "only {count} stylesheets were read");
}

#[test]
fn contrast_matches_known_values() {
    for (one, other, expected) in [
        ("#000000", "#ffffff", 21.0),
        ("#ffffff", "#ffffff", 1.0),
        ("#777777", "#ffffff", 4.48),
        ("#ff0000", "#ffffff", 4.00),
        ("#ffffff", "#0000ff", 8.59),
    ] {
        let [one, other] = [one, other].map(|text| color(text).unwrap());
        assert!((contrast(one, other) - expected).abs() < 0.005, "{} is not {expected}", contrast(one, other));
    }
}
