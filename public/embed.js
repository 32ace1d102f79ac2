// The element <tic-tac-toe>: a frame with the game from the directory of this script. It sends changed attributes, styles and
// calls to the game as messages, and dispatches the game's messages as events. src/features/host_page/messages.rs describes the messages.

const NAME = "tic-tac-toe";
const VERSION = 1;
const game = new URL("./", import.meta.url);

// The attributes with their default values.
const defaults = {
  board: "3x3x3",
  objective: "normal",
  opponent: "perfect",
  play: "x",
  theme: "auto",
  look: "soft",
  accent: "",
  lang: "",
  moves: "",
  controls: "status,score,reset",
  disabled: false,
};

// The attributes whose change starts a new game.
const startsGame = ["board", "objective", "opponent", "play"];

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
const custom = (name) => `--${NAME}-${name}`;
const inSrgb = (color) => `color-mix(in srgb, ${color}, ${color})`;

// The element's own content asks for a width where the container does not set one: 480 pixels, or what there is from 240 on.
// Until the game has told its height, the frame has that of its board and of the chosen parts.
//
// Transition and animation only serve their events: the one reports a changed color, radius or font, the other that a hidden
// frame, which misses changes, is shown again.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: block; max-width: 480px; border-radius: var(${custom("radius")}, 16px);
    column-rule-color: ${inSrgb(`var(${custom("text")}, currentcolor)`)} }
  :host([hidden]) { display: none }
  :host::before { content: ""; display: grid; grid-template-columns: minmax(240px, 480px); height: 0; overflow: hidden }
  div { container-type: inline-size; border-radius: inherit }
  iframe { display: block; width: 100%; height: calc((100cqi - 16px) * var(--ratio) + var(--parts)); border: 0;
    border-radius: inherit; font-family: var(${custom("font")});
    ${Object.entries(colors).map(([name, carrier]) => `${carrier}: ${inSrgb(`var(${custom(name)})`)}`).join("; ")};
    animation: shown 1ms; transition: 1ms;
    transition-property: color, font-family, border-radius, ${Object.values(colors)}; transition-behavior: allow-discrete }
  [data-unstyled] iframe { opacity: 0 }
  slot, [data-failed] iframe { display: none }
  [data-failed] + slot { display: block }
  @keyframes shown {}
`);

// The heights of the visible parts beside the board, in pixels, each with the space before it (tests/browser compares them with
// the game). The tools are undo, redo and the coach. Wide settings have fewer lines.
const heights = { status: 71, score: 66, reset: 64, tools: 56, history: 68, settings: 375, "wide settings": 357, analysis: 68 };

const moreContrast = matchMedia("(prefers-contrast: more)");

// Returns the property of an attribute. It has the same name, except for `play`, because `play()` is a method.
const property = (name) => (name === "play" ? "playAs" : name);

// Returns red, green, blue and alpha of a computed color from 0 to 1; `undefined` in another form than `color(srgb …)`.
const channels = (color) => {
  const [, ...values] = color.match(/^color\(srgb (\S+) (\S+) (\S+?)(?: \/ (\S+))?\)$/) ?? [];
  // A component may be `none`. Colors of larger color spaces exceed the range.
  if (values.length) return values.map((value = 1) => Math.min(1, Math.max(0, Number(value) || 0)));
};

const failure = (code, message) => Object.assign(new Error(message), { name: "TicTacToeError", code });

class TicTacToe extends HTMLElement {
  static observedAttributes = Object.keys(defaults);

  #box = document.createElement("div");
  #frame;
  #window;
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
  #lastCall = 0;
  #style = "";
  #state = null;
  #moves = null;
  // The height and the title that the game has told.
  #height;
  #gameTitle = "Tic-tac-toe";

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(this.#box, document.createElement("slot"));
  }

  connectedCallback() {
    // Properties set before the element was defined hide its own.
    for (const name of TicTacToe.observedAttributes.map(property)) {
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
    const address = new URL(`?embed=grow&${this.#query(TicTacToe.observedAttributes)}`, game);
    // An element that is removed and added again continues its game.
    address.hash = `moves=${this.#moves ?? this.moves}`;
    frame.src = address;
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
    this.#langObserver.observe(document, { attributeFilter: ["lang"], subtree: true });
    addEventListener("message", this.#hear);
  }

  // `moveBefore` keeps the frame, but some browsers reload it.
  connectedMoveCallback() {
    if (this.#frame.contentWindow === this.#window) return;
    this.disconnectedCallback();
    this.connectedCallback();
  }

  disconnectedCallback() {
    moreContrast.removeEventListener("change", this.#followColors);
    this.#seen.disconnect();
    this.#titleObserver.disconnect();
    this.#langObserver.disconnect();
    removeEventListener("message", this.#hear);
    this.#frame.remove();
    this.#frame = this.#window = this.#failure = this.#height = undefined;
    this.#isReady = false;
    this.#waiting = [];
    this.#style = "";
    this.#box.removeAttribute("data-failed");
    this.#rejectAll(failure("not-connected", "the element has left the page"));
  }

  // Sends all changes of a task in one message. Setting the same `moves` again shows that position again.
  attributeChangedCallback(name, before, after = null) {
    if (before !== undefined && before === after && name !== "moves") return;
    if (name === "moves") this.#moves = null;
    else if (this.#moves && startsGame.includes(name)) this.#moves = "";
    if (!this.#frame) return;
    if (!this.#height) this.#reserve();
    this.#changed.add(name);
    queueMicrotask(() => this.#sendChanges());
  }

  // The current position: `moves`, `turn`, `outcome`, `line`; null until the game is ready.
  get state() {
    return this.#state;
  }

  play(square) {
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
    const { board, opponent } = this;
    const [columns, rows] = /^\d+x\d+/.exec(board)?.[0].split("x").map(Number) ?? [3, 3];
    const parts = this.controls.split(/[, ]+/);
    if (parts.some((part) => part === "history" || part === "hint")) parts.push("tools");
    if ((opponent === "unbeatable" || opponent === "perfect") && columns * rows > 10) parts.push("analysis");
    const isWide = this.#box.clientWidth >= 400;
    const height = (part) => heights[isWide && part === "settings" ? "wide settings" : part] ?? 0;
    this.#frame.style.setProperty("--ratio", rows / columns);
    this.#frame.style.setProperty("--parts", `${16 + parts.reduce((sum, part) => sum + height(part), 0)}px`);
  }

  #sendChanges() {
    if (!this.#frame) return;
    // Text color and language around the element often stay the same.
    // Another level plays in place of Very hard on small boards.
    if (this.opponent === "very-hard" && this.#changed.has("board")) this.#changed.add("opponent");
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
    const answer = new Promise((resolve, reject) => {
      const error = this.#frame ? this.#failure : failure("not-connected", "the element is not in a page");
      if (error) {
        reject(error);
        return this.#dispatch("error", { code: error.code, message: error.message });
      }
      const id = ++this.#lastCall;
      this.#calls.set(id, { resolve, reject });
      this.#send({ ...message, id });
      // A call does not wait for the visitor to scroll.
      this.#frame.loading = "eager";
      this.#expect();
    });
    answer.catch(() => {});
    return answer;
  }

  #send(message) {
    if (!this.#frame) return;
    if (!this.#isReady) return this.#waiting.push(message);
    // A game in a sandboxed page has no origin that a message could name. No message is secret.
    this.#window.postMessage({ [NAME]: VERSION, ...message }, self.origin === "null" ? "*" : game.origin);
  }

  // Waits for a sign of a loading game, or for the answer to a call.
  #expect = () => {
    clearTimeout(this.#timer);
    if (!this.#frame || (this.#isReady && !this.#calls.size) || this.#failure) return;
    const limit = this.#height ? LATER_LIMIT : LIMIT;
    const isLate = () => this.#fail("no-answer", `the game has not answered for ${limit / 1000} seconds`);
    this.#timer = setTimeout(isLate, limit);
  };

  // Rejects all calls. Before the game is ready, its place shows the content of the element, if there is any.
  #fail(code, message) {
    const error = failure(code, message);
    this.#rejectAll(error);
    if (!this.#isReady) {
      this.#failure = error;
      this.#waiting = this.#waiting.filter(({ id }) => !id);
      this.#box.removeAttribute("data-unstyled");
      this.#box.toggleAttribute("data-failed", this.childElementCount > 0 || this.textContent.trim() !== "");
    }
    this.#dispatch("error", { code, message });
  }

  #rejectAll(error) {
    clearTimeout(this.#timer);
    for (const { reject } of this.#calls.values()) reject(error);
    this.#calls.clear();
  }

  #dispatch(type, detail) {
    this.dispatchEvent(new CustomEvent(`tictactoe-${type}`, { bubbles: true, composed: true, detail }));
  }

  #value(name) {
    const computed = {
      theme: () => this.#followTheme(),
      lang: () => this.#lang(),
      accent: () => this.accent || this.#color("accent"),
    };
    return computed[name]?.() ?? this[property(name)];
  }

  #query(names) {
    const query = new URLSearchParams();
    for (const name of names) {
      const value = this.#value(name);
      this.#sent.set(name, value);
      if (name === "disabled") query.set(name, value ? "yes" : "no");
      else if (name !== "moves") query.set(name, value);
    }
    return String(query).replaceAll("+", "%20");
  }

  // Returns the language of the element, or of the page around it. `und` (undetermined) leaves the choice to the browser.
  #lang() {
    return this.lang || this.parentElement?.closest("[lang]")?.lang || document.documentElement.lang || "und";
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

  // Returns a custom color as `#rrggbb`, with two more digits if it is translucent; empty if the page sets none.
  #color(name) {
    const computed = getComputedStyle(this.#frame);
    const isSet = computed.getPropertyValue(custom(name)).trim();
    const color = isSet && channels(computed.getPropertyValue(colors[name]));
    if (!color) return "";
    const digits = color.map((channel) => Math.round(channel * 255).toString(16).padStart(2, "0")).join("");
    return `#${name === "accent" ? digits.slice(0, 6) : digits.replace(/^(.{6})ff$/, "$1")}`;
  }

  // Returns the custom colors, radius and font of the page for the game, except the accent.
  #ownStyle() {
    const computed = getComputedStyle(this.#frame);
    const isSet = (name) => computed.getPropertyValue(custom(name)).trim();
    const { accent, ...others } = colors;
    const style = Object.fromEntries(Object.keys(others).map((name) => [name, this.#color(name)]));
    const radius = parseFloat(computed.borderTopLeftRadius);
    if (isSet("radius")) style.radius = `${Math.min(64, Math.round(radius))}px`;
    if (isSet("font")) style.font = computed.fontFamily;
    return Object.fromEntries(Object.entries(style).filter(([, value]) => value));
  }

  // Sends changed custom properties. The first time, the frame is shown when the game has them.
  #followStyle() {
    const style = this.#ownStyle();
    const text = JSON.stringify(style);
    if (this.#isReady && text !== (this.#style || "{}")) {
      this.#style = text;
      this.#call({ type: "style", ...style }).finally(() => this.#box.removeAttribute("data-unstyled")).catch(() => {});
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
    if (origin !== game.origin && !(origin === "null" && self.origin === "null")) return;
    const { [NAME]: _, type, state, height, title, id, ...detail } = data;
    if (typeof state?.moves === "string") {
      this.#state = state;
      this.#moves = state.moves;
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
      this.#failure = undefined;
      this.#box.removeAttribute("data-failed");
    }
    // Before it is ready, the game has not yet all its parts.
    if (this.#height && (this.#isReady || type === "error")) this.#frame.style.height = `${this.#height}px`;
    if (type === "error") {
      call?.reject(failure(detail.code, detail.message));
      if (!this.#isReady) return this.#fail(detail.code, detail.message);
    }
    if (type === "ready") {
      this.#waiting.splice(0).forEach((message) => this.#send(message));
      this.#followStyle();
    }
    if (["ready", "move", "end", "error"].includes(type)) this.#dispatch(type, detail);
    this.#expect();
  };
}

for (const [name, value] of Object.entries(defaults)) {
  Object.defineProperty(TicTacToe.prototype, property(name), {
    configurable: true,
    enumerable: true,
    get() {
      return name === "disabled" ? this.hasAttribute(name) : (this.getAttribute(name) ?? value);
    },
    set(wanted) {
      if (name === "disabled") this.toggleAttribute(name, Boolean(wanted));
      else if (wanted == null) this.removeAttribute(name);
      else this.setAttribute(name, wanted);
    },
  });
}

// A page may include the script twice.
if (!customElements.get(NAME)) customElements.define(NAME, TicTacToe);
