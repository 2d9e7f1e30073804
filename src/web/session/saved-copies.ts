/** The caches of the service worker. Copies of what one shopper saw, or where they were, go when they do. */
export const SAVED = {
  /** Answers that belong to one shopper: orders with their codes, the cart, saved addresses. */
  personal: 'personal',
  /** Answers that are the same for everybody. */
  reads: 'reads',
  pages: 'pages',
  pictures: 'pictures',
} as const;

/** Put on an answer that comes out of a cache: when it was saved. */
export const SAVED_AT = 'x-saved-at';

/** Where there are no caches, or the browser forbids to touch them, nothing was saved. */
export function forgetSavedCopies() {
  try {
    for (const name of [SAVED.personal, SAVED.pages]) caches.delete(name).catch(() => {});
  } catch {}
}
