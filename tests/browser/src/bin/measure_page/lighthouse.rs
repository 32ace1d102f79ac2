//! Scores of Lighthouse.

use std::process::Command;

use serde_json::Value;

use browser_tests::harness::dist;
use browser_tests::programs;
use browser_tests::server::Server;

use super::percentile;

/// Number of runs; an odd number has a median.
const VISITS: usize = 3;

const CATEGORIES: [&str; 4] = ["performance", "accessibility", "best-practices", "seo"];

/// Prints the median of each category.
pub fn measure() {
    let visits: Vec<Vec<f64>> = (0..VISITS).map(|_| visit()).collect();
    for (index, category) in CATEGORIES.into_iter().enumerate() {
        let points = visits.iter().map(|visit| visit[index]).collect();
        println!("{category}\t{}", percentile(points, 50));
    }
}

/// Returns the scores of Lighthouse's default phone, in the order of [`CATEGORIES`].
fn visit() -> Vec<f64> {
    let server = Server::start(dist(), "/");
    let flags = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --disable-quic --no-first-run \
        --disable-background-networking --disable-component-update --disable-sync";
    let output = Command::new("lighthouse")
        .arg(server.address())
        .args(["--quiet", "--output=json", "--output-path=stdout"])
        .arg(format!("--only-categories={}", CATEGORIES.join(",")))
        .arg(format!("--chrome-flags={flags}"))
        .env("CHROME_PATH", programs::find(&programs::CHROMIUM, "the package chromium").unwrap())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    for (name, audit) in report["audits"].as_object().unwrap() {
        if audit["score"].as_f64().is_some_and(|score| score < 0.9) {
            println!("Lighthouse on {name}: {}", audit["title"]);
        }
    }
    let points = |category: &str| report["categories"][category]["score"].as_f64().unwrap() * 100.0;
    CATEGORIES.into_iter().map(points).collect()
}
