//! Boards of all sizes: choice, layout, mouse, keyboard, touch, explanations and sharing.

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use browser_tests::browser_test;
use browser_tests::harness::Page;

/// Well-known boards and limits, with the number of squares.
const BOARDS: [(&str, usize); 10] = [
    ("4x4x4", 16),
    ("5x5x4", 25),
    ("7x7x5", 49),
    ("10x10x5", 100),
    ("15x15x5", 225),
    ("19x19x5", 361),
    ("20x3x3", 60),
    ("3x20x3", 60),
    ("1x20x4", 20),
    ("2x2x2", 4),
];

/// A running game on 15 × 15.
const GOMOKU: &str = "?board=15x15x5&opponent=friend#moves=h8i9i7g9j6";

async fn squares(page: &Page) -> WebDriverResult<Value> {
    page.eval("return document.querySelectorAll('[data-square]').length").await
}

#[browser_test]
async fn every_board_fits_on_every_screen(page: Page) {
    let mut screens = [(320, 640), (844, 390), (1280, 800), (1920, 1080)];
    for (board, count) in BOARDS {
        // Opens on one screen and is resized to the others; the next board opens on another screen.
        screens.rotate_left(1);
        page.resize(screens[0].0, screens[0].1, 1.0).await?;
        page.open(&format!("?board={board}&opponent=friend#moves=a1")).await?;
        page.until(&format!("document.querySelectorAll('[data-square]').length == {count}")).await?;
        page.until("getComputedStyle(document.documentElement).getPropertyValue('--rows')").await?;
        for (width, height) in screens {
            page.resize(width, height, 1.0).await?;
            page.until(&format!("innerWidth == {width} && innerHeight == {height}")).await?;
            let fits = "const { left, right, bottom } = document.querySelector('.board').getBoundingClientRect();
                return left >= 0 && right <= innerWidth && bottom <= innerHeight";
            page.until(&format!("(() => {{ {fits} }})()")).await?;
            page.until("document.documentElement.scrollWidth <= innerWidth").await?;
            let sides = "const { width, height } = document.querySelector('[data-square]').getBoundingClientRect();
                return Math.abs(width - height) < 0.5 && width >= 12";
            assert_eq!(page.eval(sides).await?, json!(true), "{board} at {width} × {height}");
        }
    }
}

#[browser_test]
async fn large_board_has_no_layout_shift(page: Page) {
    for (width, height) in [(360, 740), (1280, 900)] {
        page.resize(width, height, 1.0).await?;
        for query in ["?board=15x15x5&opponent=friend", "?board=7x7x5&opponent=strategist", "?board=5x5x4&play=x"] {
            page.open(query).await?;
            page.click("[data-square=c3]").await?;
            page.until("document.querySelector('[data-square=c3][data-mark]')").await?;
            page.until("!document.querySelector('[data-thinking]') && document.querySelector('.history')").await?;
            let shift = page.eval("return window.seenShift").await?.as_f64().unwrap();
            assert!(shift < 0.005, "{query} at {width} × {height} moves by {shift}");
        }
    }
}

#[browser_test]
async fn boards_are_chosen_from_a_list_or_by_size(page: Page) {
    page.open("").await?;
    // The lazy part loads for the choice.
    page.open_dialog("game", "[name=board]").await?;
    page.click("dialog [data-action=close]").await?;
    page.open("?opponent=friend").await?;
    page.open_dialog("game", "[name=board]").await?;
    page.choose("board", "7x7x5").await?;
    page.until("document.querySelectorAll('[data-square]').length == 49").await?;
    page.until("location.search.includes('board=7x7x5')").await?;
    assert_eq!(page.text(".chip").await?, "7 × 7 · Friend");
    assert_eq!(page.text(".status small").await?, "Five in a row wins");
    // The dialog stays open for the next choice.
    let goals = page.text("[data-choice=objective]").await?;
    assert!(goals.contains("Five in a row wins") && goals.contains("Five in a row loses"), "{goals}");
    page.choose("objective", "misere").await?;
    page.until("location.search.includes('objective=misere')").await?;
    page.click("[data-action=other-board]").await?;
    page.until("document.querySelector('[name=in-a-row]')").await?;
    for (values, problem) in [(["4", "3", "5"], "5"), (["21", "3", "3"], "20"), (["", "3", "3"], "20")] {
        fill(&page, values).await?;
        page.until("document.querySelector('.problem').textContent").await?;
        assert!(page.text("dialog .problem").await?.contains(problem), "{}", page.text("dialog .problem").await?);
        assert_eq!(squares(&page).await?, json!(49), "no move is lost");
    }
    // The digits of any keyboard.
    page.eval("document.querySelector('[name=columns]').select()").await?;
    page.press("٦").await?;
    page.until("document.querySelector('[name=columns]').value == '6'").await?;
    fill(&page, ["6", "4", "3"]).await?;
    page.until("document.querySelectorAll('[data-square]').length == 24").await?;
    page.until("location.search.includes('board=6x4x3') && location.search.includes('objective=misere')").await?;
    // In misère, a completed line loses, and the page says so.
    assert_eq!(page.text(".status small").await?, "Three in a row loses");
    page.play(&["a1", "a2", "b1", "b2", "c1"]).await?;
    page.until_attribute("[data-game]", "data-winner", "o").await?;
    assert_eq!(page.status().await?, "O wins\nX completed three in a row with c1");
    // The next visit keeps the board.
    page.open("").await?;
    page.until("document.querySelectorAll('[data-square]').length == 24").await?;
}

async fn fill(page: &Page, values: [&str; 3]) -> WebDriverResult<()> {
    for (name, value) in ["columns", "rows", "in-a-row"].into_iter().zip(values) {
        page.eval(&format!("document.querySelector('[name={name}]').value = '{value}'")).await?;
    }
    page.click("[data-action=play-board]").await
}

#[browser_test]
async fn move_patches_only_changed_squares(page: Page) {
    page.open(GOMOKU).await?;
    page.until("document.querySelector('.history')").await?;
    page.eval(
        "window.touched = new Set();
        new MutationObserver((changes) => {
            for (const { target } of changes) touched.add(target.closest('[data-square]')?.dataset.square);
        }).observe(document.querySelector('.board'), { subtree: true, childList: true, attributes: true });",
    )
    .await?;
    page.play(&["h9"]).await?;
    // The new mark, the previous last move, and the previous tab stop.
    assert_eq!(page.eval("return [...touched].sort()").await?, json!(["a1", "h9", "j6"]));
}

#[browser_test]
async fn keys_reach_every_square(page: Page) {
    page.open("?board=15x15x5&opponent=friend").await?;
    page.eval("document.querySelector('[data-square=a1]').focus()").await?;
    let focused = "document.activeElement.dataset.square";
    for (key, square) in [(Key::End, "o1"), (Key::Down, "o2"), (Key::Left, "n2"), (Key::Home, "a2")] {
        page.press(key).await?;
        page.until(&format!("{focused} == '{square}'")).await?;
    }
    page.press(Key::Enter + "").await?;
    page.until_attribute("[data-square=a2]", "data-mark", "x").await?;
    let name = page.eval("return document.activeElement.getAttribute('aria-label')").await?;
    assert_eq!(name, "a2, X");
}

#[browser_test(every_engine)]
async fn tap_on_small_square_aims_before_it_plays(page: Page) {
    page.resize(320, 640, 1.0).await?;
    page.open(GOMOKU).await?;
    page.until("document.querySelector('.history')").await?;
    let is_aimed = |square: &str| format!("document.querySelector('[data-light=aimed]')?.dataset.square == '{square}'");
    // Taps between squares do not zoom either.
    let kinds = "return [...new Set([...document.querySelectorAll('.board, .board *')].map((it) => getComputedStyle(it).touchAction))]";
    assert_eq!(page.eval(kinds).await?, json!(["manipulation"]));
    page.tap("[data-square=c3]").await?;
    page.until(&is_aimed("c3")).await?;
    assert_eq!(page.status().await?, "O’s turn\nTap again to play");
    assert_eq!(page.text(".status .unseen").await?, "c3, empty.");
    page.tap("[data-square=h8]").await?;
    page.until(&is_aimed("h8")).await?;
    assert_eq!(page.status().await?, "O’s turn\nThat square is taken");
    page.tap("[data-square=g7]").await?;
    page.until(&is_aimed("g7")).await?;
    assert_eq!(page.squares("[data-mark]").await?.len(), 5, "nothing is played");
    for (way, square) in [("up", "g6"), ("right", "h6"), ("down", "h7"), ("left", "g7"), ("left", "f7")] {
        page.tap(&format!("[data-action=aim-{way}]")).await?;
        page.until(&is_aimed(square)).await?;
    }
    let small = "return [...document.querySelectorAll('.tools button')]
        .filter((it) => it.offsetHeight < 44 || it.offsetWidth < 44).length";
    assert_eq!(page.eval(small).await?, json!(0));
    assert_eq!(page.text("[data-action=place]").await?, "O on f7");
    page.tap("[data-action=place]").await?;
    page.until_attribute("[data-square=f7]", "data-mark", "o").await?;
    page.until("document.querySelector('[data-action=undo]')").await?;
    // A second tap on the same square plays as well; a mouse plays at once.
    page.tap("[data-square=a1]").await?;
    page.until(&is_aimed("a1")).await?;
    page.tap("[data-square=a1]").await?;
    page.until_attribute("[data-square=a1]", "data-mark", "x").await?;
    // A tap plays squares as large as a finger.
    page.open("?board=4x4x4&opponent=friend").await?;
    page.tap("[data-square=c3]").await?;
    page.until_attribute("[data-square=c3]", "data-mark", "x").await?;
}

#[browser_test]
async fn small_board_has_proven_explanations(page: Page) {
    page.open("?board=4x3x3&opponent=friend#moves=a1").await?;
    page.click("[data-action=values]").await?;
    // The squares without a value draw.
    let is_complete = "document.querySelector('.explanation').innerText.includes('lead to a draw')
        || document.querySelectorAll('[data-value=win], [data-value=loss]').length == 11";
    page.until(is_complete).await?;
    page.until("document.querySelector('.explanation').innerText.includes('Without mistakes, ')").await?;
    page.until("document.querySelectorAll('[data-value=draw]').length == 0").await?;
    page.click("[data-action=values]").await?;
    page.click("[data-action=hint]").await?;
    page.until("document.querySelector('[data-light=pointed]')").await?;
    // X wins 4 × 3 × 3; this move gives the win away.
    page.open("?board=4x3x3&opponent=friend#moves=b2a1d1a2d3a3").await?;
    page.until_attribute("[data-game]", "data-status", "won").await?;
    page.click("[data-action=review]").await?;
    page.until("document.querySelector('[data-quality=mistake]')").await?;
    page.until("!document.querySelector('.thinking [data-busy]')").await?;
    page.until("!document.querySelector('[data-quality=unclear]')").await?;
    assert!(page.explanation().await?.contains("lost the game"), "{}", page.explanation().await?);
}

#[browser_test]
async fn large_board_has_unproven_explanations(page: Page) {
    page.open("?board=15x15x5&opponent=friend#moves=h8a1i8c1j8e1k8g1").await?;
    page.click("[data-action=hint]").await?;
    page.until("['g8', 'l8'].includes(document.querySelector('[data-light=pointed]')?.dataset.square)").await?;
    assert!(page.explanation().await?.contains("completes"), "{}", page.explanation().await?);
    // A single move leaves the result unproven. The hint says what the move does.
    page.open("?board=15x15x5&opponent=friend#moves=h8").await?;
    page.click("[data-action=hint]").await?;
    page.until("document.querySelector('.explanation').innerText.includes('many ways')").await?;
    page.until("!document.querySelector('.thinking [data-busy]')").await?;
    let told = page.explanation().await?;
    assert!(told.contains("many ways to make five in a row") && !told.contains("proven"), "{told}");
}

#[browser_test]
async fn review_of_a_large_board_names_what_was_not_stopped(page: Page) {
    page.open("?board=15x15x5&opponent=friend#moves=h8a1i8c1j8o15k8a15l8").await?;
    page.until_attribute("[data-game]", "data-status", "won").await?;
    page.click("[data-action=review]").await?;
    let why = "O’s move o15 was a mistake: X had three in a row at h8–j8, and O did not stop it.";
    page.until(&format!("document.querySelector('.explanation').innerText.includes('{why}')")).await?;
    page.until("!document.querySelector('.thinking [data-busy]')").await?;
    assert_eq!(page.explanation().await?, why);
    let qualities = "return [...document.querySelectorAll('.moves li')].slice(6).map((it) => it.dataset.quality)";
    assert_eq!(page.eval(qualities).await?, json!(["mistake", "best", "lost", "best"]));
}

#[browser_test]
async fn values_of_a_large_board_are_few(page: Page) {
    page.open("?board=15x15x5&opponent=friend#moves=h8a1i8c1").await?;
    page.click("[data-action=values]").await?;
    page.until("document.querySelector('[data-value]')").await?;
    page.until("document.querySelectorAll('[data-value]').length == 8").await?;
}

#[browser_test]
async fn links_texts_and_editor_support_other_boards(page: Page) {
    page.open("?board=6x5x4&objective=misere&opponent=friend#moves=f5a1").await?;
    page.open_dialog("game", "[data-action=set-up]").await?;
    page.click("dialog [data-action=set-up]").await?;
    page.until("document.querySelectorAll('dialog [data-set]').length == 30").await?;
    page.press(Key::Escape + "").await?;
    page.until_no_dialog().await?;
    page.until_kept().await?;
    let address = page.eval("return location.search + location.hash").await?;
    assert_eq!(address, "?board=6x5x4&objective=misere&opponent=friend#moves=f5a1");
}
