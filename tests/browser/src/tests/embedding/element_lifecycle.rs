//! Lifecycle of the element: creation, changes, moves, removal, and many elements.

use super::host_page::{FRAME, HostPage};
use browser_tests::prelude::*;

const ELEMENT: &str = "<tic-tac-toe opponent=friend></tic-tac-toe>";
const ACCENT: &str = "document.documentElement.style.getPropertyValue('--own-fill') === '#7c3aed'";
const NO_ACCENT: &str = "document.documentElement.style.getPropertyValue('--own-fill') === ''";
#[browser_test]
async fn properties_set_before_definition_apply(host: HostPage) {
    host.open_without_element(&format!("<body>{ELEMENT}")).await?;
    let page = &host.page;
    page.eval("game().moves = 'a1b2'; game().theme = 'dark'; game().disabled = true; game().playAs = 'o'").await?;
    host.define("embed.js").await?;
    host.until_ready(1).await?;
    assert_eq!(page.eval("return game().state.moves").await?, "a1b2");
    assert_eq!(page.eval("return game().getAttribute('theme')").await?, "dark");
    assert_eq!(page.eval("return Object.keys(game()).length").await?, 0, "nothing hides the element's own properties");
    host.enter(FRAME).await?;
    page.until_attribute("html", "data-theme", "dark").await?;
    page.until("all('[data-square]:not([aria-disabled])').length === 0").await?;
    host.leave().await?;
}

#[browser_test(every_engine)]
async fn every_attribute_can_change_during_the_game(host: HostPage) {
    host.open(ELEMENT).await?;
    host.until_ready(1).await?;
    let page = &host.page;
    // Attribute, value, and a condition in the frame.
    for (attribute, value, then) in [
        ("moves", "a1b2", "all('[data-mark]').length === 2"),
        ("theme", "dark", "document.documentElement.dataset.theme === 'dark'"),
        ("theme", "light", "document.documentElement.dataset.theme === 'light'"),
        ("theme", "contrast", "document.documentElement.dataset.theme === 'contrast'"),
        ("look", "paper", "document.documentElement.dataset.look === 'paper'"),
        ("accent", "#7c3aed", ACCENT),
        ("accent", "", NO_ACCENT),
        ("accent", "rgb(124 58 237 / 0.5)", ACCENT),
        ("accent", "", NO_ACCENT),
        ("controls", "history", "one('.history').offsetHeight > 0"),
        ("controls", "", "one('.score').offsetHeight === 0"),
        ("opponent", "random", "one('[data-side=o]').textContent.includes('Computer')"),
        ("play", "o", "one('[data-side=x]').textContent.includes('Computer')"),
        ("play", "o", "all('[data-mark]').length === 1"),
        ("opponent", "friend", "all('[data-mark]').length === 0"),
        ("disabled", "", "!one('[data-square]:not([aria-disabled])')"),
        ("disabled", "false", "one('[data-square]:not([aria-disabled])')"),
        ("disabled", "", "!one('[data-square]:not([aria-disabled])')"),
        ("lang", "de", "one('h1').textContent === 'Tic-Tac-Toe'"),
        ("lang", "en", "one('h1').textContent === 'Tic-tac-toe'"),
        ("board", "3x3x3", "all('[data-square]').length === 9"),
        ("objective", "normal", "one('[data-game]')"),
    ] {
        page.eval(&format!("game().setAttribute('{attribute}', '{value}')")).await?;
        host.until_in_game(then).await?;
    }
    // Without `lang`, the game follows the page.
    page.eval("game().lang = ''; document.documentElement.lang = 'de'; game().title = 'Spiel'").await?;
    page.until("frameOf(game()).title === 'Spiel'").await?;
    page.eval("game().disabled = false").await?;
    host.enter(FRAME).await?;
    page.until("one('h1').textContent === 'Tic-Tac-Toe'").await?;
    page.play(&["c3"]).await?;
    host.leave().await?;
}

#[browser_test]
async fn play_is_an_attribute_and_a_method(host: HostPage) {
    host.open_without_element("<tic-tac-toe opponent=friend playAs=o></tic-tac-toe>").await?;
    let page = &host.page;
    // Frameworks set attributes as properties, before or after the definition, and remove them.
    page.eval("game().play = 'x'").await?;
    host.define("embed.js").await?;
    host.until_ready(1).await?;
    let values = "[game().playAs, game().getAttribute('play'), typeof game().play]";
    assert_eq!(page.eval(&format!("return {values}")).await?, json!(["x", "x", "function"]));
    page.eval("game().removeAttribute('play')").await?;
    assert_eq!(page.eval(&format!("return {values}")).await?, json!(["o", null, "function"]));
    page.eval("game().play = 'o'").await?;
    assert_eq!(page.eval(&format!("return {values}")).await?, json!(["o", "o", "function"]));
    page.eval("game().play = undefined").await?;
    assert_eq!(page.eval(&format!("return {values}")).await?, json!(["x", null, "function"]));
    page.eval("game().opponent = game().board = ''; game().play('b2')").await?;
    page.until("count('move') > 0").await?;
    assert_eq!(
        page.eval("return [game().opponent, game().board, count('error')]").await?,
        json!(["unbeatable", "3x3x3", 0])
    );
}

#[browser_test]
async fn disabled_game_cannot_be_played(host: HostPage) {
    let element = "<tic-tac-toe disabled moves=a1 controls=settings></tic-tac-toe>";
    host.open(element).await?;
    host.until_ready(1).await?;
    host.enter(FRAME).await?;
    host.page.click("[data-square=b2]").await?;
    host.page.open_dialog("game", "[name=opponent]:disabled").await?;
    assert_eq!(host.page.count("input:enabled").await?, 0);
    host.leave().await?;
    // The host page may still move; its answer follows the handled click.
    host.page.eval("game().moves = 'c3'").await?;
    host.until_moves("c3").await?;
    assert_eq!(host.events("move").await?.len(), 0);
}

#[browser_test(every_engine)]
async fn auto_theme_follows_the_host_colors(host: HostPage) {
    host.open(ELEMENT).await?;
    host.until_ready(1).await?;
    for (color, theme) in [
        ("#123", "light"),
        ("#eee", "dark"),
        ("oklch(20% 0 0)", "light"),
        ("oklch(90% 0 none)", "dark"),
        ("color(display-p3 0 0 0 / 0.5)", "light"),
    ] {
        host.page.eval(&format!("document.body.style.color = '{color}'")).await?;
        host.until_in_game(&format!("one('html').getAttribute('data-theme') === '{theme}'")).await?;
    }
    // The colors change while the game is hidden, as in a closed tab of the page.
    host.page.eval("document.body.style.display = 'none'; document.body.offsetWidth").await?;
    host.page.eval("document.body.style.color = '#eee'; document.body.offsetWidth").await?;
    host.page.eval("document.body.style.display = ''").await?;
    host.until_in_game("one('html').getAttribute('data-theme') === 'dark'").await?;
}

#[browser_test(only_in_chromium("only Chromium's driver emulates system settings"))]
async fn auto_theme_honors_prefers_contrast(host: HostPage) {
    host.open(ELEMENT).await?;
    host.until_ready(1).await?;
    host.page.prefer(&[("prefers-contrast", "more")]).await?;
    host.until_in_game("one('html').getAttribute('data-theme') === 'contrast'").await?;
}

#[browser_test(every_engine)]
async fn moved_and_reinserted_element_keeps_its_game(host: HostPage) {
    host.open(&format!("{ELEMENT}<div id=other></div>")).await?;
    host.until_ready(1).await?;
    let page = &host.page;
    host.enter(FRAME).await?;
    page.play(&["a1", "b2"]).await?;
    host.leave().await?;
    host.until_moves("a1b2").await?;

    page.eval("window.kept = game(); kept.remove()").await?;
    assert_eq!(page.eval("return [listeners, frameCount(), Boolean(frameOf(kept))]").await?, json!([0, 0, false]));
    // Calls without a game have no effect.
    page.eval("kept.play('c3'); kept.undo(); kept.reset(); kept.focus(); kept.theme = 'dark'").await?;
    page.eval("other.append(kept)").await?;
    host.until_ready(2).await?;
    assert_eq!(page.eval("return [listeners, frameCount(), game().state.moves]").await?, json!([1, 1, "a1b2"]));

    // Two moves within one task.
    page.eval("other.append(kept); document.body.prepend(kept)").await?;
    host.until_ready(3).await?;
    assert_eq!(page.eval("return [listeners, frameCount(), game().state.moves]").await?, json!([1, 1, "a1b2"]));

    // `moveBefore` moves without removal, where supported.
    page.eval("other.moveBefore ? other.moveBefore(kept, null) : other.append(kept); kept.play('c3')").await?;
    host.until_moves("a1b2c3").await?;
    assert_eq!(page.eval("return [listeners, frameCount(), count('error')]").await?, json!([1, 1, 0]));

    // Setting the same moves again shows them again.
    for moves in ["a1", "a1b1", "a1"] {
        page.eval(if moves == "a1" { "game().moves = 'a1'" } else { "game().play('b1')" }).await?;
        host.until_moves(moves).await?;
    }
    // Another opponent starts a new game, also while the element is removed.
    page.eval("kept.remove(); kept.opponent = 'casual'; other.append(kept)").await?;
    host.until_moves("").await?;
}

#[browser_test(
    not_in(Firefox, "moveBefore reloads frames in shadow trees"),
    not_in(WebKit, "no support of moveBefore")
)]
async fn move_before_does_not_reload_the_game(host: HostPage) {
    host.open(&format!("{ELEMENT}<div id=other></div>")).await?;
    host.until_ready(1).await?;
    let page = &host.page;
    page.eval("window.frame = frameOf(game()); other.moveBefore(game(), null); game().play('c3')").await?;
    host.until_moves("c3").await?;
    assert_eq!(page.eval("return [frame === frameOf(game()), count('ready')]").await?, json!([true, 1]));
    assert_eq!(page.eval("return [listeners, count('error')]").await?, json!([1, 0]));
}

#[browser_test]
async fn requests_before_ready_are_queued(host: HostPage) {
    host.open_without_element("<body>").await?;
    let page = &host.page;
    host.define("embed.js").await?;
    page.until("customElements.get('tic-tac-toe')").await?;
    page.eval(
        "const game = document.createElement('tic-tac-toe'); game.opponent = 'friend'; document.body.append(game);
        game.moves = 'a1b1'; game.play('b2'); game.play('c1'); game.undo(); game.controls = 'status'",
    )
    .await?;
    host.until_moves("a1b1b2").await?;
    // An element removed early leaves nothing behind.
    page.eval("game().remove(); document.body.append(document.createElement('tic-tac-toe')); game().remove()").await?;
    assert_eq!(page.eval("return [listeners, frameCount()]").await?, json!([0, 0]));
}

#[browser_test]
async fn script_may_be_included_twice(host: HostPage) {
    host.open(ELEMENT).await?;
    host.until_ready(1).await?;
    host.define("embed.js?again").await?;
    host.page.eval("document.body.append(document.createElement('tic-tac-toe'))").await?;
    host.page.eval("document.querySelectorAll('tic-tac-toe')[1].scrollIntoView()").await?;
    host.until_ready(2).await?;
}

#[browser_test]
async fn fifty_games_load_lazily_and_download_once_and_leave_nothing(host: HostPage) {
    let games = "<tic-tac-toe opponent=friend controls='' style='max-width: 200px'></tic-tac-toe>".repeat(50);
    host.open(&games).await?;
    let page = &host.page;
    page.until("count('ready') > 0").await?;
    assert_eq!(page.eval("return [listeners, frameCount()]").await?, json!([50, 50]));
    for index in (0..50).step_by(7) {
        let game = format!("document.querySelectorAll('tic-tac-toe')[{index}]");
        // Loading games above it shrink, and not every engine anchors the scroll position.
        page.until(&format!("({game}.scrollIntoView(), {game}.state)")).await?;
        page.eval(&format!("{game}.play('b2')")).await?;
        page.until(&format!("{game}.state.moves === 'b2'")).await?;
    }
    // Each element receives only messages of its own frame.
    let played = "return all('tic-tac-toe').filter((it) => it.state?.moves === 'b2').length";
    assert_eq!(page.eval(played).await?, 8);
    let asked = host.game.requests();
    assert_eq!(asked.iter().filter(|path| path.ends_with("_bg.wasm")).count(), 1, "one download: {asked:?}");
    page.eval("document.body.replaceChildren()").await?;
    assert_eq!(page.eval("return [listeners, frameCount()]").await?, json!([0, 0]));
}
