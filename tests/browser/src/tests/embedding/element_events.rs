//! Events, methods and focus of a game embedded in a page on another origin.

use super::host_page::{FRAME, HostPage};
use browser_tests::prelude::*;

const ELEMENT: &str = "<tic-tac-toe opponent=friend></tic-tac-toe>";

#[browser_test(every_engine)]
async fn moves_and_end_send_one_event_each_across_the_shadow_boundary(host: HostPage) {
    let body = "<div id=outer></div><script>
        outer.attachShadow({ mode: 'open' }).innerHTML = '<tic-tac-toe moves=a1b1a2b2></tic-tac-toe>';
        window.game = () => outer.shadowRoot.querySelector('tic-tac-toe');
    </script>";
    host.open(body).await?;
    host.until_ready(1).await?;
    host.enter(FRAME).await?;
    // The computer, which does not see that it has to block, or which wins.
    host.page.play(&["c3"]).await?;
    host.page.until("!one('[data-thinking]')").await?;
    host.leave().await?;
    host.page.until("count('end') > 0").await?;
    let moves = host.events("move").await?;
    assert_eq!(
        (&moves[0]["square"], &moves[0]["mark"], &moves[0]["by"]),
        (&json!("c3"), &json!("x"), &json!("person"))
    );
    assert_eq!(
        (&moves[1]["square"], &moves[1]["mark"], &moves[1]["by"]),
        (&json!("b3"), &json!("o"), &json!("computer"))
    );
    assert_eq!((&moves[0]["moves"], &moves[1]["moves"]), (&json!("a1b1a2b2c3"), &json!("a1b1a2b2c3b3")));
    let ends = host.events("end").await?;
    assert_eq!((moves.len(), ends.len()), (2, 1));
    assert_eq!((&ends[0]["outcome"], &ends[0]["line"]), (&json!("o"), &json!(["b1", "b2", "b3"])));
    assert_eq!(ends[0]["id"], "outer", "outside, the event's target is the element");
    assert_eq!(host.page.eval("return log.every((it) => it.bubbles && it.composed)").await?, true);
    let state = "return [game().state.moves, game().state.turn]";
    assert_eq!(host.page.eval(state).await?, json!(["a1b1a2b2c3b3", null]));
}

#[browser_test]
async fn host_changes_send_no_events(host: HostPage) {
    host.open(ELEMENT).await?;
    host.until_ready(1).await?;
    host.page.eval("game().play('a1'); game().play('b2')").await?;
    host.until_moves("a1b2").await?;
    host.page.eval("game().undo()").await?;
    host.until_moves("a1").await?;
    host.page.eval("game().reset()").await?;
    host.until_moves("").await?;
    host.page.eval("game().moves = 'a1b1a2b2a3'").await?;
    host.page.until("game().state.outcome === 'x'").await?;
    // Events arrive in order: an event of an earlier change would precede this error.
    host.page.eval("game().play('z9')").await?;
    host.page.until("count('error') > 0").await?;
    assert_eq!(host.page.eval("return log.map(({ type }) => type)").await?, json!(["ready", "error"]));
    host.page.eval("game().moves = ''; game().opponent = 'perfect'; game().play('b2')").await?;
    host.page.until("count('move') > 0").await?;
    assert_eq!(host.events("move").await?[0]["by"], "computer");
    host.page.eval("game().play('z9')").await?;
    host.page.until("count('error') === 2").await?;
    assert_eq!(host.events("move").await?.len(), 1);
}

#[browser_test]
async fn page_hears_of_every_change_by_the_visitor(host: HostPage) {
    host.open("<tic-tac-toe opponent=friend controls='reset history settings'></tic-tac-toe>").await?;
    host.until_ready(1).await?;
    let changed = async |moves: &str, opponent: &str| {
        let condition = format!("log.at(-1).type === 'change' && log.at(-1).moves === '{moves}'");
        host.page.until(&format!("{condition} && log.at(-1).opponent === '{opponent}'")).await?;
        host.enter(FRAME).await
    };
    host.enter(FRAME).await?;
    for (control, moves) in [("[data-square=b2]", "b2"), ("[data-action=undo]", ""), ("[data-action=redo]", "b2")] {
        host.page.click(control).await?;
        host.leave().await?;
        changed(moves, "friend").await?;
    }
    host.page.choose("opponent", "easy").await?;
    host.leave().await?;
    changed("", "easy").await?;
    host.leave().await?;
    assert_eq!(host.page.eval("return count('change')").await?, 4);
    // The game goes on as the visitor has chosen, until the page chooses.
    host.page.eval("window.kept = game(); kept.remove(); document.body.append(kept)").await?;
    host.until_ready(2).await?;
    assert_eq!(host.page.eval("return game().state.opponent").await?, "easy");
    host.page.eval("kept.remove(); kept.objective = 'misere'; document.body.append(kept)").await?;
    host.until_ready(3).await?;
    assert_eq!(host.page.eval("return game().state.opponent").await?, "friend");
}

#[browser_test]
async fn escape_closes_the_dialog_around_the_game(host: HostPage) {
    let body = "<dialog id=around><tic-tac-toe opponent=friend controls=hint></tic-tac-toe></dialog>";
    host.open(body).await?;
    host.page
        .eval("window.keys = 0; around.onkeydown = (event) => window.keys++ || event.preventDefault(); around.showModal()")
        .await?;
    host.until_ready(1).await?;
    host.enter(FRAME).await?;
    host.page.click("[data-action=hint]").await?;
    host.page.until("one('[data-light=pointed]')").await?;
    host.page.press(Key::Escape + "").await?;
    host.page.until("!one('[data-light=pointed]')").await?;
    // A moment later, the game listens to the key no longer.
    host.page.until_kept().await?;
    host.leave().await?;
    assert_eq!(host.page.eval("return [keys, around.open]").await?, json!([0, true]));
    // The page prevents the default once.
    for (keys, is_open) in [(1, true), (2, false)] {
        host.enter(FRAME).await?;
        // Firefox's driver cannot release a key in a frame that has gone.
        drop(host.page.press(Key::Escape + "").await);
        host.page.driver.enter_default_frame().await?;
        host.page.until(&format!("keys === {keys} && around.open === {is_open}")).await?;
    }
}

#[browser_test(every_engine, not_in(WebKit, "a cross-origin frame cannot take the focus before it has received a key"))]
async fn frame_has_a_title_and_takes_focus_only_on_request(host: HostPage) {
    host.open(ELEMENT).await?;
    host.until_ready(1).await?;
    assert_eq!(host.page.eval("return frameOf(game()).title").await?, "Tic-tac-toe");
    assert_eq!(host.page.eval("return document.activeElement === document.body").await?, true);
    host.page.eval("game().focus()").await?;
    host.page.until("document.activeElement === game()").await?;
    host.enter(FRAME).await?;
    host.page.until("document.activeElement.matches('[data-square]')").await?;
    host.page.press(Key::Enter + "").await?;
    host.page.until_marks(1).await?;
    host.leave().await?;
}

#[browser_test]
async fn page_opened_as_a_file_can_embed_the_game(host: HostPage) {
    let folder = TempDir::new();
    host.open("").await?;
    let file = folder.path().join("page.html");
    let lines = format!("<script type=module src='{}embed.js'></script>{ELEMENT}", host.game.address());
    std::fs::write(&file, format!("<!doctype html>{lines}"))?;
    host.page.go(&format!("file://{}", file.display())).await?;
    host.page.until("document.querySelector('tic-tac-toe').state").await?;
    host.page.eval("document.querySelector('tic-tac-toe').play('b2')").await?;
    host.page.until("document.querySelector('tic-tac-toe').state.moves === 'b2'").await?;
}
