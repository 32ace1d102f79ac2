//! Embedded games that begin without the lazy part, and styles of the host page.

use super::host_page::{FRAME, HostPage};
use browser_tests::prelude::*;

/// The files of the lazy part that the frame has requested.
fn lazy_files(host: &HostPage) -> Vec<String> {
    let requests = host.game.requests();
    requests.into_iter().filter(|name| name.contains("_lazy.wasm") || name.ends_with(".css")).collect()
}

/// Plays squares in the frame.
async fn play(host: &HostPage, squares: &[&str]) -> WebDriverResult<()> {
    host.enter(FRAME).await?;
    host.page.play(squares).await?;
    host.leave().await
}

#[browser_test(every_engine)]
async fn game_of_a_first_visit_loads_the_lazy_part_after_the_first_move(host: HostPage) {
    let element = "<tic-tac-toe controls='status' theme=dark style='--tic-tac-toe-ground: #123456'></tic-tac-toe>";
    host.open(element).await?;
    host.until_ready(1).await?;
    host.page.eval("game().focus()").await?;
    host.enter(FRAME).await?;
    host.page.until("getComputedStyle(document.documentElement).backgroundColor === 'rgb(18, 52, 86)'").await?;
    host.page.until_attribute("[data-game]", "data-embed", "status").await?;
    let before = host.page.status().await?;
    host.leave().await?;
    assert_eq!(lazy_files(&host), Vec::<String>::new());

    play(&host, &["b2"]).await?;
    host.page.until("count('move') === 2").await?;
    assert_eq!(lazy_files(&host).len(), 2);
    host.enter(FRAME).await?;
    assert_eq!(host.page.status().await?, before);
    host.page.until_attribute("[data-game]", "data-embed", "status").await?;
    host.page.until_attribute("html", "data-theme", "dark").await?;
    host.page.until("getComputedStyle(document.documentElement).backgroundColor === 'rgb(18, 52, 86)'").await?;
    host.leave().await?;
    let others = "return log.map(({ type }) => type).filter((type) => type !== 'change')";
    assert_eq!(host.page.eval(others).await?, json!(["ready", "move", "move"]));
}

#[browser_test]
async fn games_that_need_it_begin_with_the_lazy_part(host: HostPage) {
    host.game.set_extra_header("Cache-Control", "no-store");
    for attributes in
        ["board=4x4x4", "play=o", "controls=history", "moves=b2", "opponent=link", "disabled", "accent=#7c3aed"]
    {
        host.game.forget_requests();
        host.open(&format!("<tic-tac-toe {attributes}></tic-tac-toe>")).await?;
        host.until_ready(1).await?;
        assert_eq!(lazy_files(&host).len(), 2, "{attributes}");
    }
}

#[browser_test]
async fn host_page_hears_of_all_moves_before_the_lazy_part(host: HostPage) {
    host.open("<tic-tac-toe opponent=friend></tic-tac-toe>").await?;
    host.game.hold("_lazy.wasm");
    host.until_ready(1).await?;
    play(&host, &["a1", "b1", "a2", "b2", "a3"]).await?;
    host.game.release("_lazy.wasm");
    host.page.until("count('end') === 1").await?;
    let moves = "return log.filter(({ type }) => type === 'move').map(({ moves }) => moves)";
    assert_eq!(host.page.eval(moves).await?, json!(["a1", "a1b1", "a1b1a2", "a1b1a2b2", "a1b1a2b2a3"]));
}

#[browser_test]
async fn call_without_the_lazy_part_rejects_and_the_next_one_tries_again(host: HostPage) {
    host.open("<tic-tac-toe opponent=friend></tic-tac-toe>").await?;
    host.game.refuse("_lazy.wasm");
    host.until_ready(1).await?;
    let call = "game().play('b2').then(({ moves }) => { window.moves = moves }, ({ code }) => { window.code = code })";
    host.page.eval(call).await?;
    host.page.until("window.code === 'load-failed'").await?;
    assert_eq!(host.page.eval("return game().state.moves").await?, "");
    host.page.take_errors().await?;
    host.game.refuse_nothing();
    host.page.eval(call).await?;
    host.page.until("window.moves === 'b2'").await?;
}

#[browser_test(every_engine)]
async fn missing_lazy_part_is_told_to_host_page_and_player(host: HostPage) {
    host.open("<tic-tac-toe></tic-tac-toe>").await?;
    host.game.refuse("_lazy.wasm");
    host.until_ready(1).await?;
    play(&host, &["b2"]).await?;
    host.page.until("count('error') === 1").await?;
    assert_eq!(host.events("error").await?[0]["code"], "load-failed");
    host.enter(FRAME).await?;
    host.page.until("one('.explanation [data-action=retry]')").await?;
    host.game.refuse_nothing();
    host.page.click(".explanation [data-action=retry]").await?;
    host.page.until_marks(2).await?;
    host.leave().await?;
    host.page.until("count('move') === 2").await?;
}

/// Sends styles to the frame and returns the answer.
async fn answer(host: &HostPage, styles: &Value) -> WebDriverResult<Value> {
    let message = json!({ "tic-tac-toe": 1, "type": "style", "id": -1 });
    let send = format!(
        "delete window.answer;
        addEventListener('message', ({{ data }}) => {{ if (data.id === -1) window.answer = data; }});
        {FRAME}.contentWindow.postMessage({{ ...{message}, ...{styles} }}, '*')"
    );
    host.page.eval(&send).await?;
    host.page.find("window.answer").await
}

#[browser_test(every_engine)]
async fn host_page_sets_no_other_styles_than_colors_radius_and_font(host: HostPage) {
    host.open("<tic-tac-toe></tic-tac-toe>").await?;
    host.until_ready(1).await?;
    for (name, value) in [
        ("ground", "#00000000"),
        ("text", "#1a2b3c"),
        ("square", "#FFFFFF80"),
        ("radius", "0px"),
        ("radius", "64px"),
        ("font", "Georgia, \"Noto Serif\", serif"),
        ("font", "游明朝, serif"),
    ] {
        assert_eq!(answer(&host, &json!({ name: value })).await?["type"], "done", "{name}: {value}");
    }
    for (name, value) in [
        ("ground", "red"),
        ("ground", "url(https://example.org)"),
        ("text", "#12345"),
        ("text", "var(--text)"),
        ("x", "#12345g"),
        ("o", ""),
        ("radius", "65px"),
        ("radius", "1e3px"),
        ("radius", "-1px"),
        ("radius", "50%"),
        ("font", ""),
        ("font", "a; background: red"),
        ("font", "url(a)"),
        ("font", "var(--font)"),
    ] {
        let answer = answer(&host, &json!({ name: value })).await?;
        assert_eq!((&answer["type"], &answer["code"]), (&json!("error"), &json!("invalid-value")), "{name}: {value}");
    }
    // Refused styles change nothing.
    host.until_in_game("one('html').getAttribute('data-host') === 'font'").await?;
}
