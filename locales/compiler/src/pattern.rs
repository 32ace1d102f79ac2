//! Writes the patterns of messages.
//!
//! A pattern is a text in which these characters have a meaning:
//!
//! | character | meaning |
//! |---|---|
//! | U+0001 + *i* | argument *i*, up to 14 |
//! | U+0010 + *i* | selects a variant by argument *i*, up to 11 |
//! | U+001E | ends a variant |
//! | U+001F | ends the selection |
//!
//! A selection has a code before each variant and takes the first that fits: `0` + *i* is variant *i* of a type, U+0100 + *n*
//! the number *n*, `a` to `f` a plural category, and `*` fits always.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Message as Node, Pattern, PatternElement, Variant, VariantKey};

use crate::catalog::{Catalog, Kind, Message};
use crate::problem::Source;
use crate::{ENGLISH, plural};

/// Languages that are written from right to left.
const RIGHT_TO_LEFT: [&str; 2] = ["ar", "he"];

pub fn is_right_to_left(tag: &str) -> bool {
    RIGHT_TO_LEFT.contains(&tag)
}

/// Whether a letter is Hebrew or Arabic.
const fn is_right_to_left_letter(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{6FF}')
}

/// Writes the patterns of a message.
pub struct Writer<'a, 's> {
    catalog: &'a Catalog,
    message: &'a Message,
    tag: &'a str,
    /// The plural categories of the language.
    categories: &'a [&'static str],
    source: &'a mut Source<'s>,
    /// The variant of the only argument, while its text is written ([`Catalog::only_choice`]).
    only: Option<String>,
    /// Whether the patterns are for languages with other plural rules ([`Message::fallback`]).
    is_fallback: bool,
    /// The variants of types that the text lacks.
    missing: BTreeSet<String>,
}

impl<'a, 's> Writer<'a, 's> {
    pub fn new(
        catalog: &'a Catalog,
        message: &'a Message,
        tag: &'a str,
        categories: &'a [&'static str],
        source: &'a mut Source<'s>,
    ) -> Self {
        Self { catalog, message, tag, categories, source, only: None, is_fallback: false, missing: BTreeSet::new() }
    }

    /// Writes for languages with other plural rules.
    pub fn fallback(self) -> Self {
        Self { is_fallback: true, ..self }
    }

    /// Returns the variants of types that the written text lacks.
    pub fn missing(&self) -> &BTreeSet<String> {
        &self.missing
    }

    /// Writes the patterns of the message: one, or one for each variant of its only argument.
    pub fn write(&mut self, node: &Node<&str>) -> Vec<String> {
        let Some(value) = &node.value else {
            self.source.report(node.id.name, format!("{} has no text", node.id.name));
            return Vec::new();
        };
        if let Some(attribute) = node.attributes.first() {
            self.source.report(attribute.id.name, "attributes are not supported".to_owned());
        }
        let Some(variants) = self.catalog.only_choice(self.message) else { return vec![self.whole(value)] };
        let with_variant = |variant: &String| {
            self.only = Some(variant.clone());
            self.whole(value)
        };
        variants.iter().map(with_variant).collect()
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) -> String {
        let mut written = String::new();
        for element in &pattern.elements {
            match element {
                // A line break of the file is a space.
                PatternElement::TextElement { value } => written.push_str(&value.replace('\n', " ")),
                PatternElement::Placeable { expression } => self.expression(expression, &mut written),
            }
        }
        written
    }

    /// Writes a whole text. A text from right to left without letters of its own begins with U+200F, so that it keeps its
    /// direction inside another text.
    fn whole(&mut self, pattern: &Pattern<&str>) -> String {
        let written = self.pattern(pattern);
        match is_right_to_left(self.tag) && written.contains('\u{2068}') && !written.contains(is_right_to_left_letter) {
            true => format!("\u{200F}{written}"),
            false => written,
        }
    }

    fn expression(&mut self, expression: &Expression<&str>, written: &mut String) {
        match expression {
            Expression::Inline(InlineExpression::Placeable { expression }) => self.expression(expression, written),
            Expression::Inline(InlineExpression::StringLiteral { value }) => written.push_str(value),
            Expression::Inline(InlineExpression::VariableReference { id }) => match self.argument(id.name) {
                Some((_, Kind::Choice(_))) => {
                    self.source.report(id.name, format!("${} can only select a variant", id.name));
                }
                // Letters and digits keep their order inside a text from right to left.
                Some((index, Kind::Text)) if is_right_to_left(self.tag) => {
                    written.extend(['\u{2068}', control(0x01, index), '\u{2069}']);
                }
                Some((index, _)) => written.push(control(0x01, index)),
                None => {}
            },
            Expression::Inline(_) => {
                let place = self.message.id.clone();
                self.source
                    .report_at(self.offset_of(&place), format!("{place}: only arguments and texts stand in braces"));
            }
            Expression::Select { selector, variants } => self.select(selector, variants, written),
        }
    }

    fn select(&mut self, selector: &InlineExpression<&str>, variants: &[Variant<&str>], written: &mut String) {
        let Some((index, kind)) = self.selector(selector) else { return };
        self.check_choice(&kind, variants);
        if let (Some(only), Kind::Choice(_)) = (self.only.clone(), &kind) {
            for variant in variants {
                self.code(&kind, variant);
            }
            let is_only = |variant: &&Variant<&str>| key_name(&variant.key) == only;
            if let Some(variant) =
                variants.iter().find(is_only).or_else(|| variants.iter().find(|variant| variant.default))
            {
                written.push_str(&self.pattern(&variant.value));
            }
            return;
        }
        written.push(control(0x10, index));
        let (defaults, others): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.default);
        for variant in others.iter().chain(&defaults) {
            let code = if variant.default { self.code(&kind, variant).map(|_| '*') } else { self.code(&kind, variant) };
            written.push(code.unwrap_or('*'));
            written.push_str(&self.pattern(&variant.value));
            written.push('\u{1E}');
        }
        written.push('\u{1F}');
        self.check_plural(&kind, variants);
    }

    /// Returns the code of a variant. Reports a variant that does not exist.
    fn code(&mut self, kind: &Kind, variant: &Variant<&str>) -> Option<char> {
        let name = key_name(&variant.key);
        let code = match (kind, &variant.key) {
            (Kind::Number, VariantKey::NumberLiteral { value }) => {
                value.parse().ok().and_then(|number: u32| char::from_u32(0x100 + number))
            }
            (Kind::Number, VariantKey::Identifier { name: "one" }) if self.is_fallback => Some('\u{101}'),
            (Kind::Number, VariantKey::Identifier { name }) => plural::code(name)
                .filter(|_| variant.default || self.categories.contains(name))
                .map(|code| char::from(b'a' + code)),
            (Kind::Choice(kind), VariantKey::Identifier { name }) => {
                let variants = self.catalog.choices.get(kind);
                let index = variants.and_then(|variants| variants.iter().position(|variant| variant == name));
                // `*[other]` stands for the rest.
                let rest = (*name == "other" && variant.default).then_some('*');
                index.and_then(|index| char::from_u32('0' as u32 + u32::try_from(index).ok()?)).or(rest)
            }
            _ => None,
        };
        if code.is_none() {
            let text = match kind {
                Kind::Number => {
                    format!("{} has no plural category “{name}”, only {}", self.tag, self.categories.join(", "))
                }
                Kind::Text => format!("a text cannot select “{name}”"),
                Kind::Choice(kind) => format!("{kind} has no variant “{name}”"),
            };
            self.source.report(name, text);
        }
        code
    }

    /// Notes variants of a type that are missing, unless the default variant `other` stands for them. English must have all.
    fn check_choice(&mut self, kind: &Kind, variants: &[Variant<&str>]) {
        let Kind::Choice(name) = kind else { return };
        let is_used = |wanted: &str| variants.iter().any(|variant| key_name(&variant.key) == wanted);
        let has_other = variants.iter().any(|variant| variant.default && key_name(&variant.key) == "other");
        let all = self.catalog.choices.get(name).map_or(&[][..], Vec::as_slice);
        let missing: Vec<&str> = all.iter().map(String::as_str).filter(|variant| !is_used(variant)).collect();
        if has_other || missing.is_empty() {
            return;
        }
        if let (Some(variant), ENGLISH) = (variants.first(), self.tag) {
            self.source.report(key_name(&variant.key), format!("{name} also has the variants {}", missing.join(", ")));
        }
        self.missing.extend(missing.into_iter().map(str::to_owned));
    }

    /// Reports plural categories without a variant, if there are variants for other categories.
    fn check_plural(&mut self, kind: &Kind, variants: &[Variant<&str>]) {
        let is_used = |category: &str| variants.iter().any(|variant| key_name(&variant.key) == category);
        if *kind != Kind::Number
            || !variants.iter().any(|variant| !variant.default && plural::code(key_name(&variant.key)).is_some())
        {
            return;
        }
        let missing: Vec<&str> = self.categories.iter().copied().filter(|category| !is_used(category)).collect();
        if let (Some(variant), false) = (variants.first(), missing.is_empty()) {
            let text = format!("{} also has the plural categories {}", self.tag, missing.join(", "));
            self.source.report(key_name(&variant.key), text);
        }
    }

    /// Returns the argument of a selector.
    fn selector(&mut self, selector: &InlineExpression<&str>) -> Option<(u8, Kind)> {
        match selector {
            InlineExpression::VariableReference { id } => self.argument(id.name),
            _ => {
                let place = self.message.id.clone();
                self.source.report_at(self.offset_of(&place), format!("{place}: only an argument selects a variant"));
                None
            }
        }
    }

    /// Returns index and kind of an argument. Reports one that English does not have.
    fn argument(&mut self, name: &str) -> Option<(u8, Kind)> {
        let arguments = &self.message.arguments;
        let found = arguments.iter().position(|(argument, _)| argument == name);
        let kind = found.and_then(|index| Some((u8::try_from(index).ok()?, arguments.get(index)?.1.clone())));
        if kind.is_none() {
            self.source.report(name, format!("{} has no argument ${name}", self.message.id));
        }
        kind
    }

    /// Returns the offset of a message.
    fn offset_of(&self, id: &str) -> usize {
        self.source.text.find(&format!("\n{id} =")).map_or(usize::MAX, |offset| offset + 1)
    }
}

fn control(base: u8, index: u8) -> char {
    char::from(base + index)
}

const fn key_name<'a>(key: &VariantKey<&'a str>) -> &'a str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}
