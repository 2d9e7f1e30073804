import type { Language } from '#domain/language/language.ts';
import { loadWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { Messages } from './en.ts';

/** Texts that came after the first ones, of every feature opened so far. A page keeps its language until it is left. */
export const lazyTexts: Partial<Messages> = {};

/** What it exports are texts, under whatever name. */
type TextFile = Readonly<Record<string, Partial<Messages>>>;

/**
 * For features that are not in every page's first load. A file of ./lazy/ awaits this while it is loaded, because then
 * whoever imports that file never renders without the texts; features that share a file of texts await it together, in
 * ./lazy-files/. On the server all texts are there already.
 */
export async function needTexts(languages: Record<Language, () => Promise<TextFile>>): Promise<void> {
  if (import.meta.env.SSR) return;
  const file = await loadWithRetry(languages[document.documentElement.lang as Language]);
  Object.assign(lazyTexts, ...Object.values(file));
}
