//! Shortens the app's import and export names.
//!
//! wasm-bindgen generates long names with digests, in glue and program, which do not compress. Short names save 4,500
//! bytes of a first visit.

use std::collections::HashMap;
use std::convert::Infallible;
use std::fs;
use std::path::Path;

use anyhow::{Result, anyhow, ensure};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{ExportSection, ImportSection, Module};
use wasmparser::{Export, ImportSectionReader, Parser};

/// Shortens names in both parts of the app and in its glue, and removes unused exports.
pub fn shorten(dist: &Path) -> Result<()> {
    let [first, lazy, glue] = ["app_bg.wasm", "app_lazy.wasm", "app.js"].map(|name| dist.join(name));
    let mut script = fs::read_to_string(&glue)?;
    // The lazy part imports only from the first part, which imports only from the glue.
    let mut exports = Renaming::new('e', |_| true);
    fs::write(&lazy, exports.apply(&fs::read(&lazy)?)?)?;
    let used_by_lazy = exports.short;
    ensure!(script.contains("wasm.memory"), "the glue does not use the name `wasm.memory`");
    let mut imports = Renaming::new('i', |name| used_by_lazy.contains_key(name) || script.contains(&used(name)));
    imports.exports = used_by_lazy.clone();
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

/// Renames imports and used exports of a program and removes unused exports.
struct Renaming<Used> {
    letter: char,
    short: HashMap<String, String>,
    exports: HashMap<String, String>,
    is_used: Used,
}

impl<Used: Fn(&str) -> bool> Renaming<Used> {
    fn new(letter: char, is_used: Used) -> Self {
        Self { letter, short: HashMap::new(), exports: HashMap::new(), is_used }
    }

    fn apply(&mut self, wasm: &[u8]) -> Result<Vec<u8>> {
        let mut module = Module::new();
        self.parse_core_module(&mut module, Parser::new(0), wasm).map_err(|error| anyhow!("{error}"))?;
        Ok(module.finish())
    }
}

/// Returns the short name of a long name, assigned on first use.
fn short_name(names: &mut HashMap<String, String>, letter: char, long: &str) -> String {
    let next = format!("{letter}{}", names.len());
    names.entry(long.to_owned()).or_insert(next).clone()
}

impl<Used: Fn(&str) -> bool> Reencode for Renaming<Used> {
    type Error = Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        for import in section.into_imports() {
            let import = import?;
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
    use wasm_encoder::{EntityType, ExportKind, MemorySection, MemoryType, TypeSection};

    /// Builds a program with imported functions and a memory exported under several names.
    fn program(module: &str, imported: &[&str], exported: &[&str]) -> Vec<u8> {
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
        Module::new().section(&types).section(&imports).section(&memories).section(&exports).clone().finish()
    }

    #[test]
    fn names_are_shortened_consistently() {
        let dist = std::env::temp_dir().join(format!("short-names-{}", std::process::id()));
        fs::create_dir_all(&dist).unwrap();
        let exported = ["memory", "unused", "table", "memory_of_lazy"];
        fs::write(dist.join("app_bg.wasm"), program("./glue", &["call_0123", "call_0123_more"], &exported)).unwrap();
        fs::write(dist.join("app_lazy.wasm"), program("first", &["table", "memory"], &[])).unwrap();
        let glue = "{ call_0123: f, call_0123_more: g }; wasm.memory.buffer; wasm.memory_of_lazy()";
        fs::write(dist.join("app.js"), glue).unwrap();
        shorten(&dist).unwrap();
        assert_eq!(fs::read_to_string(dist.join("app.js")).unwrap(), "{ i0: f, i1: g }; wasm.e1.buffer; wasm.e2()");
        assert_eq!(fs::read(dist.join("app_bg.wasm")).unwrap(), program("./glue", &["i0", "i1"], &["e1", "e0", "e2"]));
        assert_eq!(fs::read(dist.join("app_lazy.wasm")).unwrap(), program("first", &["e0", "e1"], &[]));
        fs::remove_dir_all(dist).unwrap();
    }
}
