//! The web app manifest and the page name existing pictures and describe them correctly.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests fail by panicking")]

use std::fs;
use std::path::Path;

use serde_json::Value;

/// The maximum size of a picture in bytes, so that none weighs more than the program.
const MAX_BYTES: u64 = 40_000;

/// Returns the size of a picture below `public`, such as `192x192`.
fn size(name: &str) -> String {
    let size = imagesize::size(Path::new("public").join(name)).unwrap();
    format!("{}x{}", size.width, size.height)
}

#[test]
fn pictures_exist_with_stated_size_and_are_small() {
    let manifest: Value = serde_json::from_str(&fs::read_to_string("public/manifest.webmanifest").unwrap()).unwrap();
    let [icons, screenshots] = ["icons", "screenshots"].map(|key| manifest[key].as_array().unwrap());
    for picture in icons.iter().chain(screenshots) {
        let [name, kind, sizes] = ["src", "type", "sizes"].map(|key| picture[key].as_str().unwrap());
        assert!(fs::metadata(Path::new("public").join(name)).unwrap().len() <= MAX_BYTES, "{name}");
        // An SVG has every size.
        let size = if kind == "image/svg+xml" { "any".to_owned() } else { size(name) };
        assert_eq!(sizes, size, "{name}");
    }
    // The path identifies the game among the apps of its origin: an `id` would be relative to the origin.
    assert_eq!(manifest["id"], Value::Null);
}

#[test]
fn link_preview_and_browser_colors_match_the_page() {
    let [page, tokens] = ["index.html", "styles/tokens.css"].map(|name| fs::read_to_string(name).unwrap());
    let content = |of: &str| {
        let tag = page.split("<meta ").find(|tag| tag.contains(of)).unwrap();
        tag.split("content=\"").nth(1).unwrap().split('"').next().unwrap()
    };
    assert!(page.contains(&format!("<title>{}</title>", content("\"og:title\""))));
    assert_eq!(size(content("\"og:image\"")), "1200x630");
    let ground = format!("--ground: light-dark({}, {})", content("content=\"#e"), content("color-scheme: dark"));
    assert!(tokens.contains(&ground), "{ground}");
}
