//! The same fonts on every machine.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use browser_tests::programs;
use serde_json::json;

/// Sets fonts, one after the other. The script contains them because the policy forbids fetching one.
const SET_FONTS: &str = "
    window.hasFonts = false;
    const load = async (file, index) => {
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
        document.fonts.add(await new FontFace(`TestFont${index}`, bytes, { weight: '300 800' }).load());
    };
    const fonts = FONTS;
    Promise.all(fonts.map(load)).then(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`:root { --font: ${fonts.map((_, index) => `TestFont${index}`)} }`);
        document.adoptedStyleSheets.push(sheet);
        requestAnimationFrame(() => requestAnimationFrame(() => { window.hasFonts = true; }));
    });";

/// Returns a script that sets these fonts of Fontsource. `hasFonts` is false until they are there.
pub fn set_fonts(fonts: &[&str]) -> String {
    let file = |font: &&str| {
        let file = programs::npm_file(&format!("@fontsource-variable/{font}-wght-normal.woff2")).unwrap();
        BASE64_STANDARD.encode(std::fs::read(file).unwrap())
    };
    let files: Vec<String> = fonts.iter().map(file).collect();
    SET_FONTS.replace("FONTS", &json!(files).to_string())
}
