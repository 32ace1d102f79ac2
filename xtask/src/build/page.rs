//! Rewrites the pages of a release: styles, asset links and content security policy.
//!
//! The styles of the first part and the script that shows the page are inside it, so that it is painted without waiting
//! for another file.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::assets::Assets;
use super::digest;

/// The script that registers the service worker.
const SERVICE_WORKER: &str = "offline.js";

/// The stylesheet of the first part, minified.
const STYLE: &str = "style.css";

/// The script that shows the page, minified.
const PAINT: &str = "paint.js";

/// Its tag, minified.
const PAINT_TAG: &str = "<script src=paint.js></script>";

/// Returns the content security policy of a page, for hosts that send no headers.
fn policy(scripts: &str, styles: &str) -> String {
    format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{scripts}; style-src{styles}; img-src 'self'; \
        connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; \
        require-trusted-types-for 'script'; trusted-types tic-tac-toe thinker"
    )
}

/// Checks that the recipes for hosts repeat the policy. They allow any inline style, because a digest would change with
/// each release; the page's own policy applies as well. They add `frame-ancestors`, which a page cannot set.
fn check_hosts(scripts: &str, dist: &Path) -> Result<()> {
    let expected = policy(scripts, " 'self' 'unsafe-inline'") + "; frame-ancestors *";
    for recipe in ["hosting/nginx.conf".as_ref(), dist.join("_headers").as_path()] {
        let name = recipe.display();
        ensure!(fs::read_to_string(recipe)?.contains(&expected), "{name} must have the policy of the page: {expected}");
    }
    Ok(())
}

/// Moves styles and script into the page, links it to its assets, and adds the policy to every page.
pub fn link_assets(assets: &Assets, languages: &str, dist: &Path) -> Result<()> {
    let [(style, style_source), (paint, paint_source)] = [take(STYLE, dist)?, take(PAINT, dist)?];
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page)?;
    let (before, after) = html.split_once(PAINT_TAG).context("the page has no script that shows it")?;
    let tags = format!("<style>{style}</style>") + &tags(assets, languages)?;
    let html = format!("{}<script>{paint}</script>{after}", with_tags(before, &tags)?);
    fs::write(&page, with_policy(&html, &policy(&paint_source, &style_source))?)?;
    let page = dist.join("embed.html");
    fs::write(&page, with_policy(&fs::read_to_string(&page)?, &policy("", " 'self'"))?)?;
    check_hosts(&paint_source, dist)
}

/// Removes a file from the release. Returns its text and the source that allows it inside a page.
fn take(name: &str, dist: &Path) -> Result<(String, String)> {
    let path = dist.join(name);
    let text = fs::read_to_string(&path)?.trim_end().to_owned();
    fs::remove_file(path)?;
    let source = format!(" '{}'", digest::integrity(text.as_bytes()));
    Ok((text, source))
}

/// Returns the tags that load the release.
fn tags(assets: &Assets, languages: &str) -> Result<String> {
    let [wasm, boot] = ["app_bg.wasm", "boot.js"].map(|name| assets.of(name));
    let (wasm, boot) = (wasm?, boot?);
    let [lazy, lazy_style, analyzer] = ["app_lazy.wasm", "lazy.css", "analyzer.js"].map(|name| assets.of(name));
    let (lazy, lazy_style, analyzer) = (lazy?, lazy_style?, analyzer?);
    // `fetch` checks digests itself and cannot reuse a preload that has one.
    Ok(format!(
        "<link rel=preload as=fetch crossorigin href=./{}>\
        <script type=module src=./{} integrity={} data-worker={SERVICE_WORKER} data-wasm=./{} \
        data-integrity={} data-lazy={} data-style=./{} data-style-integrity={} data-analyzer=./{} data-languages=./{languages}></script>",
        wasm.path,
        boot.path,
        boot.integrity,
        wasm.path,
        wasm.integrity,
        lazy.integrity,
        lazy_style.path,
        lazy_style.integrity,
        analyzer.path,
    ))
}

/// Replaces Trunk's tags for styles, scripts and program.
fn with_tags(html: &str, tags: &str) -> Result<String> {
    let (before, pieces) = html.split_once('<').unwrap_or((html, ""));
    let mut kept = before.to_owned();
    let mut place = None;
    for piece in pieces.split('<') {
        if is_loader(piece) {
            place.get_or_insert(kept.len());
            kept.push_str(piece.split_once('>').map_or("", |(_, text)| text));
        } else {
            kept.push('<');
            kept.push_str(piece);
        }
    }
    ensure!(place.is_some(), "the page has no loading tags");
    kept.insert_str(place.unwrap_or_default(), tags);
    Ok(kept)
}

/// Returns whether the text after a `<` is a script tag or a link to a stylesheet or program.
fn is_loader(piece: &str) -> bool {
    let is_relation = |name: &str| ["", "\""].iter().any(|quote| piece.contains(&format!(" rel={quote}{name}")));
    let is_link = piece.starts_with("link") && ["stylesheet", "modulepreload", "preload"].into_iter().any(is_relation);
    is_link || piece.starts_with("script") || piece.starts_with("/script")
}

/// Adds the policy to the head of a page, before all that it governs.
fn with_policy(html: &str, policy: &str) -> Result<String> {
    let first = "<meta charset=";
    ensure!(html.matches(first).count() == 1, "a page must declare its encoding exactly once");
    Ok(html.replace(first, &format!("<meta http-equiv=Content-Security-Policy content=\"{policy}\">{first}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_loading_tags_are_replaced() {
        let html = "<!doctype html><link rel=icon href=i.svg><link href=a.css rel=\"stylesheet\"/>text<b>c</b>\
            <link rel=preload href=b><script src=a.js></script><p>";
        let expected = "<!doctype html><link rel=icon href=i.svg><tags>text<b>c</b><p>";
        assert_eq!(with_tags(html, "<tags>").unwrap(), expected);
        assert!(with_tags("<p>", "").is_err());
    }

    #[test]
    fn policy_precedes_loading_tags() {
        let page = with_policy("<!doctype html><meta charset=utf-8><title>x</title>", "policy").unwrap();
        assert!(page.starts_with("<!doctype html><meta http-equiv=Content-Security-Policy content="), "{page}");
        assert!(with_policy("<p>", "policy").is_err());
    }
}
