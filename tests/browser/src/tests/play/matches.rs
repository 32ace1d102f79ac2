//! Matches, and names and colors of two players.

use browser_tests::prelude::*;

/// Opens a game between friends, and names both in the dialog of players.
async fn open_with_names(page: &Page, query: &str, names: [&str; 2]) -> WebDriverResult<()> {
    page.open(query).await?;
    page.open_dialog("players", "[name=player-1]").await?;
    for (field, name) in ["player-1", "player-2"].into_iter().zip(names) {
        page.focus(&format!("[name={field}]")).await?;
        page.press(name.to_owned() + Key::Tab).await?;
        page.until(&format!("document.activeElement.name == '{}'", field.replace("player", "color"))).await?;
    }
    Ok(())
}

#[browser_test]
async fn named_players_play_a_match_with_the_board_in_its_place(page: Page) {
    open_with_names(&page, "?opponent=friend", ["  Ann  ", "<b>Bo</b>"]).await?;
    page.choose("color-1", "green").await?;
    page.until("one('[name=color-2][value=green]').disabled").await?;
    page.close_dialog().await?;
    let names = "return all('.side .name').map((name) => name.textContent)";
    assert_eq!(page.eval(names).await?, json!(["Ann", "<b>Bo</b>"]));
    let top = "return box('.board').top";
    let before = page.eval(top).await?;
    page.choose_option("match", "3").await?;
    page.until("one('.draws').textContent == 'Best of 3'").await?;
    assert_eq!(page.eval(top).await?, before);
    page.play(&["a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3"]).await?;
    page.until("one('.draws').textContent == 'Best of 3 1 draw'").await?;
    assert_eq!(page.eval(top).await?, before);
    // A reload keeps match and players, who exchange their sides.
    page.until_kept().await?;
    page.reload().await?;
    page.click("[data-action=reset]").await?;
    page.until("one('.headline').textContent == '<b>Bo</b>’s turn'").await?;
}

#[browser_test]
async fn name_of_another_tab_replaces_a_typed_one(page: Page) {
    open_with_names(&page, "?opponent=friend", ["Ann", "Bo"]).await?;
    let [first, _] = page.open_in_new_tab("?opponent=friend").await?;
    page.open_dialog("players", "[name=player-1]").await?;
    page.eval("one('[name=player-1]').value = ''").await?;
    page.focus("[name=player-1]").await?;
    page.press("Al" + Key::Tab).await?;
    page.show_tab(&first).await?;
    page.until("all('dialog [name^=player-]').map((field) => field.value).join() == 'Al,Bo'").await?;
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
    for (language, names) in [("he", ["Anna?", "דנה?"]), ("en", ["דנה?", "Anna?"])] {
        open_with_names(&page, &format!("?opponent=friend&lang={language}"), names).await?;
        page.close_dialog().await?;
        for (selector, name) in [".headline", "[data-side=x] .name", "[data-side=o] .name"].into_iter().zip([0, 0, 1]) {
            let is_expected = json!(names[name] == "Anna?");
            assert_eq!(page.eval(&is_from_left(selector, names[name])).await?, is_expected, "{selector} in {language}");
        }
    }
}
