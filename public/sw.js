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

// Returns the names of the caches of all releases, the oldest first. Other apps on the same origin, and this one at other
// paths, have other caches.
const releases = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

// Returns the URLs of all files that any release has cached.
async function keptFiles() {
  const requests = await Promise.all((await releases()).map(async (name) => (await caches.open(name)).keys()));
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

// Deletes the caches of older releases when a page has started and no other is open. Until then, another tab may run an older
// release and need its files, which the host no longer has.
async function deleteOlder(page) {
  const pages = await clients.matchAll();
  if (pages.some(({ id }) => id !== page?.id)) return;
  const names = await releases();
  const older = names.slice(0, Math.max(0, names.indexOf(CACHE)));
  await Promise.all(older.map((name) => caches.delete(name)));
}

const isOfRelease = (name) => [RELEASE.files, RELEASE.languages].some((list) => Object.hasOwn(list, name));

// Returns the requested file of this release, or of any release if its name contains a hash.
function fileFor({ method, url }) {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  if (method !== "GET" || !address.startsWith(registration.scope)) return undefined;
  const name = address.slice(registration.scope.length) || "index.html";
  return isOfRelease(name) || hasContentHash(name) ? name : undefined;
}

// Returns a file that an older release has cached.
async function olderFile(name) {
  for (const release of await releases()) {
    const response = await cached(await caches.open(release), name);
    if (response) return response;
  }
}

// Answers from the cache and restores a deleted entry. Falls back to the network.
async function answer(name, request) {
  try {
    if (!isOfRelease(name)) return (await olderFile(name)) ?? (await fetch(request));
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
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const name = fileFor(event.request);
  if (name) event.respondWith(answer(name, event.request));
});
// A new release waits until the player accepts it (offline.js). A page that has started names the language that it loaded: a
// language is cached when it is used.
addEventListener("message", (event) => {
  if (event.data === "takeover") skipWaiting();
  if (!event.data?.language) return;
  event.waitUntil(deleteOlder(event.source));
  const name = fileFor({ method: "GET", url: event.data.language });
  if (isOfRelease(name)) {
    event.waitUntil(caches.open(CACHE).then(async (cache) => (await cached(cache, name)) ?? store(cache, name)));
  }
});
