// Keeps the page alive under the page translation of a browser, which takes text nodes out of the page and puts elements in their
// places. The program goes on changing its text nodes, and puts other nodes beside them.
//
// So each text node returns before its translation, empty. When the program changes or removes it, the translation goes, and the
// browser translates the new text.

// The translation and the original of each translated text node.
const translated = new WeakMap();

const removeTranslation = (text) => translated.get(text)?.translation.remove();

const observer = new MutationObserver((records) => {
  for (const { type, target, addedNodes: [added], removedNodes: [removed] } of /** @type {any[]} */ (records)) {
    if (type === "characterData") {
      removeTranslation(target);
      translated.delete(target);
    } else if (!added) {
      removeTranslation(removed);
    } else if (added.nodeType === Node.ELEMENT_NODE && removed?.nodeType === Node.TEXT_NODE) {
      // Only a translation replaces nodes: the program adds and removes them in two steps.
      translated.set(removed, { translation: added, original: removed.data });
      removed.data = "";
      added.before(removed);
    } else if (translated.has(added)) {
      // The browser shows the original again, or the program has moved the text.
      added.data ||= translated.get(added).original;
    }
  }
  // Its own changes.
  observer.takeRecords();
});
observer.observe(document.querySelector("#app"), { characterData: true, childList: true, subtree: true });
