const Clock = Date;
const noon = new Clock().setHours(12, 0, 0, 0);
const now = () => noon + (sessionStorage.secondsLater ?? 0) * 1000;
window.Date = class extends Clock {
  constructor(...parts) { super(...(parts.length ? parts : [now()])); }
  static now() { return now(); }
};
