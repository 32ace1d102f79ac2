//! Languages: their choice, files that cannot be loaded, offline use, directions and plurals.

use std::path::Path;

use super::embedding::host_page::{FRAME, HostPage};
use super::release::hosting::file;
use super::release::offline::{go_offline, visit, wait_for};
use browser_tests::prelude::*;
use locale_compiler::{Catalog, Locale, Section};

/// Prepares each document: the browser's languages and the stored state, as `sessionStorage` says.
pub const GIVEN: &str = include_str!("languages/given.js");

/// The language, direction and title of the document, and the number of marks on the board.
const SHOWN: &str = "return [document.documentElement.lang, document.documentElement.dir, document.title,
    all('.board [data-mark]').length]";

/// All languages with their texts.
pub struct Languages {
    catalog: Catalog,
    locales: Vec<Locale>,
}

impl Languages {
    pub fn read() -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        let (catalog, locales) = locale_compiler::read_folder(&folder).unwrap();
        Self { catalog, locales }
    }

    /// Returns a message without arguments.
    pub fn text(&self, tag: &str, message: &str) -> &str {
        &self.locale(tag).patterns_of(&self.catalog, message)[0]
    }

    /// Returns the texts of all data files in English, in order.
    pub fn english(&self) -> Vec<&str> {
        let sections = [Section::Start, Section::FirstPart, Section::LazyPart];
        sections.into_iter().flat_map(|section| self.locale("en").section(&self.catalog, section)).collect()
    }

    fn locale(&self, tag: &str) -> &Locale {
        self.locales.iter().find(|locale| locale.tag == tag).unwrap()
    }
}

/// What a browser and its storage say before a page opens.
struct Given {
    languages: &'static [&'static str],
    /// The stored language.
    saved: Option<&'static str>,
}

impl Given {
    /// Applies this to the documents of a page of the game, from the next one.
    async fn apply(&self, page: &Page) -> WebDriverResult<()> {
        let saved = self.saved.map(|lang| json!({ "lang": lang }));
        set_given(page, &json!({ "languages": self.languages, "saved": saved })).await
    }
}

/// Sets what the next documents find. The stored state gets the other values of a first visit.
pub async fn set_given(page: &Page, given: &Value) -> WebDriverResult<()> {
    let script = format!(
        "const base = {{ version: '1', board: '3x3x3', objective: 'normal', opponent: 'friend', play: 'x', theme: 'auto',
            next_after_draw: 'no' }};
        sessionStorage.setItem('given', JSON.stringify({{ base, ...{given} }}))"
    );
    page.eval(&script).await.map(drop)
}

/// Chooses a language in the open settings; an empty tag is that of the browser.
async fn choose_language(page: &Page, tag: &str) -> WebDriverResult<()> {
    page.choose_option("language", tag).await
}

#[browser_test]
async fn language_is_that_of_address_then_saved_then_browser(page: Page) {
    let languages = Languages::read();
    page.server.forbid_workers();
    page.server.set_extra_header("Cache-Control", "no-store");
    page.before_each_document(GIVEN).await?;
    page.open("").await?;
    for (query, saved, browser, expected) in [
        ("", None, ["fr-CH", "en"].as_slice(), "fr"),
        ("", None, &["tlh", "de-AT", "fr"], "de"),
        ("", None, &["zh-TW", "en"], "zh-Hant"),
        ("", None, &["zh-CN"], "zh-Hans"),
        ("", None, &["tlh"], "en"),
        ("", None, &[], "en"),
        ("", Some("de"), &["fr"], "de"),
        ("", Some("en"), &["fr"], "en"),
        ("", Some("tlh"), &["fr"], "fr"),
        ("?lang=es", Some("de"), &["fr"], "es"),
        ("?lang=zh-HK", Some("de"), &["fr"], "zh-Hant"),
        ("?lang=EN-gb", Some("de"), &["fr"], "en"),
    ] {
        Given { languages: browser, saved }.apply(&page).await?;
        page.server.forget_requests();
        page.open(query).await?;
        let title = languages.text(expected, "title");
        let at = format!("{query} after {saved:?} with {browser:?}");
        assert_eq!(page.eval(SHOWN).await?, json!([expected, "", title, 0]), "{at}");
        assert_eq!(page.text("[data-action=learn]").await?, languages.text(expected, "learn"), "{at}");
        // Only the file of this language was fetched.
        let requests = page.server.requests();
        let files: Vec<&String> = requests.iter().filter(|path| path.ends_with(".txt")).collect();
        let is_right = match (expected, files.as_slice()) {
            ("en", files) => files.is_empty(),
            (_, [file]) => file.contains(&format!("/{expected}-")),
            _ => false,
        };
        assert!(is_right, "{at}: {requests:?}");
    }
}

#[browser_test]
async fn language_switches_in_place_and_is_kept(page: Page) {
    let languages = Languages::read();
    page.server.forbid_workers();
    page.before_each_document(GIVEN).await?;
    page.open("").await?;
    set_given(&page, &json!({ "languages": ["pl"] })).await?;
    page.open("?opponent=friend&lang=fr&theme=light#moves=b2a1").await?;
    assert_eq!(page.eval(SHOWN).await?, json!(["fr", "", languages.text("fr", "title"), 2]));
    page.open_dialog("settings", "[name=language]").await?;
    page.focus("[name=language]").await?;
    for (chosen, tag, direction) in [("ar", "ar", "rtl"), ("en", "en", ""), ("", "pl", ""), ("de", "de", "")] {
        choose_language(&page, chosen).await?;
        let title = languages.text(tag, "title");
        page.until(&format!("document.documentElement.lang == '{tag}' && document.title == '{title}'")).await?;
        page.until(&format!("one('dialog h2').textContent == '{}'", languages.text(tag, "settings"))).await?;
        assert_eq!(page.eval(SHOWN).await?, json!([tag, direction, title, 2]));
        let description = "return one('meta[name=description]').content";
        assert_eq!(page.eval(description).await?, languages.text(tag, "description"));
        // The list keeps the focus.
        let list = "return [document.activeElement.name, document.activeElement.value]";
        assert_eq!(page.eval(list).await?, json!(["language", chosen]));
        // The page behind the dialog as well.
        page.until_attribute("[data-action=help]", "aria-label", languages.text(tag, "help")).await?;
        assert_eq!(page.text(".notes").await?, "");
    }
    page.close_dialog().await?;
    // The choice replaces the language of the address, and only that.
    assert_eq!(page.address().await?, "?opponent=friend&theme=light#moves=b2a1");
    page.reload().await?;
    page.until_marks(2).await?;
    assert_eq!(page.eval(SHOWN).await?, json!(["de", "", languages.text("de", "title"), 2]));
    // English, although the browser prefers Polish.
    page.open_dialog("settings", "[name=language]").await?;
    choose_language(&page, "en").await?;
    page.until("document.documentElement.lang == 'en'").await?;
    page.until_kept().await?;
    page.open("?opponent=friend").await?;
    assert_eq!(page.eval(SHOWN).await?, json!(["en", "", "Tic-tac-toe", 0]));
}

#[browser_test(every_engine)]
async fn language_that_cannot_be_loaded_leaves_the_page_as_it_was(page: Page) {
    let languages = Languages::read();
    let german = file("de-", ".txt");
    let right = std::fs::read_to_string(dist().join(&german)).unwrap();
    let data = right[8..].rsplit_once('\0').unwrap().0;
    let name = languages.text("de", "language-name");
    page.server.forbid_workers();
    page.server.set_extra_header("Cache-Control", "no-store");
    for faulty in [
        // One letter differs.
        right.replacen('e', "a", 1),
        // The end was not transferred.
        right[..right.len() - 1].to_owned(),
        // A correct file of a release with fewer texts.
        locale_compiler::head("./assets/*-0123456789.txt", data) + data,
    ] {
        page.server.set_file(&german, faulty);
        // At the start: English.
        page.open("?opponent=friend&lang=de#moves=b2a1").await?;
        assert!(page.note().await?.contains(&format!("{name} could not be loaded.")));
        assert_eq!(page.eval(SHOWN).await?, json!(["en", "", "Tic-tac-toe", 2]));
        page.take_errors().await?;
    }
    page.click("[data-action=dismiss]").await?;
    // In place: the language before, which the list shows again.
    page.open_dialog("settings", "[name=language]").await?;
    choose_language(&page, "fr").await?;
    page.until("document.documentElement.lang == 'fr'").await?;
    choose_language(&page, "de").await?;
    page.until("one('[name=language]').value == 'fr'").await?;
    page.until(&format!("one('.note')?.innerText.includes('{name}')")).await?;
    assert_eq!(page.eval(SHOWN).await?, json!(["fr", "", languages.text("fr", "title"), 2]));
    // Another try.
    page.server.set_file(&german, right.clone());
    choose_language(&page, "de").await?;
    page.until("document.documentElement.lang == 'de'").await?;
    page.take_errors().await?;
}

#[browser_test(installable, every_engine)]
async fn language_of_the_last_visit_works_offline(page: Page) {
    let languages = Languages::read();
    visit(&page, "?opponent=friend").await?;
    page.open_dialog("settings", "[name=language]").await?;
    choose_language(&page, "de").await?;
    page.until("document.documentElement.lang == 'de'").await?;
    page.close_dialog().await?;
    // The page tells its worker which file it loaded.
    let is_cached = "const cache = await caches.open((await caches.keys())[0]);
        while (!(await cache.keys()).some(({ url }) => url.includes('/de-')))
            await new Promise((next) => setTimeout(next, 20));";
    wait_for(&page, is_cached).await?;
    page.play(&["b2"]).await?;
    page.until_kept().await?;
    let _nothing = go_offline(&page);
    // Chosen by the address, and in the last visit.
    for query in ["?lang=de&opponent=friend", ""] {
        page.open(query).await?;
        assert_eq!(page.eval(SHOWN).await?, json!(["de", "", languages.text("de", "title"), 1]), "{query}");
    }
    page.open_dialog("settings", "[name=language]").await?;
    choose_language(&page, "en").await?;
    page.until("document.documentElement.lang == 'en'").await?;
    // A language without a copy.
    choose_language(&page, "fr").await?;
    page.until("one('.note')?.innerText.includes('could not be loaded')").await?;
    assert_eq!(page.eval("return document.documentElement.lang").await?, json!("en"));
    page.take_errors().await?;
}

#[browser_test(every_engine)]
async fn page_is_mirrored_in_arabic_but_the_board_is_not(page: Page) {
    let centers = |selectors: &[&str]| {
        format!(
            "return {}.map((it) => box(it))
                .map(({{ left, right }}) => (left + right) / 2)",
            json!(selectors)
        )
    };
    let is_sorted = async |selectors: &[&str]| {
        let places: Vec<f64> = serde_json::from_value(page.eval(&centers(selectors)).await?)?;
        WebDriverResult::Ok(places.is_sorted())
    };
    page.resize(1280, 860, 1.0).await?;
    for (query, is_mirrored) in [("?lang=en", false), ("?lang=ar", true)] {
        page.open(&format!("{query}&opponent=friend#moves=b2a1c3")).await?;
        page.open_moves().await?;
        for [left, right] in [
            ["[data-side=x]", "[data-side=o]"],
            ["[data-action=first]", "[data-action=last]"],
            ["[data-action=undo]", "[data-action=help]"],
            [".board", ".moves"],
        ] {
            assert_eq!(is_sorted(&[right, left]).await?, is_mirrored, "{query}: {left} {right}");
        }
        assert!(is_sorted(&["[data-square=a1]", "[data-square=b1]", "[data-square=c1]"]).await?, "{query}");
        // The line of the last move and the marks stand on their squares.
        let is_on_square = "const [square, mark] = [box('[data-square=a1]'), box('[data-square=a1] svg')];
            return mark.left >= square.left - 1 && mark.right <= square.right + 1";
        assert_eq!(page.eval(is_on_square).await?, json!(true), "{query}");
    }
    // On the board, arrows go where they point.
    page.focus("[data-square=a1]").await?;
    for (key, square) in [(Key::Right, "b1"), (Key::Right, "c1"), (Key::Left, "b1"), (Key::Down, "b2")] {
        page.press(key + "").await?;
        page.until(&format!("document.activeElement.dataset.square == '{square}'")).await?;
    }
    // The game goes on to the left.
    page.focus("[data-action=menu]").await?;
    let current = |number: u8| format!("one('.moves [aria-current]').dataset.move == '{number}'");
    for (key, number) in [(Key::Right, 2), (Key::Left, 3)] {
        page.press(key + "").await?;
        page.until(&current(number)).await?;
    }
    let keys = "return ['back', 'forward'].map((it) => one(`[data-action=${it}]`).title.at(-2))";
    assert_eq!(page.eval(keys).await?, json!(["→", "←"]));
    page.resize(600, 1200, 1.0).await?;
    page.open("?lang=ar&opponent=friend#moves=b2a1c3").await?;
    page.open_moves().await?;
    page.swipe(".moves", 260, 120).await?;
    page.until(&current(2)).await?;
}

#[browser_test(every_engine)]
async fn score_has_the_plurals_of_the_language(page: Page) {
    page.server.forbid_workers();
    page.before_each_document(GIVEN).await?;
    page.open("").await?;
    // Wins of X, draws, wins of O.
    for (tag, score, expected) in [
        ("pl", "1 2 5", ["X: 1 wygrana", "2 remisy", "O: 5 wygranych"]),
        ("pl", "2 5 1", ["X: 2 wygrane", "5 remisów", "O: 1 wygrana"]),
        ("pl", "22 1 112", ["X: 22 wygrane", "1 remis", "O: 112 wygranych"]),
        ("en", "1 2 0", ["X: 1 win", "2 draws", "O: 0 wins"]),
        ("ar", "1 5 2", ["X: فوز واحد", "5 تعادلات", "O: فوزان"]),
        ("ar", "5 11 2", ["X: 5 مرات فوز", "11 تعادلًا", "O: فوزان"]),
    ] {
        set_given(&page, &json!({ "languages": [tag], "saved": { "friend": score } })).await?;
        page.open("").await?;
        let script = "const { children } = one('.score');
            return [...children].map((it) => (it.ariaLabel ?? it.textContent).replace(/[\\u2066-\\u2069\\u200f]/g, ''))";
        assert_eq!(page.eval(script).await?, json!(expected), "{tag}");
    }
}

#[browser_test]
async fn embedded_game_speaks_the_language_of_its_place(host: HostPage) {
    let body = "<div id=outer lang=ar-EG></div><script>
        outer.attachShadow({ mode: 'open' }).innerHTML = '<section><tic-tac-toe></tic-tac-toe></section>';
        window.section = outer.shadowRoot.firstChild;
        window.game = () => section.firstChild;
        window.root = document.documentElement;
    </script>";
    host.open(body).await?;
    host.until_ready(1).await?;
    // Its own attribute, that of an element around it, that of the page, and without a known one the browser's language.
    for (change, language) in [
        ("", "ar"),
        ("section.lang = 'fr'", "fr"),
        ("section.lang = ''", "ar"),
        ("game().lang = 'de'", "de"),
        ("root.lang = 'it'; game().lang = ''; outer.lang = ''", "it"),
        ("root.lang = ''", "en"),
        ("game().lang = 'sv'", "en"),
    ] {
        host.page.eval(change).await?;
        host.enter(FRAME).await?;
        host.page.until(&format!("document.documentElement.lang == '{language}'")).await?;
        host.page.until(&format!("(document.documentElement.dir == 'rtl') == ('{language}' == 'ar')")).await?;
        host.leave().await?;
    }
}
