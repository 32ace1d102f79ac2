//! Colors, radius and font that the host page gives an embedded game.

/// The name of a value and the check of its text.
type Property = (&'static str, fn(&str) -> bool);

/// All values. Styles know them as custom properties with the prefix `--host-` (`styles/embed.css`).
const PROPERTIES: [Property; 7] = [
    ("ground", is_color),
    ("text", is_color),
    ("square", is_color),
    ("x", is_color),
    ("o", is_color),
    ("radius", is_radius),
    ("font", is_font),
];

/// The largest radius in pixels.
const MAX_RADIUS: u8 = 64;

/// The maximal length of a list of fonts, in bytes.
const MAX_FONT: usize = 200;

/// Valid colors, radius and font. The theme decides those that are missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HostStyle([Option<String>; PROPERTIES.len()]);

/// The value of this name is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidStyle(pub &'static str);

impl HostStyle {
    /// Reads the values by name: colors as `#rrggbb` or `#rrggbbaa`, a radius such as `8px`, a list of fonts.
    ///
    /// # Errors
    ///
    /// The name of the first property with an invalid value.
    pub fn read(value: impl Fn(&str) -> Option<String>) -> Result<Self, InvalidStyle> {
        let mut style = Self::default();
        for (place, (name, is_valid)) in style.0.iter_mut().zip(PROPERTIES) {
            *place = value(name);
            if place.as_deref().is_some_and(|text| !is_valid(text)) {
                return Err(InvalidStyle(name));
            }
        }
        Ok(style)
    }

    /// Returns all names with the values.
    pub fn values(&self) -> impl Iterator<Item = (&'static str, Option<&str>)> {
        PROPERTIES.iter().zip(&self.0).map(|((name, _), value)| (*name, value.as_deref()))
    }
}

fn is_color(text: &str) -> bool {
    let digits = text.strip_prefix('#').unwrap_or_default();
    matches!(digits.len(), 6 | 8) && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
}

fn is_radius(text: &str) -> bool {
    text.strip_suffix("px").and_then(|number| number.parse().ok()).is_some_and(|radius: u8| radius <= MAX_RADIUS)
}

fn is_font(text: &str) -> bool {
    let is_of_name = |letter: char| letter.is_alphanumeric() || " ,'\"-_.".contains(letter);
    !text.is_empty() && text.len() <= MAX_FONT && text.chars().all(is_of_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads a style with one value.
    fn read(name: &str, text: &str) -> Result<HostStyle, InvalidStyle> {
        HostStyle::read(|asked| (asked == name).then(|| text.to_owned()))
    }

    #[test]
    fn valid_values_are_kept() {
        for (name, text) in [
            ("ground", "#00000000"),
            ("text", "#1a2b3c"),
            ("square", "#FFFFFF80"),
            ("radius", "0px"),
            ("radius", "64px"),
            ("font", "Georgia, \"Noto Serif\", serif"),
            ("font", "游明朝, serif"),
        ] {
            let style = read(name, text).unwrap();
            let given: Vec<_> = style.values().filter_map(|(name, value)| Some((name, value?))).collect();
            assert_eq!(given, [(name, text)]);
        }
        assert_eq!(HostStyle::read(|_| None), Ok(HostStyle::default()));
    }

    #[test]
    fn values_that_could_be_other_styles_are_refused() {
        for (name, text) in [
            ("ground", "red"),
            ("ground", "url(https://example.org)"),
            ("text", "#12345"),
            ("text", "var(--text)"),
            ("x", "#12345g"),
            ("o", ""),
            ("radius", "65px"),
            ("radius", "1e3px"),
            ("radius", "-1px"),
            ("radius", "50%"),
            ("font", ""),
            ("font", "a; background: red"),
            ("font", "url(a)"),
            ("font", "var(--font)"),
        ] {
            assert!(read(name, text).is_err(), "{name}: {text}");
        }
    }
}
