const places = ['h1', '.score', '.headline', '.board', '[data-action=reset]'].map((selector) => {
  const { x, y, height } = document.querySelector(selector).getBoundingClientRect();
  return [x, y, height];
});
const strokes = [...document.querySelectorAll('h1 path')].map((stroke) => stroke.getAttribute('d'));
return [...places, ...strokes];
