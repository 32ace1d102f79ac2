//! The documentation of the element `<tic-tac-toe>` is consistent: methods, events, error codes and reserved heights. `lists`
//! writes its attributes and the lines to copy.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeMap;

use engine::IllegalMove;
use serde_json::Value;
use tic_tac_toe::embed::dialog::model::Embedding;
use tic_tac_toe::embed::host_page::problem::HostProblem;
use tic_tac_toe::state::{Controls, Part};

const MANIFEST: &str = include_str!("../public/custom-elements.json");
const TYPES: &str = include_str!("../public/embed.d.ts");
const GUIDE: &str = include_str!("../docs/embedding.md");
const ELEMENT: &str = include_str!("../public/embed.js");

/// Returns the description of the element.
fn element() -> Value {
    let manifest: Value = serde_json::from_str(MANIFEST).expect("JSON");
    manifest["modules"][0]["declarations"][0].clone()
}

#[test]
fn element_has_the_described_methods() {
    let element = element();
    let members = element["members"].as_array().expect("members").iter();
    let methods = members.filter(|member| member["kind"] == "method");
    let names: Vec<_> = methods.map(|method| method["name"].as_str().expect("a name")).collect();
    assert_eq!(names.len(), 5, "{names:?}");
    for name in names {
        // `play` is also an attribute.
        assert!(["", "get "].iter().any(|start| ELEMENT.contains(&format!("\n  {start}{name}("))), "{name}");
    }
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
}

#[test]
fn element_and_dialog_reserve_the_same_heights() {
    let (_, table) = ELEMENT.split_once("const heights = { ").expect("the heights");
    let pairs = table.split(" }").next().expect("a table").split(", ");
    let pairs = pairs.map(|pair| pair.split_once(": ").expect("a height"));
    let heights: BTreeMap<_, u32> = pairs.map(|(name, height)| (name, height.parse().expect("a number"))).collect();
    for part in Part::ALL {
        let name = part.name();
        let tools = if matches!(part, Part::History | Part::Hint) { heights["tools"] } else { 0 };
        let expected = heights.get(name).copied().unwrap_or_default() + tools;
        let controls = Controls::NONE.with(part, true);
        let lines = Embedding { controls, ..Embedding::default() }.lines("");
        assert!(lines.contains(&format!("padding-bottom: {expected}px }}")), "{name}: {lines}");
    }
}

#[test]
fn guide_and_types_document_error_codes_and_events() {
    let refusals = [
        HostProblem::Setting(String::new()),
        HostProblem::Illegal(IllegalMove::Over),
        HostProblem::NotYourTurn,
        HostProblem::NothingToUndo,
    ];
    // Codes of the element and of the start script.
    let by_element = ["not-connected", "no-answer", "no-source", "timeout", "load-failed"];
    for code in refusals.iter().map(HostProblem::code).chain(by_element) {
        assert!(TYPES.contains(&format!("| \"{code}\"")), "{code} is missing among the types");
        assert!(GUIDE.contains(&format!("\n| `{code}` |")), "{code} is missing in the guide");
    }
    let element = element();
    let events = element["events"].as_array().expect("events");
    assert_eq!(events.len(), 5);
    for event in events {
        let [name, kind] = [&event["name"], &event["type"]["text"]].map(|text| text.as_str().expect("a text"));
        assert!(TYPES.contains(&format!("\"{name}\": {kind};")), "{name} is missing among the types");
        assert!(GUIDE.contains(&format!("\n| `{name}`")), "{name} is missing in the guide");
    }
}
