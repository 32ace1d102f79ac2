//! Removes code of wasm-bindgen's glue that the page never runs.

use anyhow::{Context, Result};

/// The beginning and the end of each piece of such code. `docs/browsers.md` names the supported browsers.
const UNUSED: [(&str, &str); 5] = [
    // For browsers without `TextEncoder.encodeInto`.
    ("if (!('encodeInto' in cachedTextEncoder)) {\n", "\n}\n"),
    // For browsers without `FinalizationRegistry`.
    ("(typeof FinalizationRegistry === 'undefined')\n", "\n    : "),
    // For Safari, after it has decoded 2 GB.
    ("    numBytesDecoded += len;\n", "\n    }\n"),
    // For memory that cannot grow.
    ("    if (realloc === undefined) {\n", "\n    }\n"),
    // For other arguments of `initSync` than those of `public/boot.js`.
    ("    if (!(module instanceof WebAssembly.Module)) {\n", "\n    }\n"),
];

/// Returns the glue without such code.
pub fn without_unused(glue: &str) -> Result<String> {
    UNUSED.iter().try_fold(glue.to_owned(), |glue, (begin, end)| {
        let (before, rest) = glue.split_once(begin).with_context(|| format!("the glue lacks `{}`", begin.trim()))?;
        let (_, after) = rest.split_once(end).with_context(|| format!("`{}` has no end", begin.trim()))?;
        Ok(before.to_owned() + after)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_unused_code_is_removed() {
        let unused: Vec<String> = UNUSED.iter().map(|(begin, end)| format!("{begin}unused{end}")).collect();
        let glue = format!("first\n{}last\n", unused.join("let used;\n"));
        let expected = format!("first\n{}last\n", ["let used;\n"; UNUSED.len() - 1].concat());
        assert_eq!(without_unused(&glue).unwrap(), expected);
        assert!(without_unused(&unused[0]).is_err());
    }
}
