//! Digests for subresource integrity and hashed file names.

use base64::prelude::{BASE64_STANDARD, Engine as _};
use sha2::{Digest as _, Sha256};

/// Returns the value of the attribute `integrity` for a file.
pub fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)))
}

/// Returns a digest of ten hexadecimal digits for a group of files.
pub fn name<T: AsRef<[u8]>>(contents: &[T]) -> String {
    let hash = contents.iter().fold(Sha256::new(), |hash, content| hash.chain_update(content));
    hash.finalize().iter().take(5).map(|byte| format!("{byte:02x}")).collect()
}
