// The shop, with a fault in it that nobody catches, once a signal says so.
const fault = () => new Error('the fault of the test', { cause: new Error('the cause of the fault') });
process.on('SIGUSR2', () => void Promise.reject(fault()));
process.on('SIGHUP', () =>
  setImmediate(() => {
    throw fault();
  }),
);
// The first thread is that of the embedded database.
process.once('worker', (thread) => process.on('SIGALRM', () => void thread.terminate()));
await import(new URL('../../../build/shop/main.js', import.meta.url).href);

export {};
