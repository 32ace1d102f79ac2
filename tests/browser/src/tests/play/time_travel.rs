//! Navigation, undo, redo and restored games.

use browser_tests::prelude::*;

/// Checks the current entry of the list of moves.
async fn check_moment(page: &Page, number: u8) -> WebDriverResult<()> {
    page.until(&format!("one('.moves [aria-current]')?.dataset.move == '{number}'")).await
}

#[browser_test]
async fn list_navigates_to_every_moment_by_mouse(page: Page) {
    page.open("?opponent=friend#moves=b2a1c3").await?;
    page.play(&["b1"]).await?;
    page.open_moves().await?;
    check_moment(&page, 4).await?;
    let rows = "return all('.moves li').map((it) => it.firstElementChild.textContent)";
    let forwards = json!(["Start", "1. X b2", "2. O a1", "3. X c3", "4. O b1"]);
    assert_eq!(page.eval(rows).await?, forwards);
    // The current move is a disabled button that keeps the focus.
    page.until_attribute(".moves [aria-current]", "aria-disabled", "true").await?;
    for (button, number) in [
        ("[data-move=\"2\"]", 2),
        ("[data-action=back]", 1),
        ("[data-action=first]", 0),
        ("[data-action=forward]", 1),
        ("[data-action=last]", 4),
    ] {
        page.click(button).await?;
        check_moment(&page, number).await?;
        page.until_marks(number.into()).await?;
    }
    page.click("[data-move=\"3\"]").await?;
    page.until("one('[data-square=c3][data-last]')").await?;
    // The next visit keeps moment and order.
    page.click("[data-action=order]").await?;
    page.until("one('.moves li').textContent.startsWith('4.')").await?;
    page.until_kept().await?;
    page.reload().await?;
    page.open_moves().await?;
    page.until("one('.moves li')?.textContent.startsWith('4.')").await?;
    check_moment(&page, 3).await?;
}

#[browser_test]
async fn keys_navigate_except_on_the_board(page: Page) {
    page.open("?opponent=friend#moves=b2a1c3").await?;
    page.open_moves().await?;
    page.click(".headline").await?;
    page.until("document.activeElement === document.body").await?;
    for (key, number) in [(Key::Home, 0), (Key::Right, 1), (Key::Right, 2), (Key::Left, 1), (Key::End, 3)] {
        page.press(key + "").await?;
        check_moment(&page, number).await?;
    }
    // On a player's turn, an arrow key enters the board.
    page.press(Key::Left + "").await?;
    page.until("document.activeElement.dataset.square").await?;
    page.focus("[data-square=a1]").await?;
    page.press(Key::Right + "").await?;
    page.until("document.activeElement.dataset.square == 'b1'").await?;
    check_moment(&page, 3).await?;
}

#[browser_test]
async fn past_moment_is_marked_and_has_a_way_back(page: Page) {
    for (width, height) in [(1280, 860), (320, 568)] {
        page.resize(width, height, 1.0).await?;
        page.open("?opponent=perfect&play=x#moves=a1b2c3b1").await?;
        page.open_moves().await?;
        check_moment(&page, 4).await?;
        let place = "return ['.status', '.board', '.tools']
            .map((it) => box(it).toJSON())";
        let before = page.eval(place).await?;
        for (status, button) in
            [("Move 3 of 4\nBack to the game", "back"), ("Start of the game\nBack to the game", "first")]
        {
            page.click_unseen(&format!("[data-action={button}]")).await?;
            page.until(&format!("one('.status').innerText.includes({})", json!(status.lines().next()))).await?;
            assert_eq!(page.status().await?, status);
            assert_eq!(page.eval(place).await?, before, "{width}: {status}");
        }
        // The button is reachable by keyboard, and the focus moves on afterwards.
        page.press_enter_on(".status button").await?;
        page.until("!one('.status button')").await?;
        assert_eq!(page.status().await?, "Your turn\n");
        page.until("document.activeElement.dataset.square").await?;
    }
}

#[browser_test(every_engine, not_in(WebKit, "one of 20 such reloads hangs its process, also in earlier releases"))]
async fn move_just_before_leaving_is_saved(page: Page) {
    page.open("?opponent=friend").await?;
    // The page is left as soon as the move is visible.
    page.eval(
        "window.isLeft = true;
        new MutationObserver((_, observer) => { observer.disconnect(); location.reload(); })
            .observe(one('.board'), { childList: true, subtree: true });
        one('[data-square=c3]').click()",
    )
    .await?;
    page.until("!window.isLeft && one('[data-square=c3][data-mark=x]')").await?;
}

#[browser_test(every_engine)]
async fn swipe_on_the_list_navigates(page: Page) {
    // On phones and low tablets, a swipe scrolls the line of moves.
    page.resize(600, 1200, 1.0).await?;
    page.open("?opponent=friend#moves=b2a1c3").await?;
    page.open_moves().await?;
    for (from, to, number) in [(120, 260, 2), (260, 120, 3)] {
        page.swipe(".moves", from, to).await?;
        check_moment(&page, number).await?;
    }
}
