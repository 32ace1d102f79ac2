//! Session history: Back, Forward and the number of entries.

use browser_tests::prelude::*;

/// Another page of the same site.
const OTHER_PAGE: &str = "<!doctype html><title>Another page</title>";

/// Keeps the document out of the back/forward cache, so that Back loads it again.
const NO_CACHE: &str = "addEventListener('unload', () => {})";

/// Records whether the document came from the back/forward cache.
const NOTE_CACHE: &str = "addEventListener('pageshow', ({ persisted }) => { window.isFromCache = persisted })";

async fn history_length(page: &Page) -> WebDriverResult<Value> {
    page.eval("return history.length").await
}

/// Follows a link in the same tab.
async fn follow_link(page: &Page, href: &str) -> WebDriverResult<()> {
    let script = "const link = document.createElement('a'); link.href = HREF; document.body.append(link); link.click();
        link.remove()";
    page.eval(&script.replace("HREF", &json!(href).to_string())).await.map(drop)
}

/// Goes back or forward, when the driver has its answer.
async fn travel(page: &Page, direction: &str) -> WebDriverResult<()> {
    page.eval(&format!("setTimeout(() => history.{direction}())")).await.map(drop)
}

async fn until_marks(page: &Page, marks: &[&str]) -> WebDriverResult<()> {
    let shown = "all('[data-square][data-mark]').map((it) => it.dataset.square).join()";
    page.until(&format!("one('[data-game]') && {shown} == '{}'", marks.join(","))).await
}

#[browser_test]
async fn visit_adds_one_history_entry(page: Page) {
    page.server.set_file("other", OTHER_PAGE);
    page.load("other").await?;
    page.until("document.readyState == 'complete'").await?;
    page.eval("setTimeout(() => { location.href = './?opponent=friend&theme=light'; })").await?;
    page.until("one('[data-game]')").await?;
    let length = history_length(&page).await?;
    page.play(&["b2", "a1", "c3"]).await?;
    page.open_moves().await?;
    for action in ["undo", "redo", "hint", "first", "last"] {
        page.click(&format!("[data-action={action}]")).await?;
        page.until_kept().await?;
    }
    page.open_dialog("settings", "[name=theme]").await?;
    page.choose("theme", "dark").await?;
    page.close_dialog().await?;
    page.choose("opponent", "medium").await?;
    page.play(&["b2"]).await?;
    page.until_kept().await?;
    assert_eq!(page.eval("return location.search").await?, "?opponent=medium&play=x");
    assert_eq!(history_length(&page).await?, length);
    travel(&page, "back").await?;
    page.until("document.title == 'Another page'").await?;
}

#[browser_test(not_in(WebKit, "the driver may hang while the history changes the document"))]
async fn back_and_forward_switch_between_linked_games(page: Page) {
    page.open("?opponent=friend").await?;
    page.play(&["b2", "a1"]).await?;
    // Without moves, the address has no game.
    for marks in [&["b2"][..], &[]] {
        page.click("[data-action=undo]").await?;
        until_marks(&page, marks).await?;
    }
    page.until_kept().await?;
    // Another fragment keeps the document; another query loads a new one.
    follow_link(&page, "#moves=a1b1c1a2").await?;
    until_marks(&page, &["a1", "b1", "c1", "a2"]).await?;
    page.play(&["c3"]).await?;
    page.until_kept().await?;
    // An earlier navigation would cancel the lazy part.
    page.until_lazy_part().await?;
    follow_link(&page, "?opponent=casual&play=x#moves=c3a3").await?;
    until_marks(&page, &["a3", "c3"]).await?;
    travel(&page, "back").await?;
    until_marks(&page, &["a1", "b1", "c1", "a2", "c3"]).await?;
    page.until("one('.chip').textContent.includes('Friend')").await?;
    travel(&page, "back").await?;
    until_marks(&page, &[]).await?;
    // The moves that were taken back are still there.
    page.press(Key::End + "").await?;
    until_marks(&page, &["a1", "b2"]).await?;
    page.play(&["c2"]).await?;
    assert_eq!(page.moves_in_address().await?, "b2a1c2");
    travel(&page, "forward").await?;
    until_marks(&page, &["a1", "b1", "c1", "a2", "c3"]).await?;
    travel(&page, "forward").await?;
    until_marks(&page, &["a3", "c3"]).await?;
    page.until("one('.chip').textContent.includes('Medium')").await?;
}

#[browser_test(not_in(WebKit, "the back/forward cache keeps documents with `unload` listeners"))]
async fn back_from_another_page_restores_the_game(page: Page) {
    page.server.set_file("other", OTHER_PAGE);
    page.before_each_document(NOTE_CACHE).await?;
    for keeps_document in [true, false] {
        if !keeps_document {
            page.before_each_document(NO_CACHE).await?;
        }
        page.open("?opponent=friend#moves=").await?;
        page.play(&["b2", "a1", "c3", "c1"]).await?;
        page.click("[data-action=undo]").await?;
        until_marks(&page, &["a1", "b2", "c3"]).await?;
        follow_link(&page, "other").await?;
        page.until("document.title == 'Another page' && document.readyState == 'complete'").await?;
        travel(&page, "back").await?;
        until_marks(&page, &["a1", "b2", "c3"]).await?;
        let is_from_cache = page.eval("return window.isFromCache").await?;
        assert!(keeps_document || is_from_cache == false, "the document came from the cache");
        // The undone move is still there.
        page.press(Key::Right + "").await?;
        until_marks(&page, &["a1", "c1", "b2", "c3"]).await?;
        page.play(&["b1"]).await?;
        assert_eq!(page.moves_in_address().await?, "b2a1c3c1b1");
    }
}
