import { lazy } from 'react';

const RETRY_MS = 2000;
/** With a connection: what has not come by then is not there, and saying so is better than waiting for ever. */
const MOST_TRIES = 5;

/**
 * React.lazy for a file that may be asked for without a connection. A failed import would take the whole page down; here
 * the fallback (or the server's HTML) stays until the file has come.
 */
export const lazyWithRetry: typeof lazy = (load) => lazy(() => retrying(() => loadWhole(load)));

/** Of the files that were loaded so far: what is not there yet. */
const needs = new Set<() => Promise<void>>();

/**
 * For a file that is of no use without something else that is fetched, such as texts in the page's language: whoever
 * loads the file waits for that, too. Not by an `await` at the top of the file: Safari's engine runs the files that import
 * such a file before it is through.
 */
export function needAlso(fetch: () => Promise<void>): void {
  const need = () => fetch().then(() => void needs.delete(need));
  needs.add(need);
  // Told to whoever waits for it.
  need().catch(() => {});
}

const meetNeeds = () => Promise.all([...needs].map((need) => need()));

/** Until all that the files loaded so far need is there; null if it is. */
export const untilNeedsAreMet = (): Promise<unknown> | null => (needs.size === 0 ? null : retrying(meetNeeds));

/** A file with all that it needs. */
export async function loadWhole<File>(load: () => Promise<File>): Promise<File> {
  const file = await load();
  await meetNeeds();
  return file;
}

/** On the server what cannot be loaded is a fault, and is thrown at once. */
async function retrying<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
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
