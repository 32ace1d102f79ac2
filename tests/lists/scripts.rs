//! The lists in scripts and manifest of the page.

use std::path::Path;

use coaching::{Computer, Level};
use locale_compiler::{Catalog, ENGLISH, Locale};
use tic_tac_toe::share::address::keys::EARLY;
use tic_tac_toe::state::opponent::Opponent;
use tic_tac_toe::state::{Controls, Setup, preferences};

use crate::List;
use crate::keys::{attributes, names, quoted, value};

const BOOT: &str = "public/boot.js";
const FRAME: &str = "public/boot/frame.js";
const LANGUAGE: &str = "public/boot/language.js";
const ELEMENT: &str = "public/embed.js";
const MANIFEST: &str = "public/manifest.webmanifest";

pub fn lists() -> Vec<List> {
    [page(), frame(), element(), languages()].into_iter().flatten().collect()
}

/// The opponents that the first part can show, the levels and a friend; the preferences that it cannot apply; and the values that
/// show before the program starts.
fn page() -> Vec<List> {
    let is_shown = |opponent: &Opponent| matches!(opponent, Opponent::Computer(Computer::Level(_)) | Opponent::Friend);
    let shown: Vec<&str> = Opponent::ALL.into_iter().filter(is_shown).map(Opponent::name).collect();
    let early = attributes().filter(|(name, _)| EARLY.contains(name)).map(|(name, attribute)| {
        let usual = (attribute.default)();
        let others: Vec<&str> = names(name).into_iter().filter(|other| *other != usual).collect();
        format!("  {name}: \"{}\",\n", others.join(" "))
    });
    vec![
        List::new(BOOT, "const isKnown = \"", "\".split", shown.join(" ")),
        List::new(BOOT, "const preferences = \"", "\".split", preferences::LAZY.join(" ")),
        List::new(BOOT, "const shown = {\n", "};", early.collect()),
    ]
}

fn frame() -> Vec<List> {
    let plain = attributes().filter_map(|(name, attribute)| {
        let form = attribute.plain?.replace("{}", &names(name).join("|"));
        Some(format!("  {name}: {form},\n"))
    });
    vec![
        List::new(FRAME, "query.get(\"controls\") ?? \"", "\"", Controls::default().names(",")),
        List::new(FRAME, "const plain = {\n", "};", plain.collect()),
        List::new(FRAME, "query.getAll(\"opponent\").pop() ?? \"", "\"", Setup::default().opponent.name().to_owned()),
    ]
}

fn element() -> Vec<List> {
    let defaults =
        attributes().map(|(name, attribute)| format!("  {name}: {},\n", value(attribute, &(attribute.default)())));
    let new_game: Vec<&str> =
        attributes().filter(|(_, attribute)| attribute.starts_game).map(|(name, _)| name).collect();
    let analyzing: Vec<&str> =
        Computer::ALL.iter().filter(|computer| computer.analyzes()).map(|computer| computer.name()).collect();
    vec![
        List::new(ELEMENT, "const defaults = {\n", "};", defaults.collect()),
        List::new(ELEMENT, "const startsGame = [", "]", quoted(&new_game).join(", ")),
        List::new(ELEMENT, "const analyzing = [", "]", quoted(&analyzing).join(", ")),
    ]
}

/// What depends on the languages or on the texts that the build reads.
fn languages() -> Vec<List> {
    let (catalog, locales) = locale_compiler::read_folder(Path::new("locales")).unwrap();
    let tags = |is_listed: fn(&&Locale) -> bool| locales.iter().filter(is_listed).map(|locale| &*locale.tag);
    let others: Vec<&str> = tags(|locale| locale.tag != ENGLISH).collect();
    let right_to_left: Vec<&str> = tags(|locale| locale.is_right_to_left()).collect();
    let texts = ["start-failed", "slow-start", "retry"].map(|id| text(&catalog, &locales[0], id));
    vec![
        List::new(LANGUAGE, "tags = \"", "\"", others.join(" ")),
        List::new(LANGUAGE, "root.dir = /^(", ")", right_to_left.join("|")),
        List::new(LANGUAGE, "const english = [\"\", ", ", document", quoted(&texts).join(", ")),
        List::new(MANIFEST, "\"shortcuts\": [\n", "\n  ]", shortcuts(&catalog, &locales[0])),
    ]
}

fn text<'l>(catalog: &Catalog, english: &'l Locale, id: &str) -> &'l str {
    &english.patterns_of(catalog, id)[0]
}

/// New games against each level of 3×3 and against people, for the menu of the installed game.
fn shortcuts(catalog: &Catalog, english: &Locale) -> String {
    let at_level = |level: Level| {
        let name = &english.patterns_of(catalog, "level-name")[level as usize];
        let title = text(catalog, english, "new-game-at-level").replace('\u{1}', name);
        shortcut(&title, name, level.name())
    };
    let against = |title, name, opponent: Opponent| {
        shortcut(text(catalog, english, title), text(catalog, english, name), opponent.name())
    };
    let people = [
        against("new-game-with-friend", "friend", Opponent::Friend),
        against("new-game-by-link", "by-link", Opponent::Remote),
    ];
    let lines: Vec<String> = Level::ON_SMALL_BOARDS.into_iter().map(at_level).chain(people).collect();
    lines.join(",\n")
}

fn shortcut(title: &str, name: &str, opponent: &str) -> String {
    format!("    {{ \"name\": \"{title}\", \"short_name\": \"{name}\", \"url\": \"./?opponent={opponent}#moves=\" }}")
}
