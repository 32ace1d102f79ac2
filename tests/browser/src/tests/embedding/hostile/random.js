let seed = 20;
const below = (end) => (seed = (seed * 48271) % 2147483647) % end;
const one = (values) => values[below(values.length)];
const long = "x".repeat(10000);
const circle = {};
circle.self = circle;
const value = () => one([
  undefined, null, true, 0, -1, 1, 1.5, NaN, 1e308, "", "a1", "z9", "\u0000", "💥", "opponent=friend", long, [], [1], {},
  circle, new Date(0), new Map([[1, 2]]), new Uint8Array(9), 10n ** 40n, new Error("no"), /./u,
]);
window.random = (types, keys) => {
  const kind = below(10);
  if (kind === 0) return value();
  const message = kind === 1 ? [] : {};
  // A correct version occurs only with an invalid type.
  const type = one([...types, value(), value()]);
  const isType = types.includes(type);
  message["tic-tac-toe"] = isType ? one([0, 2, "1", "x", null, NaN, true, {}, [1]]) : one([1, value()]);
  message.type = type;
  for (const key of keys) if (below(2)) message[key] = value();
  return message;
};
