window.hasFonts = false;
const load = async (file, index) => {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  document.fonts.add(await new FontFace(`TestFont${index}`, bytes, { weight: '300 800' }).load());
};
const fonts = FONTS;
Promise.all(fonts.map(load)).then(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root { --font: ${fonts.map((_, index) => `TestFont${index}`)} }`);
  document.adoptedStyleSheets.push(sheet);
  requestAnimationFrame(() => requestAnimationFrame(() => { window.hasFonts = true; }));
});
