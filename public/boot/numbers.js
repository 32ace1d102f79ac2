// Writes numbers and lists in the page's language.

import { root } from "./language.js";

// Returns the plural category of a number in the page's language.
const categories = ["zero", "one", "two", "few", "many", "other"];
export const plural = (number) => categories.indexOf(new Intl.PluralRules(root.lang).select(number));

// Writes a number in the page's language: games, tenths or percent (src/i18n/formats.rs).
export const number = (value, style) => new Intl.NumberFormat(root.lang, /** @type {any} */ ({
  numberingSystem: "latn",
  useGrouping: false,
  roundingMode: "trunc",
  ...[value > 9_999 && { notation: "compact", maximumFractionDigits: 0 }, { minimumFractionDigits: 1 }, { style: "percent" }][style],
})).format(value / 10 ** style);

// Writes a list in the page's language. Each line of the text is an item.
export const list = (lines) => new Intl.ListFormat(root.lang).format(lines.split("\n"));
