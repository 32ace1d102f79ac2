//! What a site adds to the page, as docs/hosting.md describes it.

use super::next_release::write;
use browser_tests::prelude::*;
use browser_tests::server::Server;

const GUIDE: &str = include_str!("../../../../../docs/hosting.md");

/// Returns the only example of the guide in a language.
fn example(language: &str) -> &'static str {
    GUIDE.split(&format!("```{language}\n")).nth(1).and_then(|rest| rest.split("```").next()).unwrap()
}

#[browser_test(installable, every_engine)]
async fn documented_analytics_footer_and_styles_work_under_the_policy(page: Page) {
    let analytics = Server::without_directory();
    let host = analytics.address().trim_end_matches('/').to_owned();
    let release = copy_of_dist();
    let additions = format!("</title><script src=\"{host}/script.js\" async></script>{}", example("html"));
    for name in ["index.html", "_headers"] {
        let text = std::fs::read_to_string(release.path().join(name))?;
        // The policy allows scripts and requests of the other host.
        let text = text.replace("script-src 'self'", &format!("script-src 'self' {host}"));
        let text = text.replace("connect-src 'self'", &format!("connect-src 'self' {host}"));
        write(release.path(), name, text.replacen("</title>", &additions, 1));
    }
    analytics.set_extra_header("Access-Control-Allow-Origin", "*");
    analytics.set_extra_header("Cross-Origin-Resource-Policy", "cross-origin");
    analytics.set_file("script.js", format!("fetch('{host}/visit.json').then(() => {{ window.isCounted = true; }})"));
    analytics.set_file("visit.json", "{}");
    page.server.set_file("custom.css", "footer { color: rgb(1, 2, 3) } h1 { letter-spacing: 3px }");
    page.server.set_file("custom.js", example("js"));
    page.server.set_directory(release.path());
    page.open("").await?;
    page.until("window.isCounted").await?;
    page.until("one('footer a') && getComputedStyle(one('footer')).color === 'rgb(1, 2, 3)'").await?;
    page.until("box('footer').top >= box('.page').bottom").await?;
    // Own rules override those of the game with higher specificity.
    page.until("getComputedStyle(one('h1')).letterSpacing === '3px'").await?;
    page.play(&["b2"]).await?;
    assert!(analytics.requests().iter().any(|path| path == "/visit.json"));
}
