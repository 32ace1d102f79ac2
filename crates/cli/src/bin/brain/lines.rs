//! Splits the input into lines, whatever shell or manager sends it.

use std::io::BufRead;
use std::iter::{self, Peekable};

/// The length in bytes at which a line is split, so that an endless line does not fill the memory. Commands are shorter.
const MAX_LINE_BYTES: usize = 4096;

/// Replaces a character of UTF-16 that no command has.
const OTHER: u8 = b'?';

/// How the input encodes characters.
#[derive(Clone, Copy)]
enum Encoding {
    /// UTF-8, or any other encoding with the bytes of ASCII.
    Utf8,
    /// UTF-16, the low byte first.
    Utf16LittleEndian,
    /// UTF-16, the high byte first.
    Utf16BigEndian,
}

/// The byte-order mark of each encoding.
const MARKS: [(&[u8], Encoding); 3] = [
    (b"\xEF\xBB\xBF", Encoding::Utf8),
    (b"\xFF\xFE", Encoding::Utf16LittleEndian),
    (b"\xFE\xFF", Encoding::Utf16BigEndian),
];

/// Iterates over the lines of an input, without their ends: line feeds, carriage returns, or both. The last line needs no end. An
/// error ends the input. Waits for the first byte.
///
/// A byte-order mark is no part of the first line. With that of UTF-16, which Windows writes to files, the input is converted.
pub fn lines(input: impl BufRead) -> impl Iterator<Item = String> {
    let mut bytes = input.bytes().map_while(Result::ok).peekable();
    let (encoding, begin) = detect(&mut bytes);
    let mut bytes = begin.iter().copied().chain(in_utf8(bytes, encoding));
    // Whether the last line ended with a carriage return, which a line feed may follow.
    let mut has_returned = false;
    iter::from_fn(move || {
        let mut line = Vec::new();
        let mut has_end = false;
        while !has_end && line.len() < MAX_LINE_BYTES {
            let Some(byte) = bytes.next() else { break };
            let follows_return = std::mem::replace(&mut has_returned, byte == b'\r');
            if byte == b'\n' && follows_return && line.is_empty() {
                continue;
            }
            has_end = matches!(byte, b'\r' | b'\n');
            if !has_end {
                line.push(byte);
            }
        }
        // Invalid UTF-8 becomes an unknown command.
        (has_end || !line.is_empty()).then(|| String::from_utf8_lossy(&line).into_owned())
    })
}

/// Returns the encoding that a byte-order mark names, or UTF-8 with the bytes read that are no mark.
fn detect(bytes: &mut Peekable<impl Iterator<Item = u8>>) -> (Encoding, &'static [u8]) {
    for (mark, encoding) in MARKS {
        let length = mark.iter().take_while(|byte| bytes.next_if_eq(*byte).is_some()).count();
        // A line of only this mark is no text.
        if length == mark.len() && bytes.peek() != Some(&b'\n') {
            return (encoding, &[]);
        }
        if length > 0 {
            return (Encoding::Utf8, mark.get(..length).unwrap_or(mark));
        }
    }
    (Encoding::Utf8, &[])
}

/// Converts ASCII characters to bytes of UTF-8, and others of UTF-16 to [`OTHER`].
fn in_utf8(mut bytes: impl Iterator<Item = u8>, encoding: Encoding) -> impl Iterator<Item = u8> {
    let ascii = |high: u8, low: u8| if high == 0 && low.is_ascii() { low } else { OTHER };
    iter::from_fn(move || {
        let first = bytes.next()?;
        Some(match encoding {
            Encoding::Utf8 => first,
            Encoding::Utf16LittleEndian => ascii(bytes.next()?, first),
            Encoding::Utf16BigEndian => ascii(first, bytes.next()?),
        })
    })
}

#[cfg(test)]
mod tests {
    const TEXT: &str = "START 15\nINFO folder /ä\n\nBEGIN";

    fn lines(input: &[u8]) -> Vec<String> {
        super::lines(input).collect()
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
