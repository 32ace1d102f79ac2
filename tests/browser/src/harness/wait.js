// Waits in the page until a value is truthy, and returns it; null when the turn is over.
const value = () => { try { return !window.isOld && (VALUE); } catch { return null; } };
const first = value();
if (first) return first;
return new Promise((resolve) => {
  const end = performance.now() + TURN;
  let isOver = false;
  const look = () => {
    if (isOver) return;
    const found = value();
    if (!found && performance.now() < end) return;
    isOver = true;
    clearInterval(timer);
    resolve(found || null);
  };
  const timer = setInterval(look, 15);
  const lookInFrame = () => {
    look();
    if (!isOver) requestAnimationFrame(lookInFrame);
  };
  requestAnimationFrame(lookInFrame);
});
