// Starts the game. This is a file of its own, and not a script in the page, so that a content
// security policy can forbid those.
//
// A release names here the digests of the program's parts, which the browser checks, the stylesheet of the lazy part, and
// the scripts of both workers. A development build has none of them.

const { js, wasm, integrity, lazy, style, analyzer, worker } = document.querySelector("script[data-wasm]").dataset;

// A module's own relative addresses start from the module; these start from the page.
const fromPage = (address) => new URL(address, document.baseURI).href;

let program;

// Loads the stylesheet of the lazy part and of an embedded game, which has to be there before they are shown.
let dressed;
const dress = () => dressed ??= style && new Promise((resolve, reject) => {
  const link = document.createElement("link");
  link.onload = resolve;
  // A failed download can be tried again.
  link.onerror = () => reject((dressed = undefined));
  link.rel = "stylesheet";
  link.href = fromPage(style);
  document.head.append(link);
});

// Loads the lazy part when the program requests it (src/lazy.rs), and again after a failure. It shares the memory and the
// function table of the first part.
const once = { once: true };
addEventListener("lazywanted", async function load() {
  let answer = "lazyloaded";
  try {
    const address = fromPage(wasm.replace("_bg.", "_lazy."));
    const [response] = await Promise.all([fetch(address, { integrity: lazy }), dress()]);
    const part = await response.arrayBuffer();
    await WebAssembly.instantiate(part, { __wasm_split: await program });
  } catch {
    addEventListener("lazywanted", load, once);
    answer = "lazyfailed";
  }
  dispatchEvent(new Event(answer));
}, once);

// Creates the Web Worker for analysis when the program requests it (src/worker/client.rs). Under
// `require-trusted-types-for`, no other script can run as a worker. Hosts' headers name the policy, so that it keeps its
// name.
let policy;
addEventListener("workerwanted", (event) => {
  const address = fromPage(analyzer ?? "analyzer.js");
  policy ??= window.trustedTypes?.createPolicy("thinker", { createScriptURL: () => address });
  event.worker = new Worker(policy?.createScriptURL("") ?? address, { type: "module" });
});

// The page has the look of the address or, without one, of the last visit (src/state/saved.rs) from the start. An invalid
// value matches no style, and the program corrects it.
const root = document.documentElement;
root.dataset.started = "";
const show = (name, value) => root.style.setProperty(name, value);
const asked = new URLSearchParams(location.search);
let chosen;
try {
  // The host page of an embedded game chooses.
  chosen = asked.has("embed") || JSON.parse(localStorage.getItem("tic-tac-toe"));
} catch {}
const theme = asked.get("theme") || chosen?.theme;
if (typeof theme === "string") root.dataset.theme = theme;
const [, accent] = /^#?([\da-f]{3,6})$/i.exec(asked.get("accent")) ?? [];
if (accent) show("--own-fill", `#${accent}`);
const contrast = matchMedia("(prefers-contrast: more)");
(contrast.onchange = () => root.toggleAttribute("data-more", contrast.matches))();
const isPaper = (asked.get("look") || chosen?.look) === "paper";
if (isPaper) root.dataset.look = "paper";

try {
  // From now on, this script reports what fails.
  document.querySelector(".late")?.remove();
  // The board has its size from the start, too: that of the address or, unless the address has a game, of the last visit.
  const hasGame = location.hash || asked.has("opponent") || asked.has("objective");
  const board = asked.get("board") ?? (hasGame || chosen?.board);
  // The program shows no invalid board either (src/engine/rules.rs).
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
  if (asked.has("embed")) page.embed = (asked.get("controls") ?? "status,score,reset").replaceAll(",", " ");
  if (isPaper || isOther || asked.has("embed")) {
    // No browser waits for stylesheets that a script adds, so that the page is hidden until they are loaded.
    document.body.hidden = true;
    await dress();
    document.body.hidden = false;
  }
  if (asked.get("embed") === "grow") {
    page.grows = "";
    // The message `size` of src/platform/host.rs; sent here so that the frame does not wait for the program.
    new ResizeObserver(([{ target }]) => {
      parent.postMessage({ "tic-tac-toe": 1, type: "size", height: target.offsetHeight }, "*");
    }).observe(document.querySelector("#app"));
  }
  // The link that preloads the glue checks its digest.
  const { default: start } = await import(fromPage(js));
  program = start({ module_or_path: fetch(fromPage(wasm), { integrity }) });
  await program;
  // Only a release has a service worker, for offline use; an embedded game does without.
  if (worker && parent === window) import(fromPage(worker)).catch(() => {});
} catch (error) {
  document.body.hidden = false;
  const place = document.querySelector("[role=status]") ?? document.body;
  const retry = document.createElement("button");
  retry.dataset.action = "retry";
  retry.className = "button";
  retry.textContent = "Retry";
  retry.onclick = () => location.reload();
  place.replaceChildren(`The game could not be started: ${error?.message ?? error}.`, retry);
  document.querySelector(".progress")?.remove();
  // Some browsers do not report an error that is thrown again here.
  reportError(error);
}
