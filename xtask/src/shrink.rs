//! Makes a release smaller without changing what it does.
//!
//! Scripts and stylesheets lose their comments, spaces and long names. The functions that the program imports get short
//! names too: wasm-bindgen gives each of them a long one with a hash in it, which stands in the script and in the program
//! and which no compression can make short.

use std::collections::HashMap;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use wasm_encoder::{Encode, RawSection};
use wasmparser::{Parser, Payload};

use crate::process;
use crate::tools::Toolbox;

/// Makes the files of a release smaller.
///
/// # Errors
///
/// When a file cannot be read, understood or written.
pub fn shrink(dist: &Path, tools: &Toolbox) -> Result<()> {
    let program = only_file(dist, |name| name.ends_with("_bg.wasm"))?;
    let glue = PathBuf::from(program.to_string_lossy().replace("_bg.wasm", ".js"));
    let mut names = ShortNames::default();
    let wasm = rename_imports(&fs::read(&program)?, &mut names)?;
    fs::write(&program, wasm)?;
    fs::write(&glue, names.replace_in(&fs::read_to_string(&glue)?)?)?;
    join_stylesheets(dist)?;
    for file in files(dist, |name| name.ends_with(".js") || name.ends_with(".css"))? {
        let mut command = tools.command("esbuild")?;
        command.args(["--minify", "--log-level=warning", "--allow-overwrite"]);
        command.arg(&file).arg(format!("--outfile={}", file.display()));
        process::run(&mut command)?;
    }
    Ok(())
}

/// Joins the stylesheets in the order of the page, because one file compresses better than four and takes one request.
fn join_stylesheets(dist: &Path) -> Result<()> {
    let page = dist.join("index.html");
    let (joined, lines) = without_stylesheets(&fs::read_to_string(&page)?);
    let sheets = joined.iter().map(|name| fs::read_to_string(dist.join(name))).collect::<Result<Vec<_>, _>>()?;
    for name in joined.iter().skip(1) {
        fs::remove_file(dist.join(name))?;
    }
    let first = joined.first().context("the page has no stylesheet")?;
    fs::write(dist.join(first), sheets.concat())?;
    fs::write(page, lines)?;
    Ok(())
}

/// The names of a page's stylesheets, and the page with the first of its links to them alone.
fn without_stylesheets(page: &str) -> (Vec<String>, String) {
    let mut names = Vec::new();
    let is_kept = |piece: &&str| {
        let name = stylesheet(piece);
        let is_kept = name.is_none() || names.is_empty();
        names.extend(name);
        is_kept
    };
    let kept = page.split_inclusive('>').filter(is_kept).collect();
    (names, kept)
}

/// The stylesheet that a tag links to, if it links to one; its values may stand with or without quotes.
fn stylesheet(tag: &str) -> Option<String> {
    let (_, rest) = tag.split_once("<link")?.1.split_once("href=")?;
    let address = rest.trim_start_matches('"').split(['"', ' ', '>']).next()?;
    address.ends_with(".css").then(|| address.trim_start_matches("./").to_owned())
}

/// The short name that each long one got.
#[derive(Default)]
struct ShortNames(HashMap<String, String>);

impl ShortNames {
    fn of(&mut self, long: &str) -> String {
        let next = format!("i{}", self.0.len());
        self.0.entry(long.to_owned()).or_insert(next).clone()
    }

    /// A script with the short names. Every import is a property of one object in it, so that a name that does not
    /// appear means that the script has changed its form.
    fn replace_in(&self, script: &str) -> Result<String> {
        // A long name can be the start of a longer one, which therefore has to be replaced first.
        let mut names: Vec<(&String, &String)> = self.0.iter().collect();
        names.sort_by_key(|(long, _)| std::cmp::Reverse(long.len()));
        names.into_iter().try_fold(script.to_owned(), |script, (long, short)| {
            ensure!(script.contains(long.as_str()), "the script has no import {long}");
            Ok(script.replace(long.as_str(), short))
        })
    }
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
            payload => {
                if let Some((id, range)) = payload.as_section() {
                    module.section(&RawSection { id, data: part(wasm, range)? });
                }
            }
        }
    }
    Ok(module.finish())
}

/// A part of a program, by the places of its first byte and of the one after its last.
fn part(wasm: &[u8], Range { start, end }: Range<u64>) -> Result<&[u8]> {
    let place = usize::try_from(start)?..usize::try_from(end)?;
    wasm.get(place).context("a part of the program ends outside it")
}

fn only_file(directory: &Path, is_it: impl Fn(&str) -> bool) -> Result<PathBuf> {
    let mut found = files(directory, is_it)?;
    ensure!(found.len() == 1, "the release has {} programs instead of one", found.len());
    found.pop().context("the release has no program")
}

fn files(directory: &Path, is_wanted: impl Fn(&str) -> bool) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path.file_name().and_then(|name| name.to_str()).is_some_and(&is_wanted) {
            files.push(path);
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{EntityType, ImportSection, Module, TypeSection};

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
    fn the_first_of_several_stylesheets_stays() {
        let page =
            "<title>x</title><link rel=stylesheet href=./a.css><b><link href=\"./b.css\" rel=\"stylesheet\"/></b>";
        let (names, kept) = without_stylesheets(page);
        assert_eq!(names, ["a.css", "b.css"]);
        assert_eq!(kept, "<title>x</title><link rel=stylesheet href=./a.css><b></b>");
    }

    #[test]
    fn imports_are_renamed_alike_in_the_program_and_in_the_script() {
        let mut names = ShortNames::default();
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
}
