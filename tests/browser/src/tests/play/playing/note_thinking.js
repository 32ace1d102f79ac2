new MutationObserver((changes, observer) => {
  if (!document.querySelector('[data-game][data-thinking]')) return;
  observer.disconnect();
  window.thinking = [
    document.querySelectorAll('[data-mark]').length,
    document.querySelector('[role=grid]').getAttribute('aria-disabled'),
  ];
}).observe(document, { subtree: true, childList: true, attributes: true });
