const untranslated = () => {
  const found = [];
  let depth = 0;
  const outside = (text) => {
    let rest = '';
    for (const letter of text) {
      if (letter === '\u2063') depth += 1;
      else if (letter === '\u2064') depth -= 1;
      else if (!depth) rest += letter;
    }
    // The browser writes lists and dates, such as `a1, b2 und c3` and `Sonntag, 11. Januar`.
    return rest.replace(/(?<!\p{L})([a-t]\d{0,2}|[XO]|und|Sonntag|Januar)(?!\p{L})/gu, '').match(/\p{L}/u) ? [rest] : [];
  };
  const own = 'kbd, textarea, script, style, noscript, .late, .old, [name=language], iframe';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (!parentElement.closest(own)) found.push(...outside(data));
  }
  if (depth) found.push(`${depth} brackets are open`);
  for (const it of document.body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder']) {
      depth = 0;
      // A title ends with its key.
      found.push(...outside((it.getAttribute(name) ?? '').replace(/ \([^)]*\)$/, '')));
    }
  }
  return found.map((it) => `not translated: ${it}`);
};
