//! The documentation of the element `<tic-tac-toe>` is consistent: description for editors, TypeScript types and guide.
//! A browser test compares the element itself with the description.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeMap;

use engine::{IllegalMove, Square};
use serde_json::Value;
use tic_tac_toe::embed::dialog::model::Embedding;
use tic_tac_toe::embed::host_page::problem::HostProblem;
use tic_tac_toe::share::address::keys;
use tic_tac_toe::share::address::keys::KEYS;
use tic_tac_toe::state::language::LANGUAGES;
use tic_tac_toe::state::{Controls, Part};

const MANIFEST: &str = include_str!("../public/custom-elements.json");
const TYPES: &str = include_str!("../public/embed.d.ts");
const GUIDE: &str = include_str!("../docs/embedding.md");
const ADDRESS: &str = include_str!("../docs/address.md");
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

/// Returns the documented attributes with their defaults.
fn attributes() -> BTreeMap<String, Value> {
    let entries = by_name(&element()["attributes"]).into_iter();
    let default = |entry: &Value| serde_json::from_str(entry["default"].as_str().expect("a default")).expect("JSON");
    entries.map(|(name, entry)| (name, default(&entry))).collect()
}

/// Returns the property that reflects an attribute.
fn property(attribute: &str) -> &str {
    if attribute == "play" { "playAs" } else { attribute }
}

/// Returns the documented methods with their parameters.
fn methods() -> BTreeMap<String, Vec<String>> {
    let methods = members("method").into_iter().map(|(name, method)| {
        let parameters = method.get("parameters").map(by_name).unwrap_or_default().into_keys().collect();
        (name, parameters)
    });
    methods.collect()
}

/// Returns the documented events.
fn events() -> Vec<String> {
    by_name(&element()["events"]).into_keys().collect()
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

/// Returns the members of one kind in the description.
fn members(kind: &str) -> BTreeMap<String, Value> {
    let mut members = by_name(&element()["members"]);
    members.retain(|_, member| member["kind"] == kind);
    members
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

/// Returns the attributes that choose among names, with these.
fn choices() -> Vec<(&'static str, Vec<&'static str>)> {
    let attributes = KEYS.iter().filter(|key| key.attribute.is_some());
    let mut choices: Vec<_> = attributes.filter_map(|key| Some((key.name, keys::choices(key.name)?))).collect();
    // The parts are a list.
    choices.retain(|(name, _)| *name != "controls");
    choices.push(("lang", LANGUAGES.iter().map(|language| language.tag).collect()));
    choices
}

/// Returns the alternatives of a union type, given by name or inline.
fn choice_of_type(kind: &str) -> Vec<String> {
    let alias = TYPES.split_once(&format!("type {kind} =")).and_then(|(_, rest)| rest.split_once(';'));
    quoted(alias.map_or(kind, |(choice, _)| choice), '"')
}

/// Returns the type of a property.
fn type_of(property: &str) -> &'static str {
    let head = format!("{property}: ");
    let lines = interface("TicTacToeElement");
    let line = lines.into_iter().find_map(|line| line.strip_prefix(&head));
    line.unwrap_or_else(|| panic!("{property} has no type")).trim_end_matches(';')
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

/// The script of an embedded game.
const FRAME: &str = include_str!("../public/boot/frame.js");

#[test]
fn description_has_a_field_for_each_attribute() {
    let described = by_name(&element()["attributes"]);
    let mut fields = members("field");
    let state = fields.remove("state").expect("the state");
    assert_eq!((&state["readonly"], &state["type"]["text"]), (&true.into(), &"TicTacToeState | null".into()));
    assert_eq!(described.len(), attributes().len());
    assert_eq!(fields.len(), attributes().len());
    for (name, default) in attributes() {
        let (attribute, field) = (&described[&name], &fields[property(&name)]);
        assert_eq!(attribute["fieldName"], property(&name));
        assert_eq!(field["attribute"], name.as_str());
        assert_eq!(field["reflects"], true, "{name}");
        for entry in [attribute, field] {
            assert_eq!(entry["default"], default.to_string(), "{name}");
            assert_eq!(entry["type"], attribute["type"], "{name}");
        }
    }
}

#[test]
fn types_declare_the_described_members() {
    let described = attributes().into_keys().map(|name| property(&name).to_owned());
    // A method that can be set.
    let methods =
        methods().into_keys().filter(|name| name != "play").chain(["get play", "set play"].map(str::to_owned));
    let mut expected: Vec<_> = described.chain(["readonly state".to_owned()]).chain(methods).collect();
    let lines = interface("TicTacToeElement");
    let mut typed: Vec<_> = lines.iter().filter_map(|line| line.split([':', '(']).next()).collect();
    expected.sort();
    typed.sort_unstable();
    assert_eq!(typed, expected);
    assert_eq!((type_of("moves"), type_of("controls"), type_of("disabled")), ("string", "string", "boolean"));
}

#[test]
fn types_declare_the_attributes_for_frameworks() {
    let lines = interface("TicTacToeAttributes").into_iter();
    let typed: BTreeMap<_, _> = lines.filter_map(|line| line.trim_end_matches(';').split_once("?: ")).collect();
    assert_eq!(
        typed.keys().map(|name| (*name).to_owned()).collect::<Vec<_>>(),
        attributes().into_keys().collect::<Vec<_>>()
    );
    for (name, kind) in typed {
        assert_eq!(kind, format!("{} | undefined", type_of(property(name))), "{name}");
    }
}

#[test]
fn guide_documents_attributes_and_defaults() {
    let rows = table("attribute");
    let (state, rows) = rows.split_last().expect("rows");
    assert_eq!((state[0], word(state[1]).as_str()), ("", "state"));
    assert_eq!(rows.len(), attributes().len());
    for row in rows {
        let name = word(row[0]);
        assert_eq!(word(row[1]), property(&name));
        let default = attributes().remove(&name).unwrap_or_else(|| panic!("{name} is no attribute"));
        let told = match default.as_str() {
            None => "not set".to_owned(),
            Some("") => "none".to_owned(),
            Some(text) => format!("`{text}`"),
        };
        assert_eq!(row[3], told, "{name}");
    }
}

#[test]
fn choices_match_the_game() {
    let (described, rows) = (by_name(&element()["attributes"]), table("attribute"));
    for (name, choices) in choices() {
        let row = rows.iter().find(|row| word(row[0]) == name).expect("a row");
        assert_eq!(quoted(row[2], '`'), choices, "{name} in the guide");
        assert_eq!(quoted(described[name]["type"]["text"].as_str().expect("a type"), '"'), choices, "{name} described");
        assert_eq!(choice_of_type(type_of(property(name))), choices, "{name} among the types");
    }
}

#[test]
fn parts_match_the_game() {
    let parts = Part::ALL.map(Part::name);
    assert_eq!(choice_of_type("TicTacToePart"), parts);
    let described = by_name(&element()["attributes"]);
    assert_eq!(quoted(described["controls"]["description"].as_str().expect("a text"), '`'), parts);
    let rows = table("attribute");
    let row = rows.iter().find(|row| word(row[0]) == "controls").expect("a row");
    assert_eq!(quoted(row[2], '`'), parts);
    let in_addresses = ADDRESS.lines().find(|line| line.starts_with("| `controls` |") && !line.contains("default"));
    assert_eq!(quoted(in_addresses.expect("a key of the address"), '`')[1..], parts);
}

#[test]
fn guide_documents_methods() {
    let methods = methods();
    assert_eq!(methods.keys().collect::<Vec<_>>(), ["focus", "play", "reset", "undo", "whenReady"]);
    let told = table("method").into_iter().map(|row| word(row[0]));
    let mut told: Vec<_> = told.collect();
    told.sort();
    let expected = methods.iter().map(|(name, parameters)| format!("{name}({})", parameters.join(", ")));
    assert_eq!(told, expected.collect::<Vec<_>>());
}

#[test]
fn custom_properties_are_described_and_documented() {
    let described: Vec<String> = by_name(&element()["cssProperties"]).into_keys().collect();
    let script = include_str!("../public/embed.js");
    let styles = between(FRAME, "const styles = {", "};").lines();
    let styles: Vec<_> = styles.filter_map(|line| Some(line.trim().split_once(':')?.0)).collect();
    // The accent becomes a setting.
    let names = styles.iter().copied().chain(["accent"]);
    let mut expected: Vec<_> = names.map(|name| format!("--tic-tac-toe-{name}")).collect();
    expected.sort();
    assert_eq!(described, expected);
    let mut told: Vec<_> = table("custom property").iter().flat_map(|row| quoted(row[0], '`')).collect();
    told.sort();
    assert_eq!(told, expected);
    for name in styles.iter().filter(|name| !["radius", "font"].contains(name)) {
        assert!(between(script, "const colors = {", "}").contains(&format!("  {name}: ")), "{name}");
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
fn guide_and_types_document_events() {
    let events = events();
    assert_eq!(events.len(), 5);
    let described = element()["events"].clone();
    for (event, row) in by_name(&described).values().zip(sorted(table("event"))) {
        let (name, kind) = (event["name"].as_str().expect("a name"), event["type"]["text"].as_str().expect("a type"));
        let line = format!("\"{name}\": {kind};");
        assert!(interface("TicTacToeEventMap").contains(&line.as_str()), "{line} is missing among the types");
        assert_eq!(word(row[0]), name);
        if name == "tictactoe-ready" {
            assert_eq!(row[1], "");
            continue;
        }
        for member in interface(between(kind, "<", ">")) {
            let member = between(member, "readonly ", ":").trim_end_matches('?');
            assert!(quoted(row[1], '`').iter().any(|told| told == member), "guide: {member} of {name} is missing");
        }
    }
}

fn sorted(mut rows: Vec<Vec<&'static str>>) -> Vec<Vec<&'static str>> {
    rows.sort();
    rows
}
