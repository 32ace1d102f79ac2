//! Matches, and names and colors of two players.

use browser_tests::prelude::*;

/// Names a player in the open dialog.
async fn name(page: &Page, field: &str, name: &str) -> WebDriverResult<()> {
    let script = format!(
        "const field = one('dialog [name={field}]'); field.value = {};
        field.dispatchEvent(new Event('change', {{ bubbles: true }}))",
        json!(name)
    );
    page.eval(&script).await.map(drop)
}

/// Plays a game that the side with the first move wins.
async fn win(page: &Page) -> WebDriverResult<()> {
    page.until_marks(0).await?;
    page.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
    page.until_attribute("[data-game]", "data-status", "won").await
}

#[browser_test]
async fn two_tabs_name_a_player_each(page: Page) {
    let is_shown = |names: &str| {
        let shown = "all('dialog [name^=player-]').map((field) => field.value).join()";
        format!("{shown} == '{names}'")
    };
    page.open("?opponent=friend").await?;
    page.open_dialog("players", "[name=player-1]").await?;
    let [first, second] = page.open_in_new_tab("?opponent=friend").await?;
    page.open_dialog("players", "[name=player-1]").await?;
    for (tab, field, text, names) in [
        (&first, "player-1", "Ann", "Ann,"),
        (&second, "player-2", "Bo", "Ann,Bo"),
        (&first, "player-1", "Al", "Al,Bo"),
        // In the first tab, a player has typed in this field.
        (&second, "player-1", "Cy", "Cy,Bo"),
    ] {
        page.show_tab(tab).await?;
        name(&page, field, text).await?;
        for tab in [&first, &second] {
            page.show_tab(tab).await?;
            page.until(&is_shown(names)).await?;
        }
    }
}

#[browser_test]
async fn named_players_play_a_match(page: Page) {
    page.open("?opponent=friend").await?;
    page.open_dialog("players", "[name=player-1]").await?;
    page.focus("[name=player-1]").await?;
    page.press("  Ann  ").await?;
    page.press(Key::Tab + "").await?;
    page.until("document.activeElement.name == 'color-1'").await?;
    name(&page, "player-2", "<b>Bo</b>").await?;
    page.choose("color-1", "green").await?;
    page.until("one('[name=color-2][value=green]').disabled").await?;
    page.close_dialog().await?;
    page.choose_option("match", "3").await?;
    page.until("one('.draws').textContent == 'Best of 3'").await?;
    assert!(page.status().await?.starts_with("Ann’s turn"));
    let names = "return all('.side .name').map((name) => name.textContent)";
    assert_eq!(page.eval(names).await?, json!(["Ann", "<b>Bo</b>"]));
    win(&page).await?;
    // Pointing at texts, which lights squares, leaves the score as it is.
    page.click("[role=status]").await?;
    page.until("one('.score[data-has-names]')").await?;
    assert!(page.status().await?.contains("Ann wins"));
    page.click("[data-action=reset]").await?;
    // The other player has the first move.
    win(&page).await?;
    assert!(page.status().await?.contains("<b>Bo</b> wins"));
    page.click("[data-action=reset]").await?;
    // A reload keeps match and players.
    page.until_kept().await?;
    page.reload().await?;
    win(&page).await?;
    page.until("one('.status').textContent.includes('Ann wins the match')").await?;
}

#[browser_test]
async fn match_keeps_the_place_of_the_board(page: Page) {
    page.open("?opponent=friend").await?;
    let top = "return box('.board').top";
    let before = page.eval(top).await?;
    page.choose_option("match", "3").await?;
    page.until("one('.draws').textContent == 'Best of 3'").await?;
    assert_eq!(page.eval(top).await?, before);
    // A draw is shown and does not move the board either.
    page.play(&["a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3"]).await?;
    page.until("one('.draws').textContent == 'Best of 3 1 draw'").await?;
    assert_eq!(page.eval(top).await?, before);
}

#[browser_test]
async fn names_keep_their_direction(page: Page) {
    // Returns whether the sign after a name is right of its first letter.
    let is_from_left = |selector: &str, name: &str| {
        let first = name.chars().next().unwrap();
        format!(
            "const text = document.createTreeWalker(one('{selector}'), NodeFilter.SHOW_TEXT).nextNode();
            const place = (letter) => {{
                const [range, at] = [document.createRange(), text.data.indexOf(letter)];
                range.setStart(text, at);
                range.setEnd(text, at + 1);
                return range.getBoundingClientRect().left;
            }};
            return place('?') > place('{first}')"
        )
    };
    for (language, first, second) in [("he", "Anna?", "דנה?"), ("en", "דנה?", "Anna?")] {
        page.open(&format!("?opponent=friend&lang={language}")).await?;
        page.open_dialog("players", "[name=player-1]").await?;
        name(&page, "player-1", first).await?;
        name(&page, "player-2", second).await?;
        page.close_dialog().await?;
        page.until("one('[data-side=o] .name').textContent.includes('?')").await?;
        for (selector, name) in [(".headline", first), ("[data-side=x] .name", first), ("[data-side=o] .name", second)]
        {
            let expected = name == "Anna?";
            assert_eq!(page.eval(&is_from_left(selector, name)).await?, expected, "{selector} in {language}");
        }
    }
}
