//! What a press costs the browser, counted by the browser itself: counts do not depend on the speed of the machine.

use browser_tests::prelude::*;

#[browser_test(only_in_chromium("only Chromium's driver counts the work of the browser"))]
async fn press_changes_styles_and_layout_a_few_times(page: Page) {
    page.open("?opponent=friend").await?;
    page.until_lazy_part().await?;
    page.until_kept().await?;
    page.cdp("Performance.enable", json!({})).await?;
    for square in ["b2", "b3", "c1", "c2"] {
        let before = [page.work("RecalcStyleCount").await?, page.work("LayoutCount").await?];
        page.play(&[square]).await?;
        page.until_kept().await?;
        let [styles, layouts] =
            [page.work("RecalcStyleCount").await? - before[0], page.work("LayoutCount").await? - before[1]];
        assert!(styles <= 8.0 && layouts <= 4.0, "{square}: styles {styles} times, layouts {layouts} times");
    }
}
