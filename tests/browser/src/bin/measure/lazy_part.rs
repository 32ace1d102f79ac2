//! The time from a press that needs the lazy part, right after the program has started, until its dialog is usable.

use thirtyfour::prelude::*;

use browser_tests::harness::{Motion, Page, dist, with_page_of};
use browser_tests::server::Server;

use super::{Figures, SLOWED_DOWN, percentile, slow_down};

/// Number of first visits; an odd number has a median.
const VISITS: usize = 9;

/// Presses the button of the game as soon as the program has drawn it, and records when its choices are in the open dialog.
const PROBE: &str = "
    (function probe() {
        const button = document.querySelector('[data-action=game]');
        if (button && !window.askedAt) {
            window.askedAt = performance.now();
            button.click();
        }
        if (document.querySelector('dialog[open] [data-choice=opponent]')) {
            window.usableAt = performance.now();
        } else {
            setTimeout(probe, 4);
        }
    })();
";

/// Returns the median.
pub fn measure() -> Figures {
    let mut times = Vec::new();
    for _ in 0..VISITS {
        with_page_of(&Server::start(dist(), "/"), Motion::Full, async |page: Page| {
            times.push(time_until_usable(&page).await?);
            Ok(())
        });
    }
    Figures::from([("lazy part, 50 %".to_owned(), percentile(times, 50))])
}

async fn time_until_usable(page: &Page) -> WebDriverResult<f64> {
    page.before_each_document(PROBE).await?;
    slow_down(page, SLOWED_DOWN).await?;
    page.load("").await?;
    // A lost press never opens the dialog.
    page.until("window.usableAt").await?;
    let time = page.eval("return usableAt - askedAt").await?;
    slow_down(page, 1).await?;
    Ok(time.as_f64().unwrap())
}
