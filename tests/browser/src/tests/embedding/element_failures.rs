//! Embedded games that cannot start, calls that fail, and the fallback of the element.

use super::host_page::HostPage;
use browser_tests::prelude::*;

/// The element's own message.
const MESSAGE: &str = "game().shadowRoot.querySelector('[role=alert]')";

/// Shortens the time limit of the element from 10 seconds to 500 ms.
const HURRY: &str = "window.unhurried = setTimeout;
    window.setTimeout = (callback, delay, ...rest) => unhurried(callback, delay / 20, ...rest)";

const ADD_ELEMENT: &str =
    "document.body.innerHTML = '<tic-tac-toe opponent=friend><a href=.>Play elsewhere</a></tic-tac-toe>'";

const IS_FALLBACK: &str = "frameOf(game()).offsetHeight === 0 && game().querySelector('a').offsetHeight > 0";

/// Defines `outcome`, which becomes the code of a rejected promise or the moves of the state.
const SETTLE: &str = "window.settle = (promise) => promise.then((state) => state?.moves, ({ code }) => code).then((it) => { window.outcome = it });";

/// Calls a method and returns its outcome.
async fn outcome(host: &HostPage, call: &str) -> WebDriverResult<Value> {
    host.page.eval(&format!("{SETTLE} delete window.outcome; settle({call})")).await?;
    host.page.until("'outcome' in window").await?;
    host.page.eval("return window.outcome").await
}

/// Adds an element whose game fails, and checks event, promise and fallback. Returns the message of the event.
async fn add_failing_element(host: &HostPage, code: &str) -> WebDriverResult<Value> {
    host.page.eval(ADD_ELEMENT).await?;
    assert_eq!(outcome(host, "game().whenReady()").await?, code);
    let error = host.events("error").await?.remove(0);
    assert_eq!(error["code"], code);
    host.page.until(IS_FALLBACK).await?;
    assert_eq!(outcome(host, "game().play('b2')").await?, code);
    assert_eq!(host.page.eval("return game().state").await?, Value::Null);
    host.page.take_errors().await?;
    Ok(error["message"].clone())
}

#[browser_test(every_engine)]
async fn missing_game_sends_an_error_and_shows_the_fallback(host: HostPage) {
    host.open("").await?;
    // A page that never answers, such as that of the host for a missing file.
    host.game.set_page("index.html", "<!doctype html>Not found");
    host.page.eval(HURRY).await?;
    add_failing_element(&host, "no-answer").await?;
    // The game starts after all, on a busy machine not within 500 ms.
    host.page.eval("window.setTimeout = unhurried").await?;
    host.game.set_page("index.html", &std::fs::read_to_string(dist().join("index.html"))?);
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
    assert_ne!(add_failing_element(&host, "load-failed").await?, "");
    host.game.refuse_nothing();

    host.page.server.set_extra_header("Cross-Origin-Embedder-Policy", "require-corp");
    host.page.load("").await?;
    host.page.eval(HURRY).await?;
    add_failing_element(&host, "no-answer").await?;

    host.page.server.set_extra_header("Cross-Origin-Embedder-Policy", "unsafe-none");
    host.page.load("").await?;
    host.page.eval(HURRY).await?;
    host.game.hold("");
    add_failing_element(&host, "no-answer").await?;
}

#[browser_test]
async fn blocked_and_missing_games_show_a_message_with_a_button_that_tries_again(host: HostPage) {
    let body = "<body lang=de-AT><tic-tac-toe opponent=friend></tic-tac-toe>";
    let open = async || {
        host.open_without_element(body).await?;
        host.page.eval(HURRY).await?;
        host.define("embed.js").await?;
        host.page.until(&format!("{MESSAGE}?.offsetHeight > 200")).await?;
        assert_eq!(host.events("error").await?[0]["code"], "no-answer");
        host.page.take_errors().await.map(drop)
    };
    // The game's host has no such page.
    host.game.set_page("index.html", "<!doctype html>Not found");
    open().await?;
    let text =
        host.page.eval(&format!("const {{ textContent, lang }} = {MESSAGE}; return [lang, textContent]")).await?;
    assert_eq!(text, json!(["de", "Das Spiel konnte nicht gestartet werden.Erneut versuchen"]));
    assert!(host.page.eval("return warnings.join()").await?.as_str().unwrap().contains("has not answered"));
    host.page.eval("window.setTimeout = unhurried").await?;
    host.game.set_page("index.html", &std::fs::read_to_string(dist().join("index.html"))?);
    host.page.eval(&format!("{MESSAGE}.querySelector('button').click()")).await?;
    host.until_ready(1).await?;
    host.page.until(&format!("frameOf(game()).offsetHeight > 100 && !{MESSAGE}")).await?;
    assert_eq!(outcome(&host, "game().play('b2')").await?, "b2");
    // The game's host, or the page, allows no frames.
    host.game.set_extra_header("X-Frame-Options", "DENY");
    open().await?;
    host.page.server.set_extra_header("Content-Security-Policy", "frame-src 'none'");
    open().await?;
}

#[browser_test]
async fn bundled_element_asks_for_the_address_of_the_game(host: HostPage) {
    host.page.server.set_file("bundle.js", std::fs::read(dist().join("embed.js"))?);
    host.open_without_element("<tic-tac-toe opponent=friend></tic-tac-toe>").await?;
    host.define("bundle.js").await?;
    host.page.until(&format!("{MESSAGE}?.offsetHeight > 200")).await?;
    assert_eq!(host.events("error").await?[0]["code"], "no-source");
    assert!(host.page.eval("return warnings.join()").await?.as_str().unwrap().contains("set src"));
    // Not a script, with or without a host.
    for source in ["javascript:alert(1)", "javascript://x/%0aalert(1)", "data:text/html,x", "http://[", "https:"] {
        host.page.eval(&format!("log.length = 0; game().src = '{source}'")).await?;
        host.page.until("count('error') === 1").await?;
        assert_eq!(host.events("error").await?[0]["code"], "no-source", "{source}");
        assert_eq!(host.page.eval("return frameOf(game()).src").await?, "", "{source}");
    }
    // The slash at the end and the name of the page are optional.
    let folder = host.game.address();
    for (count, source) in [folder, folder.trim_end_matches('/'), &format!("{folder}index.html?a#b")].iter().enumerate()
    {
        host.page.eval(&format!("game().src = '{source}'")).await?;
        host.until_ready(count + 1).await?;
    }
    assert_eq!(outcome(&host, "game().play('b2')").await?, "b2");
}

#[browser_test(every_engine)]
async fn methods_return_the_state_or_reject_with_a_code(host: HostPage) {
    host.open("<tic-tac-toe opponent=friend></tic-tac-toe>").await?;
    host.page.until("customElements.get('tic-tac-toe')").await?;
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
    let codes = "return log.filter(({ type }) => type === 'error').map(({ code }) => code)";
    let expected = json!(["nothing-to-undo", "illegal-move", "invalid-value", "invalid-value", "not-your-turn"]);
    assert_eq!(host.page.eval(codes).await?, expected);
}

#[browser_test]
async fn call_loads_a_game_far_from_the_viewport(host: HostPage) {
    let body = "<div style='height: 20000px'></div><tic-tac-toe opponent=friend></tic-tac-toe>";
    host.open(body).await?;
    host.page.until("customElements.get('tic-tac-toe')").await?;
    assert_eq!(outcome(&host, "game().play('b2')").await?, "b2");
    assert_eq!(host.page.eval("return scrollY").await?, 0);
}

#[browser_test]
async fn invalid_settings_are_named_like_attributes_and_change_nothing(host: HostPage) {
    host.open("<tic-tac-toe disabled opponent=clown moves=a1a1></tic-tac-toe>").await?;
    host.page.until("count('error') === 2").await?;
    let mut beginnings = vec!["opponent=\"clown\"", "moves: "];
    for (setting, beginning) in [
        ("board = '9x9x10'", "board: "),
        ("look = 'clay'", "look=\"clay\""),
        ("accent = 'reddish'", "accent=\"reddish\" is invalid; possible: a color"),
        ("controls = 'wheel'", "controls=\"wheel\" is invalid; possible: status, score"),
        ("moves = 'b2b2'", "moves: "),
        (
            "style = '--tic-tac-toe-ground: notacolor'",
            "--tic-tac-toe-ground=\"notacolor\" is invalid; possible: a color",
        ),
        ("style = '--tic-tac-toe-radius: 50%'", "--tic-tac-toe-radius=\"50%\" is invalid; possible: a length"),
        ("style = '--tic-tac-toe-font: 12'", "--tic-tac-toe-font=\"12\""),
    ] {
        beginnings.push(beginning);
        host.page.eval(&format!("game().{setting}")).await?;
        host.page.until(&format!("count('error') === {}", beginnings.len())).await?;
        assert_eq!(host.page.eval("return game().state.moves").await?, "a1", "{setting}");
    }
    let errors = host.events("error").await?;
    for (error, beginning) in errors.iter().zip(&beginnings) {
        let message = error["message"].as_str().unwrap_or_default();
        assert!(message.starts_with(beginning) && !message.contains("address"), "{message}");
        assert_eq!(error["code"], "invalid-value");
    }
    // Developers read each in the console once.
    host.page.eval("game().look = 'soft'; game().look = 'clay'").await?;
    host.page.until(&format!("count('error') === {}", beginnings.len() + 1)).await?;
    let warnings = host.page.eval("return warnings").await?;
    let messages =
        errors.iter().map(|error| format!("<tic-tac-toe>: {}", error["message"].as_str().unwrap_or_default()));
    assert_eq!(warnings, json!(messages.collect::<Vec<_>>()));
}

#[browser_test(every_engine, not_in(WebKit, "in a sandboxed frame, no URL matches 'self' of the policy"))]
async fn element_works_in_a_sandboxed_page(host: HostPage) {
    host.open("").await?;
    host.page.server.set_extra_header("Content-Security-Policy", "sandbox allow-scripts");
    host.page.load("").await?;
    assert_eq!(host.page.eval("return origin").await?, "null");
    host.page.eval(ADD_ELEMENT).await?;
    host.until_ready(1).await?;
    assert_eq!(outcome(&host, "game().play('b2')").await?, "b2");
    assert_eq!(outcome(&host, "game().play('b2')").await?, "illegal-move");
    host.until_in_game("one('[data-game]').offsetHeight === innerHeight").await?;
}
