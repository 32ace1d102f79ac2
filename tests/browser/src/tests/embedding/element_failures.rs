//! Embedded games that cannot start, calls that fail, and the fallback of the element.

use super::host_page::{FRAME, HostPage};
use browser_tests::prelude::*;

/// The element's own message.
const MESSAGE: &str = "game().shadowRoot.querySelector('[role=alert]')";

/// Shortens the time limit of the element from 10 seconds to 500 ms.
const HURRY: &str = "window.unhurried = setTimeout;
    window.setTimeout = (callback, delay, ...rest) => unhurried(callback, delay / 20, ...rest)";

const ADD_ELEMENT: &str =
    "document.body.innerHTML = '<tic-tac-toe opponent=friend><a href=.>Play elsewhere</a></tic-tac-toe>'";

const IS_FALLBACK: &str = "frameOf(game()).offsetHeight === 0 && game().querySelector('a').offsetHeight > 0";

/// Calls a method and returns the code of the rejected promise or the moves of the state.
async fn outcome(host: &HostPage, call: &str) -> WebDriverResult<Value> {
    host.page.eval(&format!("return {call}.then(({{ moves }}) => moves, ({{ code }}) => code)")).await
}

/// Adds an element whose game fails, and checks event, promise and fallback.
async fn add_failing_element(host: &HostPage, code: &str) -> WebDriverResult<()> {
    host.page.eval(ADD_ELEMENT).await?;
    assert_eq!(outcome(host, "game().whenReady()").await?, code);
    host.page.until(IS_FALLBACK).await?;
    assert_eq!(outcome(host, "game().play('b2')").await?, code);
    host.expect("[game().state, log[0].type, log[0].code]", json!([null, "error", code])).await?;
    host.page.take_errors().await.map(drop)
}

#[browser_test(every_engine)]
async fn missing_game_sends_an_error_and_shows_the_fallback(host: HostPage) {
    host.open("").await?;
    // A page that never answers, such as that of the host for a missing file.
    host.game.set_file("index.html", "<!doctype html>Not found");
    host.page.eval(HURRY).await?;
    add_failing_element(&host, "no-answer").await?;
    // The game starts after all, on a busy machine not within 500 ms.
    host.page.eval("window.setTimeout = unhurried").await?;
    host.game.set_file("index.html", std::fs::read(dist().join("index.html"))?);
    // A hidden frame would wait until it is near the viewport. The same address would not load again.
    host.page
        .eval("Object.assign(frameOf(game()), { loading: 'eager' }).src = frameOf(game()).src.replace('?', '?again&')")
        .await?;
    host.until_ready(1).await?;
    host.page.until("frameOf(game()).offsetHeight > 100 && game().querySelector('a').offsetHeight === 0").await?;
    assert_eq!(outcome(&host, "game().play('b2')").await?, "b2");
}

#[browser_test]
async fn failed_blocked_and_stalled_games_send_an_error(host: HostPage) {
    host.open("").await?;
    host.game.refuse("_bg.wasm");
    add_failing_element(&host, "load-failed").await?;
    // A message is visible even if the host page hides the status.
    host.page.eval("log.length = 0; document.body.innerHTML = `<tic-tac-toe controls=''></tic-tac-toe>`").await?;
    host.page.until("count('error') === 1").await?;
    host.page.driver.execute(format!("return {FRAME}"), Vec::new()).await?.element()?.enter_frame().await?;
    host.page.until("one('[role=status]').offsetHeight > 1 && one('[data-action=retry]').checkVisibility()").await?;
    host.page.take_errors().await?;
    host.leave().await?;
    host.game.refuse_nothing();
    // Blocked, and then held back.
    for (policy, is_held) in [("require-corp", false), ("unsafe-none", true)] {
        host.page.server.set_extra_header("Cross-Origin-Embedder-Policy", policy);
        host.page.load("").await?;
        host.page.eval(HURRY).await?;
        if is_held {
            host.game.hold("");
        }
        add_failing_element(&host, "no-answer").await?;
    }
}

#[browser_test]
async fn missing_game_shows_a_message_with_a_button_that_tries_again(host: HostPage) {
    // The game's host has no such page.
    host.game.set_file("index.html", "<!doctype html>Not found");
    host.open_without_element("<body lang=de-AT><tic-tac-toe opponent=friend></tic-tac-toe>").await?;
    host.page.eval(HURRY).await?;
    host.define("embed.js").await?;
    host.page.until(&format!("{MESSAGE}?.offsetHeight > 200")).await?;
    let text = json!(["de", "Das Spiel konnte nicht gestartet werden.Erneut versuchen"]);
    host.expect(&format!("[{MESSAGE}.lang, {MESSAGE}.textContent]"), text).await?;
    host.expect("warnings.join().includes('has not answered')", json!(true)).await?;
    host.page.eval("window.setTimeout = unhurried").await?;
    host.game.set_file("index.html", std::fs::read(dist().join("index.html"))?);
    host.page.eval(&format!("{MESSAGE}.querySelector('button').click()")).await?;
    host.until_ready(1).await?;
    host.page.until(&format!("frameOf(game()).offsetHeight > 100 && !{MESSAGE}")).await?;
    assert_eq!(outcome(&host, "game().play('b2')").await?, "b2");
}

#[browser_test]
async fn bundled_element_asks_for_the_address_of_the_game(host: HostPage) {
    host.page.server.set_file("bundle.js", std::fs::read(dist().join("embed.js"))?);
    host.open_without_element("<tic-tac-toe opponent=friend></tic-tac-toe>").await?;
    host.define("bundle.js").await?;
    host.page.until(&format!("{MESSAGE}?.offsetHeight > 200")).await?;
    host.expect("log[0].code", json!("no-source")).await?;
    host.expect("warnings.join().includes('set src')", json!(true)).await?;
    // Not a script, with or without a host.
    for source in ["javascript:alert(1)", "javascript://x/%0aalert(1)", "data:text/html,x", "http://[", "https:"] {
        host.page.eval(&format!("log.length = 0; game().src = '{source}'")).await?;
        host.page.until("count('error') === 1").await?;
        host.expect("[log[0].code, frameOf(game()).src]", json!(["no-source", ""])).await?;
    }
    // The slash at the end and the name of the page are optional.
    let folder = host.game.address();
    for source in [folder, folder.trim_end_matches('/'), &format!("{folder}index.html?a#b")] {
        host.page.eval(&format!("log.length = 0; game().src = '{source}'")).await?;
        host.until_ready(1).await?;
    }
    assert_eq!(outcome(&host, "game().play('b2')").await?, "b2");
}

#[browser_test(every_engine)]
async fn methods_return_the_state_or_reject_with_a_code(host: HostPage) {
    host.open_game("<tic-tac-toe opponent=friend></tic-tac-toe>").await?;
    for (call, expected) in [
        ("game().undo()", "nothing-to-undo"),
        ("game().play('a1')", "a1"),
        ("game().play('b2')", "a1b2"),
        ("game().play('b2')", "illegal-move"),
        ("game().play('z9')", "invalid-value"),
        ("game().play(null)", "invalid-value"),
        ("game().undo()", "a1"),
        ("game().focus()", "a1"),
        ("game().whenReady()", "a1"),
        ("game().reset()", ""),
        ("document.createElement('tic-tac-toe').play('a1')", "not-connected"),
        ("(game().opponent = 'perfect', game().playAs = 'o', game().play('a1'))", "not-your-turn"),
        ("(window.removed = game(), removed.play('a1'), removed.remove(), removed.play('a1'))", "not-connected"),
    ] {
        assert_eq!(outcome(&host, call).await?, expected, "{call}");
    }
    // Pages need not handle rejected promises.
    host.page.ensure_no_errors().await?;
    let codes = "log.filter(({ type }) => type === 'error').map(({ code }) => code)";
    let expected = json!(["nothing-to-undo", "illegal-move", "invalid-value", "invalid-value", "not-your-turn"]);
    host.expect(codes, expected).await?;
}

#[browser_test]
async fn invalid_settings_are_named_like_attributes_and_change_nothing(host: HostPage) {
    host.open("<tic-tac-toe disabled opponent=clown moves=a1a1></tic-tac-toe>").await?;
    host.page.until("count('error') === 2").await?;
    let mut beginnings = vec!["opponent=\"clown\"", "moves: "];
    for (setting, beginning) in [
        ("board = '9x9x10'", "board: "),
        ("moves = 'b2b2'", "moves: "),
        (
            "style = '--tic-tac-toe-ground: notacolor'",
            "--tic-tac-toe-ground=\"notacolor\" is invalid; possible: a color",
        ),
        ("style = '--tic-tac-toe-radius: 50%'", "--tic-tac-toe-radius=\"50%\" is invalid; possible: a length"),
    ] {
        beginnings.push(beginning);
        host.page.eval(&format!("game().{setting}")).await?;
        host.page.until(&format!("count('error') === {}", beginnings.len())).await?;
        host.expect("game().state.moves", json!("a1")).await?;
    }
    let messages = "log.filter(({ code }) => code === 'invalid-value').map(({ message }) => message)";
    let told: Vec<String> = serde_json::from_value(host.page.eval(&format!("return {messages}")).await?)?;
    assert_eq!(told.len(), beginnings.len());
    for (message, beginning) in told.iter().zip(&beginnings) {
        assert!(message.starts_with(beginning) && !message.contains("address"), "{message}");
    }
    // Developers read each in the console once.
    host.page.eval("game().board = '3x3x3'; game().board = '9x9x10'").await?;
    host.page.until(&format!("count('error') === {}", beginnings.len() + 1)).await?;
    let warnings: Vec<String> = told.iter().map(|message| format!("<tic-tac-toe>: {message}")).collect();
    host.expect("warnings", json!(warnings)).await?;
}

#[browser_test(every_engine, not_in(WebKit, "in a sandboxed frame, no URL matches 'self' of the policy"))]
async fn element_works_in_a_sandboxed_page_without_storage(host: HostPage) {
    host.open("").await?;
    host.page.server.set_extra_header("Content-Security-Policy", "sandbox allow-scripts");
    host.page.load("").await?;
    host.expect("origin", json!("null")).await?;
    host.page.eval(ADD_ELEMENT).await?;
    host.until_ready(1).await?;
    assert_eq!(outcome(&host, "game().play('b2')").await?, "b2");
    assert_eq!(outcome(&host, "game().play('b2')").await?, "illegal-move");
    host.until_in_game("one('[data-game]').offsetHeight === innerHeight && !one('.note')").await?;
    host.play(&["a1", "b1", "a2", "b3"]).await?;
    host.page.until("game().state.outcome === 'x'").await?;
}
