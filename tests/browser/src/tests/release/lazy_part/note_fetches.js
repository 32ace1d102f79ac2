const { fetch } = window;
window.fetches = [];
window.fetch = (what, ...more) => {
  window.fetches.push(String(what));
  return fetch(what, ...more);
};
