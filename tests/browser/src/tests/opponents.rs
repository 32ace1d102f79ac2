//! Games against each computer player.

use serde_json::json;

use browser_tests::browser_test;
use browser_tests::harness::{Motion, Page, with_page};

#[browser_test]
fn every_computer_player_plays_to_the_end() {
    with_page(Motion::Reduced, async |page: Page| {
        // The native tests play all games of both marks.
        for (opponent, play) in
            [("random", "x"), ("casual", "o"), ("trapper", "x"), ("strategist", "o"), ("perfect", "x")]
        {
            page.open(&format!("?opponent={opponent}&play={play}")).await?;
            loop {
                page.until("!document.querySelector('[data-thinking]')").await?;
                let status = page.eval("return document.querySelector('[data-game]').dataset.status").await?;
                if status != json!("playing") {
                    break;
                }
                let free = page.squares("[data-square]:not([data-mark])").await?;
                page.play(&[free.first().unwrap()]).await?;
            }
            let winner = page.eval("return document.querySelector('[data-game]').dataset.winner ?? ''").await?;
            let is_proved = ["trapper", "strategist", "perfect"].contains(&opponent);
            assert!(!is_proved || winner != json!(play), "{opponent} lost against {play}");
            let crosses = page.squares("[data-mark=x]").await?.len();
            let noughts = page.squares("[data-mark=o]").await?.len();
            assert!(crosses == noughts || crosses == noughts + 1, "{crosses} crosses, {noughts} noughts");
        }
        Ok(())
    });
}
