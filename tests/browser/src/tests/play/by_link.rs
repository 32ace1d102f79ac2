//! Games by link between two browsers.

use browser_tests::prelude::*;

/// Waits until the status says this, or the sentence below it.
async fn until_told(page: &Page, words: &str) -> WebDriverResult<()> {
    let told = "all('.headline, main [role=status] small').map((it) => it.textContent)";
    page.until(&format!("{told}.includes('{words}')")).await
}

#[browser_test(every_engine)]
async fn game_by_link_begins_with_an_invitation_and_goes_to_and_fro([first, second]: [Page; 2]) {
    for page in [&first, &second] {
        page.keep_shared().await?;
    }
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
    let mut players = [&second, &first];
    for (index, square) in ["a1", "b1", "b2", "c1", "c3"].into_iter().enumerate() {
        let [mover, other] = players;
        mover.play(&[square]).await?;
        mover.until("one('[data-action=send][data-kind=primary]')").await?;
        mover.click("[data-action=send]").await?;
        let link = mover.shared_link().await?;
        mover.until("/sent/.test(one('main [role=status] small').textContent)").await?;
        // A second visit by the same link changes nothing.
        for _ in 0..2 {
            other.open(&link).await?;
            other.until_marks(index + 1).await?;
        }
        players = [other, mover];
    }
    for page in [&first, &second] {
        page.until_attribute("[data-game]", "data-winner", "x").await?;
    }
    assert_eq!(first.score().await?, [1, 0, 0]);
}

#[browser_test]
async fn bad_link_keeps_saved_game_and_score(page: Page) {
    page.open("?opponent=friend").await?;
    page.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
    page.click("[data-action=reset]").await?;
    page.play(&["c3", "b3"]).await?;
    page.until_kept().await?;
    let kept = page.saved().await?;
    page.open(&format!("?opponent=friend#moves={}", "a1b1".repeat(250_000))).await?;
    assert!(page.note().await?.len() < 250, "{}", page.note().await?);
    assert_eq!((page.score().await?, page.saved().await?), (vec![1, 0, 0], kept));
    page.open("?opponent=friend").await?;
    page.until("location.search + location.hash === '?opponent=friend#moves=c3b3'").await?;
}
