//! The data file of a language.

use crate::catalog::{Catalog, Section};
use crate::locale::Locale;

/// Separates the parts of a data file.
const SEPARATOR: &str = "\0";

impl Locale {
    /// Returns the data file without its [`head`]: the tag, and the patterns of start script, first part and lazy part,
    /// separated by U+0000.
    #[must_use]
    pub fn data(&self, catalog: &Catalog) -> String {
        let mut parts = vec![self.tag.as_str()];
        for section in [Section::Start, Section::FirstPart, Section::LazyPart] {
            parts.extend(self.section(catalog, section));
        }
        parts.join(SEPARATOR)
    }
}

/// Returns the head of a data file: eight hexadecimal digits with a hash of the address of the languages, as the page names
/// it, and the rest of the file. The address contains a digest of all languages, so that no file of another release has this
/// head.
///
/// `public/boot/language.js` computes the hash as well: 32-bit FNV-1a (<https://datatracker.ietf.org/doc/html/rfc9923>) of the UTF-16
/// code units.
#[must_use]
pub fn head(address: &str, data: &str) -> String {
    let units = address.encode_utf16().chain(data.encode_utf16());
    let hash = units.fold(0x811c_9dc5_u32, |hash, unit| (hash ^ u32::from(unit)).wrapping_mul(0x0100_0193));
    format!("{hash:08x}")
}
