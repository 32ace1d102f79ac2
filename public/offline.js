// Registers sw.js, the service worker for offline use, and tells the game of a new version.
//
// The event `versionready` says that a new version waits; `versionwanted` changes to it.

// Under `require-trusted-types-for`, no other script can become a service worker.
function scriptAddress() {
  const address = new URL("sw.js", document.baseURI).href;
  const policy = window.trustedTypes?.createPolicy("tic-tac-toe", { createScriptURL: () => address });
  return policy?.createScriptURL("") ?? address;
}

async function start(container) {
  const registration = await container.register(scriptAddress(), { updateViaCache: "none" });

  // The first service worker replaces none, and is not a new version.
  const tell = () => {
    if (registration.waiting && registration.active) dispatchEvent(new Event("versionready"));
  };
  const follow = (worker) => worker?.addEventListener("statechange", tell);

  addEventListener("versionwanted", () => {
    const { waiting } = registration;
    // Another tab may have changed to the new version already.
    if (!waiting) return location.reload();
    container.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("takeover");
  });
  registration.addEventListener("updatefound", () => follow(registration.installing));
  follow(registration.installing);
  tell();
  document.addEventListener("visibilitychange", () => {
    // Offline, there is no new version to find.
    if (!document.hidden) registration.update().catch(() => {});
  });
}

try {
  // Some browsers have no service workers, and some forbid them. The game then needs the network.
  if (navigator.serviceWorker) await start(navigator.serviceWorker);
} catch {}
