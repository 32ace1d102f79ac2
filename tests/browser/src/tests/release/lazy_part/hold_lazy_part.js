const { fetch } = window;
window.fetch = async (what, ...more) => {
  if (what.includes('_lazy.wasm')) await new Promise((start) => window.start = start);
  return fetch(what, ...more);
};
