// The shop, with a fault in it that nobody catches, once a signal says so.
const fault = () => new Error('the fault of the test', { cause: new Error('the cause of the fault') });
process.on('SIGUSR2', () => void Promise.reject(fault()));
process.on('SIGHUP', () =>
  setImmediate(() => {
    throw fault();
  }),
);
await import(new URL('../../build/shop/main.js', import.meta.url).href);

export {};
