//! Lifecycle of the element: creation, changes, moves, removal, and many elements.

use super::host_page::HostPage;
use browser_tests::prelude::*;

const ELEMENT: &str = "<tic-tac-toe opponent=friend></tic-tac-toe>";
const ACCENT: &str = "document.documentElement.style.getPropertyValue('--own-fill') === '#7c3aed'";
const NO_ACCENT: &str = "document.documentElement.style.getPropertyValue('--own-fill') === ''";

/// The listeners of the page to messages, the frames, and the moves of the first game.
const KEPT: &str = "[listeners, frameCount(), game()?.state?.moves ?? null]";

#[browser_test]
async fn properties_set_before_definition_apply_and_play_is_also_a_method(host: HostPage) {
    host.open_without_element("<body><tic-tac-toe opponent=friend playAs=o></tic-tac-toe>").await?;
    // Frameworks set attributes as properties, before or after the definition, and remove them.
    host.page.eval("game().moves = 'a1b2'; game().theme = 'dark'; game().disabled = true; game().play = 'x'").await?;
    host.define("embed.js").await?;
    host.until_ready(1).await?;
    host.expect("[game().state.moves, game().getAttribute('theme')]", json!(["a1b2", "dark"])).await?;
    // Nothing hides the element's own properties.
    host.expect("Object.keys(game()).length", json!(0)).await?;
    host.until_in_game(
        "document.documentElement.dataset.theme === 'dark' && !one('[data-square]:not([aria-disabled])')",
    )
    .await?;
    let values = "[game().playAs, game().getAttribute('play'), typeof game().play]";
    host.expect(values, json!(["x", "x", "function"])).await?;
    for (change, property, attribute) in [
        ("game().removeAttribute('play')", "o", Value::Null),
        ("game().play = 'o'", "o", json!("o")),
        ("game().play = undefined", "x", Value::Null),
    ] {
        host.page.eval(change).await?;
        host.expect(values, json!([property, attribute, "function"])).await?;
    }
    host.page.eval("game().opponent = game().board = ''; game().disabled = false; game().play('b2')").await?;
    host.page.until("count('move') > 0").await?;
    host.expect("[game().opponent, game().board, count('error')]", json!(["unbeatable", "3x3x3", 0])).await?;
}

#[browser_test(every_engine)]
async fn every_attribute_can_change_during_the_game(host: HostPage) {
    host.open_game(ELEMENT).await?;
    let page = &host.page;
    // Attribute, value, and a condition in the frame.
    for (attribute, value, then) in [
        ("moves", "a1b2", "all('[data-mark]').length === 2"),
        ("theme", "dark", "document.documentElement.dataset.theme === 'dark'"),
        ("look", "paper", "document.documentElement.dataset.look === 'paper'"),
        ("accent", "#7c3aed", ACCENT),
        ("accent", "", NO_ACCENT),
        ("accent", "rgb(124 58 237 / 0.5)", ACCENT),
        ("controls", "history", "one('.history').offsetHeight > 0"),
        ("opponent", "random", "one('[data-side=o]').textContent.includes('Computer')"),
        ("play", "o", "all('[data-mark]').length === 1"),
        ("opponent", "friend", "all('[data-mark]').length === 0"),
        ("disabled", "", "!one('[data-square]:not([aria-disabled])')"),
        ("disabled", "false", "one('[data-square]:not([aria-disabled])')"),
        ("lang", "de", "one('h1').textContent === 'Tic-Tac-Toe'"),
        ("lang", "en", "one('h1').textContent === 'Tic-tac-toe'"),
        ("board", "4x4x4", "all('[data-square]').length === 16"),
    ] {
        page.eval(&format!("game().setAttribute('{attribute}', '{value}')")).await?;
        host.until_in_game(then).await?;
    }
    // Without `lang`, the game follows the page.
    page.eval("game().lang = ''; document.documentElement.lang = 'de'; game().title = 'Spiel'").await?;
    page.until("frameOf(game()).title === 'Spiel'").await?;
    host.until_in_game("one('h1').textContent === 'Tic-Tac-Toe'").await?;
}

#[browser_test(every_engine)]
async fn auto_theme_follows_the_host_colors_and_prefers_contrast(host: HostPage) {
    host.open_game(ELEMENT).await?;
    let until_theme =
        async |theme: &str| host.until_in_game(&format!("document.documentElement.dataset.theme === '{theme}'")).await;
    for (color, theme) in [
        ("#123", "light"),
        ("#eee", "dark"),
        ("oklch(20% 0 0)", "light"),
        ("oklch(90% 0 none)", "dark"),
        ("color(display-p3 0 0 0 / 0.5)", "light"),
    ] {
        host.page.eval(&format!("document.body.style.color = '{color}'")).await?;
        until_theme(theme).await?;
    }
    // The colors change while the game is hidden, as in a closed tab of the page.
    host.page.eval("document.body.style.display = 'none'; document.body.offsetWidth").await?;
    host.page.eval("document.body.style.color = '#eee'; document.body.offsetWidth").await?;
    host.page.eval("document.body.style.display = ''").await?;
    until_theme("dark").await?;
    if Engine::of_this_run().has_devtools() {
        host.page.prefer(&[("prefers-contrast", "more")]).await?;
        until_theme("contrast").await?;
    }
}

#[browser_test(every_engine)]
async fn moved_and_reinserted_element_keeps_its_game(host: HostPage) {
    host.open_game(&format!("{ELEMENT}<div id=other></div>")).await?;
    let page = &host.page;
    host.play(&["a1", "b2"]).await?;
    host.until_moves("a1b2").await?;

    page.eval("window.kept = game(); kept.remove()").await?;
    host.expect(KEPT, json!([0, 0, null])).await?;
    // Calls without a game have no effect.
    page.eval("kept.play('c3'); kept.undo(); kept.reset(); kept.focus(); kept.theme = 'dark'").await?;
    page.eval("other.append(kept)").await?;
    host.until_ready(2).await?;
    host.expect(KEPT, json!([1, 1, "a1b2"])).await?;

    // Two moves within one task.
    page.eval("other.append(kept); document.body.prepend(kept)").await?;
    host.until_ready(3).await?;
    host.expect(KEPT, json!([1, 1, "a1b2"])).await?;

    // `moveBefore` moves without removal, where supported. Firefox reloads frames in shadow trees.
    page.eval("window.frame = frameOf(kept); other.moveBefore ? other.moveBefore(kept, null) : other.append(kept)")
        .await?;
    page.eval("kept.play('c3')").await?;
    host.until_moves("a1b2c3").await?;
    host.expect("[listeners, frameCount(), count('error')]", json!([1, 1, 0])).await?;
    if Engine::of_this_run() == Engine::Chromium {
        host.expect("[frame === frameOf(kept), count('ready')]", json!([true, 3])).await?;
    }

    // Setting the same moves again shows them again.
    for moves in ["a1", "a1b1", "a1"] {
        page.eval(if moves == "a1" { "game().moves = 'a1'" } else { "game().play('b1')" }).await?;
        host.until_moves(moves).await?;
    }
    // Another opponent starts a new game, also while the element is removed.
    page.eval("kept.remove(); kept.opponent = 'casual'; other.append(kept)").await?;
    host.until_moves("").await?;
}

#[browser_test]
async fn requests_before_ready_are_queued_also_far_from_the_viewport(host: HostPage) {
    host.open_without_element("<body><div style='height: 20000px'></div>").await?;
    let page = &host.page;
    // A page may include the script twice.
    host.define("embed.js").await?;
    host.define("embed.js?again").await?;
    page.eval(
        "const game = document.createElement('tic-tac-toe'); game.opponent = 'friend'; document.body.append(game);
        game.moves = 'a1b1'; game.play('b2'); game.play('c1'); game.undo(); game.controls = 'status'",
    )
    .await?;
    host.until_moves("a1b1b2").await?;
    host.expect("scrollY", json!(0)).await?;
    // An element removed early leaves nothing behind.
    page.eval("game().remove(); document.body.append(document.createElement('tic-tac-toe')); game().remove()").await?;
    host.expect(KEPT, json!([0, 0, null])).await?;
}

#[browser_test]
async fn fifty_games_load_lazily_and_download_once_and_leave_nothing(host: HostPage) {
    let games = "<tic-tac-toe opponent=friend controls='' style='max-width: 200px'></tic-tac-toe>".repeat(50);
    host.open(&games).await?;
    let page = &host.page;
    page.until("count('ready') > 0").await?;
    host.expect("[listeners, frameCount()]", json!([50, 50])).await?;
    for index in (0..50).step_by(7) {
        let game = format!("document.querySelectorAll('tic-tac-toe')[{index}]");
        // Loading games above it shrink, and not every engine anchors the scroll position.
        page.until(&format!("({game}.scrollIntoView(), {game}.state)")).await?;
        page.eval(&format!("{game}.play('b2')")).await?;
        page.until(&format!("{game}.state.moves === 'b2'")).await?;
    }
    // Each element receives only messages of its own frame.
    host.expect("all('tic-tac-toe').filter((it) => it.state?.moves === 'b2').length", json!(8)).await?;
    let asked = host.game.requests();
    assert_eq!(asked.iter().filter(|path| path.ends_with("_bg.wasm")).count(), 1, "one download: {asked:?}");
    page.eval("document.body.replaceChildren()").await?;
    host.expect(KEPT, json!([0, 0, null])).await?;
}
