//! Contrast of the page's colors: text, marks and controls against their backgrounds.
//!
//! WCAG 2 defines contrast and the minimum: 4.5 to 1 for text (1.4.3), 3 to 1 for graphics and controls (1.4.11), 7 to
//! 1 for text at level AAA (1.4.6).
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::collections::HashMap;
use std::path::Path;

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

/// Selects a figure of [`MinimumContrast`]: that of the look, or that of level AA in every look.
type Figure = fn(MinimumContrast) -> f64;
const TEXT: Figure = |least| least.text;
const DRAWING: Figure = |least| least.drawing;
const TEXT_AA: Figure = |_| LEVEL_AA.text;
const DRAWING_AA: Figure = |_| LEVEL_AA.drawing;

/// Foregrounds, backgrounds and the minimum contrast between them.
const PAIRS: [(&[&str], &[&str], Figure); 4] = [
    (&["x-start", "x-end", "o-start", "o-end"], &["raised"], DRAWING),
    (&["text", "quiet", "win", "loss", "accent"], &["ground", "raised", "sunken"], TEXT),
    (&["on-fill"], &["fill", "fill-hover"], TEXT),
    (&["fill", "fill-hover", "edge"], &["ground", "raised"], DRAWING),
];

/// Rules that tint squares and controls over the raised ground. Each row has the stylesheet, the rule, the token of the tint, the
/// tokens that must contrast with the tinted ground, and the minimum contrast.
const TINTED: [(&str, &str, &str, &[&str], Figure); 6] = [
    (BOARD, WINNING, "x-start", &["x-start", "x-end"], DRAWING),
    (BOARD, WINNING, "o-start", &["o-start", "o-end"], DRAWING),
    (SQUARES, ":is([data-named], [data-light=\"pointed\"]) {", "accent", &["win", "quiet", "loss"], TEXT_AA),
    (SQUARES, ".square[data-light] {", "accent", &["raised"], DRAWING_AA),
    (CONTROLS, PRESSED, "accent", &["text"], TEXT),
    (CONTROLS, PRESSED, "accent", &["accent"], DRAWING_AA),
];
const WINNING: &str = "&[data-winning] {";
const PRESSED: &str = ".quiet[aria-pressed=\"true\"] {";

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

/// Returns every look in ordinary and in high contrast.
fn looks() -> Vec<Look> {
    let over = |below: &Tokens, above: Tokens| below.clone().into_iter().chain(above).collect::<Tokens>();
    let soft = over(&tokens(BASE), tokens_of(LAZY_TOKENS, BASE));
    let others = [("paper", ON_PAPER), ("tiles", TILES), ("neon", NEON)];
    let ordinary = others.map(|(name, selector)| (name, over(&soft, tokens(selector))));
    let both = ordinary.into_iter().chain([("soft", soft)]).flat_map(|(name, tokens)| {
        let high = over(&tokens, self::tokens(HIGH_CONTRAST));
        [Look { name, tokens, least: LEVEL_AA }, Look { name, tokens: high, least: LEVEL_AAA }]
    });
    both.collect()
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

/// Returns the percentage of the first tint after a text of a stylesheet.
fn hundredths(css: &str, rule: &str) -> f64 {
    let (_, rest) = css.split_once(rule).unwrap_or_else(|| panic!("{rule} is missing"));
    let (_, mix) = rest.split_once("color-mix(in srgb, var(--").expect("a tint");
    let (tint, rest) = mix.split_once('%').expect("a share");
    assert!(rest.starts_with(", var(--raised))"), "squares are tinted over the raised ground");
    tint.rsplit(' ').next().and_then(|share| share.parse().ok()).expect("a number")
}

#[test]
fn text_marks_and_controls_have_enough_contrast() {
    on_every_ground(|place, color, least| {
        for (fronts, grounds, figure) in PAIRS {
            for (front, behind) in fronts.iter().flat_map(|front| grounds.iter().map(move |ground| (front, ground))) {
                assert_contrast(color(front), color(behind), figure(least), &format!("{place}: {front} on {behind}"));
            }
        }
        for (css, rule, tint, fronts, figure) in TINTED {
            let square = mix(color(tint), hundredths(css, rule), color("raised"));
            for front in fronts {
                assert_contrast(color(front), square, figure(least), &format!("{place}: {front} over {tint}"));
            }
        }
    });
}

#[test]
fn colors_of_players_contrast_with_squares() {
    for (color, mark) in PlayerColor::ALL.into_iter().skip(1).flat_map(|color| [(color, "x"), (color, "o")]) {
        let tokens = tokens_of(PLAYERS, &format!("[data-{mark}-color=\"{}\"] {{", color.name()));
        for (theme, ground) in THEMES.into_iter().enumerate() {
            let [start, end] = ["start", "end"].map(|stop| tokens[format!("{mark}-{stop}").as_str()][theme]);
            for Look { name, tokens, .. } in looks() {
                let square = tokens["raised"][theme];
                for behind in [square, mix(start, hundredths(BOARD, WINNING), square)] {
                    for stop in [start, end] {
                        assert_contrast(stop, behind, LEVEL_AA.drawing, &format!("{name}, {ground}: {color:?} {mark}"));
                    }
                }
            }
        }
    }
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

#[test]
fn only_token_files_contain_colors() {
    let mut count = 0;
    for folder in ["", "lazy", "looks"].map(|folder| Path::new("styles").join(folder)) {
        for path in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            if path.is_dir() || name.starts_with("tokens") || name == "contrast" {
                continue;
            }
            count += 1;
            let text = std::fs::read_to_string(&path).expect("a text");
            // A condition on the browser colors nothing.
            for line in text.lines().filter(|line| !line.starts_with("@supports")) {
                let mut words = line.split([' ', '(', ')', ',', ';']).filter_map(|word| word.strip_prefix('#'));
                let is_color = words.any(|digits| digits.chars().all(|digit| digit.is_ascii_hexdigit()))
                    || ["rgb(", "hsl(", "light-dark(", "oklch("].iter().any(|start| line.contains(start));
                assert!(!is_color, "{name}.css: {line}");
            }
        }
    }
    assert!(count > 20, "only {count} stylesheets were read");
}
