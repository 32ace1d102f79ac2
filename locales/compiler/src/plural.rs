//! The plural categories of a language.

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

/// The names of all categories, in the order of their codes.
const NAMES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Returns the code of a category.
pub fn code(name: &str) -> Option<u8> {
    NAMES.iter().position(|other| *other == name).and_then(|code| code.try_into().ok())
}

/// Returns the categories that numbers of games and moves have in a language. `None` for an unknown language.
pub fn categories(tag: &str) -> Option<Vec<&'static str>> {
    let language: LanguageIdentifier = tag.parse().ok()?;
    let language = LanguageIdentifier::from_parts(language.language, None, None, &[]);
    let rules = PluralRules::create(language, PluralRuleType::CARDINAL).ok()?;
    let categories = (0..1_000_u32).filter_map(|number| rules.select(number).ok()).map(name);
    let found: Vec<&str> = categories.collect();
    // CLDR 42 removed the category from Hebrew; the crate has an older version.
    let is_old = |name: &str| tag == "he" && name == "many";
    Some(NAMES.into_iter().filter(|name| found.contains(name) && !is_old(name)).collect())
}

const fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}
