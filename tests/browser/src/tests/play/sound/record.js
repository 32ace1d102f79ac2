window.heard = [];
const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  const oscillator = create.call(this);
  const { start } = oscillator;
  oscillator.start = (at) => (heard.push(Math.round(oscillator.frequency.value)), start.call(oscillator, at));
  return oscillator;
};
Object.defineProperty(navigator, 'vibrate', { value: (duration) => heard.push(`${duration} ms`) });
