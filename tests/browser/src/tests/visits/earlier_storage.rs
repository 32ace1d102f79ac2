//! Visits that find what earlier releases have stored (`tests/known/releases`).

use browser_tests::prelude::*;

/// The oldest first. `tests/state/progress/releases.rs` checks all that comes back.
const RELEASES: [&str; 5] = [
    include_str!("../../../../known/releases/1-score.json"),
    include_str!("../../../../known/releases/2-game.json"),
    include_str!("../../../../known/releases/3-boards.json"),
    include_str!("../../../../known/releases/4-progress.json"),
    include_str!("../../../../known/releases/5-matches.json"),
];

/// Replaces the storage by that of a release, on a page without a game, and opens the game.
async fn open_with(page: &Page, storage: &Value) -> WebDriverResult<()> {
    page.leave_game().await?;
    let store =
        format!("localStorage.clear(); for (const it of Object.entries({storage})) localStorage.setItem(...it)");
    page.eval(&store).await?;
    page.open("").await?;
    page.until("one('.history')").await
}

/// Checks that the page shows the game, the score and the settings.
async fn shows_game(page: &Page, expected: &Value) -> WebDriverResult<()> {
    let setup = expected["setup"].as_str().unwrap();
    let (pairing, _) = setup.rsplit_once(' ').unwrap();
    let (_, opponent) = pairing.rsplit_once(' ').unwrap();
    page.until(&format!("location.search.includes('opponent={opponent}')")).await?;
    let shown = "const { theme, look } = document.documentElement.dataset; return [theme, look ?? 'soft']";
    let preferences = &expected["preferences"];
    assert_eq!(page.eval(shown).await?, json!([preferences["theme"], preferences["look"]]), "{setup}");
    if let Some(cursor) = expected["game"]["cursor"].as_u64() {
        assert_eq!(page.squares("main [data-mark]").await?.len() as u64, cursor, "{setup}");
    }
    // A match shows its own score.
    if preferences["match_length"] == "unlimited" {
        let mut scores = expected["scores"].as_array().unwrap().iter().filter_map(Value::as_str);
        let score = scores.find_map(|score| score.strip_prefix(pairing)).unwrap_or(" 0 0 0");
        let score: Vec<u32> = score.split_whitespace().map(|count| count.parse().unwrap()).collect();
        assert_eq!(page.score().await?, score, "{setup}");
    }
    assert_eq!(page.text(".notes").await?, "", "{setup}");
    Ok(())
}

#[browser_test]
async fn page_continues_with_what_each_release_has_stored(page: Page) {
    page.server.forbid_workers();
    for release in RELEASES {
        let release: Value = serde_json::from_str(release).unwrap();
        open_with(&page, &release["storage"]).await?;
        shows_game(&page, &release["expected"]).await?;
    }
    // The match of the last release, in which the players have exchanged the sides.
    let names = page.eval("return all('.score .name').map((it) => it.textContent)").await?;
    assert_eq!((names, page.score().await?), (json!(["Grace", "Ada"]), vec![0, 1]));
}
