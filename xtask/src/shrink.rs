//! Makes a release smaller without changing what it does.
//!
//! Scripts and stylesheets lose their comments, spaces and long names, and so does what the program imports and exports.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::process;
use crate::short_names::Program;
use crate::tools::Toolbox;

/// Makes the files of a release smaller.
///
/// # Errors
///
/// When a file cannot be read, understood or written.
pub fn shrink(dist: &Path, tools: &Toolbox) -> Result<()> {
    let first = only_file(dist, |name| name.ends_with("_bg.wasm"))?;
    let second = only_file(dist, |name| name.ends_with("_study.wasm"))?;
    let glue = PathBuf::from(first.to_string_lossy().replace("_bg.wasm", ".js"));
    let long = Program { first: fs::read(&first)?, second: fs::read(&second)?, script: fs::read_to_string(&glue)? };
    let short = long.with_short_names()?;
    fs::write(&first, short.first)?;
    fs::write(&second, short.second)?;
    fs::write(&glue, short.script)?;
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
    #[test]
    fn the_first_of_several_stylesheets_stays() {
        let page =
            "<title>x</title><link rel=stylesheet href=./a.css><b><link href=\"./b.css\" rel=\"stylesheet\"/></b>";
        let (names, kept) = without_stylesheets(page);
        assert_eq!(names, ["a.css", "b.css"]);
        assert_eq!(kept, "<title>x</title><link rel=stylesheet href=./a.css><b></b>");
    }
}
