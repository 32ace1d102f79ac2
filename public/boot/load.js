// Fetches a file of the release. Unlike `import`, `fetch` resolves addresses relative to the page. The second request bypasses the
// cache, which may hold an altered file, or the error of a missing one.
export const load = (address, integrity) =>
  fetch(address, { integrity }).catch(() => fetch(address, { integrity, cache: "reload" }));
