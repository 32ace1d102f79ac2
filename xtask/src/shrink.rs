//! Makes a release smaller without changing what it does.
//!
//! Scripts and stylesheets lose their comments, spaces and long names, and so does what the program imports and exports.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::page::StartTag;
use crate::process;
use crate::short_names::Program;
use crate::tools::Toolbox;

/// How the names of the stylesheets begin that the first move can do without.
const LATER: [&str; 4] = ["study", "large", "embed", "paper"];

/// The selectors of what the first sheets have for a look that few choose.
const LATER_SELECTORS: [&str; 2] = ["[data-look=paper]", "[data-look=\"paper\"]"];

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
/// Those of the second part and of embedded games become `study.css`, and lose their links: the start script adds it when
/// it is wanted.
fn join_stylesheets(dist: &Path) -> Result<()> {
    let page = dist.join("index.html");
    let names = stylesheets(&fs::read_to_string(&page)?);
    let (later, joined): (Vec<_>, Vec<_>) =
        names.iter().partition(|name| LATER.iter().any(|later| name.starts_with(later)));
    ensure!(later.len() == LATER.len(), "there are {} stylesheets to be loaded later", later.len());
    let first = joined.first().context("the page has no stylesheet")?;
    let (first_sheet, moved) = without_later_rules(&joined_text(dist, &joined)?);
    ensure!(!moved.is_empty(), "the first sheets have nothing for the look that is loaded later");
    let later_sheet = joined_text(dist, &later)?;
    for name in &names {
        fs::remove_file(dist.join(name))?;
    }
    fs::write(dist.join(first), first_sheet)?;
    fs::write(dist.join("study.css"), moved + &later_sheet)?;
    Ok(())
}

/// Stylesheets one after the other.
fn joined_text(dist: &Path, names: &[&String]) -> Result<String> {
    let sheets = names.iter().map(|name| fs::read_to_string(dist.join(name))).collect::<Result<Vec<_>, _>>()?;
    Ok(sheets.concat())
}

/// A sheet without the rules that can come later, and those rules. They are among the others in the source because they
/// are colours, which stand in one file.
fn without_later_rules(sheet: &str) -> (String, String) {
    let (mut kept, mut moved) = (String::new(), String::new());
    for rule in sheet.split_inclusive('}') {
        // A comment may stand before a rule, and a brace of the group that the rule before it was in.
        let start = LATER_SELECTORS.iter().filter_map(|selector| rule.rfind(selector)).find(|start| {
            let rest = rule.get(*start..).unwrap_or_default();
            rest.split_once('{').is_some_and(|(selector, _)| LATER_SELECTORS.contains(&selector.trim_end()))
        });
        let (before, later) = rule.split_at_checked(start.unwrap_or(rule.len())).unwrap_or((rule, ""));
        kept.push_str(before);
        moved.push_str(later);
    }
    (kept, moved)
}

/// The names of a page's stylesheets.
fn stylesheets(page: &str) -> Vec<String> {
    let is_sheet = |tag: &StartTag| tag.name() == "link" && tag.get("rel").as_deref() == Some("stylesheet");
    let pieces = page.split_inclusive('>').filter_map(|piece| piece.rfind('<').and_then(|start| piece.get(start..)));
    let sheets = pieces.filter_map(StartTag::read).filter(is_sheet).filter_map(|tag| tag.get("href"));
    sheets.map(|name| name.trim_start_matches("./").to_owned()).collect()
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
    fn rules_of_a_look_that_few_choose_come_later() {
        let sheet = ":root{--a:1}/* Paper. */\n[data-look=\"paper\"] {--a:2}@media x{[data-look=paper]{--a:3}}\
            [data-look=paper] .row{top:0}b{}";
        let (kept, moved) = without_later_rules(sheet);
        assert_eq!(moved, "[data-look=\"paper\"] {--a:2}[data-look=paper]{--a:3}");
        assert_eq!(kept, ":root{--a:1}/* Paper. */\n@media x{}[data-look=paper] .row{top:0}b{}");
        assert_eq!(without_later_rules("a{}"), ("a{}".to_owned(), String::new()));
    }

    #[test]
    fn stylesheets_are_found_in_order() {
        let page = "<title>x</title><link rel=stylesheet href=./a.css>text<link rel=icon href=i><b>\
            <link href=\"./b.css\" rel=\"stylesheet\"/></b>";
        assert_eq!(stylesheets(page), ["a.css", "b.css"]);
    }
}
