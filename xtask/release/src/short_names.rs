//! Shortens the app's import and export names.
//!
//! wasm-bindgen generates long names with digests, in glue and program, which do not compress. Short names save 4,500
//! bytes of a first visit.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, ensure};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{ExportSection, ImportSection, Module};
use wasmparser::{Export, ImportSectionReader, Parser};

/// Shortens names in the first part of the app, in the `modules` of the others and in the glue, and removes unused exports.
pub fn shorten(dist: &Path, modules: &[PathBuf]) -> Result<()> {
    let glue = dist.join("app.js");
    let mut script = fs::read_to_string(&glue)?;
    ensure!(script.contains(&used("memory")), "the glue does not use the name `wasm.memory`");
    let mut names = Names { script: &script, short: HashMap::new() };
    // The other parts import only from the first part, which imports only from the glue.
    let first = dist.join("app_bg.wasm");
    for part in modules.iter().chain([&first]) {
        let (mut module, program) = (Module::new(), fs::read(part)?);
        names.parse_core_module(&mut module, Parser::new(0), &program).map_err(|error| anyhow!("{error}"))?;
        fs::write(part, module.finish())?;
    }
    // The longest first, because some are parts of others.
    let mut names: Vec<_> = names.short.into_iter().collect();
    names.sort_by_key(|(long, _)| Reverse(long.len()));
    for (long, short) in &names {
        script = script.replace(&used(long), &used(short)).replace(&given(long), &given(short));
    }
    Ok(fs::write(glue, script)?)
}

/// Returns the glue's expression for an export of the app.
fn used(name: &str) -> String {
    format!("wasm.{name}")
}

/// Returns the beginning of the glue's function that the app imports.
fn given(name: &str) -> String {
    format!("{name}: function")
}

/// The short names of imports and used exports.
struct Names<'script> {
    script: &'script str,
    short: HashMap<String, String>,
}

impl Names<'_> {
    /// Returns the short name of a long name, assigned on first use.
    fn short(&mut self, letter: char, long: &str) -> String {
        let next = format!("{letter}{}", self.short.values().filter(|short| short.starts_with(letter)).count());
        self.short.entry(long.to_owned()).or_insert(next).clone()
    }
}

impl Reencode for Names<'_> {
    type Error = Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        for import in section.into_imports() {
            let import = import?;
            let kind = self.entity_type(import.ty)?;
            let letter = if import.module.starts_with("./") { 'i' } else { 'e' };
            imports.import(import.module, &self.short(letter, import.name), kind);
        }
        Ok(())
    }

    fn parse_export(&mut self, exports: &mut ExportSection, export: Export<'_>) -> Result<(), Error<Infallible>> {
        if self.short.contains_key(export.name) || self.script.contains(&used(export.name)) {
            let (kind, index) = (self.export_kind(export.kind)?, self.external_index(export.kind, export.index)?);
            exports.export(&self.short('e', export.name), kind, index);
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
        let glue = "{ call_0123: function f, call_0123_more: function g }; wasm.memory.buffer; wasm.memory_of_lazy()";
        fs::write(dist.join("app.js"), glue).unwrap();
        shorten(&dist, &[dist.join("app_lazy.wasm")]).unwrap();
        let glue = "{ i0: function f, i1: function g }; wasm.e1.buffer; wasm.e2()";
        assert_eq!(fs::read_to_string(dist.join("app.js")).unwrap(), glue);
        assert_eq!(fs::read(dist.join("app_bg.wasm")).unwrap(), program("./glue", &["i0", "i1"], &["e1", "e0", "e2"]));
        assert_eq!(fs::read(dist.join("app_lazy.wasm")).unwrap(), program("first", &["e0", "e1"], &[]));
        fs::remove_dir_all(dist).unwrap();
    }
}
