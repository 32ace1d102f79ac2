const { fetch } = window;
window.fetch = async (address, ...more) => {
  if (address.endsWith('_bg.wasm')) {
    await new Promise((start) => window.start = start);
  }
  return fetch(address, ...more);
};
window.flashes = 0;
let last;
window.watch = () => {
  const center = document.querySelectorAll('.square')[4];
  const isMoving = center.getAnimations({ subtree: true }).some(({ playState }) => playState == 'running');
  // A new square is first painted at the end of this frame.
  window.flashes += !center.querySelector('[data-glyph=x]') || isMoving && center == last;
  last = center;
  requestAnimationFrame(watch);
};
