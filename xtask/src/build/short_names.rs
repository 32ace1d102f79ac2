//! Shortens the app's import and export names and sorts its imports.
//!
//! wasm-bindgen generates long names with digests, in glue and program, which do not compress. Short names save 4,300
//! bytes of a first visit. Sorted by their text, similar functions of the glue are neighbors, which saves 170 bytes.

use std::collections::HashMap;
use std::convert::Infallible;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{ExportSection, ImportSection, Module};
use wasmparser::{Export, Import, ImportSectionReader, Parser};

/// Shortens names in both parts of the app and in its glue, sorts the imports from the glue, and removes unused exports.
pub fn shorten(dist: &Path) -> Result<()> {
    let [first, lazy, glue] = ["app_bg.wasm", "app_lazy.wasm", "app.js"].map(|name| dist.join(name));
    let (mut script, functions) = sorted(&fs::read_to_string(&glue)?)?;
    // The lazy part imports only from the first part, which imports only from the glue.
    let mut exports = Renaming::new('e', |_| true);
    fs::write(&lazy, exports.apply(&fs::read(&lazy)?)?)?;
    let used_by_lazy = exports.short;
    ensure!(script.contains("wasm.memory"), "the glue does not use the name `wasm.memory`");
    let mut imports = Renaming::new('i', |name| used_by_lazy.contains_key(name) || script.contains(&used(name)));
    imports.exports = used_by_lazy.clone();
    for name in functions {
        short_name(&mut imports.short, 'i', &name);
    }
    fs::write(&first, imports.apply(&fs::read(&first)?)?)?;
    let (imports, exports) = (imports.short, imports.exports);
    for (long, short) in longest_first(&imports) {
        // Every import is a property of one object in the glue.
        ensure!(script.contains(long), "the glue has no import {long}");
        script = script.replace(long, short);
    }
    for (long, short) in longest_first(&exports) {
        script = script.replace(&used(long), &used(short));
    }
    Ok(fs::write(glue, script)?)
}

/// Sorts the functions that the glue gives to the program by their text. Returns the glue and the sorted names.
fn sorted(glue: &str) -> Result<(String, Vec<String>)> {
    let begin = "\n        __wb";
    let (before, rest) = glue.split_once(begin).context("the glue has no functions")?;
    let (functions, after) = rest.split_once("\n    };").context("the functions of the glue do not end")?;
    let functions = functions.split(begin).map(|function| function.split_once(": ").context("a function has no name"));
    let mut functions = functions.collect::<Result<Vec<_>>>()?;
    functions.sort_by_key(|(_, text)| *text);
    let sorted: String = functions.iter().map(|(name, text)| format!("{begin}{name}: {text}")).collect();
    let names = functions.iter().map(|(name, _)| format!("__wb{name}")).collect();
    Ok((format!("{before}{sorted}\n    }};{after}"), names))
}

/// Returns the glue's expression for an export.
fn used(name: &str) -> String {
    format!("wasm.{name}")
}

/// Returns names with the longest first, because some are prefixes of others.
fn longest_first(names: &HashMap<String, String>) -> Vec<(&str, &str)> {
    let mut names: Vec<_> = names.iter().map(|(long, short)| (long.as_str(), short.as_str())).collect();
    names.sort_by_key(|(long, _)| std::cmp::Reverse(long.len()));
    names
}

/// Renames imports and used exports of a program and removes unused exports. Sorts imported
/// functions that have new names already.
struct Renaming<Used> {
    letter: char,
    short: HashMap<String, String>,
    exports: HashMap<String, String>,
    is_used: Used,
    /// The new indexes of the imported functions by their old ones.
    indexes: HashMap<u32, u32>,
}

impl<Used: Fn(&str) -> bool> Renaming<Used> {
    fn new(letter: char, is_used: Used) -> Self {
        Self { letter, short: HashMap::new(), exports: HashMap::new(), is_used, indexes: HashMap::new() }
    }

    /// Sorts imports by the numbers in their new names. Only functions have one already; other imports keep their order.
    fn sort<'a>(&mut self, imports: Vec<Import<'a>>) -> Vec<Import<'a>> {
        let mut sorted: Vec<_> = (0..).zip(imports).collect();
        sorted.sort_by_key(|(_, import)| self.short.get(import.name).and_then(|short| number(short)));
        self.indexes = sorted.iter().map(|(index, _)| *index).zip(0..).collect();
        sorted.into_iter().map(|(_, import)| import).collect()
    }

    fn apply(&mut self, wasm: &[u8]) -> Result<Vec<u8>> {
        let mut module = Module::new();
        self.parse_core_module(&mut module, Parser::new(0), wasm).map_err(|error| anyhow!("{error}"))?;
        Ok(module.finish())
    }
}

/// Returns the number in a short name.
fn number(short: &str) -> Option<usize> {
    short.get(1..)?.parse().ok()
}

/// Returns the short name of a long name, assigned on first use.
fn short_name(names: &mut HashMap<String, String>, letter: char, long: &str) -> String {
    let next = format!("{letter}{}", names.len());
    names.entry(long.to_owned()).or_insert(next).clone()
}

impl<Used: Fn(&str) -> bool> Reencode for Renaming<Used> {
    type Error = Infallible;

    fn function_index(&mut self, index: u32) -> Result<u32, Error<Infallible>> {
        Ok(self.indexes.get(&index).copied().unwrap_or(index))
    }

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let imported = section.into_imports().collect::<Result<_, _>>()?;
        for import in self.sort(imported) {
            let kind = self.entity_type(import.ty)?;
            imports.import(import.module, &short_name(&mut self.short, self.letter, import.name), kind);
        }
        Ok(())
    }

    fn parse_export(&mut self, exports: &mut ExportSection, export: Export<'_>) -> Result<(), Error<Infallible>> {
        if (self.is_used)(export.name) {
            let (kind, index) = (self.export_kind(export.kind)?, self.external_index(export.kind, export.index)?);
            exports.export(&short_name(&mut self.exports, 'e', export.name), kind, index);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{EntityType, ExportKind, MemorySection, MemoryType, StartSection, TypeSection};

    /// Builds a program with imported functions, one of which starts it, and a memory exported under several names.
    fn program(module: &str, imported: &[&str], exported: &[&str], start: u32) -> Vec<u8> {
        let (mut types, mut imports, mut exports) = (TypeSection::new(), ImportSection::new(), ExportSection::new());
        types.ty().function([], []);
        for name in imported {
            imports.import(module, name, EntityType::Function(0));
        }
        for name in exported {
            exports.export(name, ExportKind::Memory, 0);
        }
        let mut memories = MemorySection::new();
        memories.memory(MemoryType { minimum: 1, maximum: None, memory64: false, shared: false, page_size_log2: None });
        Module::new()
            .section(&types)
            .section(&imports)
            .section(&memories)
            .section(&exports)
            .section(&StartSection { function_index: start })
            .clone()
            .finish()
    }

    #[test]
    fn names_are_shortened_and_imports_sorted_consistently() {
        let dist = std::env::temp_dir().join(format!("short-names-{}", std::process::id()));
        fs::create_dir_all(&dist).unwrap();
        let exported = ["memory", "unused", "table", "memory_of_lazy"];
        fs::write(dist.join("app_bg.wasm"), program("./glue", &["__wbg_0123", "__wbg_0123_more"], &exported, 0))
            .unwrap();
        fs::write(dist.join("app_lazy.wasm"), program("first", &["table", "memory"], &[], 1)).unwrap();
        let glue = "{\n        __wbg_0123: g,\n        __wbg_0123_more: f,\n    };wasm.memory; wasm.memory_of_lazy()";
        fs::write(dist.join("app.js"), glue).unwrap();
        shorten(&dist).unwrap();
        let glue = "{\n        i0: f,\n        i1: g,\n    };wasm.e1; wasm.e2()";
        assert_eq!(fs::read_to_string(dist.join("app.js")).unwrap(), glue);
        let first = program("./glue", &["i0", "i1"], &["e1", "e0", "e2"], 1);
        assert_eq!(fs::read(dist.join("app_bg.wasm")).unwrap(), first);
        assert_eq!(fs::read(dist.join("app_lazy.wasm")).unwrap(), program("first", &["e0", "e1"], &[], 1));
        fs::remove_dir_all(dist).unwrap();
    }
}
