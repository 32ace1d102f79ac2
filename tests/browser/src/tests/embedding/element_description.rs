//! The element `<tic-tac-toe>` matches `custom-elements.json`. `tests/lists` and `tests/embedding.rs` compare types, guide and game
//! with the description.

use std::collections::{BTreeMap, BTreeSet};

use super::host_page::{FRAME, HostPage};
use browser_tests::prelude::*;

/// Returns attributes, default values, writable properties and numbers of method parameters of the defined element.
const ELEMENT: &str = include_str!("element_description/element.js");

/// Indexes a list of the description by name.
fn by_name(list: &Value) -> BTreeMap<String, Value> {
    let entries = list.as_array().unwrap().iter();
    entries.map(|entry| (entry["name"].as_str().unwrap().to_owned(), entry.clone())).collect()
}

fn description() -> Value {
    let file = std::fs::read_to_string(dist().join("custom-elements.json")).unwrap();
    let manifest: Value = serde_json::from_str(&file).unwrap();
    manifest["modules"][0]["declarations"][0].clone()
}

/// Returns the sorted names of readonly members of an event's detail, but for those that some games lack.
fn members_of(types: &str, interface: &str) -> Vec<String> {
    if types.contains(&format!("type {interface} = Record<string, never>;")) {
        return Vec::new();
    }
    let (_, rest) = types.split_once(&format!("interface {interface} ")).unwrap();
    let (body, _) = rest.split_once("\n  }").unwrap_or((rest, ""));
    let lines = body.lines().filter_map(|line| line.trim().strip_prefix("readonly "));
    let names = lines.filter_map(|line| Some(line.split_once(':')?.0)).filter(|name| !name.ends_with('?'));
    let mut names: Vec<String> = names.map(str::to_owned).collect();
    names.sort();
    names
}

#[browser_test]
async fn element_has_the_described_attributes_properties_and_methods(host: HostPage) {
    host.open("<tic-tac-toe></tic-tac-toe>").await?;
    host.until_ready(1).await?;
    let element = host.page.eval(ELEMENT).await?;
    let described = description();

    let attributes: BTreeSet<String> = serde_json::from_value(element["attributes"].clone()).unwrap();
    assert_eq!(attributes, by_name(&described["attributes"]).into_keys().collect());

    let members = by_name(&described["members"]);
    let of_kind = |kind: &'static str| members.iter().filter(move |(_, member)| member["kind"] == kind);
    let default =
        |member: &Value| member["default"].as_str().map_or(Value::Null, |text| serde_json::from_str(text).unwrap());
    let defaults: BTreeMap<String, Value> =
        of_kind("field").map(|(name, member)| (name.clone(), default(member))).collect();
    assert_eq!(element["defaults"], json!(defaults));
    let readonly: Vec<&String> =
        of_kind("field").filter(|(_, member)| member["readonly"] == true).map(|(name, _)| name).collect();
    assert_eq!(element["readonly"], json!(readonly));

    let parameters = |member: &Value| member["parameters"].as_array().map_or(0, Vec::len);
    let methods: BTreeMap<&String, usize> =
        of_kind("method").map(|(name, member)| (name, parameters(member))).collect();
    assert_eq!(element["methods"], json!(methods));
}

#[browser_test]
async fn properties_reflect_the_described_attributes(host: HostPage) {
    host.open("<tic-tac-toe></tic-tac-toe>").await?;
    host.until_ready(1).await?;
    for (attribute, entry) in by_name(&description()["attributes"]) {
        let property = entry["fieldName"].as_str().unwrap();
        // Written values with the attribute, and attributes with the value read.
        let (written, read) = if entry["type"]["text"] == "boolean" {
            (json!([[true, ""], [false, null]]), json!([["", true], [null, false]]))
        } else {
            let default: Value = serde_json::from_str(entry["default"].as_str().unwrap()).unwrap();
            (json!([["some", "some"], [null, null]]), json!([["other", "other"], [null, default]]))
        };
        let script = format!(
            "const element = document.createElement('tic-tac-toe'), attribute = '{attribute}';
            const change = (value) =>
                value === null ? element.removeAttribute(attribute) : element.setAttribute(attribute, value);
            return [
                {written}.map(([value]) => (element['{property}'] = value, [value, element.getAttribute(attribute)])),
                {read}.map(([value]) => (change(value), [value, element['{property}']])),
            ]"
        );
        assert_eq!(host.page.eval(&script).await?, json!([written, read]), "{attribute}");
    }
}

#[browser_test]
async fn element_sends_the_described_events(host: HostPage) {
    host.open("<tic-tac-toe opponent=friend></tic-tac-toe>").await?;
    let described = by_name(&description()["events"]);
    let script = "
        window.sent = {};
        const dispatch = EventTarget.prototype.dispatchEvent;
        EventTarget.prototype.dispatchEvent = function (event) {
            if (this.localName === 'tic-tac-toe') sent[event.type] = Object.keys(event.detail ?? {}).sort();
            return dispatch.call(this, event);
        };
        document.body.innerHTML = '<tic-tac-toe opponent=friend></tic-tac-toe>'";
    host.page.eval(script).await?;
    host.page.until("game().state").await?;
    host.page.eval("game().play('z9')").await?;
    host.enter(FRAME).await?;
    host.page.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
    host.leave().await?;
    host.page.until("sent['tictactoe-end']").await?;
    let sent: BTreeMap<String, Vec<String>> =
        serde_json::from_value(host.page.eval("return window.sent").await?).unwrap();
    assert_eq!(sent.keys().collect::<Vec<_>>(), described.keys().collect::<Vec<_>>());
    let types = std::fs::read_to_string(dist().join("embed.d.ts"))?;
    for (name, members) in sent {
        let kind = described[&name]["type"]["text"].as_str().unwrap();
        let detail = kind.strip_prefix("CustomEvent<").and_then(|rest| rest.strip_suffix('>')).unwrap();
        assert_eq!(members, members_of(&types, detail), "{name}");
    }
}
