//! What a player does in a page.

use serde_json::json;
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::prelude::*;

use super::Page;
use super::waiting::{IS_SAVED, PATIENCE};

/// Waits until the document has been drawn, once for each document.
const SHOWN: &str =
    "return window.wasShown || new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    window.wasShown = true;
    done();
})))";

/// Scrolls an element to the center if it is out of view, or if the status or the answers of a dialog, which stay in view,
/// cover it: drivers scroll only as far as they must, and Chromium's then tries for a second.
const UNCOVER: &str = "(it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!it.contains(above)) it.scrollIntoView({ block: 'center', behavior: 'instant' });
    return it;
}";

/// Disabled buttons.
const DISABLED: &str = "[data-action]:is(:disabled, [aria-disabled=true])";

/// Buttons that open what other controls are in, each with parts of the selectors of these: the menu, the choice of board, rules and
/// opponent, help with the next move, and the look back at a finished game.
const OPENERS: [(&str, &[&str]); 4] = [
    (
        "[data-action=menu]",
        &["=new-game]", "=show-moves]", "=share]", "=puzzles]", "=lesson]", "=statistics]", "=settings]"],
    ),
    (
        "[data-action=game]",
        &[
            "name=opponent]",
            "name=play]",
            "name=board]",
            "name=objective]",
            "name=match]",
            "=players]",
            "=other-board]",
            "=open-text]",
            "=set-up]",
        ],
    ),
    ("[data-action=help]", &["=hint]", "=values]", "=why]", ".exploration "]),
    ("[data-action=review]", &["=show-mistake]", "=try-again]", "=undo]"]),
];

impl Page {
    /// Clicks the element as soon as it is visible and, if it is a button with an action, enabled: tools follow the board a moment
    /// later. Opens first what the element is in.
    pub async fn click(&self, selector: &str) -> WebDriverResult<()> {
        self.reveal(selector).await?;
        // What a dialog shows a moment later may scroll it.
        self.click_when(&format!("(!document.querySelector('dialog[open]') || {IS_SAVED})"), selector).await
    }

    /// Opens what the element is in, if it is not visible. Returns whether it did.
    async fn reveal(&self, selector: &str) -> WebDriverResult<bool> {
        let is_inside = |parts: &[&str]| parts.iter().any(|part| selector.contains(part));
        let Some((opener, _)) = OPENERS.into_iter().find(|(_, parts)| is_inside(parts)) else { return Ok(false) };
        let is_visible = |selector: &str| format!("document.querySelector('{selector}')?.checkVisibility()");
        // Tools follow the board a moment later.
        self.until(IS_SAVED).await?;
        self.until(&format!("{} || {}", is_visible(selector), is_visible(opener))).await?;
        let is_away = self.eval(&format!("return !({})", is_visible(selector))).await? == true;
        if is_away {
            self.click_when("true", opener).await?;
            self.until(&is_visible(selector)).await?;
        }
        Ok(is_away)
    }

    /// Clicks the element as soon as it is visible and a condition holds.
    async fn click_when(&self, condition: &str, selector: &str) -> WebDriverResult<()> {
        let element = format!(
            "{condition} && [document.querySelector('{selector}')]
                .filter((it) => it?.checkVisibility({{ visibilityProperty: true }}) && !it.matches('{DISABLED}'))
                .map({UNCOVER})[0]"
        );
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            let element = self.wait_for(&element).await?.element()?;
            match element.click().await.map_err(WebDriverError::into_inner) {
                // The page may render another element in its place between finding and clicking it.
                Err(WebDriverErrorInner::StaleElementReference(_)) => {}
                // Chromium's driver has no other name for the same.
                Err(WebDriverErrorInner::UnknownError(error))
                    if error.value.message.contains("does not belong to the document")
                        && tokio::time::Instant::now() < deadline => {}
                // WebKit's driver says this when the click leaves the document.
                Err(WebDriverErrorInner::NoSuchFrame(_)) => return Ok(()),
                // WebKit's driver finds no place to click in a summary.
                Err(WebDriverErrorInner::ElementNotInteractable(_)) if selector.ends_with("summary") => {
                    return self.eval(&format!("document.querySelector('{selector}').click()")).await.map(drop);
                }
                // It is there a moment before it is shown, or moves.
                Err(
                    WebDriverErrorInner::ElementNotInteractable(_) | WebDriverErrorInner::ElementClickIntercepted(_),
                ) if tokio::time::Instant::now() < deadline => {
                    self.eval("return new Promise((done) => requestAnimationFrame(() => done()))").await?;
                }
                outcome => return outcome.map_err(WebDriverError::from),
            }
        }
    }

    /// Clicks a button that may be covered or in a closed list, as soon as it is enabled.
    pub async fn click_unseen(&self, selector: &str) -> WebDriverResult<()> {
        let button = format!("[document.querySelector('{selector}')].find((it) => it && !it.matches('{DISABLED}'))");
        self.until(&format!("{button} && ({button}.click(), true)")).await
    }

    /// Chooses one of several; the browser's own circle is covered by its label.
    pub async fn choose(&self, name: &str, value: &str) -> WebDriverResult<()> {
        let label = format!("label:has([name={name}][value=\"{value}\"])");
        let has_opened = self.reveal(&label).await?;
        self.click_when("true", &label).await?;
        if has_opened { self.close_dialog().await } else { Ok(()) }
    }

    /// Chooses an option of a list.
    pub async fn choose_option(&self, name: &str, value: &str) -> WebDriverResult<()> {
        let selector = format!("select[name={name}]");
        let has_opened = self.reveal(&selector).await?;
        let list = format!("document.querySelector('{selector}')");
        self.until(&list).await?;
        let script = format!(
            "const list = {list}; list.value = '{value}'; list.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        );
        self.eval(&script).await?;
        if has_opened { self.close_dialog().await } else { Ok(()) }
    }

    /// Chooses a file with this text in the first matching field.
    pub async fn choose_file(&self, field: &str, name: &str, text: &str) -> WebDriverResult<()> {
        let script = format!(
            "const files = new DataTransfer();
            files.items.add(new File([{}], '{name}'));
            const field = document.querySelector('{field}');
            field.files = files.files;
            field.dispatchEvent(new Event('change', {{ bubbles: true }}))",
            json!(text)
        );
        self.until(&format!("document.querySelector('{field}')")).await?;
        self.eval(&script).await.map(drop)
    }

    /// Plays the first free square until the game is over.
    pub async fn play_to_the_end(&self) -> WebDriverResult<()> {
        loop {
            self.until("!document.querySelector('[data-thinking]')").await?;
            if self.count("[data-game][data-status=playing]").await? == 0 {
                return Ok(());
            }
            let free = self.squares("[data-square]:not([data-mark])").await?;
            self.play(&[&free[0]]).await?;
        }
    }

    /// Clicks squares one after the other, each when the one before has its mark, and waits for the last mark.
    pub async fn play(&self, squares: &[&str]) -> WebDriverResult<()> {
        let mut is_marked = "true".to_owned();
        for square in squares {
            self.click_when(&is_marked, &format!("[data-square={square}]")).await?;
            is_marked = format!("document.querySelector('[data-square={square}][data-mark]')");
        }
        self.until(&is_marked).await
    }

    /// Starts a new game, by the main button of an embedded or finished game, and otherwise by the menu.
    pub async fn reset(&self) -> WebDriverResult<()> {
        self.click(":is([data-action=reset]:enabled, [data-action=new-game])").await?;
        self.until_marks(0).await
    }

    /// Opens the list of moves: by its name in an embedded game, and otherwise by the menu.
    pub async fn open_moves(&self) -> WebDriverResult<()> {
        self.click(":is(.history:not([open], [hidden]) summary, [data-action=show-moves])").await?;
        self.until("document.querySelector('.history[open] .moves')").await
    }

    /// Sends keys to the focused element.
    pub async fn press(&self, keys: impl Into<TypingData>) -> WebDriverResult<()> {
        // Browsers lose a key that comes before the page is shown for the first time.
        self.eval(SHOWN).await?;
        self.driver.action_chain().send_keys(keys).perform().await
    }

    /// Sends a letter with the control key held down.
    pub async fn press_control(&self, letter: impl Into<TypingData>) -> WebDriverResult<()> {
        let chain = self.driver.action_chain().key_down(Key::Control).send_keys(letter).key_up(Key::Control);
        chain.perform().await
    }

    /// Focuses an element as soon as it is there, and presses Enter.
    pub async fn press_enter_on(&self, selector: &str) -> WebDriverResult<()> {
        self.focus(selector).await?;
        self.press(Key::Enter + "").await
    }

    /// Focuses an element as soon as it is there.
    pub async fn focus(&self, selector: &str) -> WebDriverResult<()> {
        self.until(&format!("document.querySelector('{selector}')")).await?;
        self.eval(&format!("document.querySelector('{selector}').focus()")).await.map(drop)
    }

    /// Opens a dialog with its button, and waits for an element of its content.
    pub async fn open_dialog(&self, action: &str, content: &str) -> WebDriverResult<()> {
        self.click(&format!("[data-action={action}]")).await?;
        self.until(&format!("document.querySelector('dialog[open] {content}')")).await
    }

    /// Closes the open dialog.
    pub async fn close_dialog(&self) -> WebDriverResult<()> {
        self.click("dialog [data-action=close]").await?;
        self.until_no_dialog().await
    }
}
