return new Promise((done) => {
  new MutationObserver((changes, observer) => {
    // The page may render its parts one after the other.
    if (!document.querySelector('[data-thinking]') || !document.querySelector('[data-mark]')) return;
    observer.disconnect();
    // Effects of the change have run by the next frame.
    requestAnimationFrame(() => {
      done(window.pendingTimers.size);
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true }));
    });
  }).observe(document, { subtree: true, attributes: true });
  document.querySelector('[data-square=a1]').click();
})
