//! axe-core finds nothing: every rule of WCAG 2.0, 2.1 and 2.2, levels A and AA, and every good practice that it knows.

use thirtyfour::prelude::*;

use super::states::STATES;
use browser_tests::{browser_test, programs};
use browser_tests::harness::{Motion, Page, with_page};
use crate::tests::host_page::{HostPage, with_host_page};

/// A phone and a desk.
const PHONE: (u32, u32) = (320, 640);
const DESK: (u32, u32) = (1280, 900);

/// What axe-core cannot decide by itself: the rule, the elements, and why nothing is wrong with them.
const UNDECIDED: [(&str, &str, &str); 4] = [
    ("frame-tested", ".preview iframe, tic-tac-toe", "it is another page of this game, which is looked at by itself"),
    (
        "target-size",
        "[data-large=small] .square",
        "a finger aims at small squares, and plays or changes them by a large button",
    ),
    (
        "color-contrast",
        "[data-look=paper] .value",
        "the lines on paper run beside it, and the test of the colours holds it against the paper",
    ),
    (
        "color-contrast",
        "dialog h2, dialog label, dialog label *, dialog button",
        "the dialog is scrolled; at the desk all of it is seen and decided",
    ),
];

/// Has axe-core look at the document, and returns what it found: the rule and the element, in words.
const RUN: &str = "
    const [undecided, done] = arguments;
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
    const options = { runOnly: { type: 'tag', values: tags }, rules: { 'target-size': { enabled: true } } };
    const isKnown = (rule, target) => undecided.some(([name, elements]) =>
        name === rule && document.querySelector(target[0])?.matches(elements));
    const tell = (results, isLeftOut) => results.flatMap(({ id, help, nodes }) => nodes
        .filter(({ target }) => !isLeftOut(id, target.flat()))
        .map(({ target, any, all, none }) =>
            `${id} (${help}): ${target.join(' ')}: ${[...any, ...all, ...none].map((it) => it.message).join('; ')}`));
    axe.run(document, { ...options, iframes: false }).then(
        ({ passes, violations, incomplete }) =>
            done([passes.length, [...tell(violations, () => false), ...tell(incomplete, isKnown)]]),
        (error) => done([0, [String(error)]]));";

/// Fails if axe-core finds anything in the document, or cannot decide what nobody has looked at.
async fn ensure_no_barrier(page: &Page, place: &str) -> WebDriverResult<()> {
    let script = std::fs::read_to_string(programs::npm_file("axe-core/axe.min.js").unwrap())?;
    // As a script of the driver: no policy of the page has to allow it.
    page.driver.execute(format!("{script}; window.axe = axe;"), Vec::new()).await?;
    let undecided = serde_json::to_value(UNDECIDED.map(|(rule, elements, _)| [rule, elements])).unwrap();
    let outcome = page.driver.execute_async(RUN, vec![undecided]).await?;
    let (rules, found): (usize, Vec<String>) = serde_json::from_value(outcome.json().clone()).unwrap();
    assert_eq!(found, Vec::<String>::new(), "{place}");
    assert!(rules > 10, "{place}: only {rules} rules applied");
    Ok(())
}

fn no_barrier_in_any_state(looks: &'static str, (width, height): (u32, u32)) {
    with_page(Motion::Reduced, async move |page: Page| {
        page.resize(width, height, 1.0).await?;
        for state in STATES {
            state.open(&page, looks).await?;
            ensure_no_barrier(&page, &format!("{}, {looks}, {width} pixels wide", state.name)).await?;
        }
        Ok(())
    });
}

#[browser_test]
fn axe_finds_nothing_on_a_light_phone() {
    no_barrier_in_any_state("light", PHONE);
}

#[browser_test]
fn axe_finds_nothing_on_a_dark_phone() {
    no_barrier_in_any_state("dark", PHONE);
}

#[browser_test]
fn axe_finds_nothing_on_a_light_desk() {
    no_barrier_in_any_state("light", DESK);
}

#[browser_test]
fn axe_finds_nothing_on_a_dark_desk() {
    no_barrier_in_any_state("dark", DESK);
}

#[browser_test]
fn axe_finds_nothing_in_high_contrast() {
    no_barrier_in_any_state("contrast", PHONE);
}

#[browser_test]
fn axe_finds_nothing_on_light_paper() {
    no_barrier_in_any_state("light&look=paper", PHONE);
}

#[browser_test]
fn axe_finds_nothing_on_dark_paper() {
    no_barrier_in_any_state("dark&look=paper", DESK);
}

#[browser_test]
fn axe_finds_nothing_in_a_page_from_right_to_left() {
    with_page(Motion::Reduced, async |page: Page| {
        for state in STATES {
            state.open(&page, "auto").await?;
            page.eval("document.documentElement.dir = 'rtl'").await?;
            ensure_no_barrier(&page, state.name).await?;
        }
        Ok(())
    });
}

#[browser_test]
fn axe_finds_nothing_around_the_game_and_within_its_frame() {
    let body = "<main><h1>A page with a game</h1><tic-tac-toe></tic-tac-toe></main>";
    with_host_page(body, async |host: HostPage| {
        host.until_ready(1).await?;
        ensure_no_barrier(&host.page, "the page around the game").await?;
        host.enter("frameOf(game())").await?;
        ensure_no_barrier(&host.page, "the frame with the game").await?;
        host.leave().await
    });
}

#[browser_test]
fn axe_finds_nothing_in_the_article_with_games() {
    with_page(Motion::Reduced, async |page: Page| {
        page.load("embed.html").await?;
        page.until("document.querySelector('tic-tac-toe')?.state").await?;
        ensure_no_barrier(&page, "the article").await
    });
}

#[browser_test]
fn axe_finds_nothing_before_the_program_arrives_and_when_it_does_not() {
    with_page(Motion::Reduced, async |page: Page| {
        page.server.refuse(".wasm");
        page.load("").await?;
        page.until("document.querySelector('[data-action=retry]')").await?;
        ensure_no_barrier(&page, "without the program").await?;
        page.take_errors().await.map(drop)
    });
}
