//! Stylesheets use only features of CSS that `docs/browsers.md` names, so that nobody raises the supported versions unnoticed.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests fail by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const DOCUMENT: &str = include_str!("../docs/browsers.md");
const PAGE: &str = include_str!("../index.html");

/// Names in the styles that every browser with CSS nesting has, or whose absence only changes a detail.
const OTHERS: &str = "var( attr( ::-moz-range-thumb ::-webkit-slider-thumb calc( min( max( clamp( minmax( repeat( rgb( url( path( polygon( inset( scale( rotate( counter( \
    selector( drop-shadow( cubic-bezier( radial-gradient( repeating-linear-gradient( linear-gradient( \
    translate( translateX( translateY( translate3d( scaleX( scaleY( rotate3d( blur( env( steps( \
    :not( :is( :where( :lang( :nth-child( :hover :active :checked :disabled :empty :root :first-child :last-child :only-child :focus \
    :focus-visible :focus-within :only-of-type ::before ::after ::backdrop ::marker ::placeholder \
    ::-webkit-meter-bar ::-webkit-meter-inner-element ::-webkit-meter-optimum-value ::-moz-meter-bar @layer @media @keyframes @supports";

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
