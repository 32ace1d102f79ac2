//! The stylesheets: each belongs to a room of the page, cascade layers decide between rooms, and no supported browser lacks what
//! they use.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const PAGE: &str = include_str!("../index.html");
const LAYERS: &str = include_str!("../styles/layers.css");
const BROWSERS: &str = include_str!("../docs/browsers.md");

/// The maximum number of lines of all stylesheets.
const MAX_LINES: usize = 3_170;

/// Names in the styles that every browser with CSS nesting has, or whose absence only changes a detail.
const OTHERS: &str = "var( attr( ::-moz-range-thumb ::-webkit-slider-thumb calc( min( max( clamp( minmax( repeat( rgb( url( path( polygon( inset( scale( rotate( counter( \
    selector( drop-shadow( cubic-bezier( radial-gradient( repeating-linear-gradient( linear-gradient( \
    translate( translateX( translateY( translate3d( scaleX( scaleY( rotate3d( blur( env( steps( \
    :not( :is( :where( :lang( :nth-child( :hover :active :checked :disabled :empty :root :first-child :last-child :only-child :focus \
    :focus-visible :focus-within :only-of-type ::before ::after ::backdrop ::marker ::placeholder \
    ::-webkit-meter-bar ::-webkit-meter-inner-element ::-webkit-meter-optimum-value ::-moz-meter-bar @layer @media @keyframes @supports";

/// A stylesheet of the page.
struct Sheet {
    /// The path below `styles/`.
    path: String,
    /// The folder of the release: empty for the first part, `lazy` or `frame`.
    part: String,
    text: String,
}

impl Sheet {
    /// Returns the name of the file without folder and extension.
    fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap().trim_end_matches(".css")
    }

    /// Returns the room, or nothing for a look, which changes those of rooms.
    fn room(&self) -> Option<&str> {
        match self.name() {
            _ if self.path.starts_with("looks/") => None,
            "board" => Some("game"),
            "host-page" | "tokens-host-page" => Some("embed"),
            "tokens" => Some("base"),
            name => Some(name),
        }
    }
}

/// Returns the stylesheets that `index.html` links, in its order.
fn sheets() -> Vec<Sheet> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("styles");
    let links = PAGE.split("rel=\"css\" href=\"styles/").skip(1).map(|link| link.split('>').next().unwrap());
    links
        .map(|link| {
            let (path, attributes) = link.split_once('"').unwrap();
            let part = attributes.split_once("data-target-path=\"").map_or("", |(_, part)| part.trim_end_matches('"'));
            let text = fs::read_to_string(folder.join(path)).unwrap();
            Sheet { path: path.to_owned(), part: part.to_owned(), text: without_comments(&text) }
        })
        .collect()
}

/// Returns a stylesheet without comments.
fn without_comments(styles: &str) -> String {
    let (first, others) = styles.split_once("/*").unwrap_or((styles, ""));
    match others.split_once("*/") {
        Some((_, rest)) => first.to_owned() + &without_comments(rest),
        None => first.to_owned(),
    }
}

/// Returns the cascade layers in their order.
fn layers() -> Vec<String> {
    let rule = without_comments(LAYERS);
    let names = rule.trim().trim_start_matches("@layer").trim_end_matches(';').split(',');
    names.map(|name| name.trim().to_owned()).collect()
}

/// Returns the layers whose rules a stylesheet contains.
fn layers_of(sheet: &Sheet) -> Vec<&str> {
    sheet.text.lines().filter_map(|line| line.strip_prefix("@layer ")?.strip_suffix(" {")).collect()
}

#[test]
fn every_room_has_its_layer() {
    let layers = layers();
    for sheet in sheets().iter().filter(|sheet| !["layers", "old-browsers"].contains(&sheet.name())) {
        let own = layers_of(sheet);
        assert!(!own.is_empty() && own.iter().all(|layer| layers.iter().any(|known| known == layer)), "{}", sheet.path);
        if let Some(room) = sheet.room().filter(|_| !sheet.name().starts_with("tokens")) {
            assert_eq!(own, [room], "{}", sheet.path);
        }
        // Each rule is in a layer.
        let outside = sheet.text.split("\n}").filter(|part| !part.trim().is_empty());
        assert!(outside.into_iter().all(|part| part.trim().starts_with("@layer ")), "{}", sheet.path);
    }
}

#[test]
fn layers_of_the_first_part_appear_in_the_declared_order() {
    let sheets = sheets();
    let first = sheets.iter().filter(|sheet| sheet.part.is_empty());
    let mut appeared: Vec<_> = first.flat_map(layers_of).collect();
    appeared.dedup();
    assert_eq!(appeared, layers().iter().take(appeared.len()).collect::<Vec<_>>());
    for part in ["lazy", "frame"] {
        let begin = sheets.iter().find(|sheet| sheet.part == part).unwrap();
        assert_eq!(begin.path, "layers.css", "the part {part} declares all layers");
    }
}

#[test]
fn every_class_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = PAGE.to_owned();
    let mut folders = vec![root.join("src"), root.join("public/boot")];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() { folders.push(path) } else { sources += &fs::read_to_string(path).unwrap() }
        }
    }
    let words: BTreeSet<&str> = sources.split(|letter: char| !letter.is_alphanumeric() && letter != '-').collect();
    for sheet in sheets() {
        // A dot before a letter begins a class.
        for rest in sheet.text.split('.').skip(1).filter(|rest| rest.starts_with(char::is_alphabetic)) {
            let name = rest.split(|letter: char| !letter.is_alphanumeric() && letter != '-').next().unwrap();
            assert!(words.contains(name), "{}: nothing has the class {name}", sheet.path);
        }
    }
}

#[test]
fn page_links_every_stylesheet() {
    let linked: BTreeSet<_> = sheets().into_iter().map(|sheet| sheet.path).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("styles");
    let (mut kept, mut lines) = (BTreeSet::new(), 0);
    for within in ["", "lazy/", "looks/"] {
        for path in
            fs::read_dir(folder.join(within)).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file())
        {
            kept.insert(format!("{within}{}", path.file_name().unwrap().to_string_lossy()));
            lines += fs::read_to_string(path).unwrap().lines().count();
        }
    }
    assert_eq!(linked, kept);
    assert!(lines <= MAX_LINES, "{lines} lines are more than {MAX_LINES}: share rules before you add others");
}

/// Returns the names of functions, pseudo-classes, pseudo-elements and at-rules in a stylesheet without comments.
fn names_in(styles: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    for (start, _) in styles.match_indices(|letter: char| "@:(".contains(letter)) {
        let (before, after) = (&styles[..start], &styles[start + 1..]);
        if styles[start..].starts_with('(') {
            let begin = before.rfind(|letter: char| !is_name(letter)).map_or(0, |index| index + 1);
            let is_pseudo_class = before[..begin].ends_with(':');
            let name = &before[begin..];
            let is_operator = !is_pseudo_class && ["and", "not", "or"].contains(&name);
            if name.starts_with(|first: char| first.is_ascii_alphabetic()) && !is_operator {
                names.insert(format!("{}{name}(", if is_pseudo_class { ":" } else { "" }));
            }
        } else if !before.ends_with(':') {
            let colons = 1 + usize::from(after.starts_with(':'));
            let rest = &styles[start + colons..];
            let end = rest.find(|letter: char| !is_name(letter)).unwrap_or(rest.len());
            if end > 0 && !rest[end..].starts_with('(') {
                names.insert(styles[start..start + colons + end].to_owned());
            }
        }
    }
    names
}

/// Raising the minimum version of a browser requires a change of docs/browsers.md.
#[test]
fn styles_use_nothing_that_the_document_of_browsers_lacks() {
    let known = |name: &str| OTHERS.split(' ').any(|other| other == name) || BROWSERS.contains(&format!("`{name}"));
    for sheet in sheets() {
        let names = names_in(&sheet.text);
        let unknown: Vec<&String> = names.iter().filter(|name| !known(name)).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?} must be in docs/browsers.md or in this test", sheet.path);
    }
}
