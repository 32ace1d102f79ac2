//! The dialog that builds the code of an embedded game.

use super::host_page::{FRAME, HostPage};
use browser_tests::harness::{Motion, run, with_page_of};
use browser_tests::prelude::*;
use browser_tests::server::Server;
use browser_tests::{FOLDER, Given};

/// Waits for a preview with this text in its URL.
async fn previewed(page: &Page, part: &str) -> WebDriverResult<()> {
    let frame = "one('.preview iframe')?.contentDocument";
    page.until(&format!("{frame}?.readyState == 'complete' && {frame}.URL.includes('{part}')")).await?;
    page.until(&format!("{frame}?.querySelector('[data-game] [data-square]')")).await
}

#[browser_test(every_engine)]
fn copied_code_embeds_the_chosen_game() {
    let mut lines = String::new();
    // The game stays reachable while the copied code is used.
    let game = Server::start(dist(), FOLDER);
    with_page_of(&game, Motion::Reduced, async |page: Page| {
        page.keep_shared().await?;
        page.open("?opponent=friend#moves=b2").await?;
        page.open_dialog("settings", "[data-action=embed]").await?;
        page.click("[data-action=embed]").await?;
        // Waits for each preview, because some drivers crash when a loading frame navigates.
        previewed(&page, "embed").await?;
        page.choose("embed-opponent", "strategist").await?;
        previewed(&page, "opponent=strategist").await?;
        page.choose("embed-play", "o").await?;
        previewed(&page, "play=o").await?;
        page.choose("embed-theme", "dark").await?;
        previewed(&page, "theme=dark").await?;
        page.click("input[name=history]").await?;
        previewed(&page, "history").await?;

        page.driver.find(thirtyfour::By::Css(".preview iframe")).await?.enter_frame().await?;
        page.until_attribute("html", "data-theme", "dark").await?;
        page.until("one('[data-side=x]').textContent.includes('Computer')").await?;
        page.until_marks(1).await?;
        page.until("one('.history')?.offsetHeight > 0").await?;
        page.ensure_no_errors().await?;
        page.driver.enter_default_frame().await?;

        page.click("[data-action=copy-lines]").await?;
        page.until("window.written.length").await?;
        let written = page.eval("return window.written[0]").await?;
        assert_eq!(page.eval("return one('dialog textarea').value").await?, written);
        lines.push_str(written.as_str().unwrap_or_default());
        // The page behind the dialog is unchanged.
        page.click("[data-action=close]").await?;
        page.until("one('[data-square=b2][data-mark]')").await?;
        page.until("location.hash === '#moves=b2'").await
    });
    assert!(lines.contains("/a/b/embed.js"), "{lines}");
    run(Given { motion: Motion::Reduced, path: "/", has_service_worker: false }, async |host: HostPage| {
        host.open_without_element(&format!("<body>{lines}")).await?;
        host.until_ready(1).await?;
        host.enter(FRAME).await?;
        host.page.until_attribute("html", "data-theme", "dark").await?;
        host.page.until("one('[data-side=x]').textContent.includes('Computer')").await?;
        host.page.until_attribute("[data-embed]", "data-embed", "status score reset history").await?;
        host.leave().await
    });
}

#[browser_test]
async fn only_the_last_choice_is_previewed(page: Page) {
    page.open("?opponent=perfect").await?;
    page.open_dialog("settings", "[data-action=embed]").await?;
    page.eval(
        "new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((it) => {
            if (it.matches?.('iframe')) (window.frames_seen ??= []).push(it.src);
        }))).observe(document.body, { childList: true, subtree: true })",
    )
    .await?;
    page.click("[data-action=embed]").await?;
    previewed(&page, "embed").await?;
    // The second choice is made in a microtask after the first, before any timer can fire, however slow the machine
    // is.
    let choose = "const [done] = arguments;
        const choose = (name) => document.querySelector(`dialog input[name=${name}]`).click();
        (async () => {
            choose('history');
            for (let count = 0; count < 100; count++) await null;
            choose('hint');
            done();
        })();";
    page.driver.execute_async(choose, Vec::new()).await?;
    previewed(&page, "hint").await?;
    let seen = page.eval("return window.frames_seen.map((it) => new URL(it).search)").await?;
    assert_eq!(
        seen,
        json!(["?embed=preview&lang=en", "?embed=preview&lang=en&controls=status,score,reset,history,hint"])
    );
}
