//! The sentence in browsers that are too old for the game.

use browser_tests::prelude::*;

/// Whether the sentence is in front, in a color other than that of the page behind it.
const IS_READABLE: &str = include_str!("old_browsers/is_readable.js");

/// Returns the page as an older browser reads it, which does not know these features. The page's own policy is left out, because it
/// names the digest of the styles.
fn without(features: &[&str]) -> String {
    let page = std::fs::read_to_string(dist().join("index.html")).unwrap();
    let (before, policy) = page.split_once("<meta http-equiv=Content-Security-Policy").unwrap();
    let (_, after) = policy.split_once('>').unwrap();
    features.iter().fold(format!("{before}{after}"), |page, feature| {
        assert!(page.contains(feature), "{feature}");
        page.replace(feature, &feature.replace(char::is_alphabetic, "z"))
    })
}

#[browser_test(every_engine)]
async fn browser_without_a_needed_feature_shows_a_sentence(page: Page) {
    page.server.forbid_workers();
    for features in [&["light-dark("][..], &[":has("], &["selector("], &["light-dark(", "@layer"]] {
        page.server.set_file("index.html", without(features));
        page.load("").await?;
        page.until("document.querySelector('.old').offsetHeight > 0").await?;
        assert!(page.text(".old").await?.contains("needs Chrome or Edge"));
        page.until("document.querySelector('[data-game]')").await?;
        page.until("getComputedStyle(document.querySelector('.page')).visibility === 'hidden'").await?;
        if features.contains(&"light-dark(") {
            page.until(IS_READABLE).await?;
        }
    }
    // The browser of this run has them.
    page.server.set_file("index.html", without(&[]));
    page.load("").await?;
    page.until("document.querySelector('[data-game]')").await?;
    assert_eq!(page.eval("return document.querySelector('.old').offsetHeight").await?, 0);
}
