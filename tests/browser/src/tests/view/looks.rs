//! First view on every screen, and no layout shifts.

use browser_tests::prelude::*;
use browser_tests::server::{Server, WATCH_FILE};

/// Elements that keep their position when the program arrives.
const PLACES: &str = "return all('.square, .status').map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})";

#[browser_test(every_engine)]
async fn start_has_no_layout_shift(page: Page) {
    let without_program = Server::start(dist(), "/");
    without_program.refuse(".wasm");
    for (query, width, height) in [
        ("?opponent=friend", 320, 640),
        ("?opponent=friend", 1280, 800),
        ("?opponent=friend&objective=misere", 768, 1024),
    ] {
        page.resize(width, height, 1.0).await?;
        page.open(query).await?;
        let after = page.eval(PLACES).await?;
        page.go(&format!("{}{query}", without_program.address())).await?;
        page.until("one('[role=status]').innerText.includes('could not be started')").await?;
        assert_ne!(page.take_errors().await?, Vec::<String>::new());
        page.eval("one('[role=status]').textContent = ''").await?;
        assert_eq!(page.eval(PLACES).await?, after, "{query} in {width} × {height}");
    }
    page.open("?opponent=friend").await?;
    page.play(&["a1", "b1", "b2", "a2", "c3"]).await?;
    page.reset().await?;
    assert_eq!(page.eval("return window.seenShift").await?, json!(0));
    for query in ["?board=15x15x5&opponent=friend", "?board=5x5x4&play=x"] {
        page.resize(360, 740, 1.0).await?;
        page.open(query).await?;
        page.play(&["c3"]).await?;
        page.until("!one('[data-thinking]')").await?;
        page.until_lazy_part().await?;
        let shift = page.eval("return window.seenShift").await?.as_f64().unwrap();
        assert!(shift < 0.005, "{query} moves by {shift}");
    }
}

#[browser_test]
async fn each_moment_shows_only_what_it_needs(page: Page) {
    // The visible controls beside the squares, and whether the elements are at most this many.
    let shown = |most: u32| {
        format!(
            "return [
                all('.page :is(button, a, input, select, summary):not(.square)')
                    .filter((it) => it.checkVisibility({{ visibilityProperty: true }})).map((it) => it.dataset.action),
                document.body.querySelectorAll('*').length <= {most},
            ]"
        )
    };
    page.before_each_document("if (location.protocol === 'http:') localStorage.clear()").await?;
    let scrolls = "return document.documentElement.scrollHeight > innerHeight";
    for (width, height) in [(390, 844), (320, 568), (1280, 800)] {
        page.resize(width, height, 1.0).await?;
        page.open("").await?;
        assert_eq!(page.eval(&shown(95)).await?, json!([["game", "menu", "learn"], true]));
        assert_eq!(page.eval(scrolls).await?, json!(false), "{width} × {height}");
        page.play(&["b2"]).await?;
        page.until_marks(2).await?;
        page.until_kept().await?;
        assert_eq!(page.eval(&shown(130)).await?, json!([["game", "menu", "undo", "help"], true]));
        assert_eq!(page.eval(scrolls).await?, json!(false), "{width} × {height}");
        page.press("n").await?;
        page.until_marks(0).await?;
        page.until_kept().await?;
        // Undo brings the last game back.
        assert_eq!(page.eval(&shown(130)).await?, json!([["game", "menu", "undo", "learn"], true]));
        page.open("?opponent=medium&play=x#moves=a1b1c3b2").await?;
        page.play(&["a2"]).await?;
        page.until_kept().await?;
        let end = json!([["game", "menu", "rematch", "review", "reset"], true]);
        assert_eq!(page.eval(&shown(160)).await?, end);
        assert_eq!(page.eval(scrolls).await?, json!(false), "{width} × {height}");
    }
}

#[browser_test]
async fn first_visit_fetches_only_linked_files(page: Page) {
    page.open("").await?;
    // The default opponent can be beaten.
    assert_eq!(page.text(".chip").await?, "3 × 3 · Medium · you are X");
    let unnamed = "
        const named = all('[href], [src]')
            .flatMap((it) => [it.getAttribute('href'), it.getAttribute('src'), it.dataset.wasm, it.dataset.worker])
            .filter(Boolean).map((address) => new URL(address, document.baseURI).href);
        return performance.getEntriesByType('resource').map((it) => it.name).filter((it) => !named.includes(it))";
    let unnamed: Vec<String> = serde_json::from_value(page.eval(unnamed).await?)?;
    let unnamed = unnamed.into_iter().filter(|address| !address.ends_with(WATCH_FILE));
    assert_eq!(unnamed.collect::<Vec<_>>(), Vec::<String>::new());
    assert_ne!(page.eval("return performance.getEntriesByType('resource').length").await?, json!(0));
}
