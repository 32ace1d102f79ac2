// Shows the placeholder at once if it looks as it will, and lets a press on its empty board draw X: on a first visit, in
// English, without a preference for contrast. Any other visit waits for boot.js.
//
// A release has this script inside the page. Under a policy of the host that refuses it, the first paint is later, and a
// press before the program has started does nothing.

window.firstMove = {
  // The number of the pressed square, 1 at the top left and 9 at the bottom right, or 0. The program begins with this move.
  number: 0,
  accept() {
    const board = document.querySelector(".board");
    board.onclick = (event) => {
      const target = /** @type {Element} */ (event.target);
      if (firstMove.number || !target.matches(".square")) return;
      firstMove.number = [...board.querySelectorAll(".square")].indexOf(target) + 1;
      target.append(document.querySelector(".glyph").cloneNode(true));
    };
  },
};
// The link, which is for browsers without scripts, would lose the fragment of the address.
document.querySelector(".late a").onclick = () => {
  location.reload();
  return false;
};
try {
  const { hash, search } = location;
  const key = "tic-tac-toe";
  const stored = localStorage[`${key} ${new URL(".", location.href)}`] ?? localStorage[key];
  const isPlain = !hash && !search && stored === undefined && navigator.language.startsWith("en");
  if (isPlain && matchMedia("(prefers-contrast: no-preference)").matches) {
    document.documentElement.dataset.started = "";
    firstMove.accept();
  }
} catch {}
