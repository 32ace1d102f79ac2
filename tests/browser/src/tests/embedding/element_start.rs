//! Embedded games that begin without the lazy part, and styles of the host page.

use super::host_page::{FRAME, HostPage};
use browser_tests::prelude::*;

/// The files of the lazy part that the frame has requested.
fn lazy_files(host: &HostPage) -> Vec<String> {
    let requests = host.game.requests();
    requests.into_iter().filter(|name| name.contains("_lazy.wasm") || name.ends_with(".css")).collect()
}

#[browser_test(every_engine)]
async fn game_of_a_first_visit_loads_the_lazy_part_after_the_first_move(host: HostPage) {
    let element = "<tic-tac-toe controls='status' theme=dark style='--tic-tac-toe-ground: #123456'></tic-tac-toe>";
    host.open_game(element).await?;
    host.page.eval("game().focus()").await?;
    host.enter(FRAME).await?;
    host.page.until("getComputedStyle(document.documentElement).backgroundColor === 'rgb(18, 52, 86)'").await?;
    host.page.until_attribute("[data-game]", "data-embed", "status").await?;
    let before = host.page.status().await?;
    host.leave().await?;
    assert_eq!(lazy_files(&host), Vec::<String>::new());

    host.play(&["b2"]).await?;
    host.page.until("count('move') === 2").await?;
    assert_eq!(lazy_files(&host).len(), 2);
    host.enter(FRAME).await?;
    assert_eq!(host.page.status().await?, before);
    host.page.until_attribute("[data-game]", "data-embed", "status").await?;
    host.page.until_attribute("html", "data-theme", "dark").await?;
    host.page.until("getComputedStyle(document.documentElement).backgroundColor === 'rgb(18, 52, 86)'").await?;
    host.leave().await?;
    host.expect("log.map(({ type }) => type).filter((type) => type !== 'change')", json!(["ready", "move", "move"]))
        .await?;
}

#[browser_test]
async fn games_that_need_it_begin_with_the_lazy_part(host: HostPage) {
    host.game.set_extra_header("Cache-Control", "no-store");
    for attributes in
        ["board=4x4x4", "play=o", "controls=history", "moves=b2", "opponent=link", "disabled", "accent=#7c3aed"]
    {
        host.game.forget_requests();
        host.open_game(&format!("<tic-tac-toe {attributes}></tic-tac-toe>")).await?;
        assert_eq!(lazy_files(&host).len(), 2, "{attributes}");
    }
}

#[browser_test]
async fn host_page_hears_of_all_moves_before_the_lazy_part(host: HostPage) {
    host.game.hold("_lazy.wasm");
    host.open_game("<tic-tac-toe opponent=friend></tic-tac-toe>").await?;
    host.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
    host.game.release("_lazy.wasm");
    host.page.until("count('end') === 1").await?;
    let moves = "log.filter(({ type }) => type === 'move').map(({ moves }) => moves)";
    host.expect(moves, json!(["a1", "a1b1", "a1b1a2", "a1b1a2b2", "a1b1a2b2a3"])).await?;
}

#[browser_test(every_engine)]
async fn missing_lazy_part_is_told_to_host_page_and_player_and_can_load_later(host: HostPage) {
    host.game.refuse("_lazy.wasm");
    host.open_game("<tic-tac-toe></tic-tac-toe>").await?;
    host.play(&["b2"]).await?;
    host.page.until("count('error') === 1").await?;
    let call = "game().undo().then(({ moves }) => { window.moves = moves }, ({ code }) => { window.code = code })";
    host.page.eval(call).await?;
    host.page.until("window.code === 'load-failed'").await?;
    let codes = "log.filter(({ type }) => type === 'error').map(({ code }) => code)";
    host.expect(codes, json!(["load-failed", "load-failed"])).await?;
    host.page.take_errors().await?;
    host.enter(FRAME).await?;
    host.page.until("one('.explanation [data-action=retry]')").await?;
    host.game.refuse_nothing();
    host.page.click(".explanation [data-action=retry]").await?;
    host.page.until_marks(2).await?;
    host.leave().await?;
    host.page.until("count('move') === 2").await?;
    host.page.eval(call).await?;
    host.page.until("window.moves === ''").await?;
}

/// Sends a style to the frame and returns the type of the answer.
async fn answer(host: &HostPage, name: &str, value: &str) -> WebDriverResult<Value> {
    let message = json!({ "tic-tac-toe": 1, "type": "style", "id": -1, name: value });
    let send = format!(
        "delete window.answer;
        addEventListener('message', ({{ data }}) => {{ if (data.id === -1) window.answer = data.code ?? data.type; }});
        {FRAME}.contentWindow.postMessage({message}, '*')"
    );
    host.page.eval(&send).await?;
    host.page.find("window.answer").await
}

#[browser_test(every_engine)]
async fn host_page_sets_no_other_styles_than_colors_radius_and_font(host: HostPage) {
    host.open_game("<tic-tac-toe></tic-tac-toe>").await?;
    for (name, valid, invalid) in [
        ("ground", &["#00000000"][..], &["red", "url(https://example.org)"][..]),
        ("text", &["#1a2b3c"], &["#12345", "var(--text)"]),
        ("x", &["#FFFFFF80"], &["#12345g", ""]),
        ("radius", &["0px", "64px"], &["65px", "1e3px", "-1px", "50%"]),
        (
            "font",
            &["Georgia, \"Noto Serif\", serif", "游明朝, serif"],
            &["", "a; background: red", "url(a)", "var(--font)"],
        ),
    ] {
        for (values, expected) in [(valid, "done"), (invalid, "invalid-value")] {
            for value in values {
                assert_eq!(answer(&host, name, value).await?, expected, "{name}: {value}");
            }
        }
    }
    // Refused styles change nothing.
    host.until_in_game("one('html').getAttribute('data-host') === 'font'").await?;
}
