//! Screenshot comparisons. `cargo xtask snapshots` renews the pictures.

use std::path::PathBuf;

use super::fonts::set_fonts;
use browser_tests::picture::Picture;
use browser_tests::prelude::*;

/// Fragment of a running game.
const MIDDLE: &str = "moves=b2a1c3a3";
const WON: &str = "moves=a1b1b2a2c3";
const DRAWN: &str = "moves=a1b2c3b1b3a3c1c2a2";
const GOMOKU: &str = "moves=h8i9i7g9j6h9h10i8g10f9";

/// Views of each look, of which tiles and neon have only `light` and `won`: name, window size, color scheme, query and fragment.
const VIEWS: [(&str, [u32; 2], &str, &str, &str); 9] = [
    ("light", [440, 700], "light", "opponent=friend&theme=light", MIDDLE),
    ("dark", [440, 700], "light", "opponent=friend&theme=dark", MIDDLE),
    ("contrast", [440, 700], "light", "opponent=friend&theme=contrast", MIDDLE),
    ("contrast-dark", [440, 700], "dark", "opponent=friend&theme=contrast", WON),
    ("narrow", [320, 640], "light", "opponent=hard&play=o&theme=light", "moves=b2a1c3"),
    ("won", [440, 700], "dark", "opponent=friend&theme=auto", WON),
    ("drawn", [440, 700], "light", "opponent=friend&theme=auto", DRAWN),
    ("15x15", [440, 700], "light", "board=15x15x5&opponent=friend", GOMOKU),
    ("arabic", [440, 700], "light", "opponent=medium&play=x&theme=light&lang=ar", WON),
];

#[browser_test(only_in_chromium("the snapshots are of Chromium"))]
async fn looks_match_the_snapshots(page: Page) {
    let set_fonts = set_fonts(&["open-sans/files/open-sans-latin", "noto-sans-arabic/files/noto-sans-arabic-arabic"]);
    // Scroll bars appear and disappear.
    page.cdp("Emulation.setScrollbarsHidden", json!({ "hidden": true })).await?;
    let mut differences = Vec::new();
    for look in ["soft", "paper", "tiles", "neon"] {
        let is_shown = |view: &str| ["soft", "paper"].contains(&look) || ["light", "won"].contains(&view);
        for (view, [width, height], system, query, game) in VIEWS.into_iter().filter(|(view, ..)| is_shown(view)) {
            page.resize(width, height, 1.0).await?;
            page.prefer(&[("prefers-color-scheme", system)]).await?;
            page.open(&format!("?{query}&look={look}#{game}")).await?;
            // The list of moves arrives with the lazy part.
            page.until_lazy_part().await?;
            page.eval(&set_fonts).await?;
            page.until("window.hasFonts").await?;
            let shot = Picture::from_png(&page.driver.screenshot_as_png().await?);
            differences.extend(compare(look, view, &shot));
        }
    }
    assert!(differences.is_empty(), "{differences:#?}\n`cargo xtask snapshots` renews them");
}

/// Compares a screenshot with its stored picture, or renews the picture. Returns a message about the difference.
fn compare(look: &str, view: &str, shot: &Picture) -> Option<String> {
    let name = format!("{look}-{view}");
    let here = programs::workspace();
    let kept: PathBuf = here.join("tests/browser/pictures").join(look).join(format!("{view}.png"));
    if std::env::var("SNAPSHOTS").as_deref() == Ok("update") {
        // An identical picture is not rewritten.
        let is_same = std::fs::read(&kept).is_ok_and(|file| Picture::from_png(&file).difference(shot).share == 0.0);
        if !is_same {
            std::fs::write(&kept, shot.coarse().to_png()).expect("room for the picture");
        }
        return None;
    }
    let Ok(file) = std::fs::read(&kept) else { return Some(format!("{name} has no picture yet")) };
    let difference = Picture::from_png(&file).difference(shot);
    if difference.is_noise() {
        return None;
    }
    let folder = here.join("target/pictures");
    std::fs::create_dir_all(&folder).expect("a place for the pictures");
    for (kind, picture) in [("new", shot), ("difference", &difference.picture)] {
        std::fs::write(folder.join(format!("{name}-{kind}.png")), picture.to_png()).expect("room for the picture");
    }
    let places = format!("target/pictures/{name}-new.png and {name}-difference.png");
    let (share, densest) = (difference.share * 100.0, difference.densest);
    Some(format!("{name} differs in {share:.2} % of its pixels and in {densest} close together: see {places}"))
}
