//! Size and downloads of embedded games.

use browser_tests::browser_test;
use serde_json::json;

use super::host_page::{HostPage, with_body, with_host_page};

#[browser_test(every_engine)]
fn frame_height_follows_content_without_scroll_bars() {
    let body = "<div id=box><tic-tac-toe opponent=friend></tic-tac-toe></div>";
    with_host_page(body, async |host: HostPage| {
        host.until_ready(1).await?;
        host.page.eval("game().moves = 'a1b1a2b2a3'").await?;
        let everything = "status,score,reset,history,hint,settings";
        for controls in ["", "status,score,reset", "status,history", everything] {
            host.page.eval(&format!("game().controls = '{controls}'")).await?;
            for width in [200, 240, 320, 480] {
                host.page.eval(&format!("box.style.width = '{width}px'")).await?;
                host.enter("frameOf(game())").await?;
                let names = controls.replace(',', " ");
                host.page.until_attribute("[data-embed]", "data-embed", &names).await?;
                host.page.until(&format!("innerWidth === {width}")).await?;
                host.page.until("document.querySelector('[data-game]').offsetHeight === innerHeight").await?;
                host.page
                    .until("document.scrollingElement.scrollHeight <= document.scrollingElement.clientHeight")
                    .await?;
                host.page
                    .until("document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth")
                    .await?;
                host.leave().await?;
            }
        }
        Ok(())
    });
}

#[browser_test]
fn bare_frames_and_examples_of_the_guide_fit_their_fixed_size() {
    let guide = include_str!("../../../../docs/embedding.md").split("```html\n").skip(1);
    let examples: String = guide.filter_map(|rest| Some(rest.split_once("```")?.0)).collect();
    let examples = examples.replace("https://example.org/tic-tac-toe/", "{game}");
    let body = "<body><iframe title=Game width=320 height=480 src='{game}?embed&opponent=friend'></iframe>";
    with_body(&format!("{body}{examples}"), async |host: HostPage| {
        host.until_ready(1).await?;
        for (index, moves) in [(0, &["a1", "b2"][..]), (1, &["a1", "b2"]), (2, &[])] {
            host.enter(&format!("document.querySelectorAll('iframe')[{index}]")).await?;
            host.page.play(moves).await?;
            host.page.until("document.scrollingElement.scrollHeight <= innerHeight").await?;
            if index == 0 {
                // A bare frame has no heading, so that the status names the rule.
                assert_eq!(host.page.status().await?, "X’s turn\nThree in a row wins");
            } else if index == 2 {
                host.page.until_attribute("[data-game]", "data-status", "drawn").await?;
            }
            host.leave().await?;
        }
        Ok(())
    });
}

#[browser_test]
fn landscape_frame_shows_the_whole_board() {
    let body = "<body><iframe title=Game width=600 height=300 src='{game}?embed&opponent=friend'></iframe>";
    with_body(body, async |host: HostPage| {
        host.enter("document.querySelector('iframe')").await?;
        host.page.play(&["a1", "b2"]).await?;
        host.page.until("document.querySelector('.board').getBoundingClientRect().bottom <= innerHeight").await?;
        host.page.until("document.scrollingElement.scrollHeight <= innerHeight").await?;
        host.leave().await
    });
}

#[browser_test(not_in(WebKit, "the driver's private sessions do not cache fetches of scripts"))]
fn three_games_on_a_page_download_the_program_once() {
    with_host_page(&"<tic-tac-toe opponent=friend></tic-tac-toe>".repeat(3), async |host: HostPage| {
        for index in 0..3 {
            let game = format!("document.querySelectorAll('tic-tac-toe')[{index}]");
            host.page.eval(&format!("{game}.scrollIntoView()")).await?;
            host.page.until(&format!("{game}.state")).await?;
        }
        host.until_ready(3).await?;
        let asked = host.game.requests();
        let programs = asked.iter().filter(|path| path.ends_with("_bg.wasm")).count();
        assert_eq!(programs, 1, "{asked:?}");
        assert_eq!(host.page.eval("return listeners").await?, json!(3));
        Ok(())
    });
}
