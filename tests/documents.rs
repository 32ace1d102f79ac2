//! Links between the documents lead to files and headings that exist, and the invariants to tests.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the paths of all documents.
fn documents() -> Vec<PathBuf> {
    let folders = ["", "docs", "locales"].map(|folder| fs::read_dir(root().join(folder)).unwrap());
    let paths = folders.into_iter().flatten().map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "md")).collect()
}

/// Returns the targets of links within the project.
fn targets(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    targets.filter(|target| !target.contains("://"))
}

/// Returns the anchors of the headings, as GitHub makes them.
fn anchors(text: &str) -> Vec<String> {
    let headings = text.lines().filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim());
    let kept = |letter: char| match letter {
        ' ' => Some('-'),
        '-' | '_' => Some(letter),
        letter => letter.is_alphanumeric().then(|| letter.to_ascii_lowercase()),
    };
    headings.map(|heading| heading.chars().filter_map(kept).collect()).collect()
}

#[test]
fn links_lead_to_files_and_headings() {
    let documents = documents();
    assert!(documents.len() > 10, "{documents:?}");
    let mut count = 0;
    for document in documents {
        let text = fs::read_to_string(&document).unwrap();
        for target in targets(&text) {
            let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
            let file = if path.is_empty() { document.clone() } else { document.with_file_name("").join(path) };
            assert!(file.exists(), "{}: {target} does not exist", document.display());
            if !anchor.is_empty() && file.extension().is_some_and(|extension| extension == "md") {
                let anchors = anchors(&fs::read_to_string(file).unwrap());
                assert!(anchors.iter().any(|other| other == anchor), "{}: {target}: {anchors:?}", document.display());
            }
            count += 1;
        }
    }
    assert!(count > 50, "{count}");
}

#[test]
fn invariants_name_tests_that_exist() {
    let text = fs::read_to_string(root().join("docs/invariants.md")).unwrap();
    let cells = text.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").nth(1)).skip(1);
    let mut count = 0;
    for cell in cells.filter(|cell| !cell.starts_with("no test")) {
        let mut source = String::new();
        // Every other part is within backticks.
        for name in cell.split('`').skip(1).step_by(2) {
            let (file, test) = match name.split_once("::") {
                Some((file, test)) => (Some(file), Some(test)),
                None if name.ends_with(".rs") => (Some(name), None),
                None => (None, Some(name)),
            };
            if let Some(file) = file {
                let path = match file.strip_prefix("browser: ") {
                    Some(file) => format!("tests/browser/src/tests/{file}"),
                    None if file.starts_with("src/") || file.starts_with("crates/") => file.to_owned(),
                    None => format!("tests/{file}"),
                };
                source = fs::read_to_string(root().join(&path)).unwrap_or_else(|error| panic!("{path}: {error}"));
            }
            if let Some(test) = test {
                assert!(source.contains(&format!("fn {test}(")), "{cell}: {test} does not exist");
                count += 1;
            }
        }
    }
    assert!(count > 40, "{count}");
}

#[test]
fn readme_is_short_and_its_pictures_exist() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    assert!(readme.lines().count() <= 110);
    for picture in ["docs/readme-dark.png", "docs/readme-light.png"] {
        assert!(readme.contains(picture) && root().join(picture).exists(), "{picture}");
    }
}
