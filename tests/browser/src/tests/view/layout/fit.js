const { left, right, top, bottom, width } = box('.board');
const room = document.documentElement.clientWidth;
const square = box('[data-square]');
const label = getComputedStyle(one('.board [role=gridcell]'), '::before');
const above = Math.max(...['.status', '.bar'].map((it) => box(it))
  .filter((it) => it.left < right && it.right > left && it.top < top).map((it) => it.bottom), 0);
return {
  fits: left >= 0 && right <= innerWidth && bottom <= innerHeight && document.documentElement.scrollWidth <= innerWidth,
  side: square.width, uneven: Math.abs(square.width - square.height), width, room, left, right: room - right,
  tools: box('.tools').bottom, label: label.content.includes('counter') * parseFloat(label.fontSize), above: top - above,
}
