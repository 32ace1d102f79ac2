//! The data file of a language.

use crate::catalog::{Catalog, Section};
use crate::locale::Locale;

/// Separates the parts of a data file.
const SEPARATOR: &str = "\0";

impl Locale {
    /// Returns the data file: eight hexadecimal digits with the [`checksum`] of the rest, the tag, and the patterns of start
    /// script, first part and lazy part, separated by U+0000.
    #[must_use]
    pub fn data(&self, catalog: &Catalog) -> String {
        let mut parts = vec![self.tag.as_str()];
        for section in [Section::Start, Section::FirstPart, Section::LazyPart] {
            parts.extend(self.section(catalog, section));
        }
        let text = parts.join(SEPARATOR);
        format!("{:08x}{text}", checksum(&text))
    }
}

/// Returns the hash of a text that `public/boot.js` computes as well: 32-bit FNV-1a
/// (<https://datatracker.ietf.org/doc/html/rfc9923>) of its UTF-16 code units.
#[must_use]
pub fn checksum(text: &str) -> u32 {
    text.encode_utf16().fold(0x811c_9dc5, |hash, unit| (hash ^ u32::from(unit)).wrapping_mul(0x0100_0193))
}
