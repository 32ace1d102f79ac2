//! Sharing a game, and opening one from text.

use serde_json::json;
use thirtyfour::prelude::{Key, WebDriverResult};

use browser_tests::browser_test;
use browser_tests::harness::Page;

/// Replaces the system's share dialog.
const SHARE_SHEET: &str = "navigator.share = async (data) => { window.shared = data };";

/// Denies sharing and copying.
const DENIED: &str = "
    navigator.share = async () => { throw new DOMException('no', 'NotAllowedError') };
    navigator.clipboard.writeText = async () => { throw new DOMException('no', 'NotAllowedError') };
";

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
    page.until(&format!("document.querySelector('dialog .remark[aria-live]').textContent.startsWith('{words}')")).await
}

/// Opens a game, shares its link, and waits for these words.
async fn share(page: &Page, address: &str, words: &str) -> WebDriverResult<()> {
    page.open(address).await?;
    page.open_dialog("share", "[data-action=share-game]").await?;
    page.click("[data-action=share-game]").await?;
    said(page, words).await
}

#[browser_test]
async fn system_share_dialog_receives_the_link(page: Page) {
    page.before_each_document(SHARE_SHEET).await?;
    share(&page, "?opponent=friend#moves=b2a1", "Shared").await?;
    assert_eq!(page.eval(&format!("return window.shared.url == {LINK}")).await?, json!(true));
}

#[browser_test]
async fn link_to_a_finished_game_names_no_opponent(page: Page) {
    page.before_each_document(SHARE_SHEET).await?;
    share(&page, "?opponent=casual&play=o#moves=a1b1a2b2a3", "Shared").await?;
    let link = page.eval("return window.shared.url.slice(location.origin.length + 1)").await?;
    assert_eq!(link, json!("?of=5a3&opponent=friend#moves=a1b1a2b2a3"));
    page.open(link.as_str().unwrap_or_default()).await?;
    page.until("document.querySelector('.headline').textContent == 'X wins'").await?;
    page.until("document.querySelector('[data-action=review]')").await?;
    assert!(page.status().await?.ends_with("Someone shared this game"));
    // The next game is against the visitor's own opponent.
    page.click("[data-action=reset]").await?;
    page.until("document.querySelector('.chip').textContent.includes('Medium')").await?;
}

#[browser_test]
async fn clipboard_receives_link_and_text(page: Page) {
    page.before_each_document(
        "window.written = []; navigator.clipboard.writeText = async (text) => { window.written.push(text) };",
    )
    .await?;
    share(&page, "?opponent=friend#moves=b2a1", "Link copied").await?;
    page.click("[data-action=copy-text]").await?;
    page.until("window.written.length == 2").await?;
    assert_eq!(page.eval(&format!("return window.written[0] == {LINK}")).await?, json!(true));
    let text = "Board: 3x3x3\n\n1. X b2\n2. O a1\n\nOutcome: none yet\n\nO . .\n. X .\n. . .\n";
    assert_eq!(page.eval("return window.written[1]").await?, json!(text));
}

#[browser_test]
async fn text_is_shown_if_sharing_and_copying_fail(page: Page) {
    page.before_each_document(DENIED).await?;
    share(&page, "?opponent=friend#moves=b2a1", "This browser does not allow sharing or copying").await?;
    assert_eq!(
        page.eval(&format!("return document.querySelector('dialog textarea').value == {LINK}")).await?,
        json!(true)
    );
}

/// Keeps the content of a saved file.
const KEEP: &str =
    "const make = URL.createObjectURL; URL.createObjectURL = (blob) => { window.saved = blob; return make(blob) };";

#[browser_test(every_engine)]
async fn link_can_be_copied_by_hand_whatever_the_browser_does(page: Page) {
    page.before_each_document(IMPATIENT).await?;
    for (clipboard, words) in [
        // In-app browsers say that they have copied, and have not.
        ("{ writeText: () => window.Promise.resolve() }", "Link copied."),
        ("{ writeText: () => new window.Promise(() => {}) }", "Copy this text"),
        ("{ writeText: () => window.Promise.reject(new Error('no')) }", "This browser does not allow"),
        ("{ writeText() { throw new Error('no') } }", "This browser does not allow"),
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
    page.until("document.querySelector('dialog textarea').value.startsWith('Board: 3x3x3')").await?;
}

#[browser_test]
async fn finished_game_of_others_addresses_no_player(page: Page) {
    for _ in 0..2 {
        page.open("?opponent=unbeatable&play=x#moves=c1c3b1c2a1").await?;
        page.until("document.querySelector('.headline').textContent == 'X wins'").await?;
        assert!(page.status().await?.ends_with("Someone shared this game"));
        assert!(!page.text("body").await?.contains("Never loses"));
        page.reload().await?;
        page.until("document.querySelector('.headline').textContent == 'X wins'").await?;
        // A finished game of the visitor is the visitor's.
        page.open("?opponent=friend").await?;
    }
    page.open("?opponent=casual&play=x#moves=a1b1c3b2").await?;
    page.play(&["a2"]).await?;
    page.until("document.querySelector('.headline').textContent == 'Computer wins'").await?;
    page.until_kept().await?;
    page.reload().await?;
    page.until("document.querySelector('.headline').textContent == 'Computer wins'").await?;
}

#[browser_test(every_engine)]
async fn picture_of_the_board_is_saved_in_its_look(page: Page) {
    page.before_each_document(KEEP).await?;
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
async fn game_is_saved_in_formats_of_other_programs(page: Page) {
    page.before_each_document(KEEP).await?;
    page.open("?opponent=friend&board=15x15x5#moves=h8i9").await?;
    page.open_dialog("share", "[data-action=save-sgf]").await?;
    for (format, text) in [
        ("sgf", "(;FF[4]GM[4]CA[UTF-8]SZ[15]RU[15x15x5]\n;B[hh];W[ii]\n)\n"),
        ("psq", "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,9,0\nhomo-1\nhomo-2\n-1\n"),
    ] {
        page.click(&format!("[data-action=save-{format}]")).await?;
        page.until(&format!("document.querySelector('dialog textarea').value == {}", json!(text))).await?;
        said(&page, "Saved as a file").await?;
        assert_eq!(page.eval("return window.saved.text()").await?, json!(text));
    }
    // Piskvork plays five in a row.
    page.open("?opponent=friend#moves=b2").await?;
    page.open_dialog("share", "[data-action=save-sgf]").await?;
    assert_eq!(page.eval("return document.querySelector('[data-action=save-psq]')").await?, json!(null));
}

#[browser_test]
async fn file_of_another_program_is_opened(page: Page) {
    page.open("?opponent=friend").await?;
    page.open_dialog("game", "[data-action=open-text]").await?;
    page.open_dialog("open-text", "[name=game-text]:focus").await?;
    let choose = |text: &str| {
        format!(
            "const transfer = new DataTransfer();
            transfer.items.add(new File([{}], 'game.sgf'));
            const field = document.querySelector('dialog [type=file]');
            field.files = transfer.files;
            field.dispatchEvent(new Event('change', {{ bubbles: true }}))",
            json!(text)
        )
    };
    page.eval(&choose("\u{ff}RenLib\u{ff}\u{3}\0")).await?;
    page.until("document.querySelector('dialog .problem').textContent.includes('RenLib (.lib)')").await?;
    page.eval(&choose("(;GM[4]SZ[15];B[hh];W[hg])")).await?;
    page.until_marks(2).await?;
    page.until_no_dialog().await?;
    assert_eq!(page.squares("[data-square][data-mark]").await?, ["h7", "h8"]);
    // The rows of pasted moves can be counted from below.
    page.open_dialog("game", "[data-action=open-text]").await?;
    page.open_dialog("open-text", "[name=game-text]:focus").await?;
    page.click("dialog [name=first-row]").await?;
    page.eval("document.querySelector('[name=game-text]').value = 'oops'").await?;
    page.click("dialog [data-action=open]").await?;
    page.until("document.querySelector('dialog .problem').textContent.startsWith('This text cannot')").await?;
    page.eval("document.querySelector('[name=game-text]').value = 'h8h9g8'").await?;
    page.click("dialog [data-action=open]").await?;
    page.until_marks(3).await?;
    assert_eq!(page.squares("[data-square][data-mark]").await?, ["h7", "g8", "h8"]);
}

/// Enters a text and opens it.
async fn paste(page: &Page, text: &str) -> WebDriverResult<()> {
    page.open_dialog("game", "[data-action=open-text]").await?;
    page.open_dialog("open-text", "[name=game-text]:focus").await?;
    page.eval(&format!("document.querySelector('[name=game-text]').value = {}", json!(text))).await?;
    page.click("dialog [data-action=open]").await
}

#[browser_test]
async fn pasted_text_opens_the_legal_prefix_and_reports_the_rest(page: Page) {
    page.open("?opponent=friend").await?;
    paste(&page, "1. X b2 O a1 2. X c3").await?;
    page.until_marks(3).await?;
    page.until_no_dialog().await?;
    // A link is found among other words.
    let link = format!("Look: {}?opponent=casual&play=x#moves=a1b2c3b3", page.server.address());
    paste(&page, &link).await?;
    page.until_marks(4).await?;
    page.until("document.querySelector('.chip').textContent.includes('Medium')").await?;
    page.press(Key::Home + "").await?;
    page.click("[data-action=undo]").await?;
    page.until("document.querySelector('.chip').textContent.includes('Friend')").await?;
    assert_eq!(page.squares("[data-square][data-mark]").await?, ["a1", "b2", "c3"]);
    paste(&page, "c1 a1 a1 c3").await?;
    page.until_marks(2).await?;
    assert!(page.note().await?.contains("a1 is already taken"), "{}", page.note().await?);
    // Invalid text stays in the field and keeps the game.
    paste(&page, &"x".repeat(1_000_000)).await?;
    page.until("document.querySelector('dialog .problem').textContent.startsWith('This text cannot')").await?;
    assert_eq!(page.eval("return document.querySelector('[name=game-text]').value.length").await?, json!(1_000_000));
    page.close_dialog().await?;
    assert_eq!(page.squares("[data-square][data-mark]").await?, ["a1", "c1"]);
    // Text can specify the board.
    paste(&page, "Board: 6x4x4\nf4 a1").await?;
    page.until("document.querySelectorAll('[data-square]').length == 24").await?;
    assert_eq!(page.squares("[data-square][data-mark]").await?, ["a1", "f4"]);
}
