//! Hostile messages: random ones, and those of unrelated windows.

use super::host_page::{FRAME, HostPage};
use browser_tests::prelude::*;

/// Defines `random`, a seeded generator of messages: arbitrary values and near misses of the protocol.
const RANDOM: &str = include_str!("hostile/random.js");

/// Sends 10,000 random messages to a window: from the host page's side, or from the game's. None is valid.
fn attack(target: &str) -> String {
    format!(
        "{RANDOM} for (let count = 0; count < 10000; count++) {target}.postMessage(random(
            ['set', 'play', 'undo', 'reset', 'focus', 'ready', 'state', 'move', 'end', 'change', 'escape', 'error', 'size'],
            ['query', 'moves', 'square', 'state', 'message', 'line', 'outcome']), '*')"
    )
}

/// Valid messages, but from the wrong window.
const FORGED: &str = "inGame.postMessage({ 'tic-tac-toe': 1, type: 'play', square: 'c3' }, '*');
    inGame.postMessage({ 'tic-tac-toe': 1, type: 'reset' }, '*');
    inGame.postMessage({ 'tic-tac-toe': 1, type: 'style', ground: '#ff0000' }, '*');
    parent.postMessage({ 'tic-tac-toe': 1, type: 'end', outcome: 'x', line: [], moves: '' }, '*');
    parent.postMessage({ 'tic-tac-toe': 1, type: 'size', height: 5 }, '*');
    parent.postMessage({ 'tic-tac-toe': 1, type: 'state', state: { moves: 'c3' } }, '*')";

/// A page that pretends to be a game.
const PRETENDS: &str = "<!doctype html><script>
    parent.postMessage({ 'tic-tac-toe': 1, type: 'move', square: 'a1', mark: 'x', by: 'person', moves: 'a1' }, '*');
    parent.postMessage({ last: 'pretended' }, '*');</script>";

#[browser_test(every_engine)]
async fn random_messages_and_those_of_a_third_window_have_no_effect(host: HostPage) {
    // A frame of the same origin as the host page reaches the game's window.
    let body =
        "<tic-tac-toe opponent=friend moves=a1b2></tic-tac-toe><iframe id=third title=Third srcdoc=Third></iframe>";
    host.open_game(body).await?;
    let page = &host.page;
    page.server.set_file("pretends", PRETENDS);
    host.until_in_game("one('[data-game]').offsetHeight === innerHeight").await?;
    let height = page.eval(&format!("return {FRAME}.offsetHeight")).await?;
    // Messages arrive in order: the last one follows all others.
    let note_last =
        "window.last = []; addEventListener('message', ({ data }) => { if (data?.last) last.push(data.last) });";
    page.eval(note_last).await?;
    page.eval(&attack(&format!("{FRAME}.contentWindow"))).await?;
    host.enter(FRAME).await?;
    page.eval(note_last).await?;
    page.eval(&format!("{}; parent.postMessage({{ last: 'game' }}, '*')", attack("parent"))).await?;
    host.leave().await?;
    page.driver.execute("return third", Vec::new()).await?.element()?.enter_frame().await?;
    page.eval(&format!("window.inGame = parent.frameOf(parent.game()).contentWindow; {FORGED}")).await?;
    page.eval(&attack("inGame")).await?;
    page.eval(&attack("parent")).await?;
    page.eval("[inGame, parent].forEach((target) => target.postMessage({ last: 'third' }, '*'))").await?;
    page.driver.enter_default_frame().await?;
    page.until("last.join() === 'game,third'").await?;
    host.until_in_game("last.join() === 'third'").await?;
    page.eval("game().play('b1')").await?;
    host.until_moves("a1b2b1").await?;
    host.expect("log.map(({ type }) => type)", json!(["ready"])).await?;
    host.expect(&format!("{FRAME}.offsetHeight"), height).await?;
    host.until_in_game("all('[data-mark]').length === 3 && !document.documentElement.dataset.host").await?;
    // A page of another origin than the game's in its frame.
    page.eval(&format!("{FRAME}.src = 'pretends'")).await?;
    page.until("last.at(-1) === 'pretended'").await?;
    host.expect("log.map(({ type }) => type)", json!(["ready"])).await?;
}
