//! A reader of JSON texts from files and storage.

/// A JSON value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Json {
    /// An object: names and values in their order.
    Object(Vec<(String, Json)>),
    /// An array.
    Array(Vec<Json>),
    /// A string.
    Text(String),
    /// A number from 0 to 4294967295 without fraction and exponent, or `None` for any other number.
    Number(Option<u32>),
    /// `true`, `false` or `null`.
    Word,
}

/// The maximum depth of nested arrays and objects, which bounds the recursion.
const MAX_DEPTH: u8 = 32;

impl Json {
    /// Parses a text. Returns `None` if the text is no JSON or too deeply nested.
    pub fn parse(text: &str) -> Option<Self> {
        let mut reader = Reader { rest: text };
        let value = reader.value(0)?;
        reader.skip_space();
        reader.rest.is_empty().then_some(value)
    }

    /// Returns the value with this name in an object; the last one if there are several.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Self> {
        let Self::Object(members) = self else { return None };
        members.iter().rfind(|(key, _)| key == name).map(|(_, value)| value)
    }

    /// Returns the text of a string.
    pub fn text(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }

    /// Returns a number from 0 to 4294967295.
    pub const fn number(&self) -> Option<u32> {
        if let Self::Number(number) = self { *number } else { None }
    }

    /// Returns the elements of an array.
    #[must_use]
    pub fn elements(&self) -> Option<&[Self]> {
        if let Self::Array(elements) = self { Some(elements) } else { None }
    }
}

/// The text that is not yet read.
struct Reader<'text> {
    rest: &'text str,
}

impl<'text> Reader<'text> {
    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\n', '\r']);
    }

    /// Reads a character after space, if it is the next one.
    fn has(&mut self, letter: char) -> bool {
        self.skip_space();
        let rest = self.rest.strip_prefix(letter);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Reads the longest prefix of these characters.
    fn take_while(&mut self, is_part: fn(char) -> bool) -> &'text str {
        let end = self.rest.find(|letter| !is_part(letter)).unwrap_or(self.rest.len());
        let part = self.rest.get(..end).unwrap_or_default();
        self.rest = self.rest.get(end..).unwrap_or_default();
        part
    }

    fn value(&mut self, depth: u8) -> Option<Json> {
        if depth > MAX_DEPTH {
            return None;
        }
        if self.has('{') {
            let member = |reader: &mut Self| {
                let name = if reader.has('"') { reader.string()? } else { return None };
                if reader.has(':') { Some((name, reader.value(depth + 1)?)) } else { None }
            };
            return self.list('}', member).map(Json::Object);
        }
        if self.has('[') {
            return self.list(']', |reader| reader.value(depth + 1)).map(Json::Array);
        }
        if self.has('"') {
            return self.string().map(Json::Text);
        }
        match self.take_while(|letter| letter.is_ascii_alphanumeric() || ['+', '-', '.'].contains(&letter)) {
            "true" | "false" | "null" => Some(Json::Word),
            number => read_number(number),
        }
    }

    /// Reads elements up to the closing bracket.
    fn list<T>(&mut self, end: char, element: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let mut elements = Vec::new();
        if self.has(end) {
            return Some(elements);
        }
        loop {
            elements.push(element(self)?);
            if self.has(end) {
                return Some(elements);
            }
            if !self.has(',') {
                return None;
            }
        }
    }

    /// Reads a string after its opening quotation mark.
    fn string(&mut self) -> Option<String> {
        let mut text = String::new();
        loop {
            text.push_str(self.take_while(|letter| letter >= ' ' && letter != '"' && letter != '\\'));
            match self.letter()? {
                '"' => return Some(text),
                '\\' => text.push(self.escaped()?),
                _ => return None,
            }
        }
    }

    /// Reads the rest of an escape sequence.
    fn escaped(&mut self) -> Option<char> {
        Some(match self.letter()? {
            letter @ ('"' | '\\' | '/') => letter,
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => {
                let units = [Some(self.unit()?), self.rest.strip_prefix("\\u").and_then(read_unit)];
                let first = char::decode_utf16(units.into_iter().flatten()).next()?;
                // A lone surrogate has no character.
                let letter = first.unwrap_or(char::REPLACEMENT_CHARACTER);
                if letter.len_utf16() == 2 {
                    self.rest = self.rest.strip_prefix("\\u")?;
                    self.unit()?;
                }
                letter
            }
            _ => return None,
        })
    }

    /// Reads a UTF-16 code unit of four hexadecimal digits.
    fn unit(&mut self) -> Option<u16> {
        let unit = read_unit(self.rest)?;
        self.rest = self.rest.get(4..)?;
        Some(unit)
    }

    fn letter(&mut self) -> Option<char> {
        let mut letters = self.rest.chars();
        let letter = letters.next();
        self.rest = letters.as_str();
        letter
    }
}

/// Returns the code unit of the first four hexadecimal digits.
fn read_unit(text: &str) -> Option<u16> {
    let digits = text.get(..4).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))?;
    u16::from_str_radix(digits, 16).ok()
}

/// Reads a number: `-`, digits, fraction and exponent. Only natural numbers have a value.
fn read_number(text: &str) -> Option<Json> {
    let is_natural = |part: &str| !part.is_empty() && part.bytes().all(|digit| digit.is_ascii_digit());
    let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, "0"));
    let digits = whole.strip_prefix('-').unwrap_or(whole);
    let has_leading_zero = digits.len() > 1 && digits.starts_with('0');
    let is_valid = is_natural(digits)
        && !has_leading_zero
        && is_natural(fraction)
        && is_natural(exponent.strip_prefix(['+', '-']).unwrap_or(exponent));
    is_valid.then(|| Json::Number(if is_natural(text) { text.parse().ok() } else { None }))
}
