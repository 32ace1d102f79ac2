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

// When somebody pressed last, in milliseconds since the document began.
window.lastPress = -Infinity;
for (const type of ["pointerdown", "keydown"]) {
  addEventListener(type, ({ timeStamp }) => { window.lastPress = timeStamp; }, true);
}

window.seenShift = 0;
if (PerformanceObserver.supportedEntryTypes.includes("layout-shift")) {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter((entry) => !entry.hadRecentInput)) {
      window.seenShift += entry.value;
      // For whoever looks for the reason.
      const tell = ({ node, previousRect, currentRect }) => ({ what: node?.outerHTML?.slice(0, 100), previousRect, currentRect });
      (window.shifts ??= []).push(...entry.sources.map(tell));
    }
  }).observe({ type: "layout-shift", buffered: true });
} else {
  // Looked at in every frame: what stands elsewhere in the page than before, while nobody did anything and the window
  // stayed as it was, has moved by itself. It counts as in the measurement of those browsers that have one: how far the
  // farthest went, times how much of the window was moved over; not at all below 3 pixels, or half a second after an input.
  // A busy browser leaves out frames, and then it may have moved as early as just after the last one that was shown.
  const WATCHED = ".square, .status, [data-action=reset]";
  let before = "";
  let stood = [];
  let lastLook = 0;
  // Where the layout puts it in the page. What is only drawn elsewhere, as a gesture does it, moves nothing.
  const place = (element) => {
    let { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height, offsetParent: around } = element;
    for (; around; around = around.offsetParent) {
      x += around.offsetLeft + around.clientLeft;
      y += around.offsetTop + around.clientTop;
    }
    const isShown = width > 0 && getComputedStyle(element).visibility === "visible";
    return { x, y, width, height, isShown };
  };
  const look = (now) => {
    const stands = [...document.querySelectorAll(WATCHED)].map(place);
    const around = [innerWidth, innerHeight, stands.length].join();
    if (around === before && lastLook - window.lastPress > 500) {
      const ways = stands.map(({ x, y, width, height, isShown }, index) => {
        const right = Math.abs(x - stood[index].x);
        const down = Math.abs(y - stood[index].y);
        // What was not shown, or is not any more, has not moved.
        const far = isShown && stood[index].isShown ? Math.max(right, down) : 0;
        return { far, area: (width + right) * (height + down) };
      }).filter(({ far }) => far >= 3);
      const farthest = Math.max(0, ...ways.map(({ far }) => far)) / Math.max(innerWidth, innerHeight);
      const area = ways.reduce((sum, { area }) => sum + area, 0) / (innerWidth * innerHeight);
      window.seenShift += Math.min(1, area) * farthest;
    }
    before = around;
    lastLook = now;
    stood = stands;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
