//! The longest task of the main thread in a game against Perfect on 15×15.

use thirtyfour::prelude::*;

use browser_tests::harness::{Motion, Page, dist, with_page_of};
use browser_tests::server::Server;

use super::clicks::{OVER, press_free_square, start_again_if_over};
use super::{SLOWED_DOWN, slow_down};

/// Number of moves of the person.
const PRESSES: usize = 8;

/// The duration in milliseconds from which the Long Tasks API counts tasks.
const LONG: f64 = 50.0;

/// Collects the durations of long tasks from now on.
const WATCH: &str = "
    window.longTasks = [];
    new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
        .observe({ type: 'longtask' });
";

/// Prints the duration of the longest task at the CPU's own speed and slowed down. Without any long task, it is [`LONG`].
pub fn measure() {
    for (name, rate) in [("longest task on 15 × 15", 1), ("longest task on 15 × 15, slow", SLOWED_DOWN)] {
        with_page_of(&Server::start(dist(), "/"), Motion::Full, async |page: Page| {
            println!("{name}\t{}", longest_task(&page, rate).await?);
            Ok(())
        });
    }
}

async fn longest_task(page: &Page, rate: u32) -> WebDriverResult<f64> {
    let mut random = fastrand::Rng::with_seed(1);
    page.load("?board=15x15x5&opponent=perfect").await?;
    page.until("document.querySelector('.history')").await?;
    slow_down(page, rate).await?;
    page.eval(WATCH).await?;
    for _ in 0..PRESSES {
        press_free_square(page, &mut random, OVER).await?;
        start_again_if_over(page, "[data-action=reset]", OVER).await?;
    }
    slow_down(page, 1).await?;
    let seen: Vec<f64> = serde_json::from_value(page.eval("return longTasks").await?).unwrap();
    Ok(seen.into_iter().fold(LONG, f64::max))
}
