//! Hostile messages: random ones, and those of unrelated windows.

use super::host_page::{FRAME, HostPage};
use browser_tests::prelude::*;
use browser_tests::server::Server;

/// Defines `random`, a seeded generator of messages: arbitrary values and near misses of the protocol.
const RANDOM: &str = include_str!("hostile/random.js");

/// Sends 10,000 random messages to a window. None is a valid request.
fn attack(target: &str) -> String {
    format!(
        "{RANDOM} for (let count = 0; count < 10000; count++) {target}.postMessage(random(
            ['set', 'play', 'undo', 'reset', 'focus'],
            ['query', 'moves', 'square', 'height', 'state', 'message']), '*')"
    )
}

#[browser_test(every_engine)]
async fn random_messages_of_the_host_have_no_effect(host: HostPage) {
    host.open("<tic-tac-toe opponent=friend moves=a1b2></tic-tac-toe>").await?;
    host.until_ready(1).await?;
    host.page.eval(&attack(&format!("{FRAME}.contentWindow"))).await?;
    // Messages arrive in order: this answer follows all of them.
    host.page.eval("game().play('c3')").await?;
    host.until_moves("a1b2c3").await?;
    assert_eq!(host.page.eval("return log.map(({ type }) => type)").await?, json!(["ready"]));
    host.enter(FRAME).await?;
    assert_eq!(host.page.count("[data-mark]").await?, 3);
    host.leave().await?;
}

#[browser_test(every_engine)]
async fn messages_of_a_third_window_are_ignored(host: HostPage) {
    // A frame of the same origin as the host page reaches the game's window.
    let body =
        "<tic-tac-toe opponent=friend moves=a1b2></tic-tac-toe><iframe id=third title=Third srcdoc=Third></iframe>";
    host.open(body).await?;
    host.until_ready(1).await?;
    let page = &host.page;
    // Messages arrive in order: the last one follows all others.
    let note_last = "addEventListener('message', ({ data }) => { window.hasLast ||= data === 'the last' })";
    page.eval(note_last).await?;
    host.enter(FRAME).await?;
    page.eval(note_last).await?;
    host.leave().await?;
    page.driver.execute("return third", Vec::new()).await?.element()?.enter_frame().await?;
    // Valid messages, but from the wrong window.
    page.eval(
        "window.inGame = parent.frameOf(parent.game()).contentWindow;
        inGame.postMessage({ 'tic-tac-toe': 1, type: 'play', square: 'c3' }, '*');
        inGame.postMessage({ 'tic-tac-toe': 1, type: 'reset' }, '*');
        parent.postMessage({ 'tic-tac-toe': 1, type: 'end', outcome: 'x', line: [], moves: '' }, '*');
        parent.postMessage({ 'tic-tac-toe': 1, type: 'size', height: 5 }, '*');
        parent.postMessage({ 'tic-tac-toe': 1, type: 'state', state: { moves: 'c3' } }, '*')",
    )
    .await?;
    page.eval(&attack("inGame")).await?;
    page.eval(&attack("parent")).await?;
    page.eval("[inGame, parent].forEach((target) => target.postMessage('the last', '*'))").await?;
    page.driver.enter_default_frame().await?;
    page.until("window.hasLast").await?;
    host.until_in_game("window.hasLast").await?;
    page.eval("game().play('b1')").await?;
    host.until_moves("a1b2b1").await?;
    assert_eq!(page.eval("return log.map(({ type }) => type)").await?, json!(["ready"]));
    assert_eq!(page.eval(&format!("return {FRAME}.offsetHeight > 100")).await?, true);
}

#[browser_test(every_engine)]
async fn random_messages_of_the_frame_are_ignored(host: HostPage) {
    host.open("<tic-tac-toe opponent=friend moves=a1b2></tic-tac-toe>").await?;
    host.until_ready(1).await?;
    host.enter(FRAME).await?;
    host.page.until("one('[data-game]').offsetHeight === innerHeight").await?;
    let before = host.page.eval("return innerHeight").await?;
    host.page
        .eval(&format!(
            "{RANDOM} for (let count = 0; count < 10000; count++) parent.postMessage(random(
                ['ready', 'state', 'move', 'end', 'change', 'escape', 'error', 'size'],
                ['state', 'square', 'moves', 'line', 'outcome', 'message']), '*')"
        ))
        .await?;
    host.leave().await?;
    host.page.eval("game().play('c3')").await?;
    host.until_moves("a1b2c3").await?;
    assert_eq!(host.page.eval("return log.map(({ type }) => type)").await?, json!(["ready"]));
    assert_eq!(host.page.eval(&format!("return {FRAME}.offsetHeight")).await?, before);
}

#[browser_test(every_engine)]
async fn messages_of_another_origin_in_the_frame_are_ignored(host: HostPage) {
    let other = Server::start(std::env::temp_dir().join("no-such-directory"), "/");
    let pretends = "<!doctype html><script>
        parent.postMessage({ 'tic-tac-toe': 1, type: 'move', square: 'a1', mark: 'x', by: 'person', moves: 'a1' }, '*');
        parent.postMessage({ pretended: true }, '*');</script>";
    other.set_page("index.html", pretends);
    let address = other.address().to_owned();
    host.open("<tic-tac-toe></tic-tac-toe>").await?;
    host.until_ready(1).await?;
    let page = &host.page;
    page.eval("addEventListener('message', ({ data }) => { window.isPretended ||= data.pretended })").await?;
    page.eval(&format!("{FRAME}.src = '{address}'")).await?;
    page.until("window.isPretended").await?;
    assert_eq!(host.events("move").await?.len(), 0);
}

#[browser_test(every_engine, not_in(WebKit, "in a sandboxed frame, no URL matches 'self' of the policy"))]
async fn sandboxed_game_plays_without_storage(host: HostPage) {
    let body = "<body><iframe id=frame title=Game width=320 height=480 sandbox=allow-scripts
        src='{game}?embed&opponent=friend'></iframe>";
    host.open_without_element(body).await?;
    for _ in 0..2 {
        host.enter("frame").await?;
        assert_eq!(host.page.eval("return origin").await?, "null");
        assert_eq!(host.page.count("[data-mark]").await?, 0);
        host.page.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
        host.page.until("one('[data-game]').dataset.winner === 'x'").await?;
        assert_eq!(host.page.count(".note").await?, 0);
        host.page.eval("window.isOld = true").await?;
        host.leave().await?;
        // A reload knows nothing of the first visit.
        host.page.eval("frame.src = frame.src").await?;
    }
}
