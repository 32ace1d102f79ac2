return [...document.body.querySelectorAll('*')].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  // Firefox rounds the height of columns differently from visit to visit, which moves a centered dialog by a fraction.
  // Layout rounds to 64ths of a pixel, in another way when styles arrive later.
  const place = element.closest('dialog') ? [] : [x.toFixed(1), y.toFixed(1)];
  return [element.className, ...place, Math.round(width), Math.round(height), ...['color', 'backgroundColor', 'boxShadow', 'stroke', 'display',
    'borderTopColor', 'fontFamily', 'fontSize', 'fontWeight', 'opacity'].map((name) => style[name])].join();
})
