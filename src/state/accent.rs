//! The colour that a page around the game gives to what can be pressed, and the colours that follow from it.
//!
//! Any colour can be asked for, and what is written on it or in it can be read all the same: the text on it is black or
//! white, and lines and texts in it are as much darker or paler as the grounds of the page need.

use std::fmt::{self, Display, Formatter};
use std::num::NonZeroU32;

/// A colour that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accent(Colour);

/// A colour in sRGB: red, green and blue, from 0 to 255, in the three last bytes of a number. The byte before them is 1,
/// so that no colour at all takes no room of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(NonZeroU32);

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

const BLACK: Colour = Colour::of(0);
const WHITE: Colour = Colour::of(0xff_ffff);

/// The luminance of the darkest pale ground and of the palest dark one in `styles/tokens.css`, with a little to spare. A
/// test holds them against those.
const GROUNDS: [f32; 2] = [0.72, 0.04];

/// The contrast that text needs by WCAG 2.2, success criterion 1.4.3, with a little to spare for what
/// [`Colour::luminance`] leaves out.
const TEXT: f32 = 4.6;

/// The luminance above which black has more contrast than white: where both have √21.
const MIDDLE: f32 = 0.179;

/// In so many steps a colour becomes black or white.
const STEPS: u32 = 20;

impl Accent {
    /// The colour that is written in hexadecimal digits, six or three of them, after a `#` or not.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').unwrap_or(text);
        let mut number = 0;
        for digit in digits.chars() {
            number = number << 4 | digit.to_digit(16)?;
        }
        let twice = |digit: u32| digit & 15 | (digit & 15) << 4;
        match digits.len() {
            3 => Some(Self(Colour::of(twice(number >> 8) << 16 | twice(number >> 4) << 8 | twice(number)))),
            6 => Some(Self(Colour::of(number))),
            _ => None,
        }
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
    /// The colour of which a number has red, green and blue in its three last bytes.
    const fn of(number: u32) -> Self {
        Self(NonZeroU32::MIN.saturating_add(0xff_ffff).saturating_add(number & 0xff_ffff))
    }

    /// Red, green and blue, from 0 to 255.
    #[must_use]
    pub const fn channels(self) -> [u8; 3] {
        let [_, red, green, blue] = self.0.get().to_be_bytes();
        [red, green, blue]
    }

    /// Relative luminance, from 0 for black to 1 for white, to about a hundredth: the curve of sRGB is a polynomial here,
    /// which is a kilobyte shorter than a power.
    fn luminance(self) -> f32 {
        let [red, green, blue] = self.channels().map(|channel| {
            let share = f32::from(channel) / 255.0;
            share * (share * (share * 0.305_306 + 0.682_171_1) + 0.012_522_9)
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// So many twentieths of the other colour in this one.
    fn mixed(self, other: Self, steps: u32) -> Self {
        let ([red, green, blue], [other_red, other_green, other_blue]) = (self.channels(), other.channels());
        let mix = |one: u8, other: u8| (u32::from(one) * (STEPS - steps) + u32::from(other) * steps) / STEPS;
        Self::of(mix(red, other_red) << 16 | mix(green, other_green) << 8 | mix(blue, other_blue))
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
        write!(formatter, "#{:06x}", self.0.get() & 0xff_ffff)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_or_three_digits_are_a_colour() {
        for text in ["7c3aed", "#7c3aed", "7C3AED", "#7C3aed"] {
            assert_eq!(Accent::from_hex(text), Some(Accent(Colour::of(0x7c_3aed))), "{text}");
        }
        assert_eq!(Accent::from_hex("#1af"), Some(Accent(Colour::of(0x11_aaff))));
        assert_eq!(Accent::from_hex("000000").map(|Accent(black)| black.to_string()).as_deref(), Some("#000000"));
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
