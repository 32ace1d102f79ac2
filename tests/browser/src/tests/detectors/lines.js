const place = document.querySelector('dialog[open]') ?? document.body;
const lines = () => {
  // The status stays in view while the page scrolls, and covers other lines.
  scrollTo(0, 0);
  const found = [];
  const boxes = [];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const it = text.parentElement;
    if (!it.checkVisibility({ visibilityProperty: true }) || it.closest('.unseen, svg, textarea, select, .board')) continue;
    const range = document.createRange();
    let block = it;
    while (getComputedStyle(block).display === 'inline') block = block.parentElement;
    for (const { index, 0: word } of text.data.matchAll(/[^\s\u00ad\u200b\u2013\u2014\u2192/-]+/g)) {
      // The hyphen of the line before belongs to the letter after it.
      range.setStart(text, index + (text.data[index - 1] === '\u00ad'));
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      const isBroken = parts.some(({ top, height }) => Math.abs(top - parts[0].top) > height / 2);
      if (isBroken && BREAKS) found.push(`broken: ${word}, ${Math.round(width)} in ${block.clientWidth}`);
    }
    // The part in view.
    const clip = { left: -1e9, right: 1e9, top: -1e9, bottom: 1e9 };
    for (let outer = it; outer && outer !== place; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowY === 'visible') continue;
      const box = outer.getBoundingClientRect();
      clip.top = Math.max(clip.top, box.top);
      clip.bottom = Math.min(clip.bottom, box.bottom);
    }
    range.selectNodeContents(text);
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      // Lines are higher than their letters.
      const box = { it, text: text.data, left: left + 1, right: right - 1, top: Math.max(top + height / 4, clip.top),
        bottom: Math.min(bottom - height / 4, clip.bottom), layer: it.closest('.explanation, .notes, .late, .sheet > .answers, form > .answers') };
      if (width > 2 && box.top < box.bottom) boxes.push(box);
    }
  }
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const meet = one.it !== other.it && one.layer === other.layer && one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom;
      if (meet) found.push(`overlapping: ${one.text} | ${other.text}`);
    }
  }
  return found;
};
