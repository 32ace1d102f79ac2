//! Rewrites the pages of a release: styles, asset links and content security policy.
//!
//! The styles of the first part and the script that shows the page are inside it, so that it is painted without waiting
//! for another file.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::assets::Assets;
use crate::digest;
use crate::programs::file_of;

/// The minified tag of the script that shows the page.
const PAINT: &str = "<script src=boot/paint.js></script>";

/// The configurations of web servers in `hosting/`.
const RECIPES: [&str; 4] = ["Caddyfile", "apache.htaccess", "nginx-path.conf", "nginx.conf"];

/// Returns the content security policy of a page, for hosts that send no headers.
fn policy(scripts: &str, styles: &str) -> String {
    format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{scripts}; style-src{styles}; img-src 'self'; \
        connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; \
        require-trusted-types-for 'script'; trusted-types tic-tac-toe analyzer"
    )
}

/// Checks that the recipes for hosts repeat the policy. They allow any inline style, because a digest would change with
/// each release; the page's own policy applies as well.
fn check_hosts(scripts: &str, dist: &Path) -> Result<()> {
    let expected = policy(scripts, " 'self' 'unsafe-inline'");
    let recipes = RECIPES.map(|name| Path::new("hosting").join(name));
    for recipe in recipes.into_iter().chain([dist.join("_headers")]) {
        let name = recipe.display();
        ensure!(
            fs::read_to_string(&recipe)?.contains(&expected),
            "{name} must have the policy of the page: {expected}"
        );
    }
    Ok(())
}

/// Moves styles and script into the page, links it to its assets, and adds the policy to every page.
pub fn link_assets(assets: &Assets, parts: &[String], languages: &str, dist: &Path) -> Result<()> {
    let [(style, style_source), (paint, paint_source)] = [take("style.css", dist)?, take("paint.js", dist)?];
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page)?;
    let (before, after) = html.split_once(PAINT).context("the page has no script that shows it")?;
    let (preload, boot) = tags(assets, parts, languages)?;
    let head = with_tags(before, &format!("<style>{style}</style>{preload}"))?;
    // Parsers pause at a script that needs a download: it follows the board, outside of what the program replaces.
    let (after, end) = after.split_once("</body>").context("the page has no end")?;
    let html = format!("{head}<script>{paint}</script>{after}{boot}</body>{end}");
    // Sites may add styles of their own.
    fs::write(&page, with_policy(&html, &policy(&paint_source, &format!(" 'self'{style_source}")))?)?;
    for page in ["embed.html", "translate.html"].map(|name| dist.join(name)) {
        fs::write(&page, with_policy(&fs::read_to_string(&page)?, &policy("", " 'self'"))?)?;
    }
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

/// Returns the tags that load the program ahead and start the release.
fn tags(assets: &Assets, parts: &[String], languages: &str) -> Result<(String, String)> {
    let [wasm, boot] = ["app_bg.wasm", "boot.js"].map(|name| assets.of(name));
    let [style, analyzer] = ["lazy.css", "analyzer.js"].map(|name| assets.of(name));
    let [offline, frame] = ["offline.js", "frame.js"].map(|name| assets.of(name));
    let (wasm, boot) = (wasm?, boot?);
    let (style, analyzer, offline, frame) = (style?, analyzer?, offline?, frame?);
    let mut digests = String::new();
    for part in parts {
        digests += &format!("data-{part}=\"{}\" ", assets.of(&file_of(part))?.integrity);
    }
    // `fetch` checks digests itself and cannot reuse a preload that has one.
    let preload = format!("<link rel=preload as=fetch crossorigin href=./{}>", wasm.path);
    let script = format!(
        "<script type=module src=./{} integrity=\"{}\" data-frame=./{} data-worker=./{} data-wasm=./{} \
        data-integrity=\"{}\" {digests}data-style=./{} data-style-integrity=\"{}\" data-analyzer=./{} \
        data-languages=./{languages}></script>",
        boot.path,
        boot.integrity,
        frame.path,
        offline.path,
        wasm.path,
        wasm.integrity,
        style.path,
        style.integrity,
        analyzer.path,
    );
    Ok((preload, script))
}

/// Replaces Trunk's tags for styles, scripts and program: all links but the icon, and all scripts.
fn with_tags(html: &str, tags: &str) -> Result<String> {
    let is_tag = |tag: &str| ["<link", "<script", "</script"].iter().any(|begin| tag.starts_with(begin));
    let mut tags = Some(tags);
    let mut replaced = |tag| match is_tag(tag) && !tag.contains("rel=icon") {
        true => tags.take().unwrap_or_default(),
        false => tag,
    };
    let page = html.split_inclusive('>').map(&mut replaced).collect();
    ensure!(tags.is_none(), "the page has no loading tags");
    Ok(page)
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
