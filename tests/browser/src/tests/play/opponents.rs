//! The choice of the opponent.

use browser_tests::prelude::*;

#[browser_test]
async fn opponents_are_described_and_chosen_in_one_list(page: Page) {
    page.open("?opponent=medium").await?;
    assert_eq!(page.text(".chip").await?, "3 × 3 · Medium · you are X");
    page.open_dialog("game", "[name=opponent]").await?;
    let offered = "return all('[name=opponent]').map((it) => it.value)";
    let all = ["easy", "medium", "hard", "unbeatable", "trapper", "strategist", "friend", "link"];
    assert_eq!(page.eval(offered).await?, json!(all));
    assert!(page.text("label:has([value=trapper])").await?.ends_with("It never loses."));
    // The dialog stays open for another choice.
    page.choose("opponent", "trapper").await?;
    page.until("one('dialog[open] [value=trapper]:checked')").await?;
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
