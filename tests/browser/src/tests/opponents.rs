//! Games against each computer player.

use serde_json::json;
use thirtyfour::Key;

use browser_tests::browser_test;
use browser_tests::harness::{Motion, Page, with_page};

#[browser_test]
fn every_computer_player_plays_to_the_end() {
    with_page(Motion::Reduced, async |page: Page| {
        // The native tests play all games of both marks.
        for (opponent, play) in [
            ("easy", "x"),
            ("medium", "o"),
            ("hard", "x"),
            ("unbeatable", "o"),
            ("random", "x"),
            ("casual", "o"),
            ("trapper", "x"),
            ("strategist", "o"),
            ("perfect", "x"),
        ] {
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
            let is_proved = ["unbeatable", "trapper", "strategist", "perfect"].contains(&opponent);
            assert!(!is_proved || winner != json!(play), "{opponent} lost against {play}");
            let crosses = page.squares("[data-mark=x]").await?.len();
            let noughts = page.squares("[data-mark=o]").await?.len();
            assert!(crosses == noughts || crosses == noughts + 1, "{crosses} crosses, {noughts} noughts");
        }
        Ok(())
    });
}

const LIST: &str = "document.querySelector('.strategies')";

#[browser_test]
fn list_of_further_players_is_open_while_one_of_them_is_chosen() {
    with_page(Motion::Reduced, async |page: Page| {
        page.open("?opponent=medium").await?;
        page.until(&format!("{LIST} && !{LIST}.open")).await?;
        page.click(".strategies summary").await?;
        page.choose("opponent", "trapper").await?;
        page.until("location.search.includes('opponent=trapper')").await?;
        page.until(&format!("{LIST}.open")).await?;
        page.until("document.querySelector('.panel .remark').textContent.endsWith('It never loses.')").await?;
        page.choose("opponent", "hard").await?;
        page.until(&format!("!{LIST}.open")).await
    });
}

#[browser_test]
fn arrow_keys_skip_players_in_a_closed_list() {
    with_page(Motion::Reduced, async |page: Page| {
        // A running game, which only the space bar would end.
        page.open("?opponent=hard#moves=b2a1").await?;
        page.until(LIST).await?;
        for (from, key, to) in
            [("link", Key::Down, "easy"), ("easy", Key::Up, "link"), ("hard", Key::Right, "unbeatable")]
        {
            page.eval(&format!("document.querySelector('[name=opponent][value={from}]').focus()")).await?;
            page.press(key + "").await?;
            page.until(&format!("document.activeElement.value == '{to}'")).await?;
        }
        page.click(".strategies summary").await?;
        page.eval("document.querySelector('[name=opponent][value=link]').focus()").await?;
        page.press(Key::Down + "").await?;
        page.until("document.activeElement.value == 'random'").await?;
        assert_eq!(page.eval("return document.querySelector('[value=hard]').checked").await?, json!(true));
        Ok(())
    });
}
