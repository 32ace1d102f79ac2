//! What a site adds to the page, as docs/hosting.md describes it.

use browser_tests::prelude::*;
use browser_tests::server::Server;

const GUIDE: &str = include_str!("../../../../../docs/hosting.md");

/// Returns the only example of the guide in a language.
fn example(language: &str) -> &'static str {
    GUIDE.split(&format!("```{language}\n")).nth(1).and_then(|rest| rest.split("```").next()).unwrap()
}

/// Returns a text whose policy allows scripts and requests of another host.
fn allowing(policy: &str, host: &str) -> String {
    ["script-src 'self'", "connect-src 'self'"]
        .iter()
        .fold(policy.to_owned(), |policy, source| policy.replace(source, &format!("{source} {host}")))
}

#[browser_test(installable, every_engine)]
async fn documented_analytics_work_under_the_policy(page: Page) {
    let analytics = Server::start(std::env::temp_dir().join("no-such-directory"), "/");
    let host = analytics.address().trim_end_matches('/').to_owned();
    let release = super::offline::copy();
    for name in ["index.html", "_headers"] {
        let text = allowing(&std::fs::read_to_string(release.path().join(name)).unwrap(), &host);
        let tag = format!("</title><script src=\"{host}/script.js\" async></script>");
        super::next_release::write(release.path(), name, text.replacen("</title>", &tag, 1));
    }
    analytics.set_extra_header("Access-Control-Allow-Origin", "*");
    analytics.set_extra_header("Cross-Origin-Resource-Policy", "cross-origin");
    analytics.set_file("script.js", format!("fetch('{host}/visit.json').then(() => {{ window.isCounted = true; }})"));
    analytics.set_file("visit.json", "{}");
    page.server.set_directory(release.path());
    page.open("").await?;
    page.until("window.isCounted").await?;
    page.play(&["b2"]).await?;
    assert!(analytics.requests().iter().any(|path| path == "/visit.json"));
}

#[browser_test(installable, every_engine)]
async fn documented_footer_and_styles_work_under_the_policy(page: Page) {
    let index = std::fs::read_to_string(dist().join("index.html"))?;
    let (before, after) = index.split_once("</title>").unwrap();
    page.server.set_page("index.html", &format!("{before}</title>{}{after}", example("html")));
    page.server.set_file("custom.css", "footer { color: rgb(1, 2, 3) } h1 { letter-spacing: 3px }");
    page.server.set_file("custom.js", example("js"));
    page.open("").await?;
    page.until("one('footer a')").await?;
    page.until("getComputedStyle(one('footer')).color === 'rgb(1, 2, 3)'").await?;
    let is_below = "return box('footer').top >= box('.page').bottom";
    assert_eq!(page.eval(is_below).await?, json!(true));
    // Own rules override those of the game with higher specificity.
    page.until("getComputedStyle(one('h1')).letterSpacing === '3px'").await?;
    page.play(&["b2"]).await?;
    page.ensure_no_errors().await?;
}
