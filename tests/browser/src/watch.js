// Runs before the scripts of every document and records errors, policy violations, requests to other hosts, layout shifts
// and pending timers.
window.seenErrors = [];
{
  const note = (what) => window.seenErrors.push(String(what));
  const error = console.error;
  console.error = (...what) => {
    note(what.join(" "));
    error(...what);
  };
  addEventListener("error", (event) => note(event.message ?? event.target?.src ?? event.target?.href), true);
  addEventListener("unhandledrejection", (event) => note(event.reason));
  addEventListener("securitypolicyviolation", (event) => note(
    `${event.effectiveDirective} forbids ${event.blockedURI || event.sample} (${event.sourceFile}:${event.lineNumber})`,
  ));
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { protocol, hostname } = new URL(name, location);
      const isOurs = ["127.0.0.1", "localhost"].includes(hostname) || ["blob:", "data:", "file:"].includes(protocol);
      if (!isOurs) note(`request to another origin: ${name}`);
    }
  }).observe({ type: "resource", buffered: true });
}

// WebKit names the machine's locale, which may be none.
if (navigator.language === "C") {
  Object.defineProperty(Navigator.prototype, "language", { configurable: true, get: () => "en" });
}

// Short names for the expressions of tests.
window.one = (selector) => document.querySelector(selector);
window.all = (selector) => [...document.querySelectorAll(selector)];
window.box = (selector) => window.one(selector).getBoundingClientRect();

// The key of a stored value (src/progress/storage/local_storage.rs).
window.keyOf = (name) => `${name} ${new URL(".", location)}`;

// The delays of the timeouts that have not fired, by number.
window.pendingTimers = new Map();
{
  const { setTimeout, clearTimeout } = window;
  window.setTimeout = (callback, delay = 0, ...rest) => {
    const timer = setTimeout(() => {
      window.pendingTimers.delete(timer);
      callback(...rest);
    }, delay);
    window.pendingTimers.set(timer, delay);
    return timer;
  };
  window.clearTimeout = (timer) => {
    window.pendingTimers.delete(timer);
    clearTimeout(timer);
  };
}

// Time of the last input, in milliseconds since the document began.
window.lastPress = -Infinity;
for (const type of ["pointerdown", "keydown"]) {
  addEventListener(type, ({ timeStamp }) => { window.lastPress = timeStamp; }, true);
}

// Only Chromium reports layout shifts.
window.seenShift = 0;
if (PerformanceObserver.supportedEntryTypes.includes("layout-shift")) {
  // A centered text that is replaced in its place counts as a layout shift, but its box stays where it is.
  const hasMoved = ({ previousRect, currentRect }) => JSON.stringify(previousRect) !== JSON.stringify(currentRect);
  // The browser's half second after input begins with the input; on a busy machine, the page hears of it later.
  const heard = [];
  for (const type of ["pointerdown", "pointerup", "click", "keydown"]) {
    addEventListener(type, () => heard.push(performance.now()), true);
  }
  const isAnswer = ({ startTime }) => heard.some((time) => startTime >= time && startTime < time + 500);
  const isUnexpected = (entry) => !entry.hadRecentInput && !isAnswer(entry) && entry.sources.some(hasMoved);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isUnexpected)) {
      window.seenShift += entry.value;
      // Details for debugging.
      const describe = ({ node, previousRect, currentRect }) => ({ what: node?.outerHTML?.slice(0, 100), previousRect, currentRect });
      (window.shifts ??= []).push(...entry.sources.map(describe));
    }
  }).observe({ type: "layout-shift", buffered: true });
}
