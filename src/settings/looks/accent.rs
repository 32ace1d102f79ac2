//! The accent color, and the colors that derive from it.
//!
//! Text stays readable with any accent: text on it is black or white, and accent-colored text is darkened or lightened
//! until it contrasts with the background.

use std::num::NonZeroU32;

/// An accent color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accent(Color);

/// The accent that an address requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccentChoice {
    /// The colors of the theme.
    Default,
    /// This color.
    Custom(Accent),
}

impl AccentChoice {
    /// Reads the value of the key `accent`. An empty value means the default.
    pub fn read(value: &str) -> Option<Self> {
        if value.is_empty() { Some(Self::Default) } else { Accent::from_hex(value).map(Self::Custom) }
    }

    /// Returns the custom color, if any.
    pub const fn accent(self) -> Option<Accent> {
        match self {
            Self::Default => None,
            Self::Custom(accent) => Some(accent),
        }
    }
}

/// An sRGB color, `0x01rrggbb`. The leading 1 makes `Option<Color>` as small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Color(NonZeroU32);

/// The colors that derive from an accent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shades {
    /// The accent, for interactive elements.
    pub fill: Color,
    /// Hovered interactive elements.
    pub hover: Color,
    /// Text on `fill` and `hover`.
    pub text: Color,
    /// Text and lines on a light background.
    pub on_pale: Color,
    /// Text and lines on a dark background.
    pub on_dark: Color,
}

const BLACK: Color = Color::from_rgb(0);
const WHITE: Color = Color::from_rgb(0xff_ffff);

/// The luminances of the darkest light background and the lightest dark background in `styles/tokens.css`, with a margin.
/// `tests/contrast.rs` checks them.
const BACKGROUND_LUMINANCES: [f32; 2] = [0.72, 0.04];

/// The minimum contrast of text (WCAG 2.2, success criterion 1.4.3), plus a margin for the error of [`Color::luminance`].
const TEXT_CONTRAST: f32 = 4.6;

/// The luminance above which black text has more contrast than white text: √(1.05 × 0.05) − 0.05.
const BLACK_TEXT_LUMINANCE: f32 = 0.179;

/// The number of steps between two mixed colors.
const STEPS: u32 = 20;

impl Accent {
    /// Reads three or six hexadecimal digits, with or without `#`.
    pub fn from_hex(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').unwrap_or(text);
        let mut number = 0;
        for digit in digits.chars() {
            number = number << 4 | digit.to_digit(16)?;
        }
        let doubled = |digit: u32| digit & 15 | (digit & 15) << 4;
        match digits.len() {
            3 => Some(Self(Color::from_rgb(doubled(number >> 8) << 16 | doubled(number >> 4) << 8 | doubled(number)))),
            6 => Some(Self(Color::from_rgb(number))),
            _ => None,
        }
    }

    /// Returns the derived colors.
    pub fn shades(self) -> Shades {
        let Self(fill) = self;
        let [pale, dark] = BACKGROUND_LUMINANCES;
        let is_pale = fill.luminance() > BLACK_TEXT_LUMINANCE;
        let (text, other) = if is_pale { (BLACK, WHITE) } else { (WHITE, BLACK) };
        Shades {
            fill,
            hover: fill.mixed(other, 3),
            text,
            on_pale: fill.mixed_until(BLACK, |luminance| pale + 0.05 >= TEXT_CONTRAST * (luminance + 0.05)),
            on_dark: fill.mixed_until(WHITE, |luminance| luminance + 0.05 >= TEXT_CONTRAST * (dark + 0.05)),
        }
    }
}

impl Color {
    /// Returns the color `0xrrggbb`.
    const fn from_rgb(number: u32) -> Self {
        Self(NonZeroU32::MIN.saturating_add(0xff_ffff).saturating_add(number & 0xff_ffff))
    }

    /// Returns red, green and blue, from 0 to 255.
    pub const fn channels(self) -> [u8; 3] {
        let [_, red, green, blue] = self.0.get().to_be_bytes();
        [red, green, blue]
    }

    /// Returns `#rrggbb`.
    pub fn hex(self) -> String {
        format!("#{:06x}", self.0.get() & 0xff_ffff)
    }

    /// Returns the relative luminance, from 0 for black to 1 for white, within 0.01. A polynomial approximates the sRGB
    /// curve, because a power function would add 1 kB.
    fn luminance(self) -> f32 {
        let [red, green, blue] = self.channels().map(|channel| {
            let share = f32::from(channel) / 255.0;
            share * (share * (share * 0.305_306 + 0.682_171_1) + 0.012_522_9)
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// Mixes in `steps / STEPS` of another color.
    fn mixed(self, other: Self, steps: u32) -> Self {
        let ([red, green, blue], [other_red, other_green, other_blue]) = (self.channels(), other.channels());
        let mix = |one: u8, other: u8| (u32::from(one) * (STEPS - steps) + u32::from(other) * steps) / STEPS;
        Self::from_rgb(mix(red, other_red) << 16 | mix(green, other_green) << 8 | mix(blue, other_blue))
    }

    /// Mixes in the smallest share of another color that gives a sufficient luminance, or returns the other color.
    fn mixed_until(self, other: Self, is_sufficient: impl Fn(f32) -> bool) -> Self {
        let mut mixed = (0..STEPS).map(|steps| self.mixed(other, steps));
        mixed.find(|color| is_sufficient(color.luminance())).unwrap_or(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_color_has_three_or_six_digits() {
        for text in ["7c3aed", "#7c3aed", "7C3AED", "#7C3aed"] {
            assert_eq!(Accent::from_hex(text), Some(Accent(Color::from_rgb(0x7c_3aed))), "{text}");
        }
        assert_eq!(Accent::from_hex("#1af"), Some(Accent(Color::from_rgb(0x11_aaff))));
        assert_eq!(Accent::from_hex("000000").map(|Accent(black)| black.hex()).as_deref(), Some("#000000"));
        for text in ["", "#", "##fff", "12345", "1234567", "+12345", "12 345", "ggg", "é12", "\u{1F980}"] {
            assert_eq!(Accent::from_hex(text), None, "{text}");
        }
    }

    #[test]
    fn readable_color_is_unchanged() {
        let violet = Accent::from_hex("5b21b6").unwrap().shades();
        assert_eq!((violet.on_pale, violet.text), (violet.fill, WHITE));
        let lemon = Accent::from_hex("fde047").unwrap().shades();
        assert_eq!((lemon.on_dark, lemon.text), (lemon.fill, BLACK));
        assert_ne!(lemon.on_pale, lemon.fill);
        assert_eq!(lemon.fill.hex(), "#fde047");
        // Grays that contrast just enough with the backgrounds.
        let [dark, pale] = ["5e5e5e", "a5a5a5"].map(|gray| Accent::from_hex(gray).unwrap().shades());
        assert_eq!((dark.on_pale, pale.on_dark), (dark.fill, pale.fill));
    }

    #[test]
    fn luminance_is_within_one_hundredth() {
        let linear = |channel: u8| match f32::from(channel) / 255.0 {
            share if share <= 0.04045 => share / 12.92,
            share => ((share + 0.055) / 1.055).powf(2.4),
        };
        let grays = (0..=255).map(|gray| gray * 0x01_0101);
        for color in grays.chain([0xff_0000, 0x00_ff00, 0x00_00ff]).map(Color::from_rgb) {
            let [red, green, blue] = color.channels().map(linear);
            let exact = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
            assert!((color.luminance() - exact).abs() < 0.01, "{color:?}");
        }
    }
}
