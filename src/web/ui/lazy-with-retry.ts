import { lazy } from 'react';

const RETRY_MS = 2000;
/** With a connection: what has not come by then is not there, and saying so is better than waiting for ever. */
const MOST_TRIES = 5;

/**
 * React.lazy for a file that may be asked for without a connection. A failed import would take the whole page down; here
 * the fallback (or the server's HTML) stays until the file has come.
 */
export const lazyWithRetry: typeof lazy = (load) => lazy(() => loadWithRetry(load));

/** On the server a file that cannot be loaded is a fault, and is thrown at once. */
export async function loadWithRetry<File>(load: () => Promise<File>): Promise<File> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined' || (tries >= MOST_TRIES && navigator.onLine)) throw error;
      await onlineOrTimeout();
    }
  }
}

const onlineOrTimeout = () =>
  new Promise<void>((resolve) => {
    const retry = () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
      resolve();
    };
    const timer = setTimeout(retry, RETRY_MS);
    addEventListener('online', retry);
  });
