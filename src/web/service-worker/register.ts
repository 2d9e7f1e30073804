import type { PageMessage } from './page-message.ts';

/** A window that stays open asks now and then for a new version, when it is looked at again. */
const ASK_AGAIN_MS = 3_600_000;
const TAKEN_OVER_MS = 1000;

/**
 * Without it the shop works as ever, only not without a connection. `onInstalled`: called when this page was there before
 * the worker, which now keeps it; what the page has asked for until then the worker has not seen.
 */
export async function registerServiceWorker(onInstalled: () => void): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers || !import.meta.env.PROD) return;
  const isFirst = workers.controller === null;
  const registration = await workers.register('/service-worker.js').catch(() => null);
  if (!registration) return;

  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAt < ASK_AGAIN_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => {});
  });

  if (!isFirst) return;
  if (!workers.controller)
    await new Promise<void>((taken) => workers.addEventListener('controllerchange', () => taken(), { once: true }));
  tell({ kind: 'keep', page: location.href, files: loadedFiles() });
  // A page that was just taken over asks past the worker for a moment.
  await new Promise((passed) => setTimeout(passed, TAKEN_OVER_MS));
  onInstalled();
}

const tell = (said: PageMessage, answer: Transferable[] = []) =>
  navigator.serviceWorker?.controller?.postMessage(said, answer);

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'));

/** When the page in this window was saved; null: it came from the server, or nobody knows. */
export function pageSavedAt(): Promise<string | null> {
  if (!navigator.serviceWorker?.controller) return Promise.resolve(null);
  const { port1, port2 } = new MessageChannel();
  return new Promise((answer) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      answer(data);
    };
    tell({ kind: 'how-old' }, [port2]);
  });
}
