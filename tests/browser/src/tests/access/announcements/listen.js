const status = document.querySelector('[role=status]');
const said = () => status.textContent.replace(/\s+/g, ' ').trim();
window.heard = [];
let last = said();
new MutationObserver(() => {
  if (status.ariaBusy === 'true' || said() === last) return;
  last = said();
  heard.push(last);
}).observe(status, { subtree: true, childList: true, characterData: true, attributes: true });
