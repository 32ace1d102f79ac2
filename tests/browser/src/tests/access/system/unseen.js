const ground = (it) => {
  const { backgroundColor } = getComputedStyle(it);
  return /, 0\)$/.test(backgroundColor) && it.parentElement ? ground(it.parentElement) : backgroundColor;
};
const seen = [...document.querySelectorAll('.square, .button, .chip, .tools > button, .choices, dialog[open]')]
  .filter((it) => it.checkVisibility());
const found = seen.filter((it) => {
  const { borderTopWidth, borderTopColor } = getComputedStyle(it);
  return borderTopWidth === '0px' || borderTopColor === ground(it.parentElement);
});
const marks = [...document.querySelectorAll('.glyph, .strike path')].filter((it) => it.checkVisibility());
found.push(...marks.filter((it) => getComputedStyle(it).stroke === ground(it)));
const words = [...document.querySelectorAll('button, label, p, h1, h2')].filter((it) => it.checkVisibility());
found.push(...words.filter((it) => getComputedStyle(it).color === ground(it)));
return [seen.length + marks.length + words.length, found.map((it) => it.outerHTML.slice(0, 200))]
