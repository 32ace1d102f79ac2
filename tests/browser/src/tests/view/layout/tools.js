// Positions that no note and no tool of the coach may change.
window.places = (...more) => ['.score', '.status', '.board', '.tools', ...more]
  .map((selector) => [selector, ...Object.values(box(selector).toJSON())].join(' '))
  .concat(`scrolled by ${scrollY}`, `page of ${document.documentElement.scrollWidth}`);
window.meets = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
  && one.top < other.bottom - 1 && other.top < one.bottom - 1;
window.isInWindow = ({ left, top, right, bottom }) =>
  left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight + 0.5;
// The elements that one covers, and itself if it is not in the window.
window.covered = (cover, ...selectors) => selectors
  .filter((selector) => all(selector).some((it) => it.checkVisibility({ visibilityProperty: true })
    && meets(it.getBoundingClientRect(), box(cover))))
  .concat(isInWindow(box(cover)) ? [] : cover);
// Words across more than one line.
window.broken = (selector) => all(selector)
  .filter((it) => it.checkVisibility() && it.clientWidth > 1)
  .flatMap((it) => {
    const texts = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
    const words = [];
    while (texts.nextNode()) {
      for (const { index, 0: word } of texts.currentNode.data.matchAll(/[^\s–-]+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (range.getClientRects().length > 1 || it.scrollWidth > it.clientWidth + 1) words.push(word);
      }
    }
    return words;
  });
