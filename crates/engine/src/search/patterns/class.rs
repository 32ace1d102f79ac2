//! Classes of windows: what a mark in the middle of a window makes.
//!
//! | class | a mark makes | which is |
//! |---|---|---|
//! | 0 | nothing | at best a line that lacks four marks, and is closed |
//! | 1 | an open one | one mark from an open two |
//! | 2 | a two | one mark from a three |
//! | 3 | an open two | one mark from an open three |
//! | 4 | a three | one mark from a four |
//! | 5 | an open three | one mark from an open four |
//! | 6 | a four | a line that lacks one mark |
//! | 7 | an open four or five | lines that lack one mark on two squares, or a completed line |
//!
//! The classes follow from one rule. The *strength* of a window is 9 with a completed line, 8 if marks on two squares
//! complete one, 7 if a mark on one square does, and otherwise 2 less than the best that one more mark makes.

use crate::board::Mark;

/// The number of marks in a row that win.
pub const IN_A_ROW: u8 = 5;

/// The bits of a class.
pub const CLASS_BITS: u32 = 3;

/// The squares of a window: the middle and 4 on each side.
const LENGTH: usize = 9;

/// The middle of a window.
const MIDDLE: usize = 4;

/// The bits of a square outside the board. Those of a free square are 0.
pub const OUTSIDE: u16 = 3;

/// The bits of a mark in a key.
pub const fn of_mark(mark: Mark) -> u16 {
    match mark {
        Mark::X => 1,
        Mark::O => 2,
    }
}

/// The position in a key of the square at this distance from the middle, from −4 to 4 without 0. The middle gets the
/// position of its neighbor: callers never ask for it.
pub const fn shift(distance: i8) -> u32 {
    let place = if distance < 0 { distance + 4 } else { distance + 3 };
    2 * place.cast_unsigned() as u32
}

/// A square of a window, for one side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Content {
    Free,
    Own,
    /// A mark of the other side, or outside the board.
    Blocked,
}

type Window = [Content; LENGTH];

/// The number of windows: 3 contents for each square.
const WINDOWS: usize = 3_usize.pow(LENGTH as u32);

fn number(window: &Window) -> usize {
    window.iter().fold(0, |number, content| 3 * number + *content as usize)
}

/// Strengths of windows, computed when they are first asked for.
struct Strengths(Vec<Option<u8>>);

impl Strengths {
    fn strength(&mut self, window: &Window) -> u8 {
        let number = number(window);
        if let Some(strength) = self.0.get(number).copied().flatten() {
            return strength;
        }
        let strength = self.compute(window);
        self.0.iter_mut().skip(number).take(1).for_each(|known| *known = Some(strength));
        strength
    }

    fn compute(&mut self, window: &Window) -> u8 {
        if window.windows(IN_A_ROW.into()).any(|line| line.iter().all(|content| *content == Content::Own)) {
            return 9;
        }
        let mut after: Vec<u8> = Vec::new();
        for place in 0..LENGTH {
            let mut next = *window;
            if let Some(content) = next.get_mut(place).filter(|content| **content == Content::Free) {
                *content = Content::Own;
                after.push(self.strength(&next));
            }
        }
        match after.iter().filter(|strength| **strength == 9).count() {
            0 => after.into_iter().max().unwrap_or(0).saturating_sub(2),
            1 => 7,
            _ => 8,
        }
    }
}

/// Returns the classes of all keys: for X in the lower bits, for O above.
pub fn classes_of_keys() -> Vec<u8> {
    let mut strengths = Strengths(vec![None; WINDOWS]);
    let mut class = |key: u16, mark: Mark| {
        let mut window = [Content::Own; LENGTH];
        for (place, content) in window.iter_mut().enumerate().filter(|(place, _)| *place != MIDDLE) {
            let distance = place as i8 - MIDDLE as i8;
            *content = match key >> shift(distance) & 3 {
                0 => Content::Free,
                bits if bits == of_mark(mark) => Content::Own,
                _ => Content::Blocked,
            };
        }
        strengths.strength(&window).saturating_sub(1).min(7)
    };
    (0..=u16::MAX).map(|key| class(key, Mark::X) | class(key, Mark::O) << CLASS_BITS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The class for X of a window, in which `x` and `o` are marks, `_` is the middle and `.` free. Its ends are those of the board.
    fn class(window: &str) -> u8 {
        let squares: Vec<char> = window.chars().collect();
        let middle = squares.iter().position(|square| *square == '_').unwrap();
        let key = (-4..=4_i8).filter(|distance| *distance != 0).fold(0, |key, distance| {
            let square = middle.checked_add_signed(distance.into()).and_then(|place| squares.get(place));
            let bits = match square {
                Some('x') => of_mark(Mark::X),
                Some('o') => of_mark(Mark::O),
                Some('.') => 0,
                _ => OUTSIDE,
            };
            key | bits << shift(distance)
        });
        classes_of_keys()[usize::from(key)] & 7
    }

    #[test]
    fn classes_are_what_players_call_them() {
        for (window, expected) in [
            ("ox_x", 0),
            ("o._..o", 0),
            ("...._....", 1),
            ("ox_...", 2),
            ("...x_....", 3),
            ("..x._....", 3),
            ("oxx_..", 4),
            ("..xx_...", 5),
            (".x.x_....", 5),
            ("oxxx_.", 6),
            ("ox.xx_", 6),
            ("x.x_x.x", 7),
            (".xxx_.", 7),
            ("xx_xx", 7),
            ("oxxxx_", 7),
        ] {
            assert_eq!(class(window), expected, "{window}");
        }
    }

    #[test]
    fn classes_do_not_depend_on_side_and_orientation() {
        let classes = classes_of_keys();
        for key in 0..=u16::MAX {
            let squares = (0..8).map(|place| key >> (2 * place) & 3);
            let reversed = squares.clone().fold(0, |key, bits| key << 2 | bits);
            let exchanged = squares.enumerate().fold(0, |key, (place, bits)| {
                let other = if bits == 0 || bits == OUTSIDE { bits } else { 3 - bits };
                key | other << (2 * place)
            });
            let [both, backward, other] = [key, reversed, exchanged].map(|key| classes[usize::from(key)]);
            assert!(both == backward && both == (other >> CLASS_BITS | (other & 7) << CLASS_BITS), "{key:#b}");
        }
    }
}
