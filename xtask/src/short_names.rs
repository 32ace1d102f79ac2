//! Short names for what a program imports and exports.
//!
//! wasm-bindgen gives much of it a long one with a hash in it, which stands in the script and in the program and which no
//! compression can make short.

use std::collections::HashMap;
use std::ops::Range;

use anyhow::{Context, Result, ensure};
use wasm_encoder::{Encode, ExportKind, RawSection};
use wasmparser::{ExternalKind, Parser, Payload};

/// A program in two parts, and the script that joins the first to the page.
pub struct Program {
    /// What a first visit loads. It imports from the script alone.
    pub first: Vec<u8>,
    /// What the program asks for later. It imports from the first part alone.
    pub second: Vec<u8>,
    /// The script, before anything has shortened the names of its own variables.
    pub script: String,
}

impl Program {
    /// The same program with short names, and without exports that neither the script nor the second part uses.
    ///
    /// # Errors
    ///
    /// When a part cannot be understood, or the script does not use its names in the usual way.
    pub fn with_short_names(&self) -> Result<Self> {
        let mut imports = ShortNames::new('i');
        let first = rename_imports(&self.first, &mut imports)?;
        let mut exports = ShortNames::new('e');
        let second = rename_imports(&self.second, &mut exports)?;
        let is_used = |name: &str| self.script.contains(&used_export(name));
        ensure!(is_used("memory"), "the script has another name for the program");
        let first = rename_exports(&first, &mut exports, is_used)?;
        let script = exports.replace_exports_in(&imports.replace_in(&self.script)?);
        Ok(Self { first, second, script })
    }
}

/// The short name that each long one got.
struct ShortNames {
    /// What all short names begin with.
    letter: char,
    names: HashMap<String, String>,
}

impl ShortNames {
    fn new(letter: char) -> Self {
        Self { letter, names: HashMap::new() }
    }

    fn of(&mut self, long: &str) -> String {
        let next = format!("{}{}", self.letter, self.names.len());
        self.names.entry(long.to_owned()).or_insert(next).clone()
    }

    /// The names and their short ones. A long name can be the start of a longer one, which therefore stands before it.
    fn longest_first(&self) -> Vec<(&String, &String)> {
        let mut names: Vec<_> = self.names.iter().collect();
        names.sort_by_key(|(long, _)| std::cmp::Reverse(long.len()));
        names
    }

    /// A script with the short names. Every import is a property of one object in it, so that a name that does not
    /// appear means that the script has changed its form.
    fn replace_in(&self, script: &str) -> Result<String> {
        self.longest_first().into_iter().try_fold(script.to_owned(), |script, (long, short)| {
            ensure!(script.contains(long.as_str()), "the script has no import {long}");
            Ok(script.replace(long.as_str(), short))
        })
    }

    /// A script with the short names of the exports that it uses.
    fn replace_exports_in(&self, script: &str) -> String {
        let names = self.longest_first().into_iter();
        names.fold(script.to_owned(), |script, (long, short)| script.replace(&used_export(long), &used_export(short)))
    }
}

/// How a script uses an export.
fn used_export(name: &str) -> String {
    format!("wasm.{name}")
}

/// A program with short names for what it exports, and without what neither has a short name yet nor is used.
fn rename_exports(wasm: &[u8], names: &mut ShortNames, is_used: impl Fn(&str) -> bool) -> Result<Vec<u8>> {
    let mut module = wasm_encoder::Module::new();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ExportSection(section) => {
                let mut exports = wasm_encoder::ExportSection::new();
                for export in section {
                    let export = export?;
                    if names.names.contains_key(export.name) || is_used(export.name) {
                        let kind = match export.kind {
                            ExternalKind::Func | ExternalKind::FuncExact => ExportKind::Func,
                            ExternalKind::Table => ExportKind::Table,
                            ExternalKind::Memory => ExportKind::Memory,
                            ExternalKind::Global => ExportKind::Global,
                            ExternalKind::Tag => ExportKind::Tag,
                        };
                        exports.export(&names.of(export.name), kind, export.index);
                    }
                }
                module.section(&exports);
            }
            payload => copy_section(wasm, &payload, &mut module)?,
        }
    }
    Ok(module.finish())
}

/// Copies a section as it is.
fn copy_section(wasm: &[u8], payload: &Payload<'_>, module: &mut wasm_encoder::Module) -> Result<()> {
    if let Some((id, range)) = payload.as_section() {
        module.section(&RawSection { id, data: part(wasm, range)? });
    }
    Ok(())
}

/// A program with short names for what it imports.
fn rename_imports(wasm: &[u8], names: &mut ShortNames) -> Result<Vec<u8>> {
    let mut module = wasm_encoder::Module::new();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ImportSection(section) => {
                let range = section.range();
                let mut data = Vec::new();
                section.count().encode(&mut data);
                let imports = section.into_imports_with_offsets().collect::<Result<Vec<_>, _>>()?;
                let ends = imports.iter().skip(1).map(|(offset, _)| *offset).chain([range.end]);
                for ((start, import), end) in imports.iter().zip(ends) {
                    let mut old_name = Vec::new();
                    import.module.encode(&mut old_name);
                    import.name.encode(&mut old_name);
                    let entry = part(wasm, *start..end)?;
                    let kind = entry.strip_prefix(old_name.as_slice()).context("an import has an unusual form")?;
                    import.module.encode(&mut data);
                    names.of(import.name).encode(&mut data);
                    data.extend_from_slice(kind);
                }
                module.section(&RawSection { id: wasm_encoder::SectionId::Import as u8, data: &data });
            }
            payload => copy_section(wasm, &payload, &mut module)?,
        }
    }
    Ok(module.finish())
}

/// A part of a program, by the places of its first byte and of the one after its last.
fn part(wasm: &[u8], Range { start, end }: Range<u64>) -> Result<&[u8]> {
    let place = usize::try_from(start)?..usize::try_from(end)?;
    wasm.get(place).context("a part of the program ends outside it")
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{EntityType, ExportSection, ImportSection, Module, TypeSection};

    const LONG: [&str; 2] = ["__wbg_call_0123456789abcdef", "__wbg_call_0123456789abcdef_more"];

    fn program() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        for name in LONG {
            imports.import("./glue.js", name, EntityType::Function(0));
        }
        Module::new().section(&types).section(&imports).clone().finish()
    }

    #[test]
    fn imports_are_renamed_alike_in_the_program_and_in_the_script() {
        let mut names = ShortNames::new('i');
        let renamed = rename_imports(&program(), &mut names).unwrap();
        assert!(renamed.len() < program().len());
        let mut imports = Vec::new();
        for payload in Parser::new(0).parse_all(&renamed) {
            if let Payload::ImportSection(section) = payload.unwrap() {
                imports.extend(section.into_imports().map(|import| import.unwrap().name.to_owned()));
            }
        }
        assert_eq!(imports, ["i0", "i1"]);
        let script = format!("{{ {}: f, {}: g }}", LONG[0], LONG[1]);
        assert_eq!(names.replace_in(&script).unwrap(), "{ i0: f, i1: g }");
        assert!(names.replace_in("{}").is_err());
    }

    #[test]
    fn exports_are_renamed_alike_wherever_they_are_used() {
        let mut exports = ExportSection::new();
        for name in ["memory", "unused", "memory_of_another"] {
            exports.export(name, ExportKind::Memory, 0);
        }
        let first = Module::new().section(&exports).clone().finish();
        let mut imports = ImportSection::new();
        imports.import("first", "memory", EntityType::Function(0));
        let mut names = ShortNames::new('e');
        rename_imports(&Module::new().section(&imports).clone().finish(), &mut names).unwrap();
        let renamed = rename_exports(&first, &mut names, |name| name == "memory_of_another").unwrap();
        let mut left = Vec::new();
        for payload in Parser::new(0).parse_all(&renamed) {
            if let Payload::ExportSection(section) = payload.unwrap() {
                left.extend(section.into_iter().map(|export| export.unwrap().name.to_owned()));
            }
        }
        assert_eq!(left, ["e0", "e1"]);
        let script = "wasm.memory_of_another(wasm.memory.buffer, memory)";
        assert_eq!(names.replace_exports_in(script), "wasm.e1(wasm.e0.buffer, memory)");
    }
}
