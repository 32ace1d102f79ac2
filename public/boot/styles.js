// Loads the stylesheets that are not inside the page.

import { load } from "./load.js";

const { style, styleIntegrity: integrity } = document.querySelector("script[data-wasm]").dataset;

const addStyles = (text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
};

// A host's own policy may refuse the inline styles of the page, but does not apply to constructed stylesheets.
const inline = /** @type {HTMLStyleElement} */ (document.querySelector("style"));
if (inline?.sheet === null) addStyles(inline.textContent);

// A development build has all styles in the page.
const fetchStyles = async () => {
  if (style) addStyles(await (await load(style, integrity)).text());
};

// Loads the stylesheet of the lazy part once. Some visits need it before the page is shown.
let styles;
export const loadStyles = () => styles ??= fetchStyles();

// Allows another try.
export const forgetStyles = () => styles = undefined;
