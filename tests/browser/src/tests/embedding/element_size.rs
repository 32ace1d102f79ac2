//! Size of embedded games.

use super::host_page::{FRAME, HostPage};
use browser_tests::prelude::*;

#[browser_test(every_engine)]
async fn frame_height_follows_content_without_scroll_bars(host: HostPage) {
    let body = "<div id=around><tic-tac-toe opponent=friend></tic-tac-toe></div>";
    host.open(body).await?;
    host.until_ready(1).await?;
    host.page.eval("game().moves = 'a1b1a2b2a3'").await?;
    let everything = "status,score,reset,history,hint,settings";
    for controls in ["", "status,score,reset", "status,history", everything] {
        host.page.eval(&format!("game().controls = '{controls}'")).await?;
        for width in [200, 240, 320, 480] {
            host.page.eval(&format!("around.style.width = '{width}px'")).await?;
            host.enter(FRAME).await?;
            let names = controls.replace(',', " ");
            host.page.until_attribute("[data-embed]", "data-embed", &names).await?;
            host.page.until(&format!("innerWidth === {width}")).await?;
            host.page.until("one('[data-game]').offsetHeight === innerHeight").await?;
            host.page.until("document.scrollingElement.scrollHeight <= document.scrollingElement.clientHeight").await?;
            host.page.until("document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth").await?;
            host.leave().await?;
        }
    }
}

/// Parents of the element, by their style. Each contains only the element, or also a text.
const CONTAINERS: [(&str, &str); 14] = [
    ("block", ""),
    ("float", "float: left"),
    ("inline-block", "display: inline-block"),
    ("table cell", "display: table-cell"),
    ("fit-content", "width: fit-content"),
    ("max-content at most", "width: max-content; max-width: 100%"),
    ("centered grid", "display: grid; justify-content: center"),
    ("grid with centered items", "display: grid; place-items: center"),
    ("row", "display: flex"),
    ("centered row", "display: flex; justify-content: center"),
    ("column with centered items", "display: flex; flex-direction: column; align-items: center"),
    ("absolute", "position: absolute"),
    ("columns", "columns: 1"),
    ("text", "display: inline"),
];

#[browser_test(every_engine)]
async fn element_has_its_size_in_every_container(host: HostPage) {
    host.open("").await?;
    // The size does not depend on the game.
    host.game.set_page("index.html", "<!doctype html>");
    host.page.until("customElements.get('tic-tac-toe')").await?;
    for (name, style) in CONTAINERS {
        for width in [280, 400, 900] {
            let outer = format!("position: relative; width: {width}px");
            let inner = format!("<div style='{style}'><tic-tac-toe></tic-tac-toe></div>");
            host.page.eval(&format!("document.body.innerHTML = `<div style='{outer}'>{inner}</div>`")).await?;
            let size = "const { width, height } = game().getBoundingClientRect(); return [width, height]";
            let size: [f64; 2] = serde_json::from_value(host.page.eval(size).await?).unwrap();
            assert!((size[0] - f64::from(width.min(480))).abs() < 1.0, "{name}, {width}: {size:?}");
            assert!(size[1] > size[0], "{name}, {width}: {size:?}");
        }
    }
    // Beside a long text, it shrinks, but not below 240 pixels.
    let text = "text ".repeat(100);
    for style in ["display: flex", "display: table"] {
        let cells = format!("<div style='display: table-cell'>{text}</div><div style='display: table-cell'>");
        let inner = format!("{cells}<tic-tac-toe></tic-tac-toe></div>");
        host.page
            .eval(&format!("document.body.innerHTML = `<div style='width: 600px; {style}'>{inner}</div>`"))
            .await?;
        assert!(host.page.eval("return game().offsetWidth").await?.as_f64() >= Some(240.0), "{style}");
    }
}

#[browser_test]
async fn documented_style_keeps_the_place_at_any_width(host: HostPage) {
    let guide = include_str!("../../../../../docs/embedding.md");
    let style = guide.split("<style>").nth(1).and_then(|rest| rest.split("</style>").next()).unwrap();
    // That of the dialog for another board.
    let other =
        style.replace("1; max-height: 496px; padding-bottom: 173px", "8 / 5; max-height: 310px; padding-bottom: 179px");
    assert_ne!(style, other);
    let boards = [(style, "3x3x3"), (&other, "8x5x4")];
    let sizes = ["", "max-width: 320px", "width: 300px", "max-width: 900px", "width: 100%; max-width: none"];
    let mut elements = Vec::new();
    for (style, board) in boards {
        for (_, container) in CONTAINERS {
            for size in sizes {
                elements.push(format!(
                    "<style>* {{ box-sizing: border-box }} tic-tac-toe {{ {size} }} {style}</style>
                    <div style='{container}'><tic-tac-toe board={board} opponent=friend></tic-tac-toe></div>"
                ));
            }
        }
    }
    // More than 480 pixels of width are empty space.
    let measured = format!(
        "return {}.flatMap((html) => [280, 400, 900].map((width) => {{
            document.body.innerHTML = `<div style='position: relative; width: ${{width}}px'>${{html}}</div>`;
            return [Math.min(480, game().offsetWidth), game().offsetHeight];
        }}))",
        json!(elements)
    );
    host.open_without_element("<body>").await?;
    // The size does not depend on the game.
    host.game.set_page("index.html", "<!doctype html>");
    let before: Vec<[f64; 2]> = serde_json::from_value(host.page.eval(&measured).await?).unwrap();
    let script = format!("import('{}embed.js')", host.game.address());
    host.page.eval(&script).await?;
    host.page.until("customElements.get('tic-tac-toe')").await?;
    let defined: Vec<[f64; 2]> = serde_json::from_value(host.page.eval(&measured).await?).unwrap();
    assert_eq!(before.len(), defined.len());
    for (index, (before, defined)) in before.into_iter().zip(defined).enumerate() {
        let is_same = before.into_iter().zip(defined).all(|(one, other)| (one - other).abs() <= 1.0);
        assert!(is_same, "{before:?} became {defined:?}: {}", elements[index / 3]);
    }
}

/// Heights that differ by less are not layout shifts.
const TOLERANCE: f64 = 3.0;

#[browser_test]
async fn reserved_height_is_that_of_the_game(host: HostPage) {
    host.open("<div id=around></div>").await?;
    host.page.until("customElements.get('tic-tac-toe')").await?;
    let everything = "status,score,reset,history,hint,settings";
    for (controls, board) in [
        ("", "3x3x3"),
        ("status,score,reset", "3x3x3"),
        ("status,reset,hint,history", "3x3x3"),
        ("score,hint", "3x3x3"),
        (everything, "3x3x3"),
        ("status,score,reset", "6x5x4"),
        ("status,score,reset", "9x9x5"),
    ] {
        for width in [320, 480, 800] {
            let size = "style='max-width: none'";
            let game = format!("<tic-tac-toe {size} controls='{controls}' board='{board}'></tic-tac-toe>");
            host.page.eval(&format!("around.style.width = '{width}px'; around.innerHTML = `{game}`")).await?;
            let reserved = host.page.eval("return game().offsetHeight").await?.as_f64().unwrap();
            host.page.until("game().state").await?;
            host.page.until("frameOf(game()).style.height").await?;
            host.until_in_game("one('[data-game]').offsetHeight === innerHeight").await?;
            let height = host.page.eval("return game().offsetHeight").await?.as_f64().unwrap();
            assert!(
                (reserved - height).abs() < TOLERANCE,
                "{controls}, {board}, {width} pixels wide: {reserved} reserved for {height}"
            );
        }
    }
}

#[browser_test]
async fn documented_lines_cause_no_layout_shift(host: HostPage) {
    let guide = include_str!("../../../../../docs/embedding.md");
    let lines = guide.split("```html\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let lines = lines.replace("https://example.org/tic-tac-toe/", "{game}");
    let body = format!("<body style='margin: 0'><h1>Above</h1>{lines}<p>{}</p>", "Below. ".repeat(300));
    host.open_without_element(&body).await?;
    host.game.hold("embed.js");
    host.page.load("").await?;
    host.page.until_drawn().await?;
    host.game.release("embed.js");
    host.until_ready(1).await?;
    host.page.until("frameOf(game()).style.height").await?;
    host.page.eval("game().play('b2')").await?;
    host.page.until("game().state.moves.length === 4").await?;
    let shift = host.page.eval("return window.seenShift").await?.as_f64().unwrap();
    assert!(shift <= 0.001, "{shift}");
}

#[browser_test]
async fn bare_frames_and_examples_of_the_guide_fit_their_fixed_size(host: HostPage) {
    let guide = include_str!("../../../../../docs/embedding.md").split("```html\n").skip(1);
    // The lines of the element, and the frames without a script.
    let is_complete = |example: &&str| ["<script", "<iframe"].iter().any(|part| example.contains(part));
    let examples: String = guide.filter_map(|rest| Some(rest.split_once("```")?.0)).filter(is_complete).collect();
    let examples = examples.replace("https://example.org/tic-tac-toe/", "{game}");
    let body = "<body><iframe title=Game width=320 height=480 src='{game}?embed&opponent=friend'></iframe>";
    let landscape = "<iframe title=Game width=600 height=300 src='{game}?embed&opponent=friend'></iframe>";
    host.open_without_element(&format!("{body}{examples}{landscape}")).await?;
    host.until_ready(1).await?;
    for (index, moves) in [("0", &["a1", "b2"][..]), ("1", &["a1", "b2"]), ("2", &[]), ("-1", &["a1", "b2"])] {
        let frame = format!("all('iframe').at({index})");
        // Firefox's driver scrolls only within a frame of another origin.
        host.page.eval(&format!("{frame}.scrollIntoView()")).await?;
        host.enter(&frame).await?;
        host.page.play(moves).await?;
        host.page.until("document.scrollingElement.scrollHeight <= innerHeight").await?;
        host.page.until("box('.board').bottom <= innerHeight").await?;
        if index == "0" {
            // The status names the goal.
            assert_eq!(host.page.status().await?, "X’s turn\nThree in a row wins");
        } else if index == "2" {
            host.page.until_attribute("[data-game]", "data-status", "drawn").await?;
        }
        host.leave().await?;
    }
}
