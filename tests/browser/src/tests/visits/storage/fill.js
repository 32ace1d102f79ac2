const put = (length) => {
  try {
    // The key takes one character.
    localStorage.setItem(String.fromCharCode(0x100 + localStorage.length), 'x'.repeat(length));
    return true;
  } catch {
    return false;
  }
};
for (let length = 2 ** 23; length >= 1; length /= 2) put(length);
while (put(0)) {}
