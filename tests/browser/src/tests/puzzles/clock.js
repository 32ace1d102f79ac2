const Clock = Date;
const now = () => +new Clock(2026, 10, 30 + +(sessionStorage.daysLater ?? 0), 12);
window.Date = class extends Clock {
  constructor(...parts) { super(...(parts.length ? parts : [now()])); }
  static now() { return now(); }
};
