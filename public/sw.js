// Keeps a copy of a release for offline use. `cargo xtask build` puts the release's list in front of this:
// `const RELEASE = { version: "…", files: { "index.html": "sha256-…", … } }`.

// Addresses have no spaces, so that this is no prefix for another path of the same origin.
const OURS = `tic-tac-toe ${registration.scope} `;
const CACHE = OURS + RELEASE.version;

const isNamedAfterContent = (name) => name.startsWith("assets/");
const addressOf = (name) => new URL(name, registration.scope).href;

// Fetches a file, checks its digest, and keeps it.
async function keep(cache, name) {
  // The browser may still have files that are named after their content. Under other names, its copies may belong to
  // another release.
  const mode = isNamedAfterContent(name) ? "default" : "no-cache";
  const fetched = await fetch(addressOf(name), { cache: mode, integrity: RELEASE.files[name] });
  if (!fetched.ok) throw new Error(`${name}: ${fetched.status}`);
  // Some hosts redirect index.html to the directory, and browsers refuse a redirected response for a page.
  const response = fetched.redirected ? new Response(fetched.body, fetched) : fetched;
  await cache.put(addressOf(name), response);
}

// The header `Vary`, which hosts send for compression, does not matter here.
const kept = (cache, name) => cache.match(addressOf(name), { ignoreVary: true });

// If one file cannot be kept, the others stay, and the next visit fetches the missing one. All are awaited, because the
// browser may end a failed worker at once.
async function precache() {
  const cache = await caches.open(CACHE);
  const names = Object.keys(RELEASE.files);
  const outcomes = await Promise.allSettled(names.map(async (name) => (await kept(cache, name)) ?? keep(cache, name)));
  const failure = outcomes.find(({ status }) => status === "rejected");
  if (failure) throw failure.reason;
}

// Other apps on the same origin, and this one at other paths, keep their caches.
async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

// Returns the file of the release that a request is for, if any.
function fileFor({ method, url }) {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  if (method !== "GET" || !address.startsWith(registration.scope)) return undefined;
  const name = address.slice(registration.scope.length) || "index.html";
  return Object.hasOwn(RELEASE.files, name) ? name : undefined;
}

// Restores a deleted entry. Without an entry, or without any cache, the network answers.
async function answer(name, request) {
  try {
    const cache = await caches.open(CACHE);
    if (!(await kept(cache, name))) await keep(cache, name);
    return (await kept(cache, name)) ?? (await fetch(request));
  } catch {
    return fetch(request);
  }
}

addEventListener("install", (event) => event.waitUntil(precache()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const name = fileFor(event.request);
  if (name) event.respondWith(answer(name, event.request));
});
// A new release waits until the player accepts it (offline.js).
addEventListener("message", ({ data }) => {
  if (data === "takeover") skipWaiting();
});
