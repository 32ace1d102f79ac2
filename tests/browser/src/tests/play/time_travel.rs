//! Navigation in the list of moves.

use browser_tests::prelude::*;

/// Checks the current entry of the list of moves.
async fn check_moment(page: &Page, number: u8) -> WebDriverResult<()> {
    page.until(&format!("one('.moves [aria-current]')?.dataset.move == '{number}'")).await
}

#[browser_test]
async fn moments_are_reached_by_mouse_and_keys(page: Page) {
    page.open("?opponent=friend#moves=b2a1c3").await?;
    page.open_moves().await?;
    for (button, number) in [("action=first", 0), ("action=forward", 1), ("move=\"2\"", 2), ("action=last", 3)] {
        page.click(&format!("[data-{button}]")).await?;
        check_moment(&page, number).await?;
        page.until_marks(number.into()).await?;
    }
    page.click(".headline").await?;
    page.until("document.activeElement === document.body").await?;
    for (key, number) in [(Key::Home, 0), (Key::Right, 1), (Key::Right, 2), (Key::Left, 1)] {
        page.press(key + "").await?;
        check_moment(&page, number).await?;
    }
    // The status has the way back, after which the focus goes to the board. There, an arrow key moves the focus.
    page.press_enter_on(".status button").await?;
    check_moment(&page, 3).await?;
    page.until("document.activeElement.dataset.square").await?;
    page.focus("[data-square=a1]").await?;
    page.press(Key::Right + "").await?;
    page.until("document.activeElement.dataset.square == 'b1'").await?;
    check_moment(&page, 3).await?;
    // The next visit keeps moment and order.
    page.click("[data-move=\"2\"]").await?;
    page.click("[data-action=order]").await?;
    page.until_kept().await?;
    page.reload().await?;
    page.open_moves().await?;
    page.until("one('.moves li')?.textContent.startsWith('3.')").await?;
    check_moment(&page, 2).await?;
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
    // On phones and low tablets, a swipe scrolls the line of moves. Right to left, it goes on to the left.
    page.resize(600, 1200, 1.0).await?;
    for (query, from, to) in [("?lang=en", 120, 260), ("?lang=ar", 260, 120)] {
        page.open(&format!("{query}&opponent=friend#moves=b2a1c3")).await?;
        page.open_moves().await?;
        page.swipe(".moves", from, to).await?;
        check_moment(&page, 2).await?;
        page.swipe(".moves", to, from).await?;
        check_moment(&page, 3).await?;
    }
}
