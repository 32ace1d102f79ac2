// The element <tic-tac-toe>: a frame with the game from the directory of this script, or from that of the attribute `src`. It
// sends changed attributes, styles and calls to the game as messages, and dispatches the game's messages as events.
// src/embed/host_page/messages.rs describes the messages.
//
// The module may be imported on a server, where it does nothing, and may be part of a bundle.

const NAME = "tic-tac-toe";
const VERSION = 1;

// The directory of this script. A bundle has another name, and no game beside it; some bundlers leave the address of a file on
// the machine that made the bundle.
const [home] = /^(?!file:).*\/(?=embed\.js$)/.exec(import.meta.url?.replace(/[?#].*/, "")) ?? [];

// The attributes with their default values. `cargo xtask lists` writes this and the next two lists (src/share/address/keys.rs).
const defaults = {
  src: "",
  board: "3x3x3",
  game: "",
  boards: "1",
  objective: "normal",
  opponent: "unbeatable",
  play: "x",
  theme: "auto",
  look: "soft",
  accent: "",
  lang: "",
  controls: "status,score,reset",
  disabled: false,
  moves: "",
};

// The attributes whose change starts a new game.
const startsGame = ["board", "game", "boards", "objective", "opponent", "play"];

// The opponents whose analysis has a line of its own.
const analyzing = ["unbeatable"];

// Milliseconds without a message of the game after which it counts as failed: while the frame loads, and once the game has
// begun. A game that has begun reports a file that does not arrive within 10 seconds.
const LIMIT = 10_000;
const LATER_LIMIT = 15_000;

// The custom properties of the element for colors. The frame has each in a property that shows nothing, whose computed value
// has the form `color(srgb …)`.
const colors = {
  ground: "border-top-color",
  text: "border-bottom-color",
  square: "border-left-color",
  x: "border-right-color",
  o: "text-decoration-color",
  accent: "column-rule-color",
};
// All custom properties, with the property of CSS whose values they take, and a description of those.
const properties = {
  ...Object.fromEntries(Object.keys(colors).map((name) => [name, ["color", "a color"]])),
  radius: ["border-top-left-radius", "a length up to 64px"],
  font: ["font-family", "a list of fonts"],
};
const custom = (name) => `--${NAME}-${name}`;
const inSrgb = (color) => `color-mix(in srgb, ${color}, ${color})`;

// The element's own content asks for a width where the container does not set one: 480 pixels, or what there is from 240 on.
// Until the game has told its height, the frame has that of its board and of the chosen parts.
//
// Transition and animation only serve their events: the one reports a changed color, radius or font, or a custom property, the other
// that a hidden frame, which misses changes, is shown again.
const styles = `
  :host { display: block; max-width: 480px; border-radius: var(${custom("radius")}, 16px);
    column-rule-color: ${inSrgb(`var(${custom("text")}, currentcolor)`)} }
  :host([hidden]) { display: none }
  :host::before { content: ""; display: grid; grid-template-columns: minmax(240px, 480px); height: 0; overflow: hidden }
  div { container-type: inline-size; border-radius: inherit }
  iframe, p { display: block; box-sizing: border-box; width: 100%; height: calc(min(100cqi - 16px, 480px) * var(--ratio) + var(--parts));
    margin: 0; border: 0; border-radius: inherit }
  p { display: grid; place-content: center; justify-items: center; gap: 16px; padding: 16px; border: 1px solid; text-align: center;
    font: 16px/1.5 var(${custom("font")}, system-ui) }
  button { min-height: 44px; padding: 0 16px; border: 1px solid; border-radius: 8px; background: none; color: inherit;
    font: inherit; cursor: pointer }
  iframe { font-family: var(${custom("font")});
    ${Object.entries(colors).map(([name, carrier]) => `${carrier}: ${inSrgb(`var(${custom(name)})`)}`).join("; ")};
    animation: shown 1ms; transition: 1ms;
    transition-property: color, font-family, border-radius, ${Object.values(colors)}, ${Object.keys(properties).map(custom)};
    transition-behavior: allow-discrete }
  [data-unstyled] iframe { opacity: 0 }
  slot, [data-failed] iframe { display: none }
  [data-failed] + slot { display: block }
  @keyframes shown {}
`;
let sheet;

// The heights of the visible parts beside the board, in pixels, each with the space before it (tests/browser compares them with
// the game). The tools are undo, redo and the coach.
const heights = { status: 71, score: 38, reset: 64, tools: 64, history: 68, settings: 56, analysis: 68 };

// Columns and rows of the games with other rules.
const sizes = {
  infinite: () => [3, 3],
  wild: () => [3, 3],
  "wild-misere": () => [3, 3],
  notakto: (boards) => [["2", "3"].includes(boards) ? 3 * boards : 3, 3],
  ultimate: () => [9, 9],
};

// The message about a game that cannot load, and its button, by language. A release has all languages of the game
// (xtask/release/src/languages.rs).
const texts = globalThis.elementTexts ?? { en: ["The game could not be started.", "Retry"] };

// Returns the texts in the first known one of some languages.
const textsIn = (tags) => {
  for (const tag of tags) {
    const [primary, ...rest] = tag.toLowerCase().split("-");
    const other = primary === "zh" && rest.some((part) => ["hant", "tw", "hk", "mo"].includes(part)) ? "zh-Hant" : primary;
    const known = Object.keys(texts).find((name) => name === other || name.split("-")[0] === other);
    if (known) return [known, ...texts[known]];
  }
  return ["en", ...texts.en];
};

// What a visitor may cause as well: the page learns it from the event.
const refusals = ["illegal-move", "not-your-turn", "nothing-to-undo", "not-connected"];

// Warns developers of each fault once.
const warned = new Set();
const warn = (message) => {
  if (!warned.has(message)) console.warn(`<${NAME}>: ${message}`);
  warned.add(message);
};

const moreContrast = globalThis.matchMedia?.("(prefers-contrast: more)");

// Returns the property of an attribute. It has the same name, except for `play`, because `play()` is a method.
const property = (name) => (name === "play" ? "playAs" : name);

// Returns red, green, blue and alpha of a computed color from 0 to 1; `undefined` in another form than `color(srgb …)`.
const channels = (color) => {
  const [, ...values] = color.match(/^color\(srgb (\S+) (\S+) (\S+?)(?: \/ (\S+))?\)$/) ?? [];
  // A component may be `none`. Colors of larger color spaces exceed the range.
  if (values.length) return values.map((value = 1) => Math.min(1, Math.max(0, Number(value) || 0)));
};

// Returns `#rrggbb` or `#rrggbbaa` for a color of that form.
const hex = (color) => {
  const digits = channels(color)?.map((channel) => Math.round(channel * 255).toString(16).padStart(2, "0"));
  return digits && `#${digits.join("")}`;
};

// Returns the element or shadow tree around a node.
const around = (node) => node.assignedSlot ?? node.parentNode ?? node.host;

const failure = (code, message) => Object.assign(new Error(message), { name: "TicTacToeError", code });

class TicTacToe extends (globalThis.HTMLElement ?? Object) {
  // Markup has no capital letters: a server that renders `playAs` writes `playas`.
  static observedAttributes = [...Object.keys(defaults), "playas"];

  #box = document.createElement("div");
  #frame;
  #window;
  // The address of the game, and its origin; undefined if it is unknown.
  #game;
  #origin;
  #isReady = false;
  // Why the game has not started, if it has failed.
  #failure;
  #timer;
  #changed = new Set();
  // The values that the game has, by attribute.
  #sent = new Map();
  // Messages for a game that is not ready.
  #waiting = [];
  // The functions that settle the promise of each call, by its number.
  #calls = new Map();
  // Those of the promises of `whenReady`.
  #readers = [];
  #lastCall = 0;
  #style = "";
  #state = null;
  #moves = null;
  // Board, objective, players of the game, which the visitor may have changed since the attributes were set.
  #setup;
  // The invalid values of custom properties of which the page knows, by name.
  #invalid = {};
  // The height and the title that the game has told.
  #height;
  #gameTitle = "Tic-tac-toe";

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    root.append(this.#box, document.createElement("slot"));
  }

  connectedCallback() {
    // Properties set before the element was defined hide its own.
    for (const name of ["play", ...Object.keys(defaults).map(property)]) {
      if (Object.hasOwn(this, name)) {
        const value = this[name];
        delete this[name];
        this[name] = value;
      }
    }
    this.#changed.clear();
    const frame = Object.assign(document.createElement("iframe"), { loading: "lazy", allow: "clipboard-write" });
    this.#frame = frame;
    this.#reserve();
    this.#box.append(frame);
    this.#game = this.#directory();
    this.#origin = this.#game && new URL(this.#game).origin;
    const query = this.#query(Object.keys(defaults));
    if (this.#game) {
      const address = new URL(`?embed=grow&${query}`, this.#game);
      // An element that is removed and added again continues its game.
      address.hash = `moves=${this.#moves ?? this.moves}`;
      frame.src = address;
    } else {
      // Some frameworks set attributes after they have added the element.
      queueMicrotask(() => frame === this.#frame && this.#failWithoutGame());
    }
    this.#followTitle();
    this.#window = frame.contentWindow;
    // Shows the theme's colors only if the page has none of its own.
    this.#box.toggleAttribute("data-unstyled", Object.keys(this.#ownStyle()).length > 0);
    for (const name of ["transitionend", "animationstart"]) {
      frame.addEventListener(name, (event) => {
        event.stopPropagation();
        this.#followColors();
      });
    }
    // An error page of host or browser loads, too.
    frame.addEventListener("load", this.#expect);
    this.#seen.observe(this);
    moreContrast.addEventListener("change", this.#followColors);
    this.#titleObserver.observe(this, { attributeFilter: ["title"] });
    this.#observeLang();
    addEventListener("message", this.#hear);
  }

  // `moveBefore` keeps the frame, but some browsers reload it.
  connectedMoveCallback() {
    if (this.#frame.contentWindow !== this.#window) return this.#reload();
    this.#observeLang();
    this.attributeChangedCallback("lang");
  }

  disconnectedCallback() {
    moreContrast.removeEventListener("change", this.#followColors);
    this.#seen.disconnect();
    this.#titleObserver.disconnect();
    this.#langObserver.disconnect();
    removeEventListener("message", this.#hear);
    this.#box.replaceChildren();
    this.#frame = this.#window = this.#failure = this.#height = undefined;
    this.#isReady = false;
    this.#waiting = [];
    this.#style = "";
    this.#box.removeAttribute("data-failed");
    this.#rejectAll(failure("not-connected", "the element has left the page"));
  }

  #reload() {
    this.disconnectedCallback();
    this.connectedCallback();
  }

  // Sends all changes of a task in one message. Setting the same `moves` again shows that position again.
  attributeChangedCallback(name, before, after = null) {
    if (before !== undefined && before === after && name !== "moves") return;
    if (name === "playas") name = "play";
    if (name === "moves") this.#moves = null;
    else if (startsGame.includes(name)) {
      this.#setup = undefined;
      if (this.#moves) this.#moves = "";
    }
    if (!this.#frame) return;
    if (name === "src") return this.#reload();
    if (!this.#height) this.#reserve();
    this.#changed.add(name);
    queueMicrotask(() => this.#sendChanges());
  }

  // The current game: `moves`, `turn`, `outcome`, `line`, `board`, `objective`, `opponent`, `play`,
  // `game`, and `boards` of Notakto; null until it is ready.
  get state() {
    return this.#state;
  }

  // Returns a promise of the state of the game when it is ready. Does not load the game.
  whenReady() {
    if (this.#isReady) return Promise.resolve(this.#state);
    return this.#promise((settle) => this.#readers.push(settle));
  }

  // A method and an attribute: some frameworks set an attribute as the property of its name.
  get play() {
    return this.#play;
  }

  set play(mark) {
    this.playAs = mark;
  }

  #play(square) {
    return this.#call({ type: "play", square: String(square) });
  }

  undo() {
    return this.#call({ type: "undo" });
  }

  reset() {
    return this.#call({ type: "reset" });
  }

  focus() {
    this.#frame?.focus();
    return this.#call({ type: "focus" });
  }

  // Reserves the height of the board and of the visible parts, until the game tells its own.
  #reserve() {
    const { board, boards, game, opponent } = this;
    const sizeOfBoard = () => /^\d+x\d+/.exec(board)?.[0].split("x").map(Number) ?? [3, 3];
    const [columns, rows] = Object.hasOwn(sizes, game) ? sizes[game](boards) : sizeOfBoard();
    const parts = this.controls.split(/[, ]+/);
    if (parts.some((part) => part === "history" || part === "hint")) parts.push("tools");
    if (!game && analyzing.includes(opponent) && columns * rows > 10) parts.push("analysis");
    const height = (part) => heights[part] ?? 0;
    this.#box.style.setProperty("--ratio", rows / columns);
    this.#box.style.setProperty("--parts", `${16 + parts.reduce((sum, part) => sum + height(part), 0)}px`);
  }

  #sendChanges() {
    if (!this.#frame) return;
    // Text color and language around the element often stay the same.
    // Another level plays in place of Very hard on small boards.
    if (this.opponent === "very-hard" && this.#changed.has("board")) this.#changed.add("opponent");
    // The board has been put aside while a game with other rules was shown.
    if (this.#changed.has("game")) for (const name of startsGame) this.#changed.add(name);
    for (const name of ["theme", "lang", "accent"]) if (this.#sent.get(name) === this.#value(name)) this.#changed.delete(name);
    if (!this.#changed.size) return;
    const message = { type: "set", query: this.#query(this.#changed) };
    if (this.#changed.has("moves")) message.moves = this.moves;
    this.#changed.clear();
    this.#send(message);
  }

  // Sends a call after all earlier changes. Returns the promise of its answer, the state. A failure is also an event, so that
  // a page need not handle the promise.
  #call(message) {
    this.#sendChanges();
    return this.#promise((settle) => {
      const error = this.#frame ? this.#failure : failure("not-connected", "the element is not in a page");
      if (error) {
        settle.reject(error);
        return this.#report(error);
      }
      const id = ++this.#lastCall;
      this.#calls.set(id, settle);
      this.#send({ ...message, id });
      // A call does not wait for the visitor to scroll.
      this.#frame.loading = "eager";
      this.#expect();
    });
  }

  // Returns a promise whose rejection the page need not handle.
  #promise(begin) {
    const promise = new Promise((resolve, reject) => begin({ resolve, reject }));
    promise.catch(() => {});
    return promise;
  }

  #send(message) {
    if (!this.#frame) return;
    if (!this.#isReady) return this.#waiting.push(message);
    // A game in a sandboxed page has no origin that a message could name. No message is secret.
    this.#window.postMessage({ [NAME]: VERSION, ...message }, self.origin === "null" ? "*" : this.#origin);
  }

  // Waits for a sign of a loading game, or for the answer to a call.
  #expect = () => {
    clearTimeout(this.#timer);
    if (!this.#frame || (this.#isReady && !this.#calls.size) || this.#failure) return;
    const limit = this.#height ? LATER_LIMIT : LIMIT;
    const isLate = () =>
      this.#fail("no-answer", `the game at ${this.#game} has not answered for ${limit / 1000} seconds`, true);
    this.#timer = setTimeout(isLate, limit);
  };

  #failWithoutGame() {
    const problem = this.src ? `src="${this.src}" is no address of a game` : "embed.js is part of a bundle, without the game";
    this.#fail("no-source", `${problem}: set src to the address of the game`, true);
  }

  // Rejects all calls. Before the game is ready, its place shows the content of the element, or without any, a message: that of
  // the element if the frame is blank.
  #fail(code, message, isBlank) {
    const error = failure(code, message);
    this.#rejectAll(error);
    if (!this.#isReady) {
      this.#failure = error;
      this.#waiting = this.#waiting.filter(({ id }) => !id);
      this.#box.removeAttribute("data-unstyled");
      const hasContent = this.childElementCount > 0 || this.textContent.trim() !== "";
      this.#box.querySelector("p")?.remove();
      this.#box.toggleAttribute("data-failed", isBlank || hasContent);
      if (isBlank && !hasContent) this.#showMessage();
    }
    this.#report(error);
  }

  // Shows a message with a button that loads the game again.
  #showMessage() {
    const [lang, text, retry] = textsIn([this.#lang(), ...navigator.languages]);
    const message = Object.assign(document.createElement("p"), { lang, dir: "auto", role: "alert" });
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: retry });
    button.addEventListener("click", () => {
      this.#reload();
      this.#frame.loading = "eager";
      this.#frame.focus();
    });
    message.append(text, button);
    this.#box.append(message);
  }

  #showGame() {
    this.#failure = undefined;
    this.#box.removeAttribute("data-failed");
    this.#box.querySelector("p")?.remove();
  }

  #rejectAll(error) {
    clearTimeout(this.#timer);
    for (const { reject } of [...this.#calls.values(), ...this.#readers.splice(0)]) reject(error);
    this.#calls.clear();
  }

  #report({ code, message }) {
    if (!refusals.includes(code)) warn(message);
    this.#dispatch("error", { code, message });
  }

  #dispatch(type, detail) {
    this.dispatchEvent(new CustomEvent(`tictactoe-${type}`, { bubbles: true, composed: true, detail }));
  }

  #value(name) {
    const computed = {
      theme: () => this.#followTheme(),
      lang: () => this.#lang(),
      accent: () => this.#accent(),
    };
    return computed[name]?.() ?? this.#setup?.[name] ?? this[property(name)];
  }

  // Returns the address of the game: a directory, with a slash at its end, or its page; undefined without a usable address.
  #directory() {
    if (!this.src) return home;
    try {
      const { protocol, origin, host, pathname } = new URL(this.src, document.baseURI);
      // No script, for example.
      if (!["https:", "http:", location.protocol].includes(protocol)) return;
      return `${origin === "null" ? `${protocol}//${host}` : origin}${pathname.replace(/(?<!\/|\.html)$/, "/")}`;
    } catch {}
  }

  #query(names) {
    const query = new URLSearchParams();
    for (const name of names) {
      const value = this.#value(name);
      this.#sent.set(name, value);
      if (name === "disabled") query.set(name, value ? "yes" : "no");
      else if (name !== "moves" && name !== "src") query.set(name, value);
    }
    return String(query).replaceAll("+", "%20");
  }

  // Returns the language of the element, or of the page around it. `und` (undetermined) leaves the choice to the browser.
  #lang() {
    let node = this;
    while (node && !node.lang) node = node.parentNode ?? node.host;
    return node?.lang || "und";
  }

  // Observes the language of the page and of all shadow trees around the element.
  #observeLang() {
    this.#langObserver.disconnect();
    for (let root = this.getRootNode(); root; root = root.host?.getRootNode()) {
      this.#langObserver.observe(root, { attributeFilter: ["lang"], subtree: true });
    }
  }

  // Returns the theme. `auto` becomes `contrast` if the system requests more contrast, and `dark` if the text is light: that of
  // the page, or in the color of the element's own property.
  #theme() {
    if (this.theme !== "auto") return this.theme;
    if (moreContrast.matches) return "contrast";
    const color = channels(getComputedStyle(this).columnRuleColor);
    if (!color) return "auto";
    const [red, green, blue] = color;
    return red * 0.3 + green * 0.6 + blue * 0.1 > 0.5 ? "dark" : "light";
  }

  // Gives the frame the color scheme of the game's theme, without which its background cannot be transparent. Returns the theme.
  #followTheme() {
    const theme = this.#theme();
    this.#frame.style.colorScheme = ["light", "dark"].includes(theme) ? theme : "light dark";
    return theme;
  }

  // Returns the value of a custom property and whether it is valid; an empty value if the page sets none.
  #custom(name) {
    const value = getComputedStyle(this.#frame).getPropertyValue(custom(name)).trim();
    return [value, CSS.supports(properties[name][0], value) && !value.endsWith("%")];
  }

  // Returns a custom color as `#rrggbb`, with two more digits if it is translucent; empty if the page sets none.
  #color(name) {
    const isSet = this.#custom(name)[1];
    const color = isSet && hex(getComputedStyle(this.#frame).getPropertyValue(colors[name]));
    return color ? color.replace(/^(.{7})ff$/, "$1") : "";
  }

  // Returns the accent as `#rrggbb`: that of the attribute, any color of CSS, or of the custom property. Leaves it to the game to
  // reject another value.
  #accent() {
    const { style } = this.#box;
    style.columnRuleColor = "";
    if (this.accent) style.columnRuleColor = inSrgb(this.accent);
    const color = this.accent ? hex(getComputedStyle(this.#box).columnRuleColor) : this.#color("accent");
    return color?.slice(0, 7) ?? this.accent;
  }

  // Returns the custom colors, radius and font of the page for the game, except the accent.
  #ownStyle() {
    const computed = getComputedStyle(this.#frame);
    const isSet = (name) => this.#custom(name)[1];
    const { accent, ...others } = colors;
    const style = Object.fromEntries(Object.keys(others).map((name) => [name, this.#color(name)]));
    const radius = parseFloat(computed.borderTopLeftRadius);
    if (isSet("radius")) style.radius = `${Math.min(64, Math.round(radius))}px`;
    if (isSet("font")) style.font = computed.fontFamily;
    return Object.fromEntries(Object.entries(style).filter(([, value]) => value));
  }

  // Tells the page of custom properties with invalid values, once of each value.
  #checkStyle() {
    for (const [name, [, possible]] of Object.entries(properties)) {
      const [value, isValid] = this.#custom(name);
      const invalid = isValid ? "" : value;
      if (invalid && invalid !== this.#invalid[name]) {
        this.#report(failure("invalid-value", `${custom(name)}="${value}" is invalid; possible: ${possible}`));
      }
      this.#invalid[name] = invalid;
    }
  }

  // Sends changed custom properties. The first time, the frame is shown when the game has them.
  #followStyle() {
    if (!this.#isReady) return;
    this.#checkStyle();
    const style = this.#ownStyle();
    const text = JSON.stringify(style);
    if (text !== (this.#style || "{}")) {
      this.#style = text;
      this.#call({ type: "style", ...style }).finally(() => this.#box.removeAttribute("data-unstyled")).catch(() => {});
    }
  }

  // Does what the Escape key does in a page without a frame: tells the page, and closes the dialog or popover around the element.
  #escape() {
    const press = { key: "Escape", code: "Escape", keyCode: 27, bubbles: true, cancelable: true, composed: true };
    if (!this.dispatchEvent(new KeyboardEvent("keydown", press))) return;
    for (let node = around(this); node; node = around(node)) {
      if (node.popover === "auto" && node.matches(":popover-open")) return node.hidePopover();
      const isClosable = () => (node.closedBy ?? (node.matches(":modal") ? "any" : "none")) !== "none";
      if (node.localName !== "dialog" || !node.open || !isClosable()) continue;
      if (node.requestClose) return node.requestClose();
      return node.dispatchEvent(new Event("cancel", { cancelable: true })) && node.close();
    }
  }

  #followTitle = () => (this.#frame.title = this.title || this.#gameTitle);
  #titleObserver = new MutationObserver(this.#followTitle);
  // The language of the page around the element.
  #langObserver = new MutationObserver(() => this.attributeChangedCallback("lang"));
  // The frame loads when it comes near the viewport.
  #seen = new IntersectionObserver(([{ isIntersecting }]) => {
    if (!isIntersecting) return;
    this.#seen.disconnect();
    this.#expect();
  });
  #followColors = () => {
    if (this.theme === "auto") this.attributeChangedCallback("theme");
    if (!this.accent) this.attributeChangedCallback("accent");
    this.#followStyle();
  };

  #hear = ({ source, origin, data }) => {
    if (source !== this.#frame.contentWindow || data?.[NAME] !== VERSION) return;
    // In a sandboxed page, the game has no origin either.
    if (origin !== this.#origin && !(origin === "null" && self.origin === "null")) return;
    const { [NAME]: _, type, state, height, title, id, ...detail } = data;
    if (typeof state?.moves === "string") {
      this.#state = state;
      this.#moves = state.moves;
      this.#setup = state;
    }
    if (title) {
      this.#gameTitle = String(title);
      this.#followTitle();
    }
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    if (type === "done") call?.resolve(this.#state);
    if (height > 0) this.#height = height;
    if (type === "ready") {
      this.#isReady = true;
      this.#showGame();
    }
    // Before it is ready, the game has not yet all its parts.
    if (this.#height && (this.#isReady || type === "error")) this.#frame.style.height = `${this.#height}px`;
    if (type === "error") {
      call?.reject(failure(detail.code, detail.message));
      if (!this.#isReady) return this.#fail(detail.code, detail.message);
      this.#report(detail);
    }
    if (type === "ready") {
      this.#waiting.splice(0).forEach((message) => this.#send(message));
      this.#followStyle();
      this.#readers.splice(0).forEach(({ resolve }) => resolve(this.#state));
    }
    if (type === "escape") this.#escape();
    if (["ready", "move", "end", "change"].includes(type)) this.#dispatch(type, type === "change" ? this.#state : detail);
    this.#expect();
  };
}

for (const [name, value] of Object.entries(defaults)) {
  const lowerCase = property(name).toLowerCase();
  Object.defineProperty(TicTacToe.prototype, property(name), {
    configurable: true,
    enumerable: true,
    get() {
      // Some frameworks write `false` into attributes.
      if (name === "disabled") return ![null, "false"].includes(this.getAttribute(name));
      const text = this.getAttribute(name) ?? this.getAttribute(lowerCase) ?? value;
      // Some frameworks empty an attribute to remove it. No control is a choice.
      return name === "controls" ? text : text || value;
    },
    set(wanted) {
      if (name === "disabled") return this.toggleAttribute(name, Boolean(wanted));
      if (wanted != null) return this.setAttribute(name, wanted);
      this.removeAttribute(name);
      this.removeAttribute(lowerCase);
    },
  });
}

// A page may include the script twice. A server, or a test without a browser, has no frame to show.
if (globalThis.IntersectionObserver && !customElements.get(NAME)) customElements.define(NAME, TicTacToe);
