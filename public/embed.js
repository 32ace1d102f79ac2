// The element <tic-tac-toe>: a frame with the game from the directory of this script. It sends changed attributes to the game
// as messages, and dispatches the game's messages as events. src/platform/host.rs describes the messages.

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

// The frame begins with about its final height, so that little moves. Transition and animation only serve their events: the
// one reports a changed text color of the page, the other that a hidden frame, which misses changes, is shown again. The rule
// between columns is never visible: its computed color is the text color in the form `color(srgb …)`, while that of `color`
// has any form.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: block; container-type: inline-size; width: 100%; max-width: 480px; border-radius: 16px;
    column-rule-color: color-mix(in srgb, currentcolor, currentcolor) }
  :host([hidden]) { display: none }
  iframe { display: block; width: 100%; height: calc(100cqi + 198px); border: 0; border-radius: inherit;
    transition: color 1ms; animation: shown 1ms }
  @keyframes shown {}
`);

const moreContrast = matchMedia("(prefers-contrast: more)");

// Returns the property of an attribute. It has the same name, except for `play`, because `play()` is a method.
const property = (name) => (name === "play" ? "playAs" : name);

class TicTacToe extends HTMLElement {
  static observedAttributes = Object.keys(defaults);

  #frame;
  #window;
  #isReady = false;
  #changed = new Set();
  #waiting = [];
  #state = null;
  #moves = null;

  constructor() {
    super();
    this.attachShadow({ mode: "open" }).adoptedStyleSheets = [sheet];
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
    const frame = document.createElement("iframe");
    this.#frame = frame;
    const address = new URL(`?embed=grow&${this.#query(TicTacToe.observedAttributes)}`, game);
    // An element that is removed and added again continues its game.
    address.hash = `moves=${this.#moves ?? this.moves}`;
    Object.assign(frame, { loading: "lazy", allow: "clipboard-write", src: address });
    this.#followTitle();
    this.shadowRoot.append(frame);
    this.#window = frame.contentWindow;
    for (const name of ["transitionend", "animationstart"]) {
      frame.addEventListener(name, (event) => {
        event.stopPropagation();
        this.#followTheme();
      });
    }
    moreContrast.addEventListener("change", this.#followTheme);
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
    moreContrast.removeEventListener("change", this.#followTheme);
    this.#titleObserver.disconnect();
    this.#langObserver.disconnect();
    removeEventListener("message", this.#hear);
    this.#frame.remove();
    this.#frame = undefined;
    this.#isReady = false;
    this.#waiting = [];
  }

  // Sends all changes of a task in one message. Setting the same `moves` again shows that position again.
  attributeChangedCallback(name, before, after = null) {
    if (before !== undefined && before === after && name !== "moves") return;
    if (name === "moves") this.#moves = null;
    else if (this.#moves && startsGame.includes(name)) this.#moves = "";
    if (!this.#frame) return;
    this.#changed.add(name);
    queueMicrotask(() => this.#sendChanges());
  }

  // The current position: `moves`, `turn`, `outcome`, `line`; null until the game is ready.
  get state() {
    return this.#state;
  }

  play(square) {
    this.#ask({ type: "play", square: String(square) });
  }

  undo() {
    this.#ask({ type: "undo" });
  }

  reset() {
    this.#ask({ type: "reset" });
  }

  focus() {
    this.#frame?.focus();
    this.#ask({ type: "focus" });
  }

  #sendChanges() {
    if (!this.#changed.size) return;
    const message = { type: "set", query: String(this.#query(this.#changed)) };
    if (this.#changed.has("moves")) message.moves = this.moves;
    this.#changed.clear();
    this.#send(message);
  }

  // Sends a request after all earlier changes.
  #ask(message) {
    this.#sendChanges();
    this.#send(message);
  }

  #send(message) {
    if (!this.#isReady) this.#frame && this.#waiting.push(message);
    else this.#frame.contentWindow.postMessage({ [NAME]: VERSION, ...message }, game.origin);
  }

  #query(names) {
    const query = new URLSearchParams();
    for (const name of names) {
      const value = name === "theme" ? this.#theme() : name === "lang" ? this.#lang() : this[property(name)];
      if (name === "disabled") query.set(name, value ? "yes" : "no");
      else if (name !== "moves") query.set(name, value);
    }
    return query;
  }

  // Returns the language of the element, or of the page around it. `und` (undetermined) leaves the choice to the browser.
  #lang() {
    return this.lang || this.parentElement?.closest("[lang]")?.lang || document.documentElement.lang || "und";
  }

  // Returns the theme. `auto` becomes `contrast` if the system requests more contrast, and `dark` if the page's text is light.
  #theme() {
    if (this.theme !== "auto") return this.theme;
    if (moreContrast.matches) return "contrast";
    const color = getComputedStyle(this).columnRuleColor.match(/^color\(srgb (\S+) (\S+) (\S+?)[ )]/);
    if (!color) return "auto";
    // A component may be `none`.
    const [red, green, blue] = color.slice(1).map((component) => Number(component) || 0);
    return red * 0.3 + green * 0.6 + blue * 0.1 > 0.5 ? "dark" : "light";
  }

  #followTitle = () => (this.#frame.title = this.title || "Tic-tac-toe");
  #titleObserver = new MutationObserver(this.#followTitle);
  // The language of the page around the element.
  #langObserver = new MutationObserver(() => this.attributeChangedCallback("lang"));
  #followTheme = () => this.theme === "auto" && this.attributeChangedCallback("theme");

  #hear = ({ source, origin, data }) => {
    if (source !== this.#frame.contentWindow || origin !== game.origin || data?.[NAME] !== VERSION) return;
    const { [NAME]: _, type, state, height, ...detail } = data;
    if (type === "size" && height > 0) this.#frame.style.height = `${height}px`;
    if (typeof state?.moves === "string") {
      this.#state = state;
      this.#moves = state.moves;
    }
    if (type === "ready") {
      this.#isReady = true;
      this.#waiting.splice(0).forEach((message) => this.#send(message));
    }
    if (["ready", "move", "end", "error"].includes(type)) {
      this.dispatchEvent(new CustomEvent(`tictactoe-${type}`, { bubbles: true, composed: true, detail }));
    }
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
