const pressed = 'button, label, summary, textarea, select, [type=number], a[href]';
const aimed = `[data-large=small] .square, .task-board:is([data-board^='7'], [data-board^='15']) .square`;
const small = [...document.querySelectorAll(pressed)]
  .filter((it) => it.checkVisibility() && !it.matches('.number') && !it.matches(aimed))
  .filter((it) => it.getBoundingClientRect().height < 44 || it.getBoundingClientRect().width < 44)
  .map((it) => [it, it.getBoundingClientRect()])
  .map(([it, { width, height }]) => `too small, ${width} × ${height}: ${it.outerHTML.slice(0, 200)}`);
