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
    host.open_game(body).await?;
    // The computer wins.
    host.play(&["c3"]).await?;
    host.page.until("count('end') > 0").await?;
    let moves = "log.filter(({ type }) => type === 'move').map(({ square, mark, by, moves }) => [square, mark, by, moves].join())";
    host.expect(moves, json!(["c3,x,person,a1b1a2b2c3", "b3,o,computer,a1b1a2b2c3b3"])).await?;
    let ends = "log.filter(({ type }) => type === 'end').map(({ id, outcome, line }) => [id, outcome, ...line].join())";
    // Outside, the event's target is the element.
    host.expect(ends, json!(["outer,o,b1,b2,b3"])).await?;
    host.expect("log.every((it) => it.bubbles && it.composed)", json!(true)).await?;
    host.expect("[game().state.moves, game().state.turn]", json!(["a1b1a2b2c3b3", null])).await?;
}

#[browser_test]
async fn host_changes_send_no_events(host: HostPage) {
    host.open_game(ELEMENT).await?;
    for (change, moves) in [
        ("game().play('a1'); game().play('b2')", "a1b2"),
        ("game().undo()", "a1"),
        ("game().reset()", ""),
        ("game().moves = 'a1b1a2b2a3'", "a1b1a2b2a3"),
    ] {
        host.page.eval(change).await?;
        host.until_moves(moves).await?;
    }
    // Events arrive in order: an event of an earlier change would precede this error.
    host.page.eval("game().play('z9')").await?;
    host.page.until("count('error') > 0").await?;
    host.expect("log.map(({ type }) => type)", json!(["ready", "error"])).await?;
    host.page.eval("game().moves = ''; game().opponent = 'perfect'; game().play('b2')").await?;
    host.page.until("count('move') > 0").await?;
    host.page.eval("game().play('z9')").await?;
    host.page.until("count('error') === 2").await?;
    host.expect("log.filter(({ type }) => type === 'move').map(({ by }) => by)", json!(["computer"])).await?;
}

#[browser_test]
async fn page_hears_of_every_change_by_the_visitor(host: HostPage) {
    host.open_game("<tic-tac-toe opponent=friend controls='reset history settings'></tic-tac-toe>").await?;
    let changed = async |moves: &str, opponent: &str| {
        host.leave().await?;
        let condition = format!("log.at(-1).type === 'change' && log.at(-1).moves === '{moves}'");
        host.page.until(&format!("{condition} && log.at(-1).opponent === '{opponent}'")).await
    };
    for (control, moves) in [("[data-square=b2]", "b2"), ("[data-action=undo]", ""), ("[data-action=redo]", "b2")] {
        host.enter(FRAME).await?;
        host.page.click(control).await?;
        changed(moves, "friend").await?;
    }
    host.enter(FRAME).await?;
    host.page.choose("opponent", "easy").await?;
    changed("", "easy").await?;
    host.expect("count('change')", json!(4)).await?;
    // The game goes on as the visitor has chosen, until the page chooses.
    host.page.eval("window.kept = game(); kept.remove(); document.body.append(kept)").await?;
    host.until_ready(2).await?;
    host.expect("game().state.opponent", json!("easy")).await?;
    host.page.eval("kept.remove(); kept.objective = 'misere'; document.body.append(kept)").await?;
    host.until_ready(3).await?;
    host.expect("game().state.opponent", json!("friend")).await?;
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
    host.expect("[keys, around.open]", json!([0, true])).await?;
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
    host.open_game(ELEMENT).await?;
    host.expect("frameOf(game()).title", json!("Tic-tac-toe")).await?;
    host.expect("document.activeElement === document.body", json!(true)).await?;
    host.page.eval("game().focus()").await?;
    host.page.until("document.activeElement === game()").await?;
    host.enter(FRAME).await?;
    host.page.until("document.activeElement.matches('[data-square]')").await?;
    host.page.press(Key::Enter + "").await?;
    host.page.until_marks(1).await?;
    host.leave().await?;
}
