//! axe-core reports no violation of WCAG 2.0, 2.1 and 2.2, levels A and AA, or of its best practices.

use browser_tests::prelude::*;

/// Cases that axe-core cannot decide: the rules, the elements, and the reason why they are correct.
const UNDECIDED: [(&str, &str, &str); 7] = [
    ("frame-tested", ".preview iframe, tic-tac-toe", "another page of this game, which has its own check"),
    (
        "target-size",
        "[data-large=small] .square, [data-board^='15'] [data-set]",
        "a touch aims, and a large button plays",
    ),
    ("target-size", ".puzzle-list *, .option input", "what covers a part of it scrolls away"),
    ("color-contrast", ".keys kbd", "an arrow has the colors of the letters on other keys"),
    (
        "color-contrast target-size",
        ".moves *",
        "on phones, the line of moves scrolls below the edge; wide windows check the same list",
    ),
    ("color-contrast", "[data-look=paper] .value", "grid lines run beside it, and `tests/contrast.rs` checks it"),
    (
        "color-contrast",
        ".page:has(:is(.explanation, .notes):not([hidden])) .status *",
        "an explanation or note covers it; other states check it uncovered",
    ),
];

/// Defines `look`, which checks the document with axe-core. Returns the number of passed rules and the findings, each
/// with rule and element.
const LOOK: &str = include_str!("axe/look.js");

/// Returns a script that lets a document load axe-core when it is used: most documents of a tour do not use it.
pub fn script() -> String {
    let source = std::fs::read_to_string(programs::npm_file("axe-core/axe.min.js").unwrap()).unwrap();
    format!("window.loadAxe = () => {{ {source}; window.axe = axe; }};")
}

/// The number of rules that pass in any state, if no rule is left out.
const MANY: usize = 11;

/// Runs a script that calls `look`, and returns its findings. At least `least` rules must have passed.
async fn look(page: &Page, script: &str, least: usize) -> WebDriverResult<Vec<String>> {
    let undecided = json!(UNDECIDED.map(|(rule, elements, _)| [rule, elements])).to_string();
    let script = format!("{} return (async () => {{ {script} }})()", LOOK.replace("UNDECIDED", &undecided));
    let (rules, found): (usize, Vec<String>) = serde_json::from_value(page.eval(&script).await?).unwrap();
    assert!(rules >= least, "only {rules} rules applied");
    Ok(found)
}

/// Returns the violations in the document except contrast.
pub async fn barriers(page: &Page) -> WebDriverResult<Vec<String>> {
    let script = "return look({ ...everything, rules: { ...everything.rules, 'color-contrast': { enabled: false } } })";
    look(page, script, MANY).await
}

/// Returns the violations that depend on the layout.
pub async fn barriers_of_layout(page: &Page) -> WebDriverResult<Vec<String>> {
    let script =
        "const [rules, found] = await look(only('target-size', 'scrollable-region-focusable')); return [rules, found];";
    look(page, script, 1).await
}

/// Returns low and undecidable contrasts in these themes and looks, and leaves the light theme.
pub async fn contrasts(page: &Page, looks: &[(&str, &str)]) -> WebDriverResult<Vec<String>> {
    let script = "
        const { dataset } = document.documentElement;
        const all = [];
        let least = 1;
        for (const [theme, shape] of LOOKS) {
            Object.assign(dataset, { theme, look: shape });
            const [rules, found] = await look(only('color-contrast'));
            least = Math.min(least, rules);
            all.push(...found.map((it) => `${theme}, ${shape}: ${it}`));
        }
        dataset.theme = 'light';
        delete dataset.look;
        return [least, all];";
    look(page, &script.replace("LOOKS", &json!(looks).to_string()), 1).await
}

async fn ensure_no_barrier(page: &Page, place: &str) -> WebDriverResult<()> {
    // Scripts of the driver bypass the page's policy.
    page.driver.execute(script(), Vec::new()).await?;
    assert_eq!(look(page, "return look(everything)", MANY).await?, Vec::<String>::new(), "{place}");
    Ok(())
}

#[browser_test]
async fn axe_reports_nothing_after_a_failure_and_in_the_sample_host_page(page: Page) {
    page.server.refuse(".wasm");
    page.load("").await?;
    page.until("one('[data-action=retry]')").await?;
    ensure_no_barrier(&page, "without the program").await?;
    page.take_errors().await?;
    page.server.refuse_nothing();
    page.load("embed.html").await?;
    page.until("one('tic-tac-toe')?.state").await?;
    ensure_no_barrier(&page, "the article").await?;
}
