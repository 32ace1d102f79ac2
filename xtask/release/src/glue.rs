//! Removes code of wasm-bindgen's glue that no supported browser runs (`docs/browsers.md`).

use anyhow::{Context, Result};

/// The begin of the replacement of `TextEncoder.encodeInto`.
const REPLACEMENT: &str = "if (!('encodeInto' in cachedTextEncoder)) {\n";

/// Returns the glue without the replacement of `TextEncoder.encodeInto`.
pub fn without_replacement(glue: &str) -> Result<String> {
    let (before, rest) = glue.split_once(REPLACEMENT).context("the glue does not replace `encodeInto`")?;
    let (_, after) = rest.split_once("\n}\n").context("the replacement of `encodeInto` has no end")?;
    Ok(before.to_owned() + after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_replacement_is_removed() {
        let glue = format!("let a = {{\n}}\n{REPLACEMENT}    f = () => {{\n    }};\n}}\nlet b;\n");
        assert_eq!(without_replacement(&glue).unwrap(), "let a = {\n}\nlet b;\n");
        assert!(without_replacement("let b;").is_err());
    }
}
