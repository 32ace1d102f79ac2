//! The language of the page.

use std::array;

use super::named::Named;

/// A language of the game.
#[derive(Debug, PartialEq, Eq)]
pub struct LanguageName {
    /// The tag, such as `pt-BR`.
    pub tag: &'static str,
    /// The name in the language itself.
    pub name: &'static str,
}

// `LANGUAGES`.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl LanguageName {
    /// Finds a language by its tag.
    pub fn from_tag(tag: &str) -> Option<&'static Self> {
        LANGUAGES.iter().find(|language| language.tag == tag)
    }

    /// Finds the language for a tag of a browser or a page, such as `de-AT`, like `public/boot/language.js`.
    pub fn matching(tag: &str) -> Option<&'static Self> {
        let tag = tag.to_ascii_lowercase();
        let mut parts = tag.split('-');
        match parts.next()? {
            "zh" if !tag.contains("hans") && parts.any(|part| matches!(part, "hant" | "tw" | "hk" | "mo")) => {
                Self::from_tag("zh-Hant")
            }
            primary => LANGUAGES.iter().find(|language| language.tag.split('-').next() == Some(primary)),
        }
    }
}

/// A language has its tag as its name.
impl Named for &'static LanguageName {
    #[expect(clippy::misnamed_getters, reason = "the name in addresses is the tag")]
    fn name(self) -> &'static str {
        self.tag
    }

    fn from_name(name: &str) -> Option<Self> {
        LanguageName::from_tag(name)
    }

    fn names() -> Vec<&'static str> {
        LANGUAGES.iter().map(|language| language.tag).collect()
    }
}

/// The texts of a language.
#[derive(Debug)]
pub struct Language {
    /// The tag.
    pub tag: &'static str,
    /// Whether it is written from right to left.
    pub is_right_to_left: bool,
    /// The patterns of the first part.
    pub first: [&'static str; FIRST],
    /// The patterns of the lazy part. English has none, because the lazy part contains them.
    pub lazy: Option<&'static [&'static str; LAZY]>,
    /// The plural categories of numbers.
    pub plural: Plural,
}

impl Language {
    /// Reads a language from the parts of its data file (`locales/compiler`): the tag, which is empty for English, and the
    /// texts. They stay in memory.
    pub fn read(part: &dyn Fn(usize) -> String, plural: Plural) -> Option<&'static Self> {
        let text = |index| &*part(index).leak();
        let tag = text(0);
        let language = || Self {
            tag,
            is_right_to_left: matches!(tag, "ar" | "he"),
            first: array::from_fn(|index| text(1 + START + index)),
            lazy: Some(Box::leak(Box::new(array::from_fn(|index| text(1 + START + FIRST + index))))),
            plural,
        };
        (!tag.is_empty()).then(|| &*Box::leak(Box::new(language())))
    }

    /// Returns a language that the program contains: all languages of a development build.
    #[cfg(not(feature = "split"))]
    pub fn built_in(tag: &str, plural: Plural) -> Option<&'static Self> {
        const FILES: &[&str] = include!(concat!(env!("OUT_DIR"), "/language_files.rs"));
        FILES.iter().find_map(|file| {
            let parts: Vec<&str> = file.split('\0').collect();
            let part = |index: usize| parts.get(index).copied().unwrap_or_default().to_owned();
            if part(0) == tag { Self::read(&part, plural) } else { None }
        })
    }
}

/// Returns the plural category of a number in a language: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other. Digits are the same in
/// every language, as in the names of squares.
pub type Plural = fn(u64) -> u8;

/// Languages are compared by identity.
impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Language {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_follow_the_tag_and_the_start_texts() {
        let language = Language::read(&|index| index.to_string(), |_| 5).unwrap();
        let texts = language.first.iter().chain(language.lazy.unwrap());
        let numbers: Vec<usize> = texts.map(|text| text.parse().unwrap()).collect();
        assert_eq!(language.tag, "0");
        assert_eq!(numbers, (0..FIRST + LAZY).map(|index| 1 + START + index).collect::<Vec<usize>>());
        assert_eq!(Language::read(&|_| String::new(), |_| 5), None, "English is in the program");
    }

    #[test]
    fn languages_are_compared_by_identity() {
        assert_ne!(LanguageName::from_tag("de"), LanguageName::from_tag("en"));
        let [german, same] = ["de", "de"].map(|tag| Language::read(&|_| tag.to_owned(), |_| 5).unwrap());
        let again = german;
        assert!(german != same && german == again);
    }

    #[cfg(not(feature = "split"))]
    #[test]
    fn development_build_contains_every_other_language() {
        for LanguageName { tag, .. } in LANGUAGES {
            let found = Language::built_in(tag, |_| 5).map(|language| language.tag);
            assert_eq!(found, Some(*tag).filter(|tag| *tag != "en"));
        }
    }
}
