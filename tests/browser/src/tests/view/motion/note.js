window.seenAnimations = new Map();
const look = () => {
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    const kind = animation.animationName ?? animation.transitionProperty;
    const changed = effect.getKeyframes().flatMap(Object.keys)
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
    const target = effect.target.closest('.strike, .square, .board') ?? effect.target;
    const { activeDuration, endTime } = effect.getComputedTiming();
    const seen = [kind, target.classList[0] ?? target.localName, activeDuration, endTime, ...new Set(changed)];
    window.seenAnimations.set(seen.join(), seen);
  }
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
setInterval(look, 4);
