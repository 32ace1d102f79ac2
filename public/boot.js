// Starts the game. A separate file, so that a content security policy can forbid inline scripts.
//
// In a release, this script contains the glue, app.js, and its data attributes name the digests of the program's parts, the
// stylesheet of the lazy part, both worker scripts and the files of languages. A development build has none of these
// attributes.

import { initSync } from "./app.js";
import { acceptFirstMove, firstMove, keepFirstMove } from "./first_move.js";

const { wasm, integrity, lazy, style, analyzer, worker, languages } = document.querySelector("script[data-wasm]").dataset;

// Fetches a program. Unlike `import`, `fetch` resolves URLs relative to the page.
const fetchProgram = async (address, integrity) => (await fetch(address, { integrity })).arrayBuffer();

// Starts the first part, when the language is ready. The glue's own loader also handles browsers and arguments that do not
// occur here.
const loadProgram = async () => {
  const module = await WebAssembly.compile(await fetchProgram(wasm, integrity));
  await language;
  return initSync({ module });
};

// The languages beside English: the files of `locales/`.
const tags = "ar de es fr he hi it ja ko nl pl pt-BR tr uk zh-Hans zh-Hant".split(" ");

// Finds the language for a tag of the browser or of a page, such as `de-AT` (src/state/language.rs).
const languageFor = (tag) => {
  if (typeof tag !== "string") return undefined;
  const [primary, ...rest] = tag.toLowerCase().split("-");
  if (primary === "zh" && /^(?!.*hans).*\b(hant|tw|hk|mo)\b/.test(rest)) return "zh-Hant";
  return ["en", ...tags].find((other) => other.split("-")[0] === primary);
};

// Returns the first known language of some tags and those of the browser.
const knownLanguage = (...preferred) => [...preferred, ...navigator.languages].map(languageFor).find(Boolean) ?? "en";

// Fetches a text, which is empty after a failure or 10 seconds without an answer.
const fetchText = (address) =>
  fetch(address, { signal: AbortSignal.timeout(10_000) }).then((response) => response.text()).catch(() => "");

// Marks the page with a language.
const root = document.documentElement;
const showLanguage = (tag) => {
  root.lang = tag;
  root.dir = /^(ar|he)/.test(tag) ? "rtl" : "";
};

// The parts of the file of the page's language. English has no file.
const english = ["", "The game could not be started: \x01.", "Retry", document.title];
let parts = english;

const categories = ["zero", "one", "two", "few", "many", "other"];

let program;

// Adds a stylesheet after those of the page.
const addStyles = (text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
};

// A host's own policy may refuse the inline styles of the page, but does not apply to constructed stylesheets.
const inline = document.querySelector("style");
if (inline?.sheet === null) addStyles(inline.textContent);

const fetchStyles = async () => {
  const response = await fetch(style);
  if (!response.ok) throw new Error(response.status);
  addStyles(await response.text());
};

// Loads the stylesheet that the lazy part and embedded games need before they are shown.
let styles;
const loadStyles = () => styles ??= style && fetchStyles().catch((error) => {
  // Allows another try.
  styles = undefined;
  throw error;
});

// Loads the lazy part, which shares the memory and the function table of the first part.
const loadPart = async () => {
  const [code] = await Promise.all([fetchProgram(wasm.replace("_bg.", "_lazy."), lazy), loadStyles()]);
  await WebAssembly.instantiate(code, { __wasm_split: await program });
  onhashchange = null;
};

let part;
let policy;
let latest;
// The functions that the program imports.
window.boot = {
  // Loads the lazy part once, and again after a failure (src/lazy.rs).
  loadLazyPart(loaded, failed) {
    (part ??= loadPart()).then(loaded, () => failed?.((part = undefined)));
  },
  // Whether to begin without the lazy part, which has a note about a missing language.
  isPlainVisit: () => isPlain && !boot.missingLanguage,
  // Loads a language, or without one that of the browser (src/platform/language.rs). Its file begins with a hash of eight
  // digits (locales/compiler/src/data.rs). A development build contains all languages. Only the newest call has an effect.
  async loadLanguage(preferred) {
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
    document.title = parts[3];
    showLanguage(tag);
  },
  // The tag or a text of the page's language, and the plural category of a number in it.
  part: (index) => parts[index],
  plural: (number) => categories.indexOf(new Intl.PluralRules(root.lang).select(number)),
  firstMove,
  // Creates the Web Worker for analysis (src/worker/client.rs). Under `require-trusted-types-for`, no other script can run
  // as a worker. Hosts' headers name the policy, so that it keeps its name.
  createWorker() {
    const address = analyzer ?? "analyzer.js";
    policy ??= window.trustedTypes?.createPolicy("thinker", { createScriptURL: () => address });
    return new Worker(policy?.createScriptURL("") ?? address, { type: "module" });
  },
};

// Applies the look of the URL or, without one, of the last visit (src/state/storage_format.rs) before the program starts. An
// invalid value matches no style until the program corrects it.
root.dataset.started = "";
const show = (name, value) => root.style.setProperty(name, value);
const query = new URLSearchParams(location.search);
let saved;
try {
  // The host page of an embedded game chooses.
  saved = query.has("embed") || JSON.parse(localStorage.getItem("tic-tac-toe"));
} catch {}
// Loads the language of the URL, of the last visit or of the browser together with the program.
const tag = knownLanguage(query.get("lang"), saved?.lang);
let language;
if (tag !== "en") {
  showLanguage(tag);
  for (const part of document.querySelectorAll(".headline, .button")) part.textContent = "…";
  language = boot.loadLanguage(tag).catch(() => showLanguage("en"));
}
const theme = query.get("theme") || saved?.theme;
if (typeof theme === "string") root.dataset.theme = theme;
const [, accent] = /^#?([\da-f]{3,6})$/i.exec(query.get("accent")) ?? [];
if (accent) show("--own-fill", `#${accent}`);
// Forced colors count as a preference, too.
const prefersContrast = !matchMedia("(prefers-contrast: no-preference)").matches;
const contrast = matchMedia("(prefers-contrast: more)");
contrast.onchange = () => root.toggleAttribute("data-more", contrast.matches) && loadStyles();
root.toggleAttribute("data-more", contrast.matches);
const isPaper = (query.get("look") || saved?.look) === "paper";
if (isPaper) root.dataset.look = "paper";
// The lazy part reads storage and address, so that a plain first visit, which has neither, begins without it. Keys that
// sites add to links for their campaigns do not count.
const isPlain = saved === null && !location.hash && !/[?&](?!utm_|\w+clid=)./.test(location.search);
// Until the lazy part opens the games of changed addresses, there is no game to lose.
if (lazy) onhashchange = () => location.reload();

try {
  // From now on, this script reports failures.
  document.querySelector(".late")?.remove();
  // Applies the board size of the URL or, unless the URL has a game, of the last visit.
  const hasGame = location.hash || query.has("opponent") || query.has("objective");
  const board = query.get("board") ?? (hasGame || saved?.board);
  // Matches the boards that src/engine/rules.rs accepts, except 3 × 3.
  const side = "([1-9]|1[0-5])";
  const [, columns, rows, line] = RegExp(`^(?!3x3x3)${side}x${side}x([2-9]|1[0-5])$`).exec(board) ?? [];
  const isOther = line <= Math.max(columns, rows);
  if (isOther) {
    root.dataset.large = Math.max(columns, rows) > 6 ? "small" : "";
    show("--columns", columns);
    show("--rows", rows);
  }
  // An embedded game shows only the controls that the host page chooses.
  const page = document.querySelector(".page").dataset;
  if (query.has("embed")) page.embed = (query.get("controls") ?? "status,score,reset").replaceAll(",", " ");
  if (isPaper || isOther || root.dir || query.has("embed") || theme === "contrast" || prefersContrast) {
    // Shows nothing before its styles.
    document.body.hidden = true;
    await loadStyles();
    document.body.hidden = false;
  }
  if (query.get("embed") === "grow") {
    root.dataset.grows = "";
    // Sends the message `size` (src/platform/host.rs) before the program has started.
    new ResizeObserver(([{ target }]) => {
      parent.postMessage({ "tic-tac-toe": 1, type: "size", height: target.offsetHeight }, "*");
    }).observe(document.querySelector("#app"));
  }
  const isResumedEmpty = saved?.game_moves === "" && saved.game_play === "x" && !hasGame && !query.has("board");
  if (isPlain || isResumedEmpty && !isOther) acceptFirstMove();
  program = loadProgram();
  if (lazy && !isPlain) await (part = loadPart());
  await program;
  keepFirstMove();
  await part;
  // Only a release that is not embedded has a service worker. Its downloads wait until the game is drawn.
  if (worker && parent === window) {
    (window.requestIdleCallback ?? setTimeout)(() => import(new URL(worker, document.baseURI)).catch(() => {}));
  }
} catch (error) {
  document.body.hidden = false;
  const place = document.querySelector("[role=status]") ?? document.body;
  const retry = document.createElement("button");
  retry.dataset.action = "retry";
  retry.className = "button";
  retry.textContent = parts[2];
  retry.onclick = () => location.reload();
  place.replaceChildren(parts[1].replace("\x01", error?.message ?? error), retry);
  document.querySelector(".progress")?.remove();
  // Some browsers do not report an error that a module throws again after `await`.
  reportError(error);
}
