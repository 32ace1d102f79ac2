//! The attributes in types, description and guide of the element `<tic-tac-toe>`, and the lines that embed it.

use engine::Square;
use tic_tac_toe::embed::dialog::model::Embedding;
use tic_tac_toe::share::address::key::Attribute;

use crate::List;
use crate::keys::{attributes, names, property, quoted, value, with_names};

const TYPES: &str = "public/embed.d.ts";
const DESCRIPTION: &str = "public/custom-elements.json";
const GUIDE: &str = "docs/embedding.md";

/// The beginning of the first member in the description that reflects no attribute.
const STATE: &str = "            {\n              \"kind\": \"field\",\n              \"name\": \"state\"";

pub fn lists() -> Vec<List> {
    let is_choice = |(_, attribute): &(_, &Attribute)| attribute.kind.starts_with("TicTacToe");
    let choices = attributes().filter(is_choice).map(|(name, attribute)| (attribute.kind, name));
    let unions = choices.chain([("TicTacToePart", "controls")]);
    let mut lists: Vec<List> =
        unions.map(|(kind, name)| List::new(TYPES, format!("type {kind} = "), ";", union(name))).collect();
    let all = |write: fn(&str, &Attribute) -> String| attributes().map(move |(name, it)| write(name, it));
    let described: Vec<String> = all(described_attribute).collect();
    lists.extend([
        List::new(TYPES, "interface TicTacToeAttributes {\n", "  }", all(typed_attribute).collect()),
        List::new(
            TYPES,
            "TicTacToeElement extends HTMLElement {\n",
            "\n    /** The current",
            all(typed_property).collect(),
        ),
        List::new(TYPES, "type TicTacToeRow = ", ";", rows()),
        List::new(GUIDE, "gives the lines:\n\n```html\n", "\n```", lines()),
        List::new("README.md", "events and styles:\n\n```html\n", "\n```", lines()),
        List::new(
            "public/embed.html",
            "<code id=\"lines\">",
            "</code>",
            lines().replace('<', "&lt;").replace('>', "&gt;"),
        ),
        List::new(DESCRIPTION, "\"attributes\": [\n", "\n          ]", described.join(",\n")),
        List::new(DESCRIPTION, "\"members\": [\n", STATE, all(described_property).collect()),
        List::new(
            GUIDE,
            "| attribute | property | values | default |\n|---|---|---|---|\n",
            "| | ",
            all(row).collect(),
        ),
    ]);
    lists
}

/// Returns the numbers of all rows.
fn rows() -> String {
    let squares = (0..=u16::MAX).filter_map(Square::from_index).map(|square| square.to_string());
    let rows = squares.filter_map(|square| square.strip_prefix('a').map(str::to_owned));
    rows.collect::<Vec<String>>().join(" | ")
}

/// Returns the lines that the dialog gives at first.
fn lines() -> String {
    Embedding::default().lines("https://example.org/tic-tac-toe/")
}

/// Returns the type of an attribute that chooses among names.
fn union(name: &str) -> String {
    // An empty language means that of the page around the element, and an empty game that on the board.
    let none: &[&str] = if ["lang", "game"].contains(&name) { &[""] } else { &[] };
    quoted(&[none, &names(name)].concat()).join(" | ")
}

fn typed_attribute(name: &str, attribute: &Attribute) -> String {
    format!("    {name}?: {} | undefined;\n", attribute.kind)
}

fn typed_property(name: &str, attribute: &Attribute) -> String {
    let default = (attribute.default)();
    let default = if default.is_empty() { default } else { format!(" By default `{default}`.") };
    let summary = [attribute.summary, new_game(attribute), &default].concat();
    format!("    /** {summary} */\n    {}: {};\n", property(name), attribute.kind)
}

const fn new_game(attribute: &Attribute) -> &'static str {
    if attribute.starts_game { " Changing it starts a new game." } else { "" }
}

/// Returns type, default and description of an attribute in JSON.
fn described(name: &str, attribute: &Attribute) -> String {
    let kind = if attribute.kind.starts_with("TicTacToe") { union(name) } else { attribute.kind.to_owned() };
    let default = value(attribute, &(attribute.default)());
    let details = with_names(attribute.details, name);
    let separator = if details.is_empty() { "" } else { " " };
    let description = [attribute.summary, new_game(attribute), separator, &details].concat();
    let [kind, default, description] = [kind, default, description].map(|text| serde_json::to_string(&text).unwrap());
    format!(
        "              \"type\": {{\n                \"text\": {kind}\n              }},
              \"default\": {default},
              \"description\": {description}
            }}"
    )
}

fn described_attribute(name: &str, attribute: &Attribute) -> String {
    format!(
        "            {{
              \"name\": \"{name}\",
              \"fieldName\": \"{}\",
{}",
        property(name),
        described(name, attribute)
    )
}

fn described_property(name: &str, attribute: &Attribute) -> String {
    format!(
        "            {{
              \"kind\": \"field\",
              \"name\": \"{}\",
              \"attribute\": \"{name}\",
              \"reflects\": true,
{},\n",
        property(name),
        described(name, attribute)
    )
}

/// Returns the row of an attribute in the guide.
fn row(name: &str, attribute: &Attribute) -> String {
    let default = match (attribute.kind, &*(attribute.default)()) {
        ("boolean", _) => "not set".to_owned(),
        (_, "") => "none".to_owned(),
        (_, text) => format!("`{text}`"),
    };
    format!("| `{name}` | `{}` | {} | {default} |\n", property(name), with_names(attribute.guide, name))
}
