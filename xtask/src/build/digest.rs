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

#[cfg(test)]
mod tests {
    use super::*;

    /// The digest of nothing, by `printf '' | openssl dgst -sha256`.
    #[test]
    fn digests_equal_those_of_openssl() {
        assert_eq!(integrity(b""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
        assert_eq!(name(&[]), "e3b0c44298");
    }
}
