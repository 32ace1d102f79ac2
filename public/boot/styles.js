// Loads the stylesheets that are not inside the page.

import { load } from "./load.js";

const { style, styleIntegrity: integrity } = document.querySelector("script[data-wasm]").dataset;

// Adds a stylesheet after those of the page, and before that of frame.js.
const addStyles = (text, place) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.splice(place, 0, sheet);
};

// A host's own policy may refuse the inline styles of the page, but does not apply to constructed stylesheets.
const inline = document.querySelector("style");
const isRefused = inline?.sheet === null;
if (isRefused) addStyles(inline.textContent, 0);

// A development build has all styles in the page.
const fetchStyles = async () => {
  if (style) addStyles(await (await load(style, integrity)).text(), isRefused);
};

// Loads the stylesheet of the lazy part once. Some visits need it before the page is shown.
let styles;
export const loadStyles = () => styles ??= fetchStyles();

// Allows another try.
export const forgetStyles = () => styles = undefined;
