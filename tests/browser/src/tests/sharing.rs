//! Sharing a game, and opening one from text.

use browser_tests::prelude::*;

/// No share sheet, and no patience: what counts as unanswered after seconds does at once.
const IMPATIENT: &str = "
    navigator.share = undefined;
    const later = setTimeout;
    window.setTimeout = (act, delay, ...rest) => later(act, delay == 5000 ? 20 : delay, ...rest);
";

/// Waits until the shown text is selected.
async fn until_selected(page: &Page, text: &str) -> WebDriverResult<()> {
    page.until(&format!(
        "(() => {{
            const field = document.activeElement;
            return field.matches('dialog textarea[readonly]') && field.value == {text}
                && field.selectionStart == 0 && field.selectionEnd == field.value.length;
        }})()"
    ))
    .await
}

/// The link to the shown game. The address bar has the same one without what tells that it is cut.
const LINK: &str = "location.href.replace('?', '?of=2a1&')";

/// Waits for a message about sharing.
async fn said(page: &Page, words: &str) -> WebDriverResult<()> {
    page.until(&format!("one('dialog .remark[aria-live]').textContent.startsWith('{words}')")).await
}

/// Opens a game, shares its link, and waits for these words.
async fn share(page: &Page, address: &str, words: &str) -> WebDriverResult<()> {
    page.open(address).await?;
    page.open_dialog("share", "[data-action=share-game]").await?;
    page.click("[data-action=share-game]").await?;
    said(page, words).await
}

#[browser_test(every_engine)]
async fn link_can_be_copied_by_hand_whatever_the_browser_does(page: Page) {
    page.before_each_document(IMPATIENT).await?;
    for (clipboard, words) in [
        // In-app browsers say that they have copied, and have not.
        ("{ writeText: () => window.Promise.resolve() }", "Link copied."),
        ("{ writeText: () => new window.Promise(() => {}) }", "Copy this text"),
        ("{ writeText: () => window.Promise.reject(new Error('no')) }", "This browser does not allow"),
        ("{ writeText() {} }", "This browser does not allow"),
        ("undefined", "This browser does not allow"),
    ] {
        page.open("?opponent=friend#moves=b2a1").await?;
        page.eval(&format!("Object.defineProperty(navigator, 'clipboard', {{ value: {clipboard} }})")).await?;
        page.open_dialog("share", "[data-action=share-game]").await?;
        page.click("[data-action=share-game]").await?;
        said(&page, words).await?;
        until_selected(&page, LINK).await?;
    }
    // The share sheet does not answer for a while, nor does the encoder of images.
    page.eval(
        "navigator.share = () => new window.Promise((resolve) => window.closeSheet = resolve);
        window.HTMLCanvasElement.prototype.toBlob = () => {};",
    )
    .await?;
    page.click("[data-action=share-game]").await?;
    said(&page, "Copy this text").await?;
    page.eval("window.closeSheet()").await?;
    said(&page, "Shared.").await?;
    page.click("[data-action=save-picture]").await?;
    said(&page, "This browser does not allow").await?;
    page.until("one('dialog textarea').value.startsWith('Board: 3x3x3')").await?;
}

#[browser_test(every_engine)]
async fn picture_of_the_board_is_saved_in_its_look(page: Page) {
    page.keep_shared().await?;
    page.open("?opponent=friend&theme=light#moves=a1b1b2a2c3").await?;
    page.open_dialog("share", "[data-action=save-picture]").await?;
    page.click("[data-action=save-picture]").await?;
    said(&page, "Image saved").await?;
    // The corner and the first square, which has a winning mark, in the colors of the page. Between the first two squares of the
    // line, its stroke has the color of the marks, and there are letters below the board.
    let picture = "const picture = await createImageBitmap(window.saved);
        const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        canvas.drawImage(picture, 0, 0);
        const color = (x, y) => [...canvas.getImageData(x, y, 1, 1).data].slice(0, 3).join();
        const caption = canvas.getImageData(0, 680, 680, 112).data;
        const inked = caption.filter((value, at) => at % 4 == 0 && value < 120).length;
        return [window.saved.type, picture.width, picture.height, color(5, 5), color(140, 60),
            color(240, 240) == color(140, 140), inked > 200]";
    let picture = format!("return (async () => {{ {picture} }})()");
    let light = page.eval(&picture).await?;
    assert_eq!(light, json!(["image/png", 680, 792, "236,238,247", "234,232,250", true, true]));
}

#[browser_test]
async fn finished_game_is_shared_with_the_system_or_copied_and_opens_as_that_of_others(page: Page) {
    page.keep_shared().await?;
    share(&page, "?opponent=casual&play=o#moves=a1b1a2b2a3", "Shared").await?;
    let link = page.shared_link().await?;
    assert_eq!(link, "?of=5a3&opponent=friend#moves=a1b1a2b2a3");
    page.eval("navigator.share = undefined").await?;
    page.click("[data-action=share-game]").await?;
    said(&page, "Link copied").await?;
    page.click("[data-action=copy-text]").await?;
    page.until("written.length == 2 && written[1].startsWith('Board: 3x3x3\\n\\n1. X a1\\n')").await?;
    assert!(page.eval("return written[0]").await?.as_str().unwrap().ends_with(&link));
    page.open(&link).await?;
    page.until("one('.headline').textContent == 'X wins'").await?;
    page.until("one('[data-action=review]')").await?;
    assert!(page.status().await?.ends_with("Someone shared this game"));
}

#[browser_test]
async fn game_is_saved_as_a_file_and_opened_from_it_or_pasted(page: Page) {
    page.keep_shared().await?;
    page.open("?opponent=friend&board=15x15x5#moves=h8i9").await?;
    page.open_dialog("share", "[data-action=save-psq]").await?;
    page.click("[data-action=save-sgf]").await?;
    let text = "(;FF[4]GM[4]CA[UTF-8]SZ[15]RU[15x15x5]\n;B[hh];W[ii]\n)\n";
    page.until(&format!("one('dialog textarea').value == {}", json!(text))).await?;
    said(&page, "Saved as a file").await?;
    assert_eq!(page.saved_file().await?, text);

    page.open("?opponent=friend#moves=b2").await?;
    open_text(&page).await?;
    page.choose_file("dialog [type=file]", "game.lib", "\u{ff}RenLib\u{ff}\u{3}\0").await?;
    page.until("one('dialog .problem').textContent.includes('RenLib (.lib)')").await?;
    page.choose_file("dialog [type=file]", "game.sgf", text).await?;
    page.until_no_dialog().await?;
    page.until_marks(2).await?;
    assert_eq!(page.squares("[data-square][data-mark]").await?, ["h8", "i9"]);

    open_text(&page).await?;
    // The rows of pasted moves can be counted from below.
    page.click("dialog [name=first-row]").await?;
    for text in ["x".repeat(1_000_000).as_str(), "h8h9g7"] {
        page.eval(&format!("one('[name=game-text]').value = {}", json!(text))).await?;
        page.click("dialog [data-action=open]").await?;
        if text.starts_with('x') {
            page.until("one('dialog .problem').textContent.startsWith('This text cannot')").await?;
        }
    }
    page.until_no_dialog().await?;
    page.until_marks(3).await?;
    assert_eq!(page.squares("[data-square][data-mark]").await?, ["h7", "h8", "g9"]);
}

async fn open_text(page: &Page) -> WebDriverResult<()> {
    page.open_dialog("game", "[data-action=open-text]").await?;
    page.open_dialog("open-text", "[name=game-text]:focus").await
}
