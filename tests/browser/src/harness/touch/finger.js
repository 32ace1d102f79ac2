const places = PLACES;
const fire = (target, type, [x, y]) => target.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', pointerId: 7,
  isPrimary: true, clientX: x, clientY: y, bubbles: true, cancelable: true, composed: true, view: window }));
const below = ([x, y]) => document.elementFromPoint(x, y);
const first = places[0], last = places[places.length - 1];
const target = below(first);
fire(target, 'pointerdown', first);
for (const place of places.slice(1)) fire(target, 'pointermove', place);
fire(target, 'pointerup', last);
if (places.length == 1) {
  target.closest('button')?.focus();
  fire(target, 'click', last);
}
