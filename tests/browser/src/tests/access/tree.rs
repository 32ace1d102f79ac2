//! Snapshots of accessibility trees, as Chromium computes them. `cargo xtask snapshots` renews `trees/`.

use std::collections::HashMap;
use std::fs;

use super::states::named;
use browser_tests::prelude::*;

/// States with snapshots, each with something that the others lack.
const KEPT: [&str; 6] = ["empty", "won", "values", "review", "settings", "set-up"];

/// Roles of nodes without a meaning of their own, whose children count as those of the node above.
const PLAIN: [&str; 5] = ["none", "generic", "LabelText", "RootWebArea", "InlineTextBox"];

/// Properties of nodes that are told.
const STATES: [&str; 6] = ["pressed", "checked", "disabled", "busy", "expanded", "live"];

/// Returns the tree as text: a line per node with its role, its name and its states.
async fn tree(page: &Page) -> WebDriverResult<String> {
    let tree = page.cdp("Accessibility.getFullAXTree", json!({})).await?;
    let nodes = tree["nodes"].as_array().unwrap();
    let by_id: HashMap<&str, &Value> = nodes.iter().map(|node| (node["nodeId"].as_str().unwrap(), node)).collect();
    let mut lines = String::new();
    let mut left = vec![(0, "", &nodes[0])];
    while let Some((depth, above, node)) = left.pop() {
        let [role, name] = ["role", "name"].map(|key| node[key]["value"].as_str().unwrap_or_default());
        // Names of rows and cells repeat those of their squares, and texts may repeat the name above.
        let name = if ["row", "gridcell"].contains(&role) { "" } else { name };
        let is_repeated = role == "StaticText" && above.contains(name);
        let is_told = node["ignored"] == false && !is_repeated && !PLAIN.contains(&role);
        let inner = if is_told { (depth + 1, name) } else { (depth, above) };
        let children = node["childIds"].as_array().into_iter().flatten().rev();
        left.extend(children.filter_map(|id| Some((inner.0, inner.1, *by_id.get(id.as_str()?)?))));
        if is_told {
            let properties = node["properties"].as_array().into_iter().flatten();
            let states = properties.filter(|it| STATES.iter().any(|state| it["name"] == *state));
            let states = states.map(|it| format!(" {}={}", it["name"], it["value"]["value"]).replace('"', ""));
            let name = if name.is_empty() { String::new() } else { format!(" “{name}”") };
            lines += &format!("{}{role}{name}{}\n", "  ".repeat(depth), states.collect::<String>());
        }
    }
    // The version changes with each release.
    Ok(lines.replace(env!("CARGO_PKG_VERSION"), "1.2.3"))
}

#[browser_test(only_in_chromium("the snapshots are of Chromium; some roles have other names in other engines"))]
async fn accessibility_trees_match_the_snapshots(page: Page) {
    let folder = programs::workspace().join("tests/browser/trees");
    let is_update = std::env::var("SNAPSHOTS").is_ok_and(|value| value == "update");
    for name in KEPT {
        named(name).open(&page, "light").await?;
        let (file, now) = (folder.join(format!("{name}.txt")), tree(&page).await?);
        if is_update {
            fs::write(&file, now)?;
            continue;
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        let only_in = |one: &str, other: &str| {
            one.lines().filter(|line| !other.lines().any(|known| known == *line)).collect::<Vec<_>>().join("\n")
        };
        let [missing, new] = [only_in(&kept, &now), only_in(&now, &kept)];
        assert!(
            kept == now,
            "{name} is not as kept; `cargo xtask snapshots` keeps it. Missing:\n{missing}\nNew:\n{new}"
        );
    }
}
