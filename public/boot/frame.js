// A game in a frame of a host page: its styles, and the messages that the lazy part does not answer.
// src/embed/host_page/messages.rs describes the messages.
//
// A game with an empty normal 3×3 board and no other parts than those of a first visit begins without the lazy part. That loads
// after the first move, or when the host page changes the game.
//
// In a release, `self.styles` is the text of the stylesheets of embedded games. A development build has them in the page.

import "./translation.js";

const NAME = "tic-tac-toe";
const VERSION = 1;

const root = document.documentElement;
const app = document.querySelector("#app");
const query = new URLSearchParams(location.search);
const tell = (type, message) => parent.postMessage({ [NAME]: VERSION, type, ...message }, "*");

if (self.styles) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(self.styles);
  document.adoptedStyleSheets.push(sheet);
}

// The host page chooses the visible controls.
export const controls = (query.get("controls") ?? "status,score,reset").replaceAll(",", " ");
app.querySelector(".page").dataset.embed = controls;

if (query.get("embed") === "grow") {
  root.dataset.grows = "";
  // The host page needs the height before the program has started.
  new ResizeObserver(() => tell("size", { height: app.offsetHeight })).observe(app);
}

// `cargo xtask lists` writes these (src/share/address/keys.rs).
// The values with which a game can begin without the lazy part. All are also the defaults or without effect on the first part.
// A game by link needs the lazy part, and so does Very hard, in whose place another level plays on 3×3.
const plain = {
  board: /^3x3x3$/,
  game: /^$/,
  objective: /^normal$/,
  opponent: /^(?!link$|very-hard$)(easy|medium|hard|very-hard|unbeatable|random|trapper|strategist|friend|link|casual|perfect)$/,
  play: /^x$/,
  theme: /^(auto|light|dark|contrast)$/,
  look: /^(soft|paper|tiles|neon)$/,
  accent: /^$/,
  controls: /^(status|score|reset|[, ])*$/,
  disabled: /^no$/,
};

// Whether an earlier visit may have stored a score. Frames often have no storage.
const hasStored = () => {
  try {
    return (localStorage[`${NAME} ${new URL(".", location.href)}`] ?? localStorage[NAME]) !== undefined;
  } catch {
    return false;
  }
};

// Whether the game begins without the lazy part.
export const isPlain = !hasStored() && /^#?(moves=)?$/.test(location.hash)
  && Object.entries(plain).every(([key, form]) => query.getAll(key).every((value) => form.test(value)));

// The name of the opponent.
export const opponent = query.getAll("opponent").pop() ?? "unbeatable";

// Messages for the lazy part; undefined if the program itself answers.
let waiting;

// Says that a game without the lazy part is ready.
export const ready = () => {
  waiting = [];
  const position = { moves: "", turn: "x", outcome: null, line: [] };
  const state = { ...position, board: "3x3x3", objective: "normal", opponent, play: "x", game: "" };
  tell("ready", { state, title: document.title, height: app.offsetHeight });
};

// Says that the lazy part has not come. Requests that wait for an answer fail; changed settings apply when it comes after all.
export const fail = (code, message = code) => {
  // Otherwise, the start fails (boot.js).
  if (!waiting) return;
  const calls = waiting.filter(({ id }) => id !== undefined);
  waiting = waiting.filter(({ id }) => id === undefined);
  for (const { id } of calls.length ? calls : [{}]) tell("error", { code, message, id });
};

// The program sends this event when it answers messages (src/embed/host_page/messages.rs).
addEventListener("messagesasked", () => {
  const messages = waiting ?? [];
  waiting = undefined;
  for (const data of messages) {
    // Firefox accepts no window of another site as the source of a new event.
    dispatchEvent(Object.defineProperty(new MessageEvent("message", { data }), "source", { value: parent }));
  }
});

// The colors, radius and font that a host page can set, and the form of their values: no other styles.
const isColor = /^#([\da-f]{6}|[\da-f]{8})$/i;
const styles = {
  ground: isColor,
  text: isColor,
  square: isColor,
  x: isColor,
  o: isColor,
  radius: /^(\d|[1-5]\d|6[0-4])px$/,
  font: /^[\p{Alphabetic}\p{N} ,'"_.-]{1,200}$/u,
};

// Shows the styles of a message, for styles/tokens-host-page.css. Throws an error about the first invalid one.
const showStyles = (message) => {
  const names = Object.keys(styles).filter((name) => typeof message[name] === "string");
  const invalid = names.find((name) => !styles[name].test(message[name]));
  if (invalid) throw new Error(`${invalid} is no color, radius up to 64px or list of fonts`);
  // An empty value removes a property.
  for (const name in styles) root.style.setProperty(`--host-${name}`, names.includes(name) ? message[name] : "");
  root.dataset.host = names.join(" ");
};

// The requests that need no program.
const requests = {
  style: showStyles,
  focus: () => document.querySelector("[data-square][tabindex='0']")?.focus(),
};

// Escape closes what the host page shows the game in, unless the game itself closes something: a dialog, or what the lazy part
// has opened (src/learn/coach/use_escape.rs), which hears of the key later.
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !document.querySelector("dialog[open]")) {
    setTimeout(() => event.defaultPrevented || tell("escape"));
  }
});

addEventListener("message", ({ source, data }) => {
  if (source !== parent || source === window || data?.[NAME] !== VERSION) return;
  const { type, id } = data;
  if (Object.hasOwn(requests, type)) {
    try {
      requests[type](data);
      if (typeof id === "number") tell("done", { id });
    } catch ({ message }) {
      tell("error", { code: "invalid-value", message, id });
    }
  } else if (waiting && ["set", "play", "undo", "reset"].includes(type)) {
    waiting.push(data);
    boot.requestLazyPart?.();
  }
});
