//! Digests of files: browsers check files against them, and file names change with them.

use base64::prelude::{BASE64_STANDARD, Engine as _};
use sha2::{Digest as _, Sha256};

/// The value of the attribute `integrity` for a file.
pub fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)))
}

/// Ten hexadecimal digits for the name of files that belong together.
pub fn name(contents: &[Vec<u8>]) -> String {
    Sha256::digest(contents.concat()).iter().take(5).map(|byte| format!("{byte:02x}")).collect()
}
