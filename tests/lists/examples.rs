//! The examples of keys and attributes in other tests.

use tic_tac_toe::share::address::key::{Attribute, InAddress};
use tic_tac_toe::share::address::keys::KEYS;

use crate::List;
use crate::keys::{attributes, value};

const VALUES: &str = "tests/frameworks/values.js";
const VUE: &str = "tests/frameworks/vue-game.js";
const SVELTE: &str = "tests/frameworks/Game.svelte";
const SEED: &str = "fuzz/seeds/address/every-key";

pub fn lists() -> Vec<List> {
    vec![
        List::new(VALUES, "export const first = {\n", "};", object(|attribute| attribute.examples[0].to_owned())),
        List::new(VALUES, "export const second = {\n", "};", object(|attribute| attribute.examples[1].to_owned())),
        List::new(VALUES, "export const defaults = {\n", "};", object(|attribute| (attribute.default)())),
        List::new(VUE, "src=\"game\"", "\n    @", markup(|name| format!("\n    :{name}=\"attributes.{name}\""))),
        List::new(SVELTE, "src=\"game\"", "\n  on", markup(|name| format!("\n  {name}={{current.{name}}}"))),
        List::whole(SEED, address()),
    ]
}

/// The tests set `src` themselves.
fn tested() -> impl Iterator<Item = (&'static str, &'static Attribute)> {
    attributes().filter(|(name, _)| *name != "src")
}

fn object(of: fn(&Attribute) -> String) -> String {
    tested().map(|(name, attribute)| format!("  {name}: {},\n", value(attribute, &of(attribute)))).collect()
}

fn markup(write: fn(&str) -> String) -> String {
    tested().map(|(name, _)| write(name)).collect()
}

/// An address with all keys.
fn address() -> String {
    let (mut query, mut fragment) = (Vec::new(), Vec::new());
    for key in KEYS {
        let pair = format!("{}={}", key.name, key.example);
        match key.address {
            InAddress::Query(_) => query.push(pair),
            InAddress::Fragment(_) => fragment.push(pair),
            InAddress::Nowhere => {}
        }
    }
    format!("?{}#{}", query.join("&"), fragment.join("&"))
}
