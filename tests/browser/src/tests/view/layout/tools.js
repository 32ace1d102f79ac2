// Positions that no note, no answer and no tool of the coach may change: in the open dialog, or on the page.
window.places = () => (one('dialog[open]') ? ['dialog .board', 'dialog .answers'] : ['.score', '.status', '.board', '.tools'])
  .map((selector) => [selector, ...Object.values(box(selector).toJSON()).map((it) => Math.round(it * 10))].join(' '))
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
