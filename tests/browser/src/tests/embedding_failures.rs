//! Embedded games that cannot start, calls that fail, and the fallback of the element.

use std::time::Duration;

use browser_tests::browser_test;
use serde_json::{Value, json};
use thirtyfour::prelude::*;

use super::host_page::HostPage;

/// Shortens the time limit of the element from 15 seconds to 600 ms.
const HURRY: &str = "<script>{
    const original = setTimeout;
    window.setTimeout = (callback, delay, ...rest) => original(callback, delay / 25, ...rest);
}</script>";

const ELEMENT: &str = "<tic-tac-toe opponent=friend><a href=.>Play elsewhere</a></tic-tac-toe>";

/// Defines `outcome`, which becomes the code of a rejected promise or the moves of the state.
const SETTLE: &str = "window.settle = (promise) => promise.then((state) => state?.moves, ({ code }) => code).then((it) => { window.outcome = it });";

/// Calls a method and returns its outcome.
async fn outcome(host: &HostPage, call: &str) -> WebDriverResult<Value> {
    host.page.eval(&format!("{SETTLE} delete window.outcome; settle({call})")).await?;
    host.page.until("'outcome' in window").await?;
    host.page.eval("return window.outcome").await
}

fn element_script() -> String {
    format!("{HURRY}<script type=module src='{{game}}embed.js'></script><body>{ELEMENT}")
}

const IS_FALLBACK: &str = "frameOf(game()).offsetHeight === 0 && game().querySelector('a').offsetHeight > 0";

/// Waits until the game has failed, and checks event, promise and fallback.
async fn assert_failure(host: &HostPage, code: &str) -> WebDriverResult<()> {
    host.page.until("count('error') > 0").await?;
    assert_eq!(host.events("error").await?[0]["code"], code);
    host.page.until(IS_FALLBACK).await?;
    assert_eq!(outcome(host, "game().play('b2')").await?, code);
    assert_eq!(host.page.eval("return game().state").await?, Value::Null);
    host.page.take_errors().await.map(drop)
}

#[browser_test(every_engine)]
async fn missing_game_sends_an_error_and_shows_the_fallback(host: HostPage) -> WebDriverResult<()> {
    host.open_without_element("<body>").await?;
    // A page that never answers, such as that of the host for a missing file.
    host.game.set_page("index.html", "<!doctype html>Not found");
    host.page.server.set_page("index.html", &page(&host));
    host.page.load("").await?;
    assert_failure(&host, "no-answer").await?;
    // The game starts after all.
    host.game.set_page("index.html", &std::fs::read_to_string(browser_tests::harness::dist().join("index.html"))?);
    // A hidden frame would wait until it is near the viewport. The same address would not load again.
    host.page
        .eval("Object.assign(frameOf(game()), { loading: 'eager' }).src = frameOf(game()).src.replace('?', '?again&')")
        .await?;
    host.until_ready(1).await?;
    host.page.until("frameOf(game()).offsetHeight > 100 && game().querySelector('a').offsetHeight === 0").await?;
    assert_eq!(outcome(&host, "game().play('b2')").await?, "b2");
    Ok(())
}

#[browser_test]
async fn blocked_and_stalled_games_send_an_error(host: HostPage) -> WebDriverResult<()> {
    host.open_without_element("<body>").await?;
    host.page.server.set_page("index.html", &page(&host));
    host.page.server.set_extra_header("Cross-Origin-Embedder-Policy", "require-corp");
    host.page.load("").await?;
    assert_failure(&host, "no-answer").await?;
    host.page.server.set_extra_header("Cross-Origin-Embedder-Policy", "unsafe-none");
    host.game.set_delay("", Duration::from_secs(2));
    host.page.load("").await?;
    assert_failure(&host, "no-answer").await
}

#[browser_test]
async fn failure_that_the_game_reports_has_its_code(host: HostPage) -> WebDriverResult<()> {
    host.open_without_element("<body>").await?;
    host.game.refuse("_bg.wasm");
    let page = format!(
        "{}<script type=module src='{}embed.js'></script>{ELEMENT}",
        super::host_page::HEAD,
        host.game.address()
    );
    host.page.server.set_page("index.html", &page);
    host.page.load("").await?;
    assert_failure(&host, "load-failed").await?;
    assert_ne!(host.events("error").await?[0]["message"], "");
    Ok(())
}

/// The host page with the element and its script.
fn page(host: &HostPage) -> String {
    format!("{}{}", super::host_page::HEAD, element_script().replace("{game}", host.game.address()))
}

#[browser_test(every_engine)]
async fn methods_return_the_state_or_reject_with_a_code(host: HostPage) -> WebDriverResult<()> {
    host.open("<tic-tac-toe opponent=friend></tic-tac-toe>").await?;
    host.page.until("customElements.get('tic-tac-toe')").await?;
    for (call, expected) in [
        ("game().undo()", "nothing-to-undo"),
        ("game().play('a1')", "a1"),
        ("game().play('b2')", "a1b2"),
        ("game().play('b2')", "illegal-move"),
        ("game().play('z9')", "invalid-value"),
        ("game().undo()", "a1"),
        ("game().focus()", "a1"),
        ("game().reset()", ""),
        ("document.createElement('tic-tac-toe').play('a1')", "not-connected"),
        ("(game().opponent = 'perfect', game().playAs = 'o', game().play('a1'))", "not-your-turn"),
        ("(window.removed = game(), removed.play('a1'), removed.remove(), removed.play('a1'))", "not-connected"),
    ] {
        assert_eq!(outcome(&host, call).await?, expected, "{call}");
    }
    // Pages need not handle rejected promises.
    host.page.ensure_no_errors().await?;
    let codes = "return log.filter(({ type }) => type === 'error').map(({ code }) => code)";
    let expected = json!(["nothing-to-undo", "illegal-move", "invalid-value", "not-your-turn"]);
    assert_eq!(host.page.eval(codes).await?, expected);
    Ok(())
}

#[browser_test]
async fn call_loads_a_game_far_from_the_viewport(host: HostPage) -> WebDriverResult<()> {
    let body = "<div style='height: 20000px'></div><tic-tac-toe opponent=friend></tic-tac-toe>";
    host.open(body).await?;
    host.page.until("customElements.get('tic-tac-toe')").await?;
    assert_eq!(outcome(&host, "game().play('b2')").await?, "b2");
    assert_eq!(host.page.eval("return scrollY").await?, 0);
    Ok(())
}

#[browser_test]
async fn invalid_settings_are_named_like_attributes(host: HostPage) -> WebDriverResult<()> {
    let element = "<tic-tac-toe opponent=clown moves=a1a1></tic-tac-toe>";
    host.open(element).await?;
    host.page.until("count('error') === 2").await?;
    host.page.eval("game().board = '9x9x10'").await?;
    host.page.until("count('error') === 3").await?;
    let errors = host.events("error").await?;
    for (error, beginning) in errors.iter().zip(["opponent=\"clown\"", "moves: ", "board: "]) {
        let message = error["message"].as_str().unwrap_or_default();
        assert!(message.starts_with(beginning) && !message.contains("address"), "{message}");
    }
    assert!(errors.iter().all(|error| error["code"] == "invalid-value"));
    Ok(())
}

#[browser_test(every_engine, not_in(WebKit, "in a sandboxed frame, no URL matches 'self' of the policy"))]
async fn element_works_in_a_sandboxed_page(host: HostPage) -> WebDriverResult<()> {
    host.open_without_element("<body>").await?;
    host.page.server.set_page("index.html", &page(&host));
    host.page.server.set_extra_header("Content-Security-Policy", "sandbox allow-scripts");
    host.page.load("").await?;
    assert_eq!(host.page.eval("return origin").await?, "null");
    host.until_ready(1).await?;
    assert_eq!(outcome(&host, "game().play('b2')").await?, "b2");
    assert_eq!(outcome(&host, "game().play('b2')").await?, "illegal-move");
    host.enter("frameOf(game())").await?;
    host.page.until("document.querySelector('[data-game]').offsetHeight === innerHeight").await?;
    host.leave().await
}
