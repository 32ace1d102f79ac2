//! What a page has a browser fetch.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail, ensure};
use html5gum::{HtmlString, Spanned, Token, Tokenizer};

/// The relations of a `<link>` that name something without fetching it for the page itself. A manifest is for the browser,
/// which reads it when the page is complete, if it can install pages at all.
const LINKS_NOT_FETCHED: [&str; 9] =
    ["alternate", "apple-touch-icon", "author", "canonical", "help", "license", "manifest", "next", "prev"];

/// The files that a page refers to and a browser fetches at once, by their path from the page,
/// each once, in the order in which they are named.
///
/// Beside what HTML itself fetches, these are the program's two parts, which the boot script
/// finds in the attributes `data-js` and `data-wasm`.
///
/// # Errors
///
/// When the page breaks a promise: it fetches from its own directory alone, by relative
/// addresses, so that it works on any path of any host, and no script stands in the page
/// itself, so that a strict content security policy can hold.
pub fn references(html: &str) -> Result<Vec<String>> {
    let mut files = Vec::new();
    for token in Tokenizer::new(html) {
        let Ok(Token::StartTag(tag)) = token else {
            continue;
        };
        let attributes = Attributes(tag.attributes);
        let tag = String::from_utf8_lossy(&tag.name).into_owned();
        for address in addresses(&tag, &attributes)? {
            let file = file(&address).with_context(|| format!("<{tag}> refers to `{address}`"))?;
            if !files.contains(&file) {
                files.push(file);
            }
        }
    }
    Ok(files)
}

/// How wasm-opt is called, as the page that Trunk starts from says it of the program.
///
/// # Errors
///
/// When it does not say it.
pub fn optimiser_options(html: &str) -> Result<Vec<String>> {
    for token in Tokenizer::new(html) {
        let Ok(Token::StartTag(tag)) = token else {
            continue;
        };
        let attributes = Attributes(tag.attributes);
        if let (Some(level), Some(rest)) = (attributes.get("data-wasm-opt"), attributes.get("data-wasm-opt-params")) {
            let level = format!("-O{level}");
            return Ok([level].into_iter().chain(rest.split_whitespace().map(str::to_owned)).collect());
        }
    }
    bail!("the page does not say how wasm-opt is called")
}

/// A tag that begins an element.
pub struct StartTag {
    name: String,
    attributes: Attributes,
}

impl StartTag {
    /// The tag that a piece of a page is, if it is one.
    pub fn read(piece: &str) -> Option<Self> {
        match Tokenizer::new(piece).next()? {
            Ok(Token::StartTag(tag)) => Some(Self {
                name: String::from_utf8_lossy(&tag.name).into_owned(),
                attributes: Attributes(tag.attributes),
            }),
            Ok(_) => None,
        }
    }

    /// The name of the element, in lower case.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value of an attribute, without spaces around it.
    pub fn get(&self, name: &str) -> Option<String> {
        self.attributes.get(name)
    }
}

struct Attributes(BTreeMap<HtmlString, Spanned<HtmlString, ()>>);

impl Attributes {
    fn get(&self, name: &str) -> Option<String> {
        let value = self.0.get(name.as_bytes())?;
        Some(String::from_utf8_lossy(value).trim().to_owned())
    }
}

/// The addresses that a browser fetches because of one tag.
fn addresses(tag: &str, attributes: &Attributes) -> Result<Vec<String>> {
    let names: &[&str] = match tag {
        "link" => {
            let relation = attributes.get("rel").unwrap_or_default().to_lowercase();
            let is_fetched = relation.split_whitespace().any(|word| !LINKS_NOT_FETCHED.contains(&word));
            if is_fetched { &["href"] } else { &[] }
        }
        "script" => {
            ensure!(attributes.get("src").is_some(), "a script stands in the page itself");
            &["src", "data-js", "data-wasm"]
        }
        "img" | "source" | "audio" | "video" | "embed" | "iframe" => &["src"],
        "object" => &["data"],
        _ => &[],
    };
    Ok(names.iter().filter_map(|name| attributes.get(name)).collect())
}

/// The path of the file behind a relative address.
fn file(address: &str) -> Result<String> {
    let path = address.split_once(['?', '#']).map_or(address, |(path, _)| path);
    let path = path.strip_prefix("./").unwrap_or(path);
    if path.is_empty() || path.contains(':') || path.starts_with('/') {
        bail!("this is no file beside the page");
    }
    ensure!(path.split('/').all(|part| !matches!(part, "" | "." | "..")), "this leads elsewhere");
    Ok(path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_is_fetched_is_found_once_and_in_order() {
        let html = r#"<!doctype html>
            <link rel="icon" href="./icon.svg">
            <link rel=stylesheet href=styles/board.css?v=1>
            <LINK REL="Canonical" HREF="https://example.org/">
            <link rel="apple-touch-icon" href="large.png">
            <link rel="manifest" href="app.webmanifest">
            <link rel="modulepreload" href="./app.js">
            <link rel="preload" href="./app.wasm" as="fetch">
            <!-- <script src="commented-out.js"></script> -->
            <script type="module" src="./boot.js" data-js="./app.js" data-wasm="./app.wasm"></script>
            <a href="other.html">elsewhere</a><img src="cat &amp; dog.png" alt="">"#;
        let files = ["icon.svg", "styles/board.css", "app.js", "app.wasm", "boot.js", "cat & dog.png"];
        assert_eq!(references(html).unwrap(), files);
    }

    #[test]
    fn the_options_of_the_optimiser_are_found() {
        let options = optimiser_options(r#"<link rel="rust" data-wasm-opt="z" data-wasm-opt-params="--a  -b=1">"#);
        assert_eq!(options.unwrap(), ["-Oz", "--a", "-b=1"]);
        assert!(optimiser_options("<link>").is_err());
        assert!(optimiser_options(include_str!("../../index.html")).is_ok());
    }

    #[test]
    fn other_places_are_refused() {
        for address in [
            "https://example.org/x.js",
            "//example.org/x.js",
            "/x.js",
            "../x.js",
            "a/../../x.js",
            "data:text/javascript,1",
            "",
        ] {
            let html = format!(r#"<script src="{address}"></script>"#);
            assert!(references(&html).is_err(), "{address}");
        }
    }

    #[test]
    fn a_script_in_the_page_is_refused() {
        assert!(references("<script>alert()</script>").is_err());
    }
}
