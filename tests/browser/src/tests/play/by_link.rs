//! Games by link between two browsers.

use browser_tests::prelude::*;

/// Sends the last move with one click and returns the link without its origin.
async fn send(page: &Page) -> WebDriverResult<String> {
    page.until("one('[data-action=send][data-kind=primary]')").await?;
    page.click("[data-action=send]").await?;
    let link = page.shared_link().await?;
    page.until("/sent/.test(one('main [role=status] small').textContent)").await?;
    Ok(link)
}

#[browser_test]
async fn whole_game_is_playable_by_link([first, second]: [Page; 2]) {
    for page in [&first, &second] {
        page.keep_shared().await?;
    }
    first.open("?opponent=link&play=x").await?;
    let mut players = [&first, &second];
    let moves = ["a1", "b1", "b2", "c1", "c3"];
    for (index, square) in moves.into_iter().enumerate() {
        let [mover, other] = players;
        mover.play(&[square]).await?;
        if index + 1 < moves.len() {
            assert_eq!(mover.text("[role=status] .headline").await?, "Send your move");
            let link = send(mover).await?;
            assert_eq!(mover.text("[role=status] .headline").await?, "Waiting for your opponent");
            other.open(&link).await?;
            other.until_attribute("[data-game]", "data-turn", if index % 2 == 0 { "o" } else { "x" }).await?;
            assert_eq!(other.text("[role=status] .headline").await?, "Your turn");
            assert_eq!(other.squares("[data-square][data-mark]").await?.len(), index + 1);
        }
        players = [other, mover];
    }
    first.until_attribute("[data-game]", "data-winner", "x").await?;
    assert_eq!(first.score().await?, [1, 0, 0]);
    // The loser receives the final move, which counts once.
    first.open_dialog("share", "[data-action=share-turn]").await?;
    let about = first.text("dialog .explained").await?;
    assert!(about.contains("how the game ended") && !about.contains("makes a move"), "{about}");
    first.click("dialog [data-action=close]").await?;
    first.until_no_dialog().await?;
    let end = send(&first).await?;
    first.until("one('[data-action=review]')").await?;
    // The sender's own link keeps the side.
    first.open(&end).await?;
    first.until_attribute("[data-game]", "data-winner", "x").await?;
    first.until("one('.chip').textContent.endsWith('you are X')").await?;
    for _ in 0..2 {
        second.open(&end).await?;
        second.until_attribute("[data-game]", "data-winner", "x").await?;
        assert_eq!(second.score().await?, [1, 0, 0]);
    }
}

/// Waits until the status says this, or the sentence below it.
async fn until_told(page: &Page, words: &str) -> WebDriverResult<()> {
    let told = "all('.headline, main [role=status] small').map((it) => it.textContent)";
    page.until(&format!("{told}.includes('{words}')")).await
}

#[browser_test(every_engine)]
async fn friend_is_invited_with_one_press_on_a_phone([first, second]: [Page; 2]) {
    first.keep_shared().await?;
    first.open("?opponent=link&play=o").await?;
    until_told(&first, "Invite your friend").await?;
    first.fit_into((320, 568)).await?;
    let is_large = "const { width, height, bottom } = box('[data-action=invite]');
        return width > 250 && height >= 44 && bottom <= innerHeight";
    assert_eq!(first.eval(is_large).await?, true);
    first.click("[data-action=invite]").await?;
    until_told(&first, "Your friend moves first and sends you a link").await?;
    second.open(&first.shared_link().await?).await?;
    until_told(&second, "A friend invited you. Move, then press Send").await?;
    // There is no move to send yet.
    second.open_dialog("share", "[data-action=share-game]").await?;
    second.until("one('[data-action=share-turn]').closest('[hidden]')").await?;
}

#[browser_test]
async fn bad_link_keeps_saved_game_and_score(page: Page) {
    page.open("?opponent=friend").await?;
    page.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
    page.click("[data-action=reset]").await?;
    page.play(&["c3", "b3"]).await?;
    page.until_kept().await?;
    let kept = page.saved().await?;
    let long = format!("moves={}", "a1b1".repeat(250_000));
    for (bad, marks) in [("moves=c1c1", 1), ("start=xxx/3/3-o", 2), ("moves=c2", 1), (long.as_str(), 2)] {
        page.open(&format!("?opponent=friend#{bad}")).await?;
        if bad != "moves=c2" {
            assert!(page.note().await?.len() < 250, "{}", page.note().await?);
        }
        assert_eq!(page.squares("[data-square][data-mark]").await?.len(), marks, "{}", &bad[..8.min(bad.len())]);
        assert_eq!(page.score().await?, [1, 0, 0]);
        assert_eq!(page.saved().await?, kept);
    }
    page.open("?opponent=friend").await?;
    page.until_marks(2).await?;
    page.until("location.search + location.hash === '?opponent=friend#moves=c3b3'").await?;
}
