const undecided = UNDECIDED;
const isKnown = (rule, target) => undecided.some(([names, elements]) =>
  names.split(' ').includes(rule) && document.querySelector(target[0])?.matches(elements));
const tell = (results, isLeftOut) => results.flatMap(({ id, help, nodes }) => nodes
  .filter(({ target }) => !isLeftOut(id, target.flat()))
  .map(({ target, any, all, none }) =>
    `${id} (${help}): ${target.join(' ')}: ${[...any, ...all, ...none].map((it) => it.message).join('; ')}`));
if (!window.axe) loadAxe();
const look = async (options) => {
  const resultTypes = ['violations', 'incomplete'];
  const { passes, violations, incomplete } =
    await axe.run(document, { resultTypes, iframes: false, preload: false, ...options });
  // Where one element covers a part of another, axe-core may also call the size of a target wrong.
  const isCovered = (rule, target) => rule === 'target-size' && isKnown(rule, target);
  return [passes.length, [...tell(violations, isCovered), ...tell(incomplete, isKnown)]];
};
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const everything = { runOnly: { type: 'tag', values: tags }, rules: { 'target-size': { enabled: true } } };
const only = (...rules) => ({ runOnly: { type: 'rule', values: rules } });
