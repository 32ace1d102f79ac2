// Starts the game. A separate file, because hosts forbid most inline scripts.
//
// In a release, this script contains all that it imports, and its data attributes name the digests of the program's parts, the
// stylesheet of the lazy part, both worker scripts, the script of an embedded game and the files of languages. A development
// build has none of these attributes.

// @ts-ignore: the build makes it.
import { initSync } from "./app.js";
import { load } from "./boot/load.js";
import { knownLanguage, loadLanguage, part, root, showLanguage } from "./boot/language.js";
import { list, number, plural } from "./boot/numbers.js";
import { forgetStyles, loadStyles } from "./boot/styles.js";

const digests = document.querySelector("script[data-wasm]").dataset;
const { wasm, integrity, lazy, analyzer, worker, frame = "boot/frame.js" } = digests;

// Starts the first part, when language and styles are ready. The glue's own loader also handles browsers and arguments that do not
// occur here.
const loadProgram = async () => {
  const module = await WebAssembly.compile(await (await load(wasm, integrity)).arrayBuffer());
  await language;
  await styles;
  return initSync({ module });
};

// The time in milliseconds until the page reports a download that has not ended, which nevertheless continues.
const PATIENCE = 10_000;

let program;
const instances = {};

// Loads a part, which shares the memory and the function table of the first part. Its file may contain further modules. After a
// retry, two downloads may end.
const loadPart = async (name) => {
  const file = await load(wasm.replace("_bg.", `_${name}.`), digests[name]);
  const part = await WebAssembly.compile(await file.arrayBuffer());
  const imports = { __wasm_split: await program };
  const start = (module) => WebAssembly.instantiate(module, imports);
  instances[name] ??= Promise.all([part, ...WebAssembly.Module.customSections(part, "chunk")].map(start));
  // A retry begins again.
  instances[name].catch(() => instances[name] = undefined);
  await instances[name];
};

// Loads a part that only some visits need, once, and again after a failure.
const parts = {};
const loadFurtherPart = (name) => {
  parts[name] ??= loadPart(name);
  parts[name].catch(() => parts[name] = undefined);
  return parts[name];
};

const whenIdle = window.requestIdleCallback ?? setTimeout;

// Loads the lazy part and, when nothing else is to do, the dialogs.
const loadLazyPart = async () => {
  await Promise.all([loadPart("lazy"), loadStyles()]);
  onhashchange = null;
  if (!isEmbedded) whenIdle(() => loadFurtherPart("extras").catch(() => {}));
};

let lazyPart;
let policy;
// The functions that the program imports.
window.boot = {
  // Loads the lazy part once, and again after a failure (src/lazy.rs): now, or at the first call of `requestLazyPart`. A late
  // download may still succeed.
  loadLazyPart(isRequested, loaded, failed) {
    const request = () => {
      boot.requestLazyPart = undefined;
      const succeed = () => {
        boot.requestLazyPart = undefined;
        loaded?.();
        loaded = undefined;
      };
      const fail = (error) => {
        boot.requestLazyPart = request;
        lazyPart = forgetStyles();
        failed?.();
        failed = undefined;
        embedded?.fail(error ? "load-failed" : "timeout", error?.message);
      };
      const late = setTimeout(fail, PATIENCE);
      (lazyPart ??= loadLazyPart()).then(succeed, fail).then(() => clearTimeout(late));
    };
    boot.requestLazyPart = request;
    if (isRequested) request();
  },
  // Loads a further part (src/lazy.rs). After a late download, a retry succeeds at once.
  loadPart(name, loaded, failed) {
    const late = new Promise((_, fail) => setTimeout(fail, PATIENCE));
    Promise.race([loadFurtherPart(name), late]).then(loaded, failed);
  },
  hasPart: (name) => Boolean(parts[name]),
  // Whether to begin without the lazy part, which has a note about a missing language.
  beginsEarly: () => isEarly && !boot.missingLanguage,
  // What the program then shows at once: the name of the opponent, the visible parts of an embedded game (frame.js), and score and
  // seed of an earlier visit.
  opponent: () => (embedded ?? resumed)?.opponent,
  frameParts: () => embedded?.controls,
  results: (index) => resumed.score.split(" ")[index],
  seed: () => BigInt(saved.game_seed),
  // The number of the square that the player has pressed (paint.js), or 0.
  firstMove: () => window.firstMove?.number ?? 0,
  list,
  loadLanguage,
  number,
  part,
  plural,
  // Creates the Web Worker for analysis (src/analysis/client.rs). Under `require-trusted-types-for`, no other script can run
  // as a worker. Hosts' headers name the policy, so that it keeps its name.
  createWorker() {
    const address = analyzer ?? "analyzer.js";
    policy ??= window.trustedTypes?.createPolicy("analyzer", { createScriptURL: () => address });
    return new Worker(policy?.createScriptURL("") ?? address, { type: "module" });
  },
};

// Applies the look of the URL or, without one, of the last visit (src/progress/storage/format.rs) before the program starts.
root.dataset.started = "";
const show = (name, value) => root.style.setProperty(name, value);
const query = new URLSearchParams(location.search);
const isEmbedded = query.has("embed");
// The functions and values of frame.js in an embedded game.
let embedded;
let saved;
try {
  // The host page chooses. Earlier releases did not store the address of the game's directory (src/progress/storage/local_storage.rs).
  saved = isEmbedded
    || JSON.parse(localStorage["tic-tac-toe " + new URL(".", location.href)] ?? localStorage["tic-tac-toe"] ?? null);
} catch {}
// Loads the language of the URL, of the last visit or of the browser together with the program.
const tag = knownLanguage(query.get("lang"), saved?.lang);
let language;
if (tag !== "en") {
  showLanguage(tag);
  document.querySelector(".headline").textContent = "…";
  language = loadLanguage(tag).catch(() => showLanguage("en"));
}
// `cargo xtask lists` writes the names (src/share/address/keys.rs).
const shown = {
  theme: "light dark contrast",
  look: "paper tiles neon",
};
for (const [key, names] of Object.entries(shown)) {
  const name = query.get(key) || saved?.[key];
  if (names.split(" ").includes(name)) root.dataset[key] = name;
}
const [, accent] = /^#?([\da-f]{3,6})$/i.exec(query.get("accent")) ?? [];
if (accent) show("--own-fill", `#${accent}`);
// Forced colors are a preference for contrast, too.
const [more, none] = ["more", "no-preference"].map((contrast) => matchMedia(`(prefers-contrast: ${contrast})`));
const followContrast = () => root.toggleAttribute("data-more", more.matches);
followContrast();
more.onchange = followContrast;
none.onchange = () => loadStyles().catch(() => {});
// The lazy part reads storage and address. It comes later if the first part can show all that they describe: on a plain first
// visit, which has neither, in some embedded games (frame.js), and on an empty board of an earlier visit. Keys that sites add to
// links for their campaigns do not count.
let isEarly = saved === null && !location.hash && !/[?&](?!utm_|\w+clid=)./.test(location.search);
// What the first part shows of a stored game with an empty board. Nothing if only the lazy part can show it: other players, names,
// matches, and values that it does not accept. Earlier releases stored names under a key of their own.
const known = (stored) => {
  // `cargo xtask lists` writes the names.
  const opponent = stored.game_opponent;
  const isFriend = opponent === "friend";
  const isKnown = "easy medium hard very-hard unbeatable friend".split(" ").includes(opponent);
  const score = stored[opponent] ?? "0 0 0";
  const preferences = "without_shortcuts match_length takes_turns_to_start".split(" ");
  const isUsual = [...preferences, "casual", "perfect", "game_exchanged", "other_game", isFriend && "players"]
    .every((key) => !(stored[key] ?? localStorage[`tic-tac-toe-${key}`]));
  const isValid = stored.version === "1" && stored.game_objective === "normal" && stored.game_counted === "no"
    && /^\d+$/.test(stored.game_seed) && /^\d{1,9}( \d{1,9}){2}$/.test(score);
  if (isKnown && isUsual && isValid) return { opponent, score };
};
let resumed;
// Until the lazy part opens the games of changed addresses, there is no game to lose.
if (lazy) onhashchange = () => location.reload();

const page = document.querySelector(".page");
// Shows a sentence in place of the game, with a button that tries again.
const report = (code, sentence, message = code) => {
  page.hidden = false;
  if (isEmbedded) {
    // The host page may have hidden the status.
    page.dataset.embed = "status";
    parent.postMessage({ "tic-tac-toe": 1, type: "error", code, message }, "*");
  }
  document.querySelector(".board").onclick = null;
  const retry = /** @type {HTMLButtonElement} */ (document.querySelector(".button"));
  retry.dataset.action = "retry";
  retry.hidden = false;
  retry.textContent = part(3);
  retry.disabled = false;
  retry.onclick = () => location.reload();
  document.querySelector("[role=status]").replaceChildren(sentence, retry);
  document.querySelector(".progress")?.remove();
};
// On a slow network, the game still starts later.
const late = setTimeout(() => report("timeout", part(2)), PATIENCE);
let styles;
try {
  // From now on, this script reports failures.
  document.querySelector(".late")?.remove();
  if (isEmbedded) {
    page.hidden = true;
    embedded = await import(new URL(frame, document.baseURI).href);
    isEarly = embedded.isPlain;
    page.hidden = false;
  }
  // Applies the board size of the URL or, unless the URL has a game, of the last visit.
  const hasGame = location.hash || query.has("opponent") || query.has("objective") || query.has("game");
  const board = query.get("board") ?? (hasGame || saved?.board);
  // Matches the boards that crates/engine/src/rules.rs accepts, except 3 × 3.
  const side = "([1-9]|1\\d|20)";
  const [, columns, rows, line] = /** @type {any[]} */ (RegExp(`^(?!3x3x3)${side}x${side}x([2-9]|1\\d|20)$`).exec(board) ?? []);
  const isOther = line <= Math.max(columns, rows);
  if (isOther) {
    root.dataset.large = Math.max(columns, rows) > 6 ? "small" : "";
    show("--columns", columns);
    show("--rows", rows);
  }
  const { look, theme } = root.dataset;
  if (look || isOther || root.dir || (isEmbedded && !isEarly) || theme === "contrast" || !none.matches) {
    // Shows nothing before its styles. The lazy part reports a failure.
    page.hidden = true;
    styles = loadStyles().catch(() => {}).then(() => page.hidden = false);
  }
  // Whether the visit continues with an empty 3×3 board (src/progress/storage/saved_game.rs) on which the player moves first.
  const isResumed = !location.search && !location.hash && !isOther && saved?.game_board === saved?.board
    && saved?.game_objective === saved?.objective && saved?.game_moves === "" && !saved.game_start && saved.game_play === "x";
  if (isEarly || isResumed) window.firstMove?.accept();
  if (isResumed) {
    resumed = known(saved);
    isEarly = Boolean(resumed);
  }
  program = loadProgram();
  // The saved game or the game of the address has other rules.
  const needsGames = query.has("game") || !isEmbedded && saved?.other_game;
  if (lazy && !isEarly) await (lazyPart = Promise.all([loadLazyPart(), needsGames && loadFurtherPart("games")]));
  await program;
  if (!boot.beginsEarly()) await lazyPart;
  // Once the program has drawn its page.
  else if (embedded) setTimeout(embedded.ready);
  else if (resumed) requestAnimationFrame(() => setTimeout(() => boot.requestLazyPart?.()));
  clearTimeout(late);
  // Keeps the mark from moving again when the program has drawn its board, which is not painted yet.
  requestAnimationFrame(() => {
    if (boot.firstMove()) for (const animation of document.getAnimations()) animation.finish();
  });
  // Only a release that is not embedded has a service worker. Its downloads wait until the game is drawn.
  if (worker && parent === window) {
    whenIdle(() => import(new URL(worker, document.baseURI).href).catch(() => {}));
  }
} catch (error) {
  clearTimeout(late);
  report("load-failed", part(1), error.message);
  // Some browsers do not report an error that a module throws again after `await`.
  reportError(error);
}
