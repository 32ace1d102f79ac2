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

/// Sets what the next documents find. The stored state gets the other values of a first visit.
pub async fn set_given(page: &Page, given: &Value) -> WebDriverResult<()> {
    let script = format!(
        "const base = {{ version: '1', board: '3x3x3', objective: 'normal', opponent: 'friend', play: 'x', theme: 'auto',
            next_after_draw: 'no' }};
        sessionStorage.setItem('given', JSON.stringify({{ base, ...{given} }}))"
    );
    page.eval(&script).await.map(drop)
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
        ("", None, &[], "en"),
        ("", Some("en"), &["fr"], "en"),
        ("", Some("tlh"), &["fr"], "fr"),
        ("?lang=zh-HK", Some("de"), &["fr"], "zh-Hant"),
        ("?lang=EN-gb", Some("de"), &["fr"], "en"),
    ] {
        set_given(&page, &json!({ "languages": browser, "saved": saved.map(|lang| json!({ "lang": lang })) })).await?;
        page.server.forget_requests();
        page.open(query).await?;
        let at = format!("{query} after {saved:?} with {browser:?}");
        assert_eq!(page.eval(SHOWN).await?, json!([expected, "", languages.text(expected, "title"), 0]), "{at}");
        assert_eq!(page.text("[data-action=learn]").await?, languages.text(expected, "learn"), "{at}");
        // Only the file of this language was fetched.
        let requests = page.server.requests();
        let files: Vec<&String> = requests.iter().filter(|path| path.ends_with(".txt")).collect();
        assert_eq!(files.len(), usize::from(expected != "en"), "{at}: {requests:?}");
        assert!(files.iter().all(|file| file.contains(&format!("/{expected}-"))), "{at}: {requests:?}");
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
    page.open_dialog("settings", "[name=language]").await?;
    page.focus("[name=language]").await?;
    for (chosen, tag, direction) in [("ar", "ar", "rtl"), ("", "pl", ""), ("de", "de", "")] {
        page.choose_option("language", chosen).await?;
        let title = languages.text(tag, "title");
        page.until(&format!("document.documentElement.lang == '{tag}' && document.title == '{title}'")).await?;
        page.until(&format!("one('dialog h2').textContent == '{}'", languages.text(tag, "settings"))).await?;
        assert_eq!(page.eval(SHOWN).await?, json!([tag, direction, title, 2]));
        let description = "return one('meta[name=description]').content";
        assert_eq!(page.eval(description).await?, languages.text(tag, "description"));
        // The list keeps the focus, and the page behind the dialog has the language as well.
        let list = "return [document.activeElement.name, document.activeElement.value]";
        assert_eq!(page.eval(list).await?, json!(["language", chosen]));
        page.until_attribute("[data-action=help]", "aria-label", languages.text(tag, "help")).await?;
    }
    page.close_dialog().await?;
    // The choice replaces the language of the address, and only that.
    assert_eq!(page.address().await?, "?opponent=friend&theme=light#moves=b2a1");
    page.reload().await?;
    page.until_marks(2).await?;
    assert_eq!(page.eval(SHOWN).await?, json!(["de", "", languages.text("de", "title"), 2]));
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
        page.open("?opponent=friend&lang=de#moves=b2a1").await?;
        assert!(page.note().await?.contains(&format!("{name} could not be loaded.")));
        assert_eq!(page.eval(SHOWN).await?, json!(["en", "", "Tic-tac-toe", 2]));
        page.take_errors().await?;
    }
    page.click("[data-action=dismiss]").await?;
    // In place: the list shows again the language before.
    page.open_dialog("settings", "[name=language]").await?;
    page.choose_option("language", "fr").await?;
    page.until("document.documentElement.lang == 'fr'").await?;
    page.choose_option("language", "de").await?;
    page.until("one('[name=language]').value == 'fr'").await?;
    page.until(&format!("one('.note')?.innerText.includes('{name}')")).await?;
    // Another try.
    page.server.set_file(&german, right.clone());
    page.choose_option("language", "de").await?;
    page.until("document.documentElement.lang == 'de'").await?;
    page.take_errors().await?;
}

#[browser_test(installable, every_engine)]
async fn language_of_the_last_visit_works_offline(page: Page) {
    visit(&page, "?opponent=friend").await?;
    page.open_dialog("settings", "[name=language]").await?;
    page.choose_option("language", "de").await?;
    page.until("document.documentElement.lang == 'de'").await?;
    page.close_dialog().await?;
    // The page tells its worker which file it loaded.
    let is_cached = "const cache = await caches.open((await caches.keys())[0]);
        while (!(await cache.keys()).some(({ url }) => url.includes('/de-')))
            await new Promise((next) => setTimeout(next, 20));";
    wait_for(&page, is_cached).await?;
    page.until_kept().await?;
    let _nothing = go_offline(&page);
    page.open("").await?;
    page.until("document.documentElement.lang == 'de'").await?;
    // A language without a copy.
    page.open_dialog("settings", "[name=language]").await?;
    page.choose_option("language", "fr").await?;
    page.until("one('.note')").await?;
    assert_eq!(page.eval("return document.documentElement.lang").await?, json!("de"));
    page.take_errors().await?;
}

#[browser_test(every_engine)]
async fn page_is_mirrored_in_arabic_but_the_board_is_not(page: Page) {
    page.resize(1280, 860, 1.0).await?;
    for (query, is_mirrored) in [("?lang=en", false), ("?lang=ar", true)] {
        page.open(&format!("{query}&opponent=friend#moves=b2a1c3")).await?;
        page.open_moves().await?;
        for (left, right) in [
            ("[data-side=x]", "[data-side=o]"),
            ("[data-action=first]", "[data-action=last]"),
            ("[data-action=undo]", "[data-action=help]"),
            (".board", ".moves"),
        ] {
            let is_right = format!("return box('{left}').left > box('{right}').left");
            assert_eq!(page.eval(&is_right).await?, json!(is_mirrored), "{query}: {left} {right}");
        }
        // Marks stand on their squares.
        let is_on_square =
            "const [square, mark, next] = ['[data-square=a1]', '[data-square=a1] svg', '[data-square=b1]'].map(box);
            return mark.left >= square.left - 1 && mark.right <= square.right + 1 && square.left < next.left";
        assert_eq!(page.eval(is_on_square).await?, json!(true), "{query}");
    }
    // On the board, arrows go where they point. The game goes on to the left.
    page.focus("[data-square=a1]").await?;
    page.press(Key::Right + "").await?;
    page.until("document.activeElement.dataset.square == 'b1'").await?;
    page.focus("[data-action=menu]").await?;
    page.press(Key::Right + "").await?;
    page.until("one('.moves [aria-current]').dataset.move == '2'").await?;
    let keys = "return ['back', 'forward'].map((it) => one(`[data-action=${it}]`).title.at(-2))";
    assert_eq!(page.eval(keys).await?, json!(["→", "←"]));
}

#[browser_test(every_engine)]
async fn score_has_the_plurals_of_the_language(page: Page) {
    page.server.forbid_workers();
    page.before_each_document(GIVEN).await?;
    page.open("").await?;
    // Wins of X, draws, wins of O.
    for (tag, score, expected) in [
        ("pl", "22 1 112", ["X: 22 wygrane", "1 remis", "O: 112 wygranych"]),
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
        ("game().lang = 'de'", "de"),
        ("root.lang = 'it'; game().lang = ''; section.lang = ''; outer.lang = ''", "it"),
        ("root.lang = ''", "en"),
        ("game().lang = 'sv'", "en"),
    ] {
        host.page.eval(change).await?;
        host.enter(FRAME).await?;
        host.page.until(&format!("document.documentElement.lang == '{language}'")).await?;
        host.leave().await?;
    }
}
