return new Promise((done) => {
  let count = 0;
  const next = () => {
    if (count === 10 || !(ANALYZING)) return done(count);
    count += 1;
    requestAnimationFrame(next);
  };
  next();
})
