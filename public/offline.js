// Has sw.js keep the game for when there is no network, and tells the game of a new version.
//
// The event `versionready` says that a new version waits; `versionwanted` changes to it.

// Also for a page that sets `require-trusted-types-for`, nothing but this one script can become a worker.
function scriptAddress() {
  const address = new URL("sw.js", document.baseURI).href;
  const policy = window.trustedTypes?.createPolicy("tic-tac-toe", { createScriptURL: () => address });
  return policy?.createScriptURL("") ?? address;
}

async function start(container) {
  const registration = await container.register(scriptAddress(), { updateViaCache: "none" });

  // The first worker of all waits for nobody, and is no news.
  const tell = () => {
    if (registration.waiting && registration.active) dispatchEvent(new Event("versionready"));
  };
  const follow = (worker) => worker?.addEventListener("statechange", tell);

  addEventListener("versionwanted", () => {
    const { waiting } = registration;
    // Another tab may have changed to it already.
    if (!waiting) return location.reload();
    container.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("takeover");
  });
  registration.addEventListener("updatefound", () => follow(registration.installing));
  follow(registration.installing);
  tell();
  document.addEventListener("visibilitychange", () => {
    // Without a network there is no news.
    if (!document.hidden) registration.update().catch(() => {});
  });
}

try {
  // Some browsers have no workers, and some forbid them: then the game is there as long as the network is.
  if (navigator.serviceWorker) await start(navigator.serviceWorker);
} catch {}
