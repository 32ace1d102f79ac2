const given = location.protocol === 'http:' && JSON.parse(sessionStorage.getItem('given'));
if (given) {
  Object.defineProperty(Navigator.prototype, 'languages', { configurable: true, get: () => given.languages });
  if (given.saved) localStorage.setItem(keyOf('tic-tac-toe'), JSON.stringify({ ...given.base, ...given.saved }));
  else if (given.saved === null) localStorage.removeItem(keyOf('tic-tac-toe'));
}
