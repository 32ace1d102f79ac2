//! Undoes what mail programs and chats do to a text on its way.

use std::borrow::Cow;

use crate::plain::plain;

/// How often a text can be escaped.
const ESCAPES: usize = 3;

/// The keys that a link always has one of. No value begins with `3D`, so that `moves=3D` is the quoted-printable form of `moves=`.
const KEYS: [&str; 5] = ["moves=3D", "start=3D", "opponent=3D", "board=3D", "play=3D"];

/// HTML entities. The first one can also escape the others.
const ENTITIES: [(&str, &str); 6] =
    [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " ")];

/// Signs before a quoted line.
const QUOTES: [char; 3] = ['>', '»', '|'];

/// Returns a text as it was sent: without quoted-printable encoding, HTML entities, signs of quotation and fences, and with the
/// [characters of the notation](plain). Each line keeps its number, except that of an encoded text.
pub fn received(text: &str) -> Cow<'_, str> {
    // Most texts need none of the steps.
    if text
        .bytes()
        .all(|byte| byte.is_ascii() && !matches!(byte, b'=' | b'&' | b'>' | b'|' | b'`' | b'~' | b'\r' | 0xb | 0xc))
    {
        return text.into();
    }
    let mut text = Cow::Borrowed(text);
    let steps: [fn(&str) -> Option<String>; 5] =
        [without_quoted_printable, without_entities, plain_text, with_unix_lines, without_quotation];
    for step in steps {
        if let Some(changed) = step(&text) {
            text = changed.into();
        }
    }
    text
}

/// Like [`plain`]; `None` if nothing changes.
fn plain_text(text: &str) -> Option<String> {
    match plain(text) {
        Cow::Borrowed(_) => None,
        Cow::Owned(plain) => Some(plain),
    }
}

/// Decodes quoted-printable text (RFC 2045).
fn without_quoted_printable(text: &str) -> Option<String> {
    is_quoted_printable(text).then(|| decoded(text, '=', true))
}

/// Whether a text is quoted-printable. Links also have `=` before digits, as in `board=15x15x5`.
fn is_quoted_printable(text: &str) -> bool {
    if text.contains(['?', '#']) {
        return KEYS.iter().any(|key| text.contains(key));
    }
    let mut parts = text.split('=').skip(1).peekable();
    parts.peek().is_some() && parts.all(|part| escaped_byte(part).is_some() || after_line_end(part).is_some())
}

fn without_entities(text: &str) -> Option<String> {
    let has_entity = text.contains('&') && ENTITIES.iter().any(|(entity, _)| text.contains(entity));
    has_entity.then(|| {
        let [(and, _), ..] = ENTITIES;
        let once = (0..ESCAPES).fold(text.to_owned(), |text, _| text.replace(and, "&"));
        ENTITIES.iter().fold(once, |text, (entity, letter)| text.replace(entity, letter))
    })
}

/// Replaces other ends of lines than `\n` and `\r\n`.
fn with_unix_lines(text: &str) -> Option<String> {
    let is_other = text.contains(['\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}'])
        || text.contains('\r') && text.split('\r').skip(1).any(|after| !after.starts_with('\n'));
    is_other
        .then(|| text.replace("\r\n", "\n").replace(['\r', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}'], "\n"))
}

/// Removes signs of quotation at the start of lines, and lines that only begin or end a block of code.
fn without_quotation(text: &str) -> Option<String> {
    let is_quoted = |line: &str| line.trim_start().starts_with(QUOTES) || is_fence(line);
    text.lines().any(is_quoted).then(|| {
        let mut unquoted = String::with_capacity(text.len());
        for line in text.lines() {
            let line = line.trim_start_matches(|letter: char| letter.is_whitespace() || QUOTES.contains(&letter));
            unquoted.push_str(if is_fence(line) { "" } else { line });
            unquoted.push('\n');
        }
        unquoted
    })
}

/// Whether a line begins or ends a block of code, such as `` ```text ``.
fn is_fence(line: &str) -> bool {
    let line = line.trim();
    let language = line.strip_prefix("```").or_else(|| line.strip_prefix("~~~"));
    language.is_some_and(|language| language.chars().all(|letter| letter.is_ascii_alphabetic()))
}

/// Decodes `%20` and the like, once; `None` if there is nothing to decode.
pub fn unescaped_once(text: &str) -> Option<String> {
    text.split('%').skip(1).any(|part| escaped_byte(part).is_some()).then(|| decoded(text, '%', false))
}

/// Decodes `%20` and the like, however often they are escaped.
pub fn unescaped(text: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    for _ in 0..ESCAPES {
        let Some(decoded) = unescaped_once(&text) else { break };
        text = decoded.into();
    }
    text
}

/// Decodes the bytes after a sign. The sign at the end of a line can also join the line with the next one.
fn decoded(text: &str, sign: char, joins_lines: bool) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut parts = text.split(sign);
    bytes.extend(parts.next().unwrap_or_default().bytes());
    for part in parts {
        match (escaped_byte(part), after_line_end(part)) {
            (Some((byte, rest)), _) => {
                bytes.push(byte);
                bytes.extend(rest.bytes());
            }
            (None, Some(rest)) if joins_lines => bytes.extend(rest.bytes()),
            _ => {
                bytes.push(sign as u8);
                bytes.extend(part.bytes());
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Reads two hexadecimal digits at the start of a text, and returns the rest.
fn escaped_byte(text: &str) -> Option<(u8, &str)> {
    let (digits, rest) = text.split_at_checked(2)?;
    let is_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    u8::from_str_radix(digits, 16).ok().filter(|_| is_hex).map(|byte| (byte, rest))
}

/// Returns the text after the end of a line at its start.
fn after_line_end(text: &str) -> Option<&str> {
    let rest = text.trim_start_matches([' ', '\t']).trim_start_matches('\r');
    if rest.is_empty() { Some(rest) } else { rest.strip_prefix('\n') }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_decoded() {
        for (text, decoded) in [("%E2%80%A6%", "…%"), ("%zz%2", "%zz%2"), ("%ff", "\u{fffd}")] {
            assert_eq!(unescaped(text), decoded, "{text}");
        }
        assert_eq!(unescaped(&"%25".repeat(300_000)).len(), 300_000);
    }
}
