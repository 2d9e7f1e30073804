import type { Language } from '#domain/language/language.ts';
import { loadWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { Messages } from './en.ts';

/** Texts that came after the first ones, of every room opened so far. A page keeps its language for life. */
export const lazyTexts: Partial<Messages> = {};

/**
 * For rooms that are not in every page's first load. A file of ./late/ calls it while it is loaded, so that
 * whoever imports that file never renders without the texts. On the server all texts are there already.
 */
export async function needTexts(room: Record<Language, () => Promise<Partial<Messages>>>): Promise<void> {
  if (import.meta.env.SSR) return;
  Object.assign(lazyTexts, await loadWithRetry(room[document.documentElement.lang as Language]));
}
