const { WebAssembly } = window;
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async () => {
  WebAssembly.instantiate = instantiate;
  window.hasFailed = true;
  throw new Error('out of memory');
};
