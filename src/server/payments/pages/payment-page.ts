import { say } from '#contract/texts/say.ts';
import type { Language } from '#domain/language/language.ts';
import { inHtml } from '#server/http/in-html.ts';
import { plainPage } from '#server/http/plain-page.ts';

export type PageText = Parameters<typeof say>[1];

/** For a browser whose address is refused. */
export const refusedPage = (language: Language): string => messagePage(language, 'pay.refused', '', '/');

/** A page that only says something, and leads back. */
export const messagePage = (language: Language, title: PageText, text: string, back: string): string =>
  plainPage({
    language,
    title: inHtml(say(language, title)),
    content: `<h1>${inHtml(say(language, title))}</h1>${text}
    <p><a class="go" href="${inHtml(back)}">${inHtml(say(language, 'pay.back'))}</a></p>`,
  });
