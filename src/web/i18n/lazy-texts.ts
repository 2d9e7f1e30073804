import type { Language } from '#domain/language/language.ts';
import { needAlso } from '#web/ui/lazy-with-retry.ts';
import type { Messages } from './en.ts';

/** Texts that came after the first ones, of every feature opened so far. A page keeps its language until it is left. */
export const lazyTexts: Partial<Messages> = {};

/** What it exports are texts, under whatever name. */
type TextFile = Readonly<Record<string, Partial<Messages>>>;

/**
 * For features that are not in every page's first load. A file of ./lazy/ asks for its texts while it is loaded, and
 * whoever loads that file waits for them; features that share a file of texts ask for it together, in ./lazy-files/. On
 * the server all texts are there already.
 */
export function needTexts(languages: Record<Language, () => Promise<TextFile>>): void {
  if (import.meta.env.SSR) return;
  needAlso(async () => {
    const file = await languages[document.documentElement.lang as Language]();
    Object.assign(lazyTexts, ...Object.values(file));
  });
}
