const asleep = new Set<() => void>();

/**
 * Resolves when a part of the server's page comes near what is seen; at once when there is no such part, because then
 * it is about to be drawn here. Waking up what nobody looks at would hold up what they press.
 */
export function whenNear(part: string): Promise<void> {
  // The server draws everything.
  if (typeof document === 'undefined') return Promise.resolve();
  const element = document.querySelector(`[data-part="${part}"]`);
  if (!element) return Promise.resolve();
  return new Promise((done) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
      },
      { rootMargin: '200px' },
    );
    const wake = () => {
      observer.disconnect();
      asleep.delete(wake);
      done();
    };
    asleep.add(wake);
    observer.observe(element);
  });
}

/** When the page is left, its parts come near no more: whoever comes back must not wait for them. */
export function wakeAll() {
  for (const wake of asleep) wake();
}
