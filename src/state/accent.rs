//! The colour that a page around the game gives to what can be pressed, and the colours that follow from it.
//!
//! Any colour can be asked for, and what is written on it or in it can be read all the same: the text on it is black or
//! white, and lines and texts in it are as much darker or paler as the grounds of the page need.

use std::fmt::{self, Display, Formatter};

/// A colour in sRGB that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accent(Colour);

/// Red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour([u8; 3]);

/// The colours that follow from an accent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shades {
    /// What can be pressed: the accent itself.
    pub fill: Colour,
    /// The same below the pointer.
    pub hover: Colour,
    /// What is written on both.
    pub text: Colour,
    /// What is drawn or written in the accent on a pale ground.
    pub on_pale: Colour,
    /// What is drawn or written in the accent on a dark ground.
    pub on_dark: Colour,
}

const BLACK: Colour = Colour([0; 3]);
const WHITE: Colour = Colour([255; 3]);

/// The luminance of the darkest pale ground and of the palest dark one in `styles/tokens.css`, with a little to spare. A
/// test holds them against those.
const GROUNDS: [f32; 2] = [0.74, 0.04];

/// The contrast that text needs by WCAG 2.2, success criterion 1.4.3, with a little to spare for what
/// [`Colour::luminance`] leaves out.
const TEXT: f32 = 4.6;

/// The luminance above which black has more contrast than white: where both have √21.
const MIDDLE: f32 = 0.179;

/// In so many steps a colour becomes black or white.
const STEPS: u16 = 20;

impl Accent {
    /// The colour that is written in hexadecimal digits, six or three of them, after a `#` or not.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').unwrap_or(text);
        let digit = |index: usize| u8::try_from(char::from(*digits.as_bytes().get(index)?).to_digit(16)?).ok();
        let (length, step) = (digits.len(), digits.len() / 3);
        let channel = |index: usize| Some(digit(index * step)? * 16 + digit(index * step + step - 1)?);
        if length != 3 && length != 6 {
            return None;
        }
        Some(Self(Colour([channel(0)?, channel(1)?, channel(2)?])))
    }

    /// The colours that follow from it.
    #[must_use]
    pub fn shades(self) -> Shades {
        let Self(fill) = self;
        let [pale, dark] = GROUNDS;
        let is_pale = fill.luminance() > MIDDLE;
        let (text, other) = if is_pale { (BLACK, WHITE) } else { (WHITE, BLACK) };
        Shades {
            fill,
            hover: fill.mixed(other, 3),
            text,
            on_pale: fill.mixed_until(BLACK, |luminance| pale + 0.05 >= TEXT * (luminance + 0.05)),
            on_dark: fill.mixed_until(WHITE, |luminance| luminance + 0.05 >= TEXT * (dark + 0.05)),
        }
    }
}

impl Colour {
    /// Red, green and blue, from 0 to 255.
    #[must_use]
    pub const fn channels(self) -> [u8; 3] {
        self.0
    }

    /// Relative luminance, from 0 for black to 1 for white, to about a hundredth: the curve of sRGB is a polynomial here,
    /// which is a kilobyte shorter than a power.
    fn luminance(self) -> f32 {
        let [red, green, blue] = self.0.map(|channel| {
            let share = f32::from(channel) / 255.0;
            share * (share * (share * 0.305_306 + 0.682_171_1) + 0.012_522_9)
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// So many twentieths of the other colour in this one.
    fn mixed(self, other: Self, steps: u16) -> Self {
        let ([red, green, blue], [other_red, other_green, other_blue]) = (self.0, other.0);
        let mix = |one: u8, other: u8| {
            let sum = u16::from(one) * (STEPS - steps) + u16::from(other) * steps;
            u8::try_from(sum / STEPS).unwrap_or(u8::MAX)
        };
        Self([mix(red, other_red), mix(green, other_green), mix(blue, other_blue)])
    }

    /// This colour with as little of the other as gives it a luminance that will do.
    fn mixed_until(self, other: Self, will_do: impl Fn(f32) -> bool) -> Self {
        let mut mixed = (0..STEPS).map(|steps| self.mixed(other, steps));
        mixed.find(|colour| will_do(colour.luminance())).unwrap_or(other)
    }
}

/// As `#rrggbb`.
impl Display for Colour {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(formatter, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// As an address writes it: six digits.
impl Display for Accent {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0.0;
        write!(formatter, "{red:02x}{green:02x}{blue:02x}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_or_three_digits_are_a_colour() {
        for text in ["7c3aed", "#7c3aed", "7C3AED", "#7C3aed"] {
            assert_eq!(Accent::from_hex(text), Some(Accent(Colour([0x7c, 0x3a, 0xed]))), "{text}");
        }
        assert_eq!(Accent::from_hex("#1af"), Some(Accent(Colour([0x11, 0xaa, 0xff]))));
        assert_eq!(Accent::from_hex("000000").map(|accent| accent.to_string()).as_deref(), Some("000000"));
        let nonsense = [
            "",
            "#",
            "##fff",
            "12345",
            "1234567",
            "+12345",
            "-1a2b3",
            "12 345",
            "red",
            "ggg",
            "0x1234",
            "é12",
            "\u{1F980}",
        ];
        for text in nonsense {
            assert_eq!(Accent::from_hex(text), None, "{text}");
        }
    }

    #[test]
    fn a_colour_that_can_be_read_already_stays_as_it_is() {
        let violet = Accent::from_hex("5b21b6").unwrap().shades();
        assert_eq!((violet.on_pale, violet.text), (violet.fill, WHITE));
        let lemon = Accent::from_hex("fde047").unwrap().shades();
        assert_eq!((lemon.on_dark, lemon.text), (lemon.fill, BLACK));
        assert_ne!(lemon.on_pale, lemon.fill);
        assert_eq!(lemon.fill.to_string(), "#fde047");
    }
}
