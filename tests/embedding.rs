//! The documentation of the element `<tic-tac-toe>` is consistent: events, error codes and lines to copy. `lists` writes its
//! attributes.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeMap;

use engine::{IllegalMove, Square};
use serde_json::Value;
use tic_tac_toe::embed::dialog::model::Embedding;
use tic_tac_toe::embed::host_page::problem::HostProblem;
use tic_tac_toe::state::{Controls, Part};

const MANIFEST: &str = include_str!("../public/custom-elements.json");
const TYPES: &str = include_str!("../public/embed.d.ts");
const GUIDE: &str = include_str!("../docs/embedding.md");
const README: &str = include_str!("../README.md");
const DEMONSTRATION: &str = include_str!("../public/embed.html");

/// Returns the text between two marks.
fn between<'t>(text: &'t str, before: &str, after: &str) -> &'t str {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("{before:?} is missing"));
    rest.split_once(after).unwrap_or_else(|| panic!("{after:?} is missing after {before:?}")).0
}

/// Returns the quoted parts of a text that are not empty.
fn quoted(text: &str, mark: char) -> Vec<String> {
    text.split(mark).skip(1).step_by(2).filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// Returns the description of the element.
fn element() -> Value {
    let manifest: Value = serde_json::from_str(MANIFEST).expect("JSON");
    assert_eq!(manifest["modules"][0]["path"], "embed.js");
    let element = manifest["modules"][0]["declarations"][0].clone();
    assert_eq!(element["tagName"], "tic-tac-toe");
    element
}

/// Indexes a list of the description by name.
fn by_name(list: &Value) -> BTreeMap<String, Value> {
    let entries = list.as_array().expect("a list").iter();
    entries.map(|entry| (entry["name"].as_str().expect("a name").to_owned(), entry.clone())).collect()
}

/// Returns the lines of a TypeScript interface without comments. Each line begins with the name of a member.
fn interface(name: &str) -> Vec<&'static str> {
    let body = between(TYPES, &format!("interface {name} "), "\n  }");
    let lines = body.lines().skip(1).map(str::trim);
    lines.filter(|line| !line.is_empty() && !line.starts_with("/*")).collect()
}

/// Returns the cells of the guide's table whose head begins with `head`.
fn table(head: &str) -> Vec<Vec<&'static str>> {
    let rows = between(GUIDE, &format!("\n| {head} |"), "\n\n").lines().skip(2);
    rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

/// Returns the first quoted word of a cell.
fn word(cell: &str) -> String {
    quoted(cell, '`').into_iter().next().unwrap_or_default()
}

/// Returns the alternatives of a union type, given by name or inline.
fn choice_of_type(kind: &str) -> Vec<String> {
    let alias = TYPES.split_once(&format!("type {kind} =")).and_then(|(_, rest)| rest.split_once(';'));
    quoted(alias.map_or(kind, |(choice, _)| choice), '"')
}

#[test]
fn element_has_the_described_methods() {
    let script = include_str!("../public/embed.js");
    let members = by_name(&element()["members"]);
    let methods: Vec<_> =
        members.iter().filter(|(_, member)| member["kind"] == "method").map(|(name, _)| name).collect();
    assert_eq!(methods, ["focus", "play", "reset", "undo", "whenReady"]);
    // `play` is also an attribute.
    assert!(
        methods.iter().all(|name| ["", "get "].iter().any(|start| script.contains(&format!("\n  {start}{name}("))))
    );
}

#[test]
fn package_for_npm_has_the_files_that_it_names() {
    let package: Value = serde_json::from_str(include_str!("../npm/package.json")).expect("JSON");
    let script = include_str!("../npm/pack.sh");
    // The version is that of Cargo.toml.
    assert!(package["version"] == "0.0.0" && script.contains(r"0\.0\.0"));
    let exports = package["exports"].as_object().expect("exports").values();
    let files = exports.flat_map(|export| match export.as_object() {
        Some(conditions) => conditions.values().collect(),
        None => vec![export],
    });
    for file in files.chain([&package["types"]]).map(|file| file.as_str().expect("a path").trim_start_matches("./")) {
        let is_made = script.contains(&format!("\"$package/{}\"", file.trim_end_matches("/*")));
        assert!(is_made || std::path::Path::new("npm").join(file).is_file(), "{file}");
    }
    for types in
        [include_str!("../npm/react.d.ts"), include_str!("../npm/svelte.d.ts"), include_str!("../npm/vue.d.ts")]
    {
        assert!(types.contains("\"tic-tac-toe\": ") && types.contains("TicTacToeAttributes &"), "{types}");
    }
}

#[test]
fn types_have_every_square() {
    let (columns, rows) = (choice_of_type("TicTacToeColumn"), between(TYPES, "type TicTacToeRow = ", ";").split(" | "));
    let typed = rows.flat_map(|row| columns.iter().map(move |column| format!("{column}{row}")));
    let squares = (0..=u16::MAX).filter_map(Square::from_index).map(|square| square.to_string());
    assert_eq!(typed.collect::<Vec<_>>(), squares.collect::<Vec<_>>());
}

#[test]
fn documented_lines_are_those_of_the_dialog() {
    let lines = Embedding::default().lines("https://example.org/tic-tac-toe/");
    assert!(GUIDE.contains(&format!("```html\n{lines}\n```")), "guide: {lines}");
    assert!(README.contains(&format!("```html\n{lines}\n```")), "README: {lines}");
    let escaped = lines.replace('<', "&lt;").replace('>', "&gt;");
    assert!(DEMONSTRATION.contains(&escaped), "demonstration: {escaped}");
}

#[test]
fn element_and_dialog_reserve_the_same_heights() {
    let table = between(include_str!("../public/embed.js"), "const heights = {", "}").split(',');
    let pairs = table.map(|pair| pair.trim().split_once(": ").expect("a height"));
    let heights: BTreeMap<_, u32> =
        pairs.map(|(name, height)| (name.trim_matches('"'), height.parse().expect("a number"))).collect();
    let style = |controls| Embedding { controls, ..Embedding::default() }.lines("");
    for part in Part::ALL {
        let name = part.name();
        let tools = if matches!(part, Part::History | Part::Hint) { heights["tools"] } else { 0 };
        let expected = heights.get(name).copied().unwrap_or_default() + tools;
        let lines = style(Controls::NONE.with(part, true));
        assert!(lines.contains(&format!("padding-bottom: {expected}px }}")), "{name}: {lines}");
    }
}

#[test]
fn guide_and_types_document_error_codes() {
    let refusals = [
        HostProblem::Setting(String::new()),
        HostProblem::Illegal(IllegalMove::Over),
        HostProblem::NotYourTurn,
        HostProblem::NothingToUndo,
    ];
    // Codes of the element and of the start script.
    let by_element = ["not-connected", "no-answer", "no-source", "timeout", "load-failed"].map(str::to_owned);
    let expected: Vec<_> = refusals.iter().map(|problem| problem.code().to_owned()).chain(by_element).collect();
    let mut typed = choice_of_type("TicTacToeRequestError");
    typed.extend(choice_of_type("TicTacToeLoadError"));
    assert_eq!(typed, expected);
    let rows = table("`code`");
    let told: Vec<_> = rows.iter().map(|row| word(row[0])).filter(|code| !code.is_empty()).collect();
    assert_eq!(told, expected);
}

#[test]
fn types_and_guide_name_the_events() {
    let events = by_name(&element()["events"]);
    assert_eq!(events.len(), 5);
    let told: Vec<_> = table("event").iter().map(|row| word(row[0])).collect();
    for (name, event) in events {
        let line = format!("\"{name}\": {};", event["type"]["text"].as_str().expect("a type"));
        assert!(interface("TicTacToeEventMap").contains(&line.as_str()), "{line} is missing among the types");
        assert!(told.contains(&name), "{name} is missing in the guide");
    }
}
