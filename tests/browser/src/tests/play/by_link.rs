//! Games by link between two browsers.

use thirtyfour::prelude::WebDriverResult;

use browser_tests::browser_test;
use browser_tests::harness::Page;

/// A share sheet that keeps the shared link.
const SHARE_SHEET: &str = "navigator.share = async (data) => { window.shared = data.url };";

/// No share sheet, and a clipboard that takes one text.
const COPY_ONCE: &str = "
    navigator.share = undefined;
    navigator.clipboard.writeText = async (text) => {
        if (window.copied) throw new Error();
        window.copied = text;
    };
";

/// Sends the last move with one click and returns the link without its origin.
async fn send(page: &Page) -> WebDriverResult<String> {
    page.until("document.querySelector('[data-action=send][data-kind=primary]')").await?;
    page.click("[data-action=send]").await?;
    page.until("window.shared").await?;
    page.until("/sent/.test(document.querySelector('main [role=status] small').textContent)").await?;
    let link = page.eval("return window.shared.slice(location.origin.length + 1)").await?;
    Ok(link.as_str().unwrap_or_default().to_owned())
}

#[browser_test]
async fn whole_game_is_playable_by_link([first, second]: [Page; 2]) {
    for page in [&first, &second] {
        page.before_each_document(SHARE_SHEET).await?;
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
    first.until("document.querySelector('[data-action=review]')").await?;
    // The sender's own link keeps the side.
    first.open(&end).await?;
    first.until_attribute("[data-game]", "data-winner", "x").await?;
    first.until("document.querySelector('.chip').textContent.endsWith('you are X')").await?;
    for _ in 0..2 {
        second.open(&end).await?;
        second.until_attribute("[data-game]", "data-winner", "x").await?;
        assert_eq!(second.score().await?, [1, 0, 0]);
    }
}

#[browser_test]
async fn invited_player_is_told_what_to_do_and_sends_only_an_own_move(page: Page) {
    page.open("?opponent=link&play=o#moves=b2").await?;
    page.until("document.querySelector('[role=status] small').textContent.includes('press Send')").await?;
    page.open_dialog("share", "[data-action=share-game]").await?;
    page.until("document.querySelector('[data-action=share-turn]').closest('[hidden]')").await?;
    page.click("dialog [data-action=close]").await?;
    page.play(&["a1"]).await?;
    page.until("document.querySelector('.headline').textContent == 'Send your move'").await?;
    page.open_dialog("share", "[data-action=share-turn]").await?;
    page.until("!document.querySelector('[data-action=share-turn]').closest('[hidden]')").await?;
}

#[browser_test]
async fn move_is_copied_or_shown_without_a_share_sheet(page: Page) {
    page.before_each_document(COPY_ONCE).await?;
    page.open("?opponent=link").await?;
    page.play(&["b2"]).await?;
    page.until("document.querySelector('[data-action=send][data-kind=primary]')").await?;
    page.click("[data-action=send]").await?;
    page.until("document.querySelector('dialog[open] textarea')?.value === window.copied").await?;
    page.until("new URL(window.copied).search === '?of=1b2&opponent=link&play=o'").await?;
    page.close_dialog().await?;
    page.until("/copied/.test(document.querySelector('main [role=status] small').textContent)").await?;
    page.click("[data-action=send]").await?;
    page.until("document.querySelector('dialog[open] textarea')?.value === window.copied").await?;
    page.until("document.querySelector('dialog .remark[aria-live]').textContent.startsWith('This browser')").await?;
}

/// Waits for the sentence below the status.
async fn until_told(page: &Page, words: &str) -> WebDriverResult<()> {
    page.until(&format!("document.querySelector('main [role=status] small').textContent == '{words}'")).await
}

#[browser_test(every_engine)]
async fn friend_is_invited_with_one_press_on_a_phone([first, second]: [Page; 2]) {
    for page in [&first, &second] {
        page.before_each_document(SHARE_SHEET).await?;
    }
    for (play, guest, friend_waits, square) in [
        ("o", "A friend invited you. Move, then press Send", false, "b2"),
        ("x", "Your friend moves first and sends you a link", true, "c3"),
    ] {
        first.open(&format!("?opponent=link&play={play}")).await?;
        if play == "o" {
            first.until("document.querySelector('.headline').textContent == 'Invite your friend'").await?;
        }
        first.resize(320, 568, 1.0).await?;
        first.until("document.querySelector('[data-action=invite][data-kind=primary]')").await?;
        let is_large = "const box = document.querySelector('[data-action=invite]').getBoundingClientRect();
            return box.width > 250 && box.height >= 44 && box.bottom <= innerHeight";
        assert_eq!(first.eval(is_large).await?, true, "as {play}");
        first.click("[data-action=invite]").await?;
        first.until("window.shared").await?;
        let link = first.eval("return window.shared.slice(location.origin.length + 1)").await?;
        let link = link.as_str().unwrap_or_default().to_owned();
        let told = if friend_waits {
            "Make a move and send it, or press Invite"
        } else {
            "Your friend moves first and sends you a link"
        };
        until_told(&first, told).await?;
        second.open(&link).await?;
        until_told(&second, guest).await?;
        // A reload changes nothing for the guest.
        second.until_kept().await?;
        second.reload().await?;
        until_told(&second, guest).await?;
        let [mover, other] = if friend_waits { [&first, &second] } else { [&second, &first] };
        mover.play(&[square]).await?;
        mover.eval("window.shared = null").await?;
        let link = send(mover).await?;
        other.open(&link).await?;
        other.until("document.querySelector('.headline').textContent == 'Your turn'").await?;
        other.play(&["a1"]).await?;
        other.until("document.querySelector('[data-action=send][data-kind=primary]')").await?;
    }
}

#[browser_test]
async fn copied_address_of_a_game_by_link_gives_the_friend_the_other_side([first, second]: [Page; 2]) {
    first.open("?opponent=link&play=x").await?;
    let mut players = [(&first, "x"), (&second, "o")];
    for square in ["b2", "a1", "c3", "b1"] {
        let [(mover, play), (other, side)] = players;
        mover.play(&[square]).await?;
        mover.until_kept().await?;
        let address = mover.eval("return location.search + location.hash").await?;
        let address = address.as_str().unwrap_or_default().to_owned();
        assert!(address.contains(&format!("play={play}")), "{address}");
        other.open(&address).await?;
        other.until("document.querySelector('.headline').textContent == 'Your turn'").await?;
        // A reload keeps both sides.
        for (page, side) in [(other, side), (mover, play)] {
            page.reload().await?;
            let side = side.to_uppercase();
            page.until(&format!("document.querySelector('.chip').textContent.endsWith('you are {side}')")).await?;
        }
        players = [(other, side), (mover, play)];
    }
}

#[browser_test]
async fn corrected_move_comes_from_the_friend_and_is_no_invitation(page: Page) {
    page.open("?opponent=link&play=x").await?;
    page.play(&["b2"]).await?;
    page.until_kept().await?;
    page.open("?opponent=link&play=x#moves=b2a1").await?;
    page.play(&["c3"]).await?;
    page.until_kept().await?;
    page.open("?opponent=link&play=x#moves=b2c1").await?;
    until_told(&page, "Your friend changed a move").await?;
    page.play(&["a3"]).await?;
    page.until("document.querySelector('.headline').textContent == 'Send your move'").await?;
}

#[browser_test]
async fn cut_link_is_told_and_signs_after_a_link_are_not(page: Page) {
    for (cut, words, marks) in [
        ("?of=3c3&opponent=link&play=o#moves=b2a1", "Only 2 of 3 moves arrived", 2),
        ("?of=3c3&opponent=link&play=o", "This link was cut off", 0),
        ("?opponent=friend#moves=b2a1%E2%80%A6", "", 2),
        ("?opponent=friend%23moves%3Db2a1", "", 2),
    ] {
        page.open(cut).await?;
        page.until_marks(marks).await?;
        let note = page.text(".notes").await?;
        assert!(note.contains(words) && note.is_empty() == words.is_empty(), "{cut}: {note}");
    }
}

#[browser_test]
async fn bad_link_keeps_saved_game_and_score(page: Page) {
    page.open("?opponent=friend").await?;
    page.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
    page.click("[data-action=reset]").await?;
    page.play(&["c3", "b3"]).await?;
    page.until_kept().await?;
    let kept = page.eval("return localStorage.getItem(keyOf('tic-tac-toe'))").await?;
    let long = format!("moves={}", "a1b1".repeat(250_000));
    for (bad, marks) in
        [("moves=c1c1", 1), ("moves=q7", 0), ("start=xxx/3/3-o", 2), ("start=", 2), ("moves=c2", 1), (long.as_str(), 2)]
    {
        page.open(&format!("?opponent=friend#{bad}")).await?;
        if bad != "moves=c2" {
            assert!(page.note().await?.len() < 250, "{}", page.note().await?);
        }
        assert_eq!(page.squares("[data-square][data-mark]").await?.len(), marks, "{}", &bad[..8.min(bad.len())]);
        assert_eq!(page.score().await?, [1, 0, 0]);
        assert_eq!(page.eval("return localStorage.getItem(keyOf('tic-tac-toe'))").await?, kept);
    }
    page.open("?opponent=friend").await?;
    page.until_marks(2).await?;
    page.until("location.search + location.hash === '?opponent=friend#moves=c3b3'").await?;
}
