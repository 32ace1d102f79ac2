// Fetches a file of the release. Unlike `import`, `fetch` resolves addresses relative to the page. A copy that the browser keeps may
// be an altered one, or none, of a time when the host did not send the right file.
export const load = (address, integrity) =>
  fetch(address, { integrity }).catch(() => fetch(address, { integrity, cache: "reload" }));
