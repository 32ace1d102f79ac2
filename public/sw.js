// Caches a release for offline use. `cargo xtask build` prepends the file list:
// `const RELEASE = { version: "…", files: { "index.html": "sha256-…", … }, languages: { "assets/de-….txt": "sha256-…", … } }`.

// The trailing space separates this scope from longer ones: URLs have no spaces.
const PREFIX = `tic-tac-toe ${registration.scope} `;
const CACHE = PREFIX + RELEASE.version;

const hasContentHash = (name) => name.startsWith("assets/");
const urlOf = (name) => new URL(name, registration.scope).href;

// Fetches a file, checks its digest, and caches it.
async function store(cache, name) {
  // The HTTP cache may hold other releases of files without a content hash.
  const mode = hasContentHash(name) ? "default" : "no-cache";
  const fetched = await fetch(urlOf(name), { cache: mode, integrity: RELEASE.files[name] ?? RELEASE.languages[name] });
  if (!fetched.ok) throw new Error(`${name}: ${fetched.status}`);
  // Some hosts redirect index.html to the directory, and browsers refuse a redirected response for a page.
  const response = fetched.redirected ? new Response(fetched.body, fetched) : fetched;
  await cache.put(urlOf(name), response);
}

// Ignores the header `Vary`, which hosts send for compression.
const cached = (cache, name) => cache.match(urlOf(name), { ignoreVary: true });

// Returns the URLs of all files that any release has cached.
async function keptFiles() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => url);
}

// If one file fails, the others stay cached and the next visit fetches the missing one. Awaits all files, because the
// browser may stop a failed worker immediately.
async function precache() {
  const kept = await keptFiles();
  // A language that an older release has cached is in use.
  const isUsed = (name) => kept.some((url) => url.startsWith(urlOf(name.slice(0, name.lastIndexOf("-") + 1))));
  const cache = await caches.open(CACHE);
  const names = [...Object.keys(RELEASE.files), ...Object.keys(RELEASE.languages).filter(isUsed)];
  const outcomes = await Promise.allSettled(names.map(async (name) => (await cached(cache, name)) ?? store(cache, name)));
  const failure = outcomes.find(({ status }) => status === "rejected");
  if (failure) throw failure.reason;
}

// Other apps on the same origin, and this one at other paths, keep their caches.
async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

// Returns the requested file of the release, if any.
function fileFor({ method, url }) {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  if (method !== "GET" || !address.startsWith(registration.scope)) return undefined;
  const name = address.slice(registration.scope.length) || "index.html";
  return [RELEASE.files, RELEASE.languages].some((list) => Object.hasOwn(list, name)) ? name : undefined;
}

// Answers from the cache and restores a deleted entry. Falls back to the network.
async function answer(name, request) {
  try {
    const cache = await caches.open(CACHE);
    const response = await cached(cache, name);
    if (response) return response;
    await store(cache, name);
    return (await cached(cache, name)) ?? (await fetch(request));
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
// A new release waits until the player accepts it (offline.js). A language is cached when it is used; the page names the one
// that it loaded before this worker was active.
addEventListener("message", (event) => {
  if (event.data === "takeover") skipWaiting();
  const name = event.data?.language && fileFor({ method: "GET", url: event.data.language });
  if (name) event.waitUntil(caches.open(CACHE).then(async (cache) => (await cached(cache, name)) ?? store(cache, name)));
});
