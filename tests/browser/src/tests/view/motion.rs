//! Animations: short, without layout work, and never blocking input.

use browser_tests::prelude::*;

/// Records all animations: element, name, duration, end and properties. They begin with a change of the document, and on a busy
/// machine they may end before the next timer.
const NOTE: &str = include_str!("motion/note.js");

/// Properties that change without layout work.
const ALLOWED: [&str; 5] = ["strokeDashoffset", "transform", "opacity", "backgroundColor", "visibility"];

/// Returns the animations since [`NOTE`].
async fn seen(page: &Page) -> WebDriverResult<Vec<Vec<Value>>> {
    let seen = page.eval("return [...window.seenAnimations.values()]").await?;
    Ok(serde_json::from_value(seen).unwrap())
}

/// Name and element of an animation.
type Moving = [&'static str; 2];

/// Start of a game, clicks, final status and animations.
type Played = (&'static str, &'static [&'static str], &'static str, &'static [Moving]);

const GAMES: [Played; 4] = [
    ("?opponent=friend", &["a1", "b2"], "[data-status=playing]", &[["draw", "square"]]),
    (
        "?opponent=friend#moves=a1b1b2a2",
        &["c3"],
        "[data-status=won]",
        &[
            ["draw", "square"],
            ["draw", "strike"],
            ["rise", "square"],
            ["spread", "square"],
            ["burst", "square"],
            ["hop", "count"],
        ],
    ),
    ("?opponent=friend#moves=a1b2c3b1b3a3c1c2", &["a2"], "[data-status=drawn]", &[["settle", "board"]]),
    ("?opponent=perfect#moves=a1b2c1b1", &["a3"], "[data-lost]", &[["sink", "board"], ["draw", "strike"]]),
];

#[browser_test(full_motion, every_engine)]
async fn each_step_takes_at_most_200_ms_without_layout(page: Page) {
    for (number, look) in ["soft", "paper"].into_iter().enumerate() {
        for (index, (address, squares, end, expected)) in GAMES.into_iter().enumerate() {
            if !test_run::has_turn(number + index) {
                continue;
            }
            let (query, moves) = address.split_once('#').unwrap_or((address, ""));
            page.open(&format!("{query}&look={look}#{moves}")).await?;
            page.until("document.adoptedStyleSheets.length || !location.hash").await?;
            page.eval(NOTE).await?;
            page.play(squares).await?;
            page.until(&format!("one('[data-game]').matches('{end}')")).await?;
            for [kind, target] in expected {
                let is_it = format!("([seen, on]) => seen === '{kind}' && on === '{target}'");
                page.until(&format!("[...window.seenAnimations.values()].some({is_it})")).await?;
            }
            for animation in seen(&page).await? {
                let [kind, target, duration, end, changed @ ..] = &animation[..] else { panic!("{animation:?}") };
                // The line follows the mark, and a win is celebrated after it in two steps.
                let steps = match kind.as_str() {
                    Some("burst" | "hop") => 4.0,
                    Some("rise" | "spread") => 3.0,
                    _ if target == "strike" => 2.0,
                    _ => 1.0,
                };
                for (time, most) in [(duration, 200.0), (end, steps * 200.0)] {
                    let is_short = time.as_f64().is_some_and(|time| time.round() <= most);
                    assert!(is_short, "{animation:?} takes more than {most} ms");
                }
                let allowed = |name: &&Value| name.as_str().is_some_and(|name| ALLOWED.contains(&name));
                assert!(!changed.is_empty() && changed.iter().all(|name| allowed(&name)), "{animation:?}");
            }
        }
    }
}

#[browser_test(full_motion)]
async fn animations_do_not_block_input(page: Page) {
    page.open("?opponent=friend").await?;
    // Animations never end.
    page.eval(
        "const stop = () => {
            for (const animation of document.getAnimations()) animation.pause();
            requestAnimationFrame(stop);
        };
        stop();",
    )
    .await?;
    page.play(&["a1", "b1", "b2", "a2", "c3"]).await?;
    page.until_attribute("[data-game]", "data-status", "won").await?;
    let marks = "return new Set(document.getAnimations().map((it) => it.effect.target.closest('.square')).filter(Boolean)).size";
    assert_eq!(page.eval(marks).await?, json!(5), "every mark is still being drawn");
    page.reset().await?;
    page.play(&["a1"]).await?;
}

#[browser_test(full_motion)]
async fn end_of_an_earlier_visit_stands_still(page: Page) {
    let moving = "
        const parts = all('.game *').flatMap((it) => ['', '::before', '::after'].map((part) => [it, part]));
        return parts.filter((part) => getComputedStyle(...part).animationName !== 'none').length";
    for (address, squares, end, _) in &GAMES[1..] {
        page.open(address).await?;
        page.play(squares).await?;
        page.until(&format!("one('[data-game]').matches('{end}')")).await?;
        page.until_kept().await?;
        assert_ne!(page.eval(moving).await?, json!(0), "{address}");
        page.leave_game().await?;
        page.open("").await?;
        page.until(&format!("one('[data-still] [data-game]{end}')")).await?;
        page.until("one('.strike')").await?;
        assert_eq!(page.eval(moving).await?, json!(0), "{address}");
        // The next game begins without an end in the storage.
        page.reset().await?;
        page.until("!one('[data-still]')").await?;
        page.leave_game().await?;
    }
}

#[browser_test]
async fn reduced_motion_disables_animations(page: Page) {
    for (address, squares, end, _) in GAMES {
        page.open(address).await?;
        page.eval(NOTE).await?;
        page.play(squares).await?;
        page.until(&format!("one('[data-game]').matches('{end}')")).await?;
        page.until_drawn().await?;
        for animation in seen(&page).await? {
            assert_eq!(animation[2..4], [json!(0), json!(0)], "{animation:?}");
        }
    }
}
