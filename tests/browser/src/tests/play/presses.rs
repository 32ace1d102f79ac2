//! What a press costs the browser, counted by the browser itself: counts do not depend on the speed of the machine.

use browser_tests::prelude::*;

/// Returns how often the browser has computed styles, and layouts, since the page was opened.
async fn counts(page: &Page) -> WebDriverResult<[f64; 2]> {
    Ok([page.work("RecalcStyleCount").await?, page.work("LayoutCount").await?])
}

#[browser_test(only_in_chromium("only Chromium's driver counts the work of the browser"))]
async fn press_and_reply_change_styles_and_layout_a_few_times(page: Page) {
    page.open("?opponent=perfect").await?;
    page.play(&["a1"]).await?;
    page.until_lazy_part().await?;
    page.until_kept().await?;
    page.cdp("Performance.enable", json!({})).await?;
    let (mut presses, mut styles, mut layouts) = (0.0, 0.0, 0.0);
    for seed in 0..4_u64 {
        page.press("n").await?;
        page.until_marks(0).await?;
        let mut random = fastrand::Rng::with_seed(seed);
        while page.eval("return one('[data-game]').dataset.status").await? == json!("playing") {
            page.until_kept().await?;
            let free = page.squares("[data-square]:not([data-mark])").await?;
            let [styles_before, layouts_before] = counts(&page).await?;
            let square = &free[random.usize(..free.len())];
            page.play(&[square]).await?;
            let left = free.len() - 2.min(free.len());
            let over = "one('[data-game]:not([data-status=playing])')";
            page.until(&format!("{over} || all('[data-square]:not([data-mark])').length == {left}")).await?;
            page.until_kept().await?;
            let [styles_after, layouts_after] = counts(&page).await?;
            presses += 1.0;
            styles += styles_after - styles_before;
            layouts += layouts_after - layouts_before;
        }
    }
    let figures = format!(
        "{:.1} times styles and {:.1} layouts for each of {presses} presses",
        styles / presses,
        layouts / presses
    );
    println!("{figures}");
    assert!(styles / presses <= 8.0 && layouts / presses <= 5.0, "{figures}");
}
