const skipped = '[translate=no], .notranslate, script, style, textarea, code, svg, font';
const translated = new Map();
window.translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.data.trim() && !text.parentElement.closest(skipped)) texts.push(text);
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(`«${text.data}»`);
    outer.append(inner);
    text.replaceWith(outer);
    translated.set(outer, text);
  }
};
window.showOriginal = () => {
  for (const [outer, text] of translated) if (outer.isConnected) outer.replaceWith(text);
  translated.clear();
};
translate()
