//! Short names for what the app imports and exports.
//!
//! wasm-bindgen gives most of it long names with digests, which stand in the glue and in the program. No compression makes
//! those short: a first visit transfers 4,300 bytes less without them.

use std::collections::HashMap;
use std::convert::Infallible;
use std::fs;
use std::path::Path;

use anyhow::{Result, anyhow, ensure};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{ExportSection, ImportSection, Module};
use wasmparser::{Export, ImportSectionReader, Parser};

/// Shortens the names in the app's two parts and in its glue, and removes exports that neither the glue nor the lazy part
/// uses.
pub fn shorten(dist: &Path) -> Result<()> {
    let [first, lazy, glue] = ["app_bg.wasm", "app_lazy.wasm", "app.js"].map(|name| dist.join(name));
    let mut script = fs::read_to_string(&glue)?;
    // The lazy part imports from the first part alone, and that from the glue alone.
    let mut exports = Renaming::new('e', |_| true);
    fs::write(&lazy, exports.apply(&fs::read(&lazy)?)?)?;
    let used_by_lazy = exports.short;
    ensure!(script.contains("wasm.memory"), "the glue has another name for the program");
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

/// How the glue uses an export.
fn used(name: &str) -> String {
    format!("wasm.{name}")
}

/// Long names with their short ones. A long name can be the beginning of a longer one, which therefore comes before it.
fn longest_first(names: &HashMap<String, String>) -> Vec<(&str, &str)> {
    let mut names: Vec<_> = names.iter().map(|(long, short)| (long.as_str(), short.as_str())).collect();
    names.sort_by_key(|(long, _)| std::cmp::Reverse(long.len()));
    names
}

/// Renames the imports and the used exports of a program, and drops its unused exports.
struct Renaming<Used> {
    letter: char,
    /// The short names of imports.
    short: HashMap<String, String>,
    /// The short names of exports.
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

/// The short name of a long one, which is new if the long one has none yet.
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

    /// A program that imports functions, and exports its memory under several names.
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
    fn names_are_shortened_alike_in_both_parts_and_the_glue() {
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
