// Elements that overflow their container or reach beyond the page. The stroke through a line is drawn a little beyond the board, text
// for screen readers is one pixel large, and the list of moves scrolls.
const name = (it) => `${it.tagName} ${it.className} ${it.dataset.action ?? ''} ${it.innerText.slice(0, 40)}`;
const cutOff = () => {
  const found = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
  const left = new Set(document.querySelectorAll('.unseen, .board, .board *, svg, svg *, textarea'));
  const right = document.documentElement.clientWidth;
  const board = document.querySelector('.board');
  for (const it of document.querySelectorAll('body *')) {
    if (!it.checkVisibility() || it.closest('svg, .unseen, .moves, [data-large=small] .board')) continue;
    const box = it.getBoundingClientRect();
    if (box.width && (box.left < -9 || box.right > right + 9)) found.push(`beyond the page: ${name(it)}`);
    if (box.width <= 1 || left.has(it) || it.contains(board)) continue;
    const { display, overflowY } = getComputedStyle(it);
    const isBox = it.clientWidth && display !== 'inline';
    if (isBox && it.scrollWidth > it.clientWidth + 1) found.push(`too wide: ${name(it)}`);
    const hides = !['visible', 'auto', 'scroll'].includes(overflowY);
    if (isBox && hides && it.scrollHeight > it.clientHeight + 1) found.push(`too high: ${name(it)}`);
  }
  return found;
};
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
const root = document.documentElement;
const changed = async (change, undo, what) => {
  change();
  let found;
  for (let count = 0; count < 20; count += 1) {
    found = cutOff().map((it) => `${what}: ${it}`);
    if (!found.length) break;
    // Some engines lay out in several frames after a change.
    await frames();
    // WebKit may remember what overflowed before.
    root.style.display = 'none';
    root.getBoundingClientRect();
    root.style.display = '';
  }
  undo();
  return found;
};
// The spacing of WCAG's success criterion 1.4.12.
const sheet = new CSSStyleSheet();
sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important;' +
  'word-spacing: 0.16em !important } p { margin-bottom: 2em !important }');
const plain = async () => (await frames(), changed(() => {}, () => {}, 'plain'));
const spaced = () => changed(
  () => { document.adoptedStyleSheets.push(sheet); }, () => { document.adoptedStyleSheets.pop(); }, 'spaced text');
const mirrored = () => changed(() => { root.dir = 'rtl'; }, () => { root.removeAttribute('dir'); }, 'right to left');
const large = () => changed(() => { root.style.fontSize = '200%'; }, () => { root.style.fontSize = ''; }, 'large text');

// Elements that are pressed and smaller than a finger. An option is pressed by its label as well, and small squares are aimed at.
const pressed = 'button, label, summary, textarea, select, [type=number], a[href]';
const aimed = `[data-large=small] .square, .task-board:is([data-board^='7'], [data-board^='15']) .square`;
const small = () => all(pressed)
  .filter((it) => it.checkVisibility() && !it.matches('.number') && !it.matches(aimed))
  .map((it) => [it, it.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 44 || height < 44)
  .map(([it, { width, height }]) => `too small, ${width} × ${height}: ${it.outerHTML.slice(0, 200)}`);

// Visible elements that are not whole in the window, which is not scrolled.
const visible = (selector) => all(selector)
  .filter((it) => it.checkVisibility() && it.offsetWidth > 1)
  .map((it) => [it, it.getBoundingClientRect()]);
const outside = (selector) => visible(selector)
  .filter(([, { left, top, right, bottom }]) => left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
  .map(([it]) => `outside the window: ${name(it)}`)
  .concat(scrollX || scrollY ? `the page is scrolled to ${scrollX}, ${scrollY}` : []);

// Elements whose upper or lower end is covered or scrolled away.
const hidden = (selector) => visible(selector)
  .filter(([it, { left, right, top, bottom }]) => [top + 2, bottom - 2]
    .some((y) => !it.contains(document.elementFromPoint((left + right) / 2, y))))
  .map(([it]) => `hidden: ${name(it)}`);
