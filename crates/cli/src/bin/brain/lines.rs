//! Splits the input into lines, whatever shell or manager sends it.

use std::io::{BufRead, Bytes, Read};
use std::iter::Peekable;

/// The length in bytes at which a line is split, so that an endless line does not fill the memory. Commands are shorter.
const MAX_LINE_BYTES: usize = 4096;

/// Replaces a character of UTF-16 that no command has.
const OTHER: u8 = b'?';

/// How the input encodes characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    /// UTF-8, or any other encoding with the bytes of ASCII.
    Utf8,
    /// UTF-16, the low byte first.
    Utf16LittleEndian,
    /// UTF-16, the high byte first.
    Utf16BigEndian,
}

/// An iterator over the lines of an input, without their ends: line feeds, carriage returns, or both. The last line needs no end.
///
/// A byte-order mark is no part of the first line. With that of UTF-16, which Windows writes to files, the input is converted.
pub struct Lines<R: Read> {
    bytes: Peekable<Bytes<R>>,
    /// The encoding, once the first byte has been read.
    encoding: Option<Encoding>,
    /// Bytes that are no byte-order mark.
    begin: Vec<u8>,
    /// Whether the last line ended with a carriage return, which a line feed may follow.
    has_returned: bool,
}

impl<R: BufRead> Lines<R> {
    /// Splits this input.
    pub fn new(input: R) -> Self {
        Self { bytes: input.bytes().peekable(), encoding: None, begin: Vec::new(), has_returned: false }
    }

    /// Reads a byte. An error ends the input.
    fn raw_byte(&mut self) -> Option<u8> {
        self.bytes.next()?.ok()
    }

    /// Reads a byte if it is this one.
    fn is_next(&mut self, byte: u8) -> bool {
        self.bytes.next_if(|next| next.as_ref().is_ok_and(|next| *next == byte)).is_some()
    }

    /// Returns the encoding that a byte-order mark names, or UTF-8. Puts bytes that are no mark back, the last one first.
    fn detect(&mut self) -> Encoding {
        for (mark, encoding) in [
            (&b"\xEF\xBB\xBF"[..], Encoding::Utf8),
            (b"\xFF\xFE", Encoding::Utf16LittleEndian),
            (b"\xFE\xFF", Encoding::Utf16BigEndian),
        ] {
            let length = mark.iter().take_while(|byte| self.is_next(**byte)).count();
            // A line of only this mark is no text.
            if length == mark.len() && !self.is_at_line_feed() {
                return encoding;
            }
            if length > 0 {
                self.begin = mark.iter().take(length).rev().copied().collect();
                break;
            }
        }
        Encoding::Utf8
    }

    fn is_at_line_feed(&mut self) -> bool {
        self.bytes.peek().is_some_and(|next| next.as_ref().is_ok_and(|next| *next == b'\n'))
    }

    /// Reads a character as a byte of UTF-8.
    fn byte(&mut self) -> Option<u8> {
        let encoding = match self.encoding {
            Some(encoding) => encoding,
            None => {
                let encoding = self.detect();
                *self.encoding.insert(encoding)
            }
        };
        if let Some(byte) = self.begin.pop() {
            return Some(byte);
        }
        let first = self.raw_byte()?;
        Some(match encoding {
            Encoding::Utf8 => first,
            Encoding::Utf16LittleEndian => ascii(self.raw_byte()?, first),
            Encoding::Utf16BigEndian => ascii(first, self.raw_byte()?),
        })
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let mut line = Vec::new();
        let mut has_end = false;
        while let Some(byte) = self.byte() {
            let follows_return = std::mem::replace(&mut self.has_returned, byte == b'\r');
            if byte == b'\n' && follows_return && line.is_empty() {
                continue;
            }
            has_end = matches!(byte, b'\r' | b'\n');
            if !has_end {
                line.push(byte);
            }
            if has_end || line.len() == MAX_LINE_BYTES {
                break;
            }
        }
        // Invalid UTF-8 becomes an unknown command.
        (has_end || !line.is_empty()).then(|| String::from_utf8_lossy(&line).into_owned())
    }
}

/// Returns the character of a unit of UTF-16, if it is of ASCII.
const fn ascii(high: u8, low: u8) -> u8 {
    if high == 0 && low.is_ascii() { low } else { OTHER }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "START 15\nINFO folder /ä\n\nBEGIN";

    fn lines(input: &[u8]) -> Vec<String> {
        Lines::new(input).collect()
    }

    fn utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        std::iter::once(0xFEFF).chain(text.encode_utf16()).flat_map(bytes).collect()
    }

    #[test]
    fn text_is_read_as_any_shell_pipes_it() {
        let expected = ["START 15", "INFO folder /ä", "", "BEGIN"];
        let (mut in_ascii, last) = (expected, "INFO folder /?");
        in_ascii[1] = last;
        for end in ["\n", "\r\n", "\r"] {
            for last in ["", end] {
                let text = TEXT.replace('\n', end) + last;
                assert_eq!(lines(text.as_bytes()), expected, "{text:?}");
                assert_eq!(lines(format!("\u{FEFF}{text}").as_bytes()), expected, "{text:?} after a mark");
                for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
                    assert_eq!(lines(&utf16(&text, bytes)), in_ascii, "{text:?} in UTF-16");
                }
            }
        }
    }

    #[test]
    fn other_bytes_stay_in_their_lines() {
        assert_eq!(lines(b""), [""; 0]);
        assert_eq!(lines(b"\n"), [""]);
        assert_eq!(lines(b"\r\n\r\n"), ["", ""]);
        assert_eq!(lines(b"a\n\rb\n"), ["a", "", "b"]);
        assert_eq!(lines(b"\xEF\xBBx\n"), ["\u{FFFD}x"]);
        assert_eq!(lines(b"\xFF\xFE\n\0\n"), ["\u{FFFD}\u{FFFD}", "\0"]);
        assert_eq!(lines(b"\xFFSTART\n"), ["\u{FFFD}START"]);
        assert_eq!(lines(&[b'x'; 10_000]).iter().map(String::len).collect::<Vec<_>>(), [4096, 4096, 1808]);
    }
}
