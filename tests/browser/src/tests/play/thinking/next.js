const marks = [...document.querySelectorAll('[data-mark]')].map((it) => it.dataset.square);
const place = (name) => [name.charCodeAt(0), Number(name.slice(1))];
const near = (name) => marks.some((mark) => {
  const [[a, b], [c, d]] = [place(mark), place(name)];
  return Math.max(Math.abs(a - c), Math.abs(b - d)) == 1;
});
const free = [...document.querySelectorAll('[data-square]:not([data-mark])')].map((it) => it.dataset.square);
return free.find(near) ?? free[Math.floor(free.length / 2)]
