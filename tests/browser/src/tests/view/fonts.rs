//! The same fonts on every machine.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use browser_tests::prelude::*;

/// Sets fonts, one after the other. The script contains them because the policy forbids fetching one.
const SET_FONTS: &str = include_str!("fonts/set_fonts.js");

/// Returns a script that sets these fonts of Fontsource. `hasFonts` is false until they are there.
pub fn set_fonts(fonts: &[&str]) -> String {
    let file = |font: &&str| {
        let file = programs::npm_file(&format!("@fontsource-variable/{font}-wght-normal.woff2")).unwrap();
        BASE64_STANDARD.encode(std::fs::read(file).unwrap())
    };
    let files: Vec<String> = fonts.iter().map(file).collect();
    SET_FONTS.replace("FONTS", &json!(files).to_string())
}
