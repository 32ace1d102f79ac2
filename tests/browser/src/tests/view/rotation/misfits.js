(() => {
  const isInside = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility());
  const outside = shown('main .board, main .status, dialog[open]').filter((it) => !isInside(it.getBoundingClientRect()));
  const cut = shown('.name, .headline, .status small, button, label, h1, h2, p')
    .filter((it) => getComputedStyle(it).overflowX !== 'visible' && it.scrollWidth > it.clientWidth);
  const small = shown('.tools button, .bar button, dialog button, [data-action=reset]')
    .filter((it) => !it.dataset.set && it.getBoundingClientRect().height < 44);
  const names = [...outside, ...cut, ...small].map((it) => it.outerHTML.slice(0, 80));
  const wide = document.documentElement;
  if (wide.scrollWidth > innerWidth) names.push(`the page is ${wide.scrollWidth} wide`);
  if (scrollX || scrollY) names.push(`the page is scrolled to ${scrollX}, ${scrollY}`);
  return names;
})()
