//! Finds the properties of an SGF file, without a copy of the text.

/// A property that a game consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Property {
    Black,
    White,
    AddBlack,
    AddWhite,
    AddEmpty,
    Turn,
    Game,
    Size,
    Rules,
    Other,
}

impl Property {
    const NAMES: [(&'static str, Self); 9] = [
        ("B", Self::Black),
        ("W", Self::White),
        ("AB", Self::AddBlack),
        ("AW", Self::AddWhite),
        ("AE", Self::AddEmpty),
        ("PL", Self::Turn),
        ("GM", Self::Game),
        ("SZ", Self::Size),
        ("RU", Self::Rules),
    ];

    /// Returns the property of a name. In older files, names have small letters beside the capitals that count, such as
    /// `SiZe`; some programs write small letters alone.
    fn of(name: &str) -> Self {
        let capitals = name.bytes().filter(u8::is_ascii_uppercase);
        let has_capitals = capitals.clone().next().is_some();
        let is = |known: &str| {
            if has_capitals { capitals.clone().eq(known.bytes()) } else { name.eq_ignore_ascii_case(known) }
        };
        Self::NAMES.into_iter().find(|(known, _)| is(known)).map_or(Self::Other, |(_, property)| property)
    }

    /// Returns the name.
    pub(super) fn name(self) -> &'static str {
        Self::NAMES.into_iter().find(|(_, property)| *property == self).map_or("", |(name, _)| name)
    }
}

/// A value of a property.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value<'text> {
    pub(super) property: Property,
    /// The text, with its escapes.
    pub(super) text: &'text str,
    /// The text of the file after the value.
    pub(super) after: &'text str,
}

/// The values of the main line: those before the first closing parenthesis.
#[derive(Clone, Copy)]
pub(super) struct MainLine<'text> {
    rest: &'text str,
    property: Property,
    /// The number of open parentheses.
    depth: usize,
}

impl<'text> MainLine<'text> {
    /// Returns the main line of the first game in a text, or `None` if there is none.
    pub(super) fn of(text: &'text str) -> Option<Self> {
        let rest = first_game(text)?;
        Some(Self { rest, property: Property::Other, depth: 0 })
    }

    /// Whether the text ended before the main line, of which all values are read.
    pub(super) const fn is_cut(&self) -> bool {
        self.rest.is_empty() && self.depth > 0
    }

    /// Whether another game follows after the main line and its variations.
    pub(super) fn has_next_game(mut self) -> bool {
        while let Some(letter) = self.step() {
            if letter == ')' && self.depth == 0 {
                return first_game(self.rest).is_some();
            }
        }
        false
    }

    /// Skips a value or one character, and returns its first character.
    fn step(&mut self) -> Option<char> {
        let mut letters = self.rest.chars();
        let letter = letters.next()?;
        self.rest = letters.as_str();
        match letter {
            '(' => self.depth += 1,
            ')' => self.depth = self.depth.saturating_sub(1),
            '[' => self.rest = split_value(self.rest).1,
            _ => {}
        }
        Some(letter)
    }
}

impl<'text> Iterator for MainLine<'text> {
    type Item = Value<'text>;

    fn next(&mut self) -> Option<Value<'text>> {
        loop {
            match self.rest.chars().next()? {
                ')' => return None,
                '[' => {
                    let (text, _) = split_value(self.rest.strip_prefix('[')?);
                    self.step();
                    return Some(Value { property: self.property, text, after: self.rest });
                }
                letter if letter.is_ascii_alphabetic() => {
                    let (name, rest) = split_name(self.rest);
                    (self.property, self.rest) = (Property::of(name), rest);
                }
                _ => {
                    self.step();
                }
            }
        }
    }
}

/// Returns the text from the first game on: a node with a property, and the parenthesis before it. At the start of the text, the
/// parenthesis can be missing.
fn first_game(text: &str) -> Option<&str> {
    let is_node = |text: &str| {
        let node = text.trim_start().strip_prefix(';').map(str::trim_start);
        node.is_some_and(|node| {
            let (name, rest) = split_name(node);
            !name.is_empty() && rest.trim_start().starts_with('[')
        })
    };
    if is_node(text) {
        return Some(text);
    }
    let parts = text.match_indices('(').filter_map(|(at, _)| text.get(at..));
    parts.into_iter().find(|part| part.strip_prefix('(').is_some_and(is_node))
}

/// Splits a text after the name at its start.
fn split_name(text: &str) -> (&str, &str) {
    let letters = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    text.split_at_checked(letters).unwrap_or((text, ""))
}

/// Splits a text at the bracket that closes a value. A backslash escapes the character after it.
fn split_value(text: &str) -> (&str, &str) {
    let mut is_escaped = false;
    let end = text.find(|letter| {
        let is_end = letter == ']' && !is_escaped;
        is_escaped = letter == '\\' && !is_escaped;
        is_end
    });
    let Some((value, rest)) = end.and_then(|end| text.split_at_checked(end)) else { return (text, "") };
    (value, rest.strip_prefix(']').unwrap_or(rest))
}
