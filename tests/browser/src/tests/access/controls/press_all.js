const place = () => document.querySelector('dialog[open]') ?? document;
const controls = () => [...place().querySelectorAll('button, summary, input:not([type=number])')]
  .filter((it) => it.checkVisibility() && !it.disabled);
const key = ({ tagName, name, value, dataset: { action, square, set, move } }) =>
  [tagName, name, value, action, square, set, move].join();
const title = () => place() !== document && place().querySelector('h2')?.textContent;
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
const isThinking = () => document.querySelector('[data-thinking]:not(:has([data-busy]))');
const settle = async () => {
  do await frames(); while (isThinking());
  // A busy machine may draw the next focus some frames later.
  for (const start = performance.now(); !hasFocus() && performance.now() - start < 30000;) await frames();
};
const hasFocus = () => {
  const { activeElement: it, body } = document;
  return it !== body && it.checkVisibility() && (place() === document || place().contains(it));
};
const kind = ({ name, dataset: { action, square, set, move, mark } }) =>
  (square && `square ${mark}`) ?? (set && `set ${mark}`) ?? (move && 'move')
    ?? (IS_EXHAUSTIVE ? undefined : action || name);
const kinds = controls().map(kind);
const isLike = (index) => kinds[index] && kinds.indexOf(kinds[index]) !== index && kinds.lastIndexOf(kinds[index]) !== index;
const before = title();
const all = controls().map(key);
const pressed = [];
return (async () => {
  for (let index = FROM; index < all.length; index += 1) {
    if (isLike(index) || SKIPPED.includes(all[index])) continue;
    const it = controls().find((it) => key(it) === all[index]);
    if (!it) return [index, all.length, pressed, null];
    pressed.push(all[index]);
    it.focus();
    const told = it.outerHTML.slice(0, 300);
    if (document.activeElement !== it) return [index, all.length, pressed, `before pressing ${told}`];
    const behind = place();
    it.click();
    await settle();
    if (!hasFocus()) return [index, all.length, pressed, `after pressing ${told}`];
    if (behind === document && place() !== document) {
      let close = null;
      while (!(close = place().querySelector('[data-action=close]'))) await frames();
      close.click();
      await settle();
      if (!hasFocus()) return [index, all.length, pressed, `after closing the dialog of ${told}`];
    }
    if (title() !== before) return [index + 1, all.length, pressed, null];
  }
  return [all.length, all.length, pressed, null];
})();
