// Shows the placeholder at once if it looks as it will: on a first visit, in English, without a preference for contrast. Any
// other visit waits for boot.js.
//
// A release has this script inside the page. A host whose policy refuses it has a later first paint.
try {
  const { hash, search } = location;
  const isPlain = !hash && !search && !localStorage.getItem("tic-tac-toe") && navigator.language.startsWith("en");
  if (isPlain && matchMedia("(prefers-contrast: no-preference)").matches) {
    document.documentElement.dataset.started = "";
  }
} catch {}
