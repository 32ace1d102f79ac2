// Chooses, loads and shows the page's language.

// The address of their files, and the languages beside English: the files of `locales/`, or the one that `translate.js` shows.
const { languages, tags = "ar de es fr he hi it ja ko nl pl pt-BR tr uk zh-Hans zh-Hant" } =
  document.querySelector("script[data-wasm]").dataset;

// Finds the language for a tag of the browser or of a page, such as `de-AT` (src/state/language.rs).
const languageFor = (tag) => {
  if (typeof tag !== "string") return undefined;
  const [primary, ...rest] = tag.toLowerCase().split("-");
  if (primary === "zh" && /^(?!.*hans).*\b(hant|tw|hk|mo)\b/.test(rest.join())) return "zh-Hant";
  return ["en", ...tags.split(" ")].find((other) => other.split("-")[0] === primary);
};

// Returns the first known language of some tags and those of the browser.
export const knownLanguage = (...preferred) => [...preferred, ...navigator.languages].map(languageFor).find(Boolean) ?? "en";

// Fetches a text, which is empty after a failure or 8 seconds: before boot.js reports a slow start.
const fetchText = (address) =>
  fetch(address, { signal: AbortSignal.timeout(8_000) }).then((response) => response.text()).catch(() => "");

export const root = document.documentElement;

// Marks the page with a language.
export const showLanguage = (tag) => {
  root.lang = tag;
  root.dir = /^(ar|he)/.test(tag) ? "rtl" : "";
};

// The parts of the file of the page's language. English has no file.
const english = ["", "The game could not be started.", "Loading is slow.", "Retry", document.title];
let parts = english;

// Returns a part of that file: the tag, which English lacks, or a text.
export const part = (index) => parts[index];

// Loads a language, or without one that of the browser (src/settings/language_loading.rs). Its file begins with a hash of eight
// digits (locales/compiler/src/data.rs). A development build contains all languages. Only the newest call has an effect.
let latest;
export const loadLanguage = async (preferred) => {
  const call = latest = {};
  const tag = knownLanguage(preferred);
  let loaded = english;
  if (tag !== "en") {
    boot.missingLanguage = tag;
    const text = languages ? await fetchText(languages.replace("*", tag)) : tag;
    if (call !== latest) return new Promise(() => {});
    const data = text.slice(8);
    const hashed = languages + data;
    let hash = 0x811c9dc5;
    for (let index = 0; index < hashed.length; index++) hash = Math.imul(hash ^ hashed.charCodeAt(index), 0x1000193);
    if (languages && hash >>> 0 !== parseInt(text.slice(0, 8), 16)) throw new Error(tag);
    loaded = languages ? data.split("\0") : english.with(0, tag);
  }
  boot.missingLanguage = undefined;
  parts = loaded;
  document.title = parts[4];
  showLanguage(tag);
};
