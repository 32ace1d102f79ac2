(() => {
  const sentence = document.querySelector('.old');
  const { x, y, width, height } = sentence.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === sentence
    && getComputedStyle(sentence).color === 'rgb(0, 0, 0)'
    && getComputedStyle(document.documentElement).backgroundColor === 'rgba(0, 0, 0, 0)';
})()
