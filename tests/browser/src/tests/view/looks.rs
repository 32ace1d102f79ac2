//! First view on every screen, and what each moment shows.

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
}

/// Checks the visible controls beside the squares, that there are at most this many elements, and that nothing scrolls.
async fn check_moment(page: &Page, controls: &[&str], most: usize) -> WebDriverResult<()> {
    page.until_kept().await?;
    let shown = "return all('.page :is(button, a, input, select, summary):not(.square)')
        .filter((it) => it.checkVisibility({ visibilityProperty: true })).map((it) => it.dataset.action)";
    assert_eq!(page.eval(shown).await?, json!(controls));
    let count = page.count("body *").await?;
    assert!(count <= most, "{count} elements with {controls:?}");
    let scrolls = "return document.documentElement.scrollHeight > innerHeight";
    assert_eq!(page.eval(scrolls).await?, json!(false), "with {controls:?}");
    Ok(())
}

#[browser_test]
async fn each_moment_shows_only_what_it_needs(page: Page) {
    page.before_each_document("if (location.protocol === 'http:') localStorage.clear()").await?;
    for (width, height) in [(390, 844), (320, 568), (1280, 800)] {
        page.resize(width, height, 1.0).await?;
        page.open("").await?;
        check_moment(&page, &["game", "menu", "learn"], 95).await?;
        page.play(&["b2"]).await?;
        page.until_marks(2).await?;
        check_moment(&page, &["game", "menu", "undo", "help"], 130).await?;
        page.open("?opponent=medium&play=x#moves=a1b1c3b2").await?;
        page.play(&["a2"]).await?;
        check_moment(&page, &["game", "menu", "rematch", "review", "reset"], 160).await?;
    }
}

#[browser_test]
async fn first_visit_fetches_only_linked_files(page: Page) {
    page.open("").await?;
    let unnamed = "
        const named = all('[href], [src]')
            .flatMap((it) => [it.getAttribute('href'), it.getAttribute('src'), it.dataset.wasm, it.dataset.worker])
            .filter(Boolean).map((address) => new URL(address, document.baseURI).href);
        return performance.getEntriesByType('resource').map((it) => it.name).filter((it) => !named.includes(it))";
    let unnamed: Vec<String> = serde_json::from_value(page.eval(unnamed).await?)?;
    assert!(unnamed.iter().all(|address| address.ends_with(WATCH_FILE)), "{unnamed:?}");
    assert_ne!(page.eval("return performance.getEntriesByType('resource').length").await?, json!(0));
}
