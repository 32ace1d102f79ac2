// Notes, in every document and before its own scripts run: errors, what the policy forbade, requests to places that are
// no server of the tests, and how much the layout moves by itself.
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

window.seenShift = 0;
if (PerformanceObserver.supportedEntryTypes.includes("layout-shift")) {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seenShift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
} else {
  // Looked at in every frame: what stands elsewhere in the page than before, while nobody did anything and the window
  // stayed as it was, has moved by itself. As in the measurement of those browsers that have one, less than 3 pixels do
  // not count, and half a second after an input nothing does.
  const WATCHED = ".square, .status, [data-action=reset]";
  let before = "";
  let stood = [];
  let lastInput = -Infinity;
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, ({ timeStamp }) => { lastInput = timeStamp; }, true);
  const look = (now) => {
    const elements = [...document.querySelectorAll(WATCHED)];
    // What is not shown stands nowhere.
    const stands = elements.map((it) => it.getBoundingClientRect())
      .map(({ x, y, width }) => width ? [x + scrollX, y + scrollY] : [NaN, NaN]);
    const around = [innerWidth, innerHeight, stands.length].join();
    if (around === before && now - lastInput > 500) {
      const far = stands.map(([x, y], index) => Math.max(Math.abs(x - stood[index][0]), Math.abs(y - stood[index][1])));
      const farthest = Math.max(0, ...far.filter((it) => !Number.isNaN(it)));
      if (farthest >= 3) window.seenShift += farthest / Math.max(innerWidth, innerHeight);
    }
    before = around;
    stood = stands;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
