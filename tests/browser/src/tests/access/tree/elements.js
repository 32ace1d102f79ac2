const states = ['pressed', 'checked', 'current', 'disabled', 'busy', 'expanded', 'live'];
const isPlain = (it) => ['DIV', 'SPAN', 'SMALL', 'B', 'KBD', 'LABEL'].includes(it.tagName) && !it.role;
const found = [];
const walk = (it, depth) => {
  const isShown = it.checkVisibility() || getComputedStyle(it).display === 'contents';
  if (!isShown || it.ariaHidden === 'true' || it.tagName === 'svg') return;
  const text = [...it.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data.trim()).join(' ').trim();
  const isSaid = !isPlain(it) || text;
  if (isSaid && it !== document.body) {
    const own = states.map((state) => [state, it.getAttribute(`aria-${state}`)]).filter(([, value]) => value);
    if (it.matches(':checked')) own.push(['checked', 'true']);
    if (it.matches('[tabindex="0"]')) own.push(['tab stop', 'true']);
    found.push([it, depth, isPlain(it), text, own.map(([state, value]) => value === 'true' ? state : `${state} ${value}`)]);
  }
  for (const child of it.children) walk(child, depth + (isSaid ? 1 : 0));
};
const modal = document.querySelector('dialog[open]');
walk(modal ?? document.body, 0);
found.forEach(([it], index) => it.setAttribute('INDEX', index));
return found.map(([, ...entry]) => [null, ...entry])
