//! The web app manifest names existing files and describes them correctly.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests fail by panicking")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// The maximum size of a picture in bytes, so that none weighs more than the program.
const MAX_BYTES: usize = 40_000;

fn public() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("public")
}

fn manifest() -> Value {
    serde_json::from_str(&std::fs::read_to_string(public().join("manifest.webmanifest")).unwrap()).unwrap()
}

fn list(manifest: &Value, key: &str) -> Vec<Value> {
    manifest[key].as_array().unwrap().clone()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap()
}

/// Reads width and height of a PNG from its first chunk.
fn size_of_png(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

/// Reads width and height of an extended WebP: 24 bits each, minus one (RFC 9649, section 2.7).
fn size_of_webp(webp: &[u8]) -> (u32, u32) {
    assert_eq!((&webp[..4], &webp[8..16]), (&b"RIFF"[..], &b"WEBPVP8X"[..]));
    let number = |at: usize| u32::from_le_bytes([webp[at], webp[at + 1], webp[at + 2], 0]) + 1;
    (number(24), number(27))
}

#[test]
fn urls_are_relative() {
    let manifest = manifest();
    for key in ["start_url", "scope"] {
        assert_eq!(text(&manifest, key), "./", "{key}");
    }
    // The path identifies the game among the apps of its origin: an `id` would be relative to the origin.
    assert_eq!(manifest["id"], Value::Null);
}

#[test]
fn pictures_exist_with_stated_size_and_are_small() {
    let manifest = manifest();
    for picture in [list(&manifest, "icons"), list(&manifest, "screenshots")].concat() {
        let name = text(&picture, "src");
        let content = std::fs::read(public().join(name)).unwrap();
        assert!(content.len() <= MAX_BYTES, "{name} has {} bytes", content.len());
        let (width, height) = match text(&picture, "type") {
            "image/png" => size_of_png(&content),
            "image/webp" => size_of_webp(&content),
            // An SVG has every size.
            kind => {
                assert_eq!((kind, text(&picture, "sizes")), ("image/svg+xml", "any"), "{name}");
                continue;
            }
        };
        assert_eq!(text(&picture, "sizes"), format!("{width}x{height}"), "{name}");
    }
}

#[test]
fn icons_and_screenshots_cover_all_forms() {
    let manifest = manifest();
    let all = |key, of| list(&manifest, key).iter().filter(|it| it[of].is_string()).count();
    let sizes: BTreeSet<_> = list(&manifest, "icons").iter().map(|icon| text(icon, "sizes").to_owned()).collect();
    assert!(["192x192", "512x512", "any"].iter().all(|size| sizes.contains(*size)), "{sizes:?}");
    assert_eq!(all("icons", "purpose"), 1);
    let shapes: Vec<_> =
        list(&manifest, "screenshots").iter().map(|picture| text(picture, "form_factor").to_owned()).collect();
    assert_eq!(shapes, ["wide", "narrow"]);
}

#[test]
fn link_preview_and_browser_colors_match_the_page() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let [page, tokens] =
        ["index.html", "styles/tokens.css"].map(|name| std::fs::read_to_string(root.join(name)).unwrap());
    let content = |of: &str| {
        let tag = page.split("<meta ").find(|tag| tag.contains(of)).unwrap();
        tag.split("content=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    assert_eq!(content("\"og:title\""), page.split("<title>").nth(1).unwrap().split('<').next().unwrap());
    let picture = std::fs::read(public().join(content("\"og:image\""))).unwrap();
    assert_eq!(size_of_png(&picture), (1200, 630));
    let ground = format!("--ground: light-dark({}, {})", content("content=\"#e"), content("color-scheme: dark"));
    assert!(tokens.contains(&ground), "{ground}");
}
