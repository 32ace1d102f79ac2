//! What the lazy part consists of.

use std::collections::{BTreeMap, HashMap};

use anyhow::Result;
use wasmparser::{KnownCustom, Name, Parser, Payload, TypeRef};

/// The name of this package in mangled names, with its length.
const OWN: &str = "11tic_tac_toe";

/// Prints the bytes of code of each part of this package and of each other crate, before `wasm-opt`, the largest first.
pub fn print(program: &[u8]) -> Result<()> {
    let mut sizes = BTreeMap::<String, (u64, usize)>::new();
    for (name, size) in functions(program)? {
        let (bytes, count) = sizes.entry(owner(&name)).or_default();
        (*bytes, *count) = (*bytes + size, *count + 1);
    }
    let mut sizes: Vec<_> = sizes.into_iter().collect();
    sizes.sort_by_key(|(_, (bytes, _))| std::cmp::Reverse(*bytes));
    println!("{:<40}{:>10}{:>10}", "Lazy part", "bytes", "functions");
    for (owner, (bytes, count)) in sizes {
        println!("{owner:<40}{bytes:>10}{count:>10}");
    }
    Ok(())
}

/// Returns the mangled name and the size of each function.
fn functions(program: &[u8]) -> Result<Vec<(String, u64)>> {
    let (mut imported, mut sizes, mut names) = (0, Vec::new(), HashMap::new());
    for payload in Parser::new(0).parse_all(program) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => sizes.push(body.range().end - body.range().start),
            Payload::CustomSection(section) => {
                let KnownCustom::Name(sections) = section.as_known() else { continue };
                for section in sections {
                    let Name::Function(functions) = section? else { continue };
                    for function in functions {
                        let function = function?;
                        names.insert(function.index, function.name.to_owned());
                    }
                }
            }
            _ => {}
        }
    }
    let name = |index| names.get(&index).cloned().unwrap_or_default();
    Ok((imported..).zip(sizes).map(|(index, size)| (name(index), size)).collect())
}

/// Returns the part of this package that a mangled name (RFC 2603) mentions first, such as `features::coach`, or else the crate
/// of the function.
fn owner(name: &str) -> String {
    match name.split_once(OWN) {
        Some((_, path)) => identifiers(path).into_iter().take(2).collect::<Vec<_>>().join("::"),
        None => {
            let crate_name = name.split_once("Cs").and_then(|(_, rest)| rest.split_once('_'));
            let first = crate_name.and_then(|(_, path)| identifiers(path).into_iter().next());
            first.unwrap_or("(shims)").to_owned()
        }
    }
}

/// Returns the identifiers at the start of a mangled path: the length in decimal digits before each, and `_` before one that
/// starts with a digit or `_`.
fn identifiers(path: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = path;
    loop {
        let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        let Some((length, after)) = rest.split_at_checked(end) else { return found };
        let after = after.strip_prefix('_').unwrap_or(after);
        let Some((name, next)) = length.parse().ok().and_then(|length| after.split_at_checked(length)) else {
            return found;
        };
        found.push(name);
        rest = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn owner_is_the_feature_or_the_crate() {
        for (name, expected) in [
            ("_RNvNtNtCseGiuJ9wB2W7_11tic_tac_toe8features15dialog_contents7content", "features::dialog_contents"),
            (
                "_RNvXs3_NtCseGiuJ9wB2W7_11tic_tac_toe5stateNtB5_9GameStateNtNtCsl68ALsrF8go_4core3cmp9PartialEq2eq",
                "state",
            ),
            ("_RNvNtCsl68ALsrF8go_4core3fmt5write", "core"),
            ("", "(shims)"),
        ] {
            assert_eq!(owner(name), expected);
        }
    }
}
