//! Games against each computer player.

use serde_json::json;
use thirtyfour::Key;

use browser_tests::browser_test;
use browser_tests::harness::Page;

#[browser_test]
async fn every_computer_player_plays_to_the_end(page: Page) {
    // The native tests play all games of both marks.
    for (opponent, play) in [
        ("easy", "x"),
        ("medium", "o"),
        ("hard", "x"),
        ("unbeatable", "o"),
        ("random", "x"),
        ("trapper", "x"),
        ("strategist", "o"),
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
        let is_proved = ["unbeatable", "trapper", "strategist"].contains(&opponent);
        assert!(!is_proved || winner != json!(play), "{opponent} lost against {play}");
        let crosses = page.squares("[data-mark=x]").await?.len();
        let noughts = page.squares("[data-mark=o]").await?.len();
        assert!(crosses == noughts || crosses == noughts + 1, "{crosses} crosses, {noughts} noughts");
    }
}

#[browser_test]
async fn further_players_are_described_and_chosen_in_a_dialog(page: Page) {
    page.open("?opponent=medium").await?;
    page.open_dialog("strategies", "[data-action=choose-player]").await?;
    assert!(page.text("dialog [value=trapper]").await?.ends_with("It never loses."));
    page.click("dialog [value=trapper]").await?;
    // The chosen player is marked, and the dialog stays open for another choice.
    page.until("document.querySelector('dialog[open] [value=trapper][aria-current=true]')").await?;
    page.until("location.search.includes('opponent=trapper')").await?;
    page.close_dialog().await?;
    let about = page.text(".panel .remark").await?;
    assert!(about.starts_with("Trapper ") && about.ends_with("It never loses."), "{about}");
    page.choose("opponent", "hard").await?;
    page.until("location.search.includes('opponent=hard')").await?;
}

#[browser_test]
async fn very_hard_replies_on_larger_boards_and_is_unbeatable_on_3x3(page: Page) {
    page.open("?board=15x15x5&opponent=very-hard").await?;
    page.play(&["h8"]).await?;
    page.until("document.querySelectorAll('[data-mark=o]').length == 1").await?;
    // Nothing tells of an analysis, which takes only a moment.
    assert_eq!(page.eval("return document.querySelector('.thinking').hidden").await?, json!(true));
    let levels = "return [...document.querySelectorAll('[name=opponent]')].map(({ value }) => value).slice(0, 5)";
    assert_eq!(page.eval(levels).await?, json!(["easy", "medium", "hard", "very-hard", "unbeatable"]));
    page.open("?board=3x3x3&opponent=very-hard").await?;
    page.until("document.querySelector('[value=unbeatable]').checked").await?;
    page.until("location.search.includes('opponent=unbeatable')").await?;
    assert_eq!(page.eval(levels).await?, json!(["easy", "medium", "hard", "unbeatable", "friend"]));
}

#[browser_test]
async fn arrow_keys_move_only_the_focus_in_a_running_game(page: Page) {
    // A running game, which only the space bar would end.
    page.open("?opponent=hard#moves=b2a1").await?;
    page.until("document.querySelector('.moves')").await?;
    for (from, key, to) in [("link", Key::Down, "easy"), ("easy", Key::Up, "link"), ("hard", Key::Right, "unbeatable")]
    {
        page.eval(&format!("document.querySelector('[name=opponent][value={from}]').focus()")).await?;
        page.press(key + "").await?;
        page.until(&format!("document.activeElement.value == '{to}'")).await?;
    }
    assert_eq!(page.eval("return document.querySelector('[value=hard]').checked").await?, json!(true));
}
