//! The file `_headers`, by which Netlify and Cloudflare are told what to send with each file of a release.

use crate::digest::DIGITS_IN_NAME;
use crate::policy;

/// What is sent with a file whose name changes with its content: it is good for a year, the most that makes sense.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// What is sent with all others: they may be kept, but are asked for again before each use.
const ASK_AGAIN: &str = "no-cache";

/// The file for a release with files of these names.
///
/// `Cache-Control` stands at exact names alone, because Cloudflare joins what two rules say of one header.
pub fn of(names: &[String]) -> String {
    let policy = policy::header();
    let mut text = format!(
        "# Module scripts and sandboxed frames on other sites need the first two; any site may use the game.\n\
        /*\n  Access-Control-Allow-Origin: *\n  Cross-Origin-Resource-Policy: cross-origin\n  \
        X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n  Content-Security-Policy: {policy}\n"
    );
    let mut rule = |path: &str, caching: &str| {
        text.push_str(&format!("/{path}\n  Cache-Control: {caching}\n"));
        if path.ends_with(".wasm") {
            text.push_str("  Content-Type: application/wasm\n");
        }
    };
    rule("", ASK_AGAIN);
    for name in names {
        rule(name, if is_named_after_content(name) { FOR_EVER } else { ASK_AGAIN });
    }
    text
}

/// Whether a name holds as many hexadecimal digits as [`crate::digest::name`] gives.
pub fn is_named_after_content(name: &str) -> bool {
    let is_digest = |text: &str| {
        text.len() == DIGITS_IN_NAME && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
    };
    name.split(['-', '_', '.']).skip(1).any(is_digest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_a_digest_are_kept_for_ever() {
        let file = of(&["app-0123456789_bg.wasm".to_owned(), "icon.svg".to_owned()]);
        let end = "/\n  Cache-Control: no-cache\n/app-0123456789_bg.wasm\n  Cache-Control: public, \
            max-age=31536000, immutable\n  Content-Type: application/wasm\n/icon.svg\n  Cache-Control: no-cache\n";
        assert!(file.ends_with(end), "{file}");
        assert!(file.contains(&policy::header()));
    }

    #[test]
    fn other_names_are_not() {
        for name in ["icon.svg", "app-012345678.js", "0123456789.js", "app-012345678g.js"] {
            assert!(!is_named_after_content(name), "{name}");
        }
    }
}
