//! Snapshots of the accessibility trees of the main states, as computed by the driver. `cargo xtask snapshots` renews
//! `trees/`.

use std::collections::BTreeMap;
use std::fs;

use super::states::named;
use browser_tests::prelude::*;

/// States with snapshots.
const KEPT: [&str; 9] = ["empty", "mid-game", "won", "drawn", "values", "review", "settings", "shortcuts", "set-up"];

/// A state with a snapshot in Arabic.
const ARABIC: &str = "review";

/// Returns all elements of the tree in document order: depth, element, own text and properties.
const ELEMENTS: &str = include_str!("tree/elements.js");

/// The attribute with the index of each element of [`ELEMENTS`].
const INDEX: &str = "data-index-in-tree";

/// Returns computed role and name of each element.
async fn computed(page: &Page) -> WebDriverResult<BTreeMap<usize, (String, String)>> {
    let document = page.cdp("DOM.getDocument", json!({ "depth": -1 })).await?;
    let tree = page.cdp("Accessibility.getFullAXTree", json!({})).await?;
    let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
    let nodes = tree["nodes"].as_array().unwrap().iter();
    let nodes: BTreeMap<u64, (String, String)> = nodes
        .filter_map(|node| Some((node["backendDOMNodeId"].as_u64()?, (text(&node["role"]), text(&node["name"])))))
        .collect();
    let mut found = BTreeMap::new();
    let mut left = vec![&document["root"]];
    while let Some(node) = left.pop() {
        left.extend(node["children"].as_array().into_iter().flatten());
        let attributes: Vec<&str> =
            node["attributes"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        if let Some([_, index]) = attributes.chunks(2).find(|pair| pair[0] == INDEX) {
            let computed = nodes.get(&node["backendNodeId"].as_u64().unwrap()).cloned().unwrap_or_default();
            found.insert(index.parse().unwrap(), computed);
        }
    }
    Ok(found)
}

/// Returns the tree as text, one line per element. The version of the game is replaced, which changes with each release.
async fn tree(page: &Page) -> WebDriverResult<String> {
    let mut lines = String::new();
    let found = page.eval(&ELEMENTS.replace("INDEX", INDEX)).await?;
    let computed = computed(page).await?;
    for (index, entry) in found.as_array().unwrap().iter().enumerate() {
        let depth = usize::try_from(entry[1].as_u64().unwrap()).unwrap();
        let text = entry[3].as_str().unwrap();
        let mut line = "  ".repeat(depth);
        if entry[2] == false {
            let (role, name) = &computed[&index];
            line.push_str(role);
            // Names of rows and cells repeat those of their squares.
            if !name.is_empty() && !["row", "gridcell"].contains(&role.as_str()) {
                line.push_str(&format!(" “{name}”"));
            }
            if !text.is_empty() && !name.contains(text) {
                line.push_str(&format!(": {text}"));
            }
        } else {
            line.push_str(text);
        }
        let states: Vec<&str> = entry[4].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        if !states.is_empty() {
            line.push_str(&format!(" ({})", states.join(", ")));
        }
        lines.push_str(line.trim_end());
        lines.push('\n');
    }
    Ok(lines.replace(env!("CARGO_PKG_VERSION"), "1.2.3"))
}

#[browser_test(only_in_chromium("the snapshots are of Chromium; some roles have other names in other engines"))]
async fn accessibility_trees_match_the_snapshots(page: Page) {
    let folder = programs::workspace().join("tests/browser/trees");
    let is_update = std::env::var("SNAPSHOTS").is_ok_and(|value| value == "update");
    let english = KEPT.map(|name| (name, name.to_owned(), "light"));
    let arabic = (ARABIC, format!("{ARABIC}-arabic"), "light&lang=ar");
    for (state, name, looks) in english.into_iter().chain([arabic]) {
        named(state).open(&page, looks).await?;
        let (file, now) = (folder.join(format!("{name}.txt")), tree(&page).await?);
        if is_update {
            fs::create_dir_all(&folder)?;
            fs::write(&file, now)?;
            continue;
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        let only_in = |one: &str, other: &str| {
            one.lines().filter(|line| !other.lines().any(|known| known == *line)).collect::<Vec<_>>().join("\n")
        };
        assert!(
            kept == now,
            "{name} is not as in {}; if it should be as it is, `cargo xtask snapshots` keeps it. Missing:\n{}\nNew:\n{}",
            file.display(),
            only_in(&kept, &now),
            only_in(&now, &kept)
        );
    }
}
