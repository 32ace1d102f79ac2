//! Size of embedded games.

use super::host_page::HostPage;
use browser_tests::prelude::*;

const GUIDE: &str = include_str!("../../../../../docs/embedding.md");

/// Styles of parents of the element. Each contains only the element.
const CONTAINERS: [&str; 14] = [
    "",
    "float: left",
    "display: inline-block",
    "display: table-cell",
    "width: fit-content",
    "width: max-content; max-width: 100%",
    "display: grid; justify-content: center",
    "display: grid; place-items: center",
    "display: flex",
    "display: flex; justify-content: center",
    "display: flex; flex-direction: column; align-items: center",
    "position: absolute",
    "columns: 1",
    "display: inline",
];

/// Widths of the page around the containers.
const WIDTHS: [u32; 3] = [280, 400, 900];

#[browser_test(every_engine)]
async fn element_has_its_size_in_every_container_and_the_documented_style_keeps_its_place(host: HostPage) {
    let style = GUIDE.split("<style>").nth(1).and_then(|rest| rest.split("</style>").next()).unwrap();
    // That of the dialog for another board.
    let other =
        style.replace("1; max-height: 496px; padding-bottom: 173px", "8 / 5; max-height: 310px; padding-bottom: 179px");
    assert_ne!(style, other);
    let mut elements = Vec::new();
    for (style, board) in [(style, "3x3x3"), (&other, "8x5x4")] {
        for size in ["", "max-width: 320px", "width: 300px", "max-width: 900px", "width: 100%; max-width: none"] {
            elements.extend(CONTAINERS.map(|container| {
                format!(
                    "<style>* {{ box-sizing: border-box }} tic-tac-toe {{ {size} }} {style}</style>
                    <div style='{container}'><tic-tac-toe board={board} opponent=friend></tic-tac-toe></div>"
                )
            }));
        }
    }
    // More than 480 pixels of width are empty space.
    let measured = format!(
        "return {}.flatMap((html) => {WIDTHS:?}.map((width) => {{
            document.body.innerHTML = `<div style='position: relative; width: ${{width}}px'>${{html}}</div>`;
            return [Math.min(480, game().offsetWidth), game().offsetHeight];
        }}))",
        json!(elements)
    );
    host.open_without_element("<body>").await?;
    // The size does not depend on the game.
    host.game.set_file("index.html", "<!doctype html>");
    let before: Vec<[f64; 2]> = serde_json::from_value(host.page.eval(&measured).await?)?;
    host.define("embed.js").await?;
    let defined: Vec<[f64; 2]> = serde_json::from_value(host.page.eval(&measured).await?)?;
    assert_eq!(before.len(), defined.len());
    let is_close = |one: f64, other: f64| (one - other).abs() <= 1.0;
    for (index, (before, defined)) in before.into_iter().zip(&defined).enumerate() {
        let is_same = before.into_iter().zip(defined).all(|(one, other)| is_close(one, *other));
        assert!(is_same, "{before:?} became {defined:?}: {}", elements[index / WIDTHS.len()]);
    }
    // The first elements have no size of their own.
    for (index, [width, height]) in defined.iter().take(CONTAINERS.len() * WIDTHS.len()).enumerate() {
        let expected = f64::from(WIDTHS[index % WIDTHS.len()].min(480));
        assert!(is_close(*width, expected) && height > width, "{width} × {height}: {}", elements[index / WIDTHS.len()]);
    }
}

/// Heights that differ by less are not layout shifts.
const TOLERANCE: f64 = 3.0;

/// Whether the game has its height without scroll bars.
const FITS: &str =
    "(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => one('[data-game]').offsetHeight === innerHeight
    && scrollWidth <= clientWidth && scrollHeight <= clientHeight)(document.scrollingElement)";

#[browser_test(every_engine)]
async fn frame_has_the_height_of_its_content_which_the_element_has_reserved(host: HostPage) {
    host.open("<div id=around></div>").await?;
    host.page.until("customElements.get('tic-tac-toe')").await?;
    for (controls, board) in [
        ("", "3x3x3"),
        ("status,score,reset", "3x3x3"),
        ("status,reset,hint,history", "3x3x3"),
        ("status,score,reset,history,hint,settings", "3x3x3"),
        ("status,score,reset", "6x5x4"),
        ("status,score,reset", "9x9x5"),
    ] {
        for width in [320, 800] {
            let size = "style='max-width: none'";
            let game = format!("<tic-tac-toe {size} controls='{controls}' board='{board}'></tic-tac-toe>");
            host.page.eval(&format!("around.style.width = '{width}px'; around.innerHTML = `{game}`")).await?;
            let reserved = host.page.eval("return game().offsetHeight").await?.as_f64().unwrap();
            host.page.until("game().state && frameOf(game()).style.height").await?;
            host.until_in_game(FITS).await?;
            let height = host.page.eval("return game().offsetHeight").await?.as_f64().unwrap();
            let differs = (reserved - height).abs() >= TOLERANCE;
            assert!(!differs, "{controls}, {board}, {width} pixels wide: {reserved} reserved for {height}");
        }
    }
    // It follows the content, also below the narrowest reserved width.
    host.page.eval("around.style.width = '200px'; game().board = '3x3x3'; game().controls = 'history'").await?;
    host.until_in_game(&format!("innerWidth === 200 && one('[data-embed=history]') && {FITS}")).await?;
}

#[browser_test]
async fn bare_frames_and_examples_of_the_guide_fit_their_fixed_size(host: HostPage) {
    // The lines of the element, and the frames without a script.
    let examples = GUIDE.split("```html\n").skip(1).filter_map(|rest| Some(rest.split_once("```")?.0));
    let is_complete = |example: &&str| ["<script", "<iframe"].iter().any(|part| example.contains(part));
    let examples =
        examples.filter(is_complete).collect::<String>().replace("https://example.org/tic-tac-toe/", "{game}");
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
