//! The supported browsers of `docs/browsers.md` are those of the page.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests fail by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const DOCUMENT: &str = include_str!("../docs/browsers.md");
const PAGE: &str = include_str!("../index.html");

/// The features that `@supports` in `styles/old-browsers.css` checks: the first lines of the table.
const CHECKED: [&str; 2] = ["light-dark(", ":has("];

/// Names in the styles that every browser with CSS nesting has, or whose absence only changes a detail.
const OTHERS: &str = "var( attr( ::-moz-range-thumb ::-webkit-slider-thumb calc( min( max( clamp( minmax( repeat( rgb( url( path( polygon( inset( scale( rotate( counter( \
    selector( drop-shadow( cubic-bezier( radial-gradient( repeating-linear-gradient( linear-gradient( \
    translate( translateX( translateY( translate3d( scaleX( scaleY( rotate3d( blur( env( steps( \
    :not( :is( :where( :lang( :nth-child( :hover :active :checked :disabled :empty :root :first-child :last-child :only-child :focus \
    :focus-visible :focus-within ::before ::after ::backdrop ::marker ::placeholder \
    ::-webkit-meter-bar ::-webkit-meter-inner-element ::-webkit-meter-optimum-value ::-moz-meter-bar @layer @media @keyframes @supports";

/// The versions of a line: Chrome and Edge, Firefox, Safari, in tenths.
type Versions = [u32; 3];

/// Returns name and versions of each feature.
fn table() -> Vec<(&'static str, Versions)> {
    let lines = DOCUMENT.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    let cells = lines.skip(1).map(|line| line.split(" | ").collect::<Vec<&str>>());
    cells.map(|cells| (cells[0], [2, 3, 4].map(|column: usize| tenths(cells[column])))).collect()
}

fn tenths(version: &str) -> u32 {
    let (whole, tenth) = version.split_once('.').unwrap_or((version, "0"));
    whole.parse::<u32>().unwrap() * 10 + tenth.parse::<u32>().unwrap()
}

/// Returns the versions that a text names.
fn named(text: &str) -> Versions {
    ["Edge ", "Firefox ", "Safari "].map(|browser| {
        let rest = text.split_once(browser).unwrap().1;
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap();
        tenths(rest[..end].trim_end_matches('.'))
    })
}

#[test]
fn page_and_document_name_the_versions_with_the_checked_features() {
    let table = table();
    assert!(table.len() > CHECKED.len());
    let checked = &table[..CHECKED.len()];
    for ((name, _), checked) in checked.iter().zip(CHECKED) {
        assert!(name.contains(checked), "{name} is not {checked}");
    }
    let newest = |column: usize| checked.iter().map(|(_, versions)| versions[column]).max().unwrap();
    let versions = [newest(0), newest(1), newest(2)];
    assert_eq!(named(PAGE), versions);
    assert_eq!(named(DOCUMENT), versions);
    for (name, since) in &table {
        assert!(since.iter().zip(versions).all(|(since, version)| *since <= version), "{name} is newer: check it, too");
    }
}

#[test]
fn styles_check_exactly_these_features() {
    let styles = include_str!("../styles/old-browsers.css");
    let conditions: Vec<&str> = styles.lines().filter(|line| line.starts_with("@supports")).collect();
    assert_eq!(conditions, ["@supports not ((color: light-dark(currentcolor, currentcolor)) and selector(:has(a))) {"]);
    assert!(CHECKED.iter().all(|feature| conditions[0].contains(feature)));
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

/// Returns a stylesheet without comments.
fn without_comments(styles: &str) -> String {
    styles
        .split("/*")
        .enumerate()
        .map(|(index, part)| if index == 0 { part } else { part.split_once("*/").unwrap().1 })
        .collect()
}

#[test]
fn names_are_found() {
    let names = names_in("@media (a: b) { x:hover::after:has(i):not(j) { top: calc(var(--a) * 2); } } &:b { }");
    let expected = ["::after", ":b", ":has(", ":hover", ":not(", "@media", "calc(", "var("];
    assert_eq!(names, BTreeSet::from(expected.map(str::to_owned)));
}

#[test]
fn styles_use_nothing_that_the_document_lacks() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let known = |name: &str| OTHERS.split(' ').any(|other| other == name) || DOCUMENT.contains(&format!("`{name}"));
    let addresses = PAGE.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let styles: Vec<&str> = addresses.filter(|address| address.ends_with(".css")).collect();
    assert!(styles.len() > 20, "{styles:?}");
    for style in styles {
        let names = names_in(&without_comments(&fs::read_to_string(root.join(style)).unwrap()));
        let unknown: Vec<&String> = names.iter().filter(|name| !known(name)).collect();
        assert!(unknown.is_empty(), "{style}: {unknown:?} must be in docs/browsers.md or in this test");
    }
}
