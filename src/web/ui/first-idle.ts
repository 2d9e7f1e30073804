let waiting: Promise<void> | null = null;

/** Resolves when the page has come to rest for the first time, or two seconds after it was loaded; from then on at once. */
export function firstIdle(): Promise<void> {
  waiting ??= new Promise((done) => {
    const rest = () =>
      // Safari has no such callback; a moment later serves as well.
      'requestIdleCallback' in window ? requestIdleCallback(() => done(), { timeout: 2000 }) : setTimeout(done, 200);
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
  });
  return waiting;
}
