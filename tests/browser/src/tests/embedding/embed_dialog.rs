//! The dialog that builds the code of an embedded game.

use super::host_page::{FRAME, HostPage};
use browser_tests::prelude::*;

/// Waits for a preview with this text in its URL.
async fn previewed(page: &Page, part: &str) -> WebDriverResult<()> {
    let frame = "one('.preview iframe')?.contentDocument";
    page.until(&format!("{frame}?.readyState == 'complete' && {frame}.URL.includes('{part}')")).await?;
    page.until(&format!("{frame}?.querySelector('[data-game] [data-square]')")).await
}

#[browser_test(every_engine)]
async fn copied_code_embeds_the_chosen_game(host: HostPage) {
    let page = host.page.on(&host.game);
    page.keep_shared().await?;
    page.open("?opponent=friend#moves=b2").await?;
    page.open_dialog("settings", "[data-action=embed]").await?;
    page.click("[data-action=embed]").await?;
    // Waits for each preview, because some drivers crash when a loading frame navigates.
    previewed(&page, "embed").await?;
    for (name, value) in [("opponent", "strategist"), ("play", "o"), ("theme", "dark")] {
        page.choose(&format!("embed-{name}"), value).await?;
        previewed(&page, &format!("{name}={value}")).await?;
    }
    page.click("input[name=history]").await?;
    previewed(&page, "history").await?;
    page.driver.find(By::Css(".preview iframe")).await?.enter_frame().await?;
    page.until_attribute("html", "data-theme", "dark").await?;
    page.until_marks(1).await?;
    page.until("one('.history')?.offsetHeight > 0").await?;
    host.leave().await?;

    page.click("[data-action=copy-lines]").await?;
    page.until("window.written.length && one('dialog textarea').value === written[0]").await?;
    let lines = page.eval("return written[0]").await?;
    // The page behind the dialog is unchanged.
    page.click("[data-action=close]").await?;
    page.until("one('[data-square=b2][data-mark]') && location.hash === '#moves=b2'").await?;

    host.open_without_element(&format!("<body>{}", lines.as_str().unwrap())).await?;
    host.until_ready(1).await?;
    host.enter(FRAME).await?;
    page.until_attribute("html", "data-theme", "dark").await?;
    page.until("one('[data-side=x]').textContent.includes('Computer')").await?;
    page.until_attribute("[data-embed]", "data-embed", "status score reset history").await?;
    host.leave().await?;
}
