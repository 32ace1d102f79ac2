// Does COUNT random actions, by a seeded generator, so that failures can be reproduced.
window.randomState ??= 20251;
const below = (limit) => {
  window.randomState = (Math.imul(window.randomState, 1103515245) + 12345) & 0x7fffffff;
  return (window.randomState >> 8) % limit;
};
const press = (key) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", {
  key,
  ctrlKey: key.toLowerCase() === "z",
  shiftKey: key === "Z",
  bubbles: true,
  cancelable: true,
}));
const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "n", "h", "v", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown",
  "Home", "End", "Escape", "x", "z", "Z"];
// Unlike timers, messages have no delay.
const breathe = () => new Promise((resume) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resume();
  };
  port2.postMessage(0);
});
return (async () => {
  for (let count = 0; count < COUNT; count++) {
    // Players cannot press hidden buttons, such as Reload in a note. Games with other rules have other marks and lines.
    const targets = document.querySelectorAll(
      "button:not([hidden], [data-action=learn-game]), input:not([name=game], [name=boards]), summary",
    );
    const squares = document.querySelectorAll("[data-square]");
    const what = below(10);
    if (what < 5) squares[below(squares.length)].click();
    else if (what < 7) press(keys[below(keys.length)]);
    else if (what < 8) squares[below(squares.length)].focus();
    else targets[below(targets.length)].click();
    if (below(3) === 0) await breathe();
  }
})();
