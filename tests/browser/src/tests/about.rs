//! Version and licenses at the end of the settings.

use browser_tests::prelude::*;
use browser_tests::programs::workspace;

#[browser_test]
async fn settings_name_the_version_and_link_the_licenses(page: Page) {
    let licenses = std::fs::read_to_string(workspace().join("public/licenses.txt")).unwrap();
    for address in ["?opponent=friend", "?opponent=friend&embed&controls=settings"] {
        page.open(address).await?;
        page.open_dialog("settings", "[data-action=licenses]").await?;
        let about = page.text(".settings > .about").await?;
        assert!(about.contains(env!("CARGO_PKG_VERSION")), "{about}");
        // The game stays in its tab or frame.
        let link = "const { href, target } = one('[data-action=licenses]');
            return fetch(href).then((response) => response.text()).then((text) => [target, text]);";
        assert_eq!(page.eval(link).await?, json!(["_blank", licenses]), "{address}");
    }
}
