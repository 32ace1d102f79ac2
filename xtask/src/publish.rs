//! Gives the files that the page loads names that change with their content, and the page their digests.
//!
//! So a browser can keep them for ever, never joins a part that it kept from an earlier visit to one of this, and runs
//! none that was altered on its way.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::page::{self, StartTag};
use crate::split::{FIRST_PART, SECOND_PART};
use crate::{digest, policy};

/// Names the files of a release after their content and rewrites what the page says of them, and of the script of the
/// program that thinks, which has its name already.
///
/// # Errors
///
/// When a file is missing or cannot be renamed.
pub fn name_after_content(dist: &Path, thinker: &str) -> Result<()> {
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page)?;
    let files = page::references(&html)?;
    let find = |end: &str| files.iter().find(|file| file.ends_with(end)).with_context(|| format!("no {end} is loaded"));
    let old = find(FIRST_PART)?.trim_end_matches(FIRST_PART);
    let read = |name: &str| fs::read(dist.join(name)).with_context(|| format!("{name} should be in the release"));
    let rename = |from: &str, to: &str| {
        fs::rename(dist.join(from), dist.join(to)).with_context(|| format!("{from} cannot be renamed"))
    };

    // The parts of the program fit each other alone, and so bear one name.
    let [wasm_end, study_end, glue_end] = [FIRST_PART, SECOND_PART, ".js"];
    let [wasm, study, glue] = [wasm_end, study_end, glue_end].map(|end| read(&format!("{old}{end}")));
    let (wasm, study, glue) = (wasm?, study?, glue?);
    let app = format!("app-{}", digest::name(&[&wasm, &study, &glue]));
    for end in [wasm_end, study_end, glue_end] {
        rename(&format!("{old}{end}"), &format!("{app}{end}"))?;
    }
    let named = |old: &str, stem: &str, end: &str| -> Result<String> {
        let new = format!("{stem}-{}.{end}", digest::name(&[&read(old)?]));
        rename(old, &new)?;
        Ok(new)
    };
    let boot = fs::read(dist.join("boot.js"))?;
    let boot_name = named("boot.js", "boot", "js")?;
    let style = named(find(".css")?, "style", "css")?;
    let later = named("study.css", "study", "css")?;

    let [boot, wasm, study, glue] = [&boot, &wasm, &study, &glue].map(|content| digest::integrity(content));
    // The glue is imported by address, where no digest can be given, but what a preload fetched is what an import gets.
    // For what a script fetches it is the other way round: the browser takes a digest there, and none with a preload.
    let tags = format!(
        "<link rel=stylesheet href=./{style}>\
        <link rel=modulepreload href=./{app}{glue_end} integrity={glue}>\
        <link rel=preload as=fetch crossorigin href=./{app}{wasm_end}>\
        <script type=module src=./{boot_name} integrity={boot} data-js=./{app}{glue_end} data-wasm=./{app}{wasm_end} \
        data-integrity={wasm} data-study={study} data-style=./{later} data-thinker=./{thinker}></script>"
    );
    fs::write(page, with_tags(&html, &tags)?)?;
    Ok(())
}

/// Puts the policy into every page of a release.
///
/// # Errors
///
/// When a page cannot be read or written.
pub fn put_policy_into_pages(dist: &Path, names: &[String]) -> Result<()> {
    for name in names.iter().filter(|name| name.ends_with(".html")) {
        let page = dist.join(name);
        fs::write(&page, policy::put_into(&fs::read_to_string(&page)?))?;
    }
    Ok(())
}

/// A page with these tags in place of those by which it loaded styles, scripts and the program until now.
fn with_tags(html: &str, tags: &str) -> Result<String> {
    let mut kept = String::new();
    let mut place = None;
    let mut after_script = false;
    for piece in html.split_inclusive('>') {
        let start = piece.rfind('<').unwrap_or(piece.len());
        let (text, tag) = piece.split_at_checked(start).unwrap_or((piece, ""));
        kept.push_str(text);
        let is_end_of_script = std::mem::take(&mut after_script) && tag.eq_ignore_ascii_case("</script>");
        let start_tag = StartTag::read(tag);
        after_script = start_tag.as_ref().is_some_and(|tag| tag.name() == "script");
        if after_script || start_tag.is_some_and(|tag| is_loader(&tag)) {
            place.get_or_insert(kept.len());
        } else if !is_end_of_script {
            kept.push_str(tag);
        }
    }
    kept.insert_str(place.context("the page loads nothing")?, tags);
    Ok(kept)
}

/// Whether a tag is a link to a stylesheet or a part of the program.
fn is_loader(tag: &StartTag) -> bool {
    let relation = tag.get("rel").unwrap_or_default().to_lowercase();
    tag.name() == "link" && ["stylesheet", "modulepreload", "preload"].contains(&relation.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_that_changes_gives_all_of_them_another_name() {
        let dist = std::env::temp_dir().join(format!("publish-{}", std::process::id()));
        let names_with = |second: &str| {
            drop(fs::remove_dir_all(&dist));
            fs::create_dir_all(&dist).unwrap();
            let html = r#"<!doctype html><title>x</title><link href="./a.css" rel="stylesheet"><script
                type="module" src="boot.js" data-js="./old.js" data-wasm="./old_bg.wasm"></script><p>text</p>"#;
            for (name, content) in [
                ("index.html", html),
                ("a.css", "a"),
                ("study.css", "b"),
                ("boot.js", "boot"),
                ("old.js", "glue"),
                ("old_bg.wasm", "first"),
                ("old_study.wasm", second),
            ] {
                fs::write(dist.join(name), content).unwrap();
            }
            name_after_content(&dist, "thinker.js").unwrap();
            let page = fs::read_to_string(dist.join("index.html")).unwrap();
            for name in page::references(&page).unwrap() {
                assert!(dist.join(&name).is_file(), "{name}");
            }
            assert!(page.ends_with("></script><p>text</p>"), "{page}");
            assert!(!page.contains("old") && !page.contains("./a.css"), "{page}");
            let mut files: Vec<_> = fs::read_dir(&dist).unwrap().map(|file| file.unwrap().file_name()).collect();
            files.sort();
            files
        };
        let names = names_with("second");
        assert_eq!(names.len(), 7, "{names:?}");
        assert_eq!(names_with("second"), names);
        let others = names_with("another");
        assert_eq!(names.iter().filter(|name| !others.contains(name)).count(), 3, "{names:?} {others:?}");
        fs::remove_dir_all(dist).unwrap();
    }

    #[test]
    fn other_tags_stay() {
        let html = "<a title='x > y'><link rel=icon href=i.svg><LINK href=a.css rel='Stylesheet'>text<b>c</b>";
        assert_eq!(with_tags(html, "<tags>").unwrap(), html.replace("<LINK href=a.css rel='Stylesheet'>", "<tags>"));
        assert!(with_tags("<p>", "").is_err());
    }
}
