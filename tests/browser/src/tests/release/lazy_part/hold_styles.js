const { fetch } = window;
window.fetch = async (what, ...more) => {
  if (what.endsWith('.css')) await new Promise((start) => window.start = start);
  return fetch(what, ...more);
};
