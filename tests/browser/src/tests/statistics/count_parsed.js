const { parse } = JSON;
window.parsed = 0;
JSON.parse = (text) => {
  window.parsed += text.includes('tic-tac-toe-statistics');
  return parse(text);
};
