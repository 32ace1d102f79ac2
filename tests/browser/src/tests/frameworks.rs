//! The element in pages of React, Vue and Svelte (`tests/frameworks`), from the package for npm.

use browser_tests::prelude::*;
use browser_tests::server::Server;
use xtask::FRAMEWORKS_FOLDER;

#[browser_test]
async fn attributes_methods_and_events_work_in_every_framework(page: Page) {
    let folder = std::env::var(FRAMEWORKS_FOLDER)
        .unwrap_or_else(|_| panic!("{FRAMEWORKS_FOLDER} must be the folder of the pages of frameworks"));
    let server = Server::start(folder, "/");
    for name in ["react", "react-server", "vue", "vue-server", "svelte", "svelte-server"] {
        // Before and after the element is defined.
        for query in ["", "?late"] {
            page.go(&format!("{}{name}.html{query}", server.address())).await?;
            page.until("document.querySelector('tic-tac-toe')?.state").await?;
            for stage in ["first", "second", "none", "second"] {
                if stage != "first" {
                    page.eval(&format!("return change('{stage}')")).await?;
                }
                let problems = page.eval(&format!("return problems('{stage}')")).await?;
                assert_eq!(problems, json!([]), "{name}{query}: {stage}");
            }
            page.eval("document.querySelector('tic-tac-toe').play('b2').then(({ moves }) => { window.moves = moves })")
                .await?;
            page.until("window.moves === 'a1b2'").await?;
            // React attaches no listeners of custom events to what a server has rendered.
            if name != "react-server" {
                page.until("heard.some(([type]) => type === 'tictactoe-ready')").await?;
            }
            page.ensure_no_errors().await?;
        }
    }
}
