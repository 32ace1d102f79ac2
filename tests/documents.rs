//! Links between the documents lead to files and headings that exist.
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
