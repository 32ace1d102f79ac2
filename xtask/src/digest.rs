//! Digests of files: what a browser holds a file against, and what changes the file's name whenever it changes.

use base64::prelude::{BASE64_STANDARD, Engine as _};
use sha2::{Digest as _, Sha256};

/// What the attribute `integrity` says of a file.
pub fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)))
}

/// How many bytes of a digest a name holds, as twice as many hexadecimal digits.
const BYTES_IN_NAME: usize = 5;

/// How many hexadecimal digits of a digest a name holds.
pub const DIGITS_IN_NAME: usize = 2 * BYTES_IN_NAME;

/// [`DIGITS_IN_NAME`] hexadecimal digits for the name of a file, or of several that belong together.
pub fn name(contents: &[&[u8]]) -> String {
    let mut hasher = Sha256::new();
    for content in contents {
        hasher.update(content);
    }
    hasher.finalize().iter().take(BYTES_IN_NAME).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The digest of nothing, by `printf '' | openssl dgst -sha256`.
    #[test]
    fn digests_are_those_of_others() {
        assert_eq!(integrity(b""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
        assert_eq!(name(&[b""]), "e3b0c44298");
        assert_ne!(name(&[b"a"]), name(&[b"b"]));
    }
}
