//! Games against each computer player.

use serde_json::json;

use browser_tests::browser_test;
use browser_tests::harness::Page;

#[browser_test]
async fn computer_players_play_to_the_end(page: Page) {
    // The native tests play all games of all players.
    for (opponent, play) in [("unbeatable", "o"), ("trapper", "x")] {
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
        assert!(winner != json!(play), "{opponent} lost against {play}");
        let crosses = page.squares("[data-mark=x]").await?.len();
        let noughts = page.squares("[data-mark=o]").await?.len();
        assert!(crosses == noughts || crosses == noughts + 1, "{crosses} crosses, {noughts} noughts");
    }
}

#[browser_test]
async fn opponents_are_described_and_chosen_in_one_list(page: Page) {
    page.open("?opponent=medium").await?;
    assert_eq!(page.text(".chip").await?, "3 × 3 · Medium · you are X");
    page.open_dialog("game", "[name=opponent]").await?;
    let offered = "return [...document.querySelectorAll('[name=opponent]')].map((it) => it.value)";
    let all = ["easy", "medium", "hard", "unbeatable", "trapper", "strategist", "friend", "link"];
    assert_eq!(page.eval(offered).await?, json!(all));
    assert!(page.text("label:has([value=trapper])").await?.ends_with("It never loses."));
    // The dialog stays open for another choice.
    page.choose("opponent", "trapper").await?;
    page.until("document.querySelector('dialog[open] [value=trapper]:checked')").await?;
    page.until("location.search.includes('opponent=trapper')").await?;
    page.choose("play", "o").await?;
    page.close_dialog().await?;
    assert_eq!(page.text(".chip").await?, "3 × 3 · Trapper · you are O");
    page.choose("opponent", "friend").await?;
    page.until("location.search.includes('opponent=friend')").await?;
    assert_eq!(page.text(".chip").await?, "3 × 3 · Friend");
    // An opponent that only an address chooses is in the list while it plays.
    page.open("?opponent=random").await?;
    page.open_dialog("game", "[name=opponent][value=random]:checked").await?;
}

#[browser_test]
async fn very_hard_replies_on_larger_boards_and_is_unbeatable_on_3x3(page: Page) {
    page.open("?board=15x15x5&opponent=very-hard").await?;
    page.play(&["h8"]).await?;
    page.until("document.querySelectorAll('[data-mark=o]').length == 1").await?;
    // Nothing tells of an analysis, which takes only a moment.
    assert_eq!(page.eval("return document.querySelector('.thinking').hidden").await?, json!(true));
    page.open_dialog("game", "[name=opponent]").await?;
    let levels = "return [...document.querySelectorAll('[name=opponent]')].map(({ value }) => value).slice(0, 5)";
    assert_eq!(page.eval(levels).await?, json!(["easy", "medium", "hard", "very-hard", "unbeatable"]));
    page.open("?board=3x3x3&opponent=very-hard").await?;
    page.until("location.search.includes('opponent=unbeatable')").await?;
    page.open_dialog("game", "[value=unbeatable]:checked").await?;
    assert_eq!(page.eval(levels).await?, json!(["easy", "medium", "hard", "unbeatable", "trapper"]));
}
