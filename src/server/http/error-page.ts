import type { FastifyRequest } from 'fastify';
import { say } from '#contract/texts/say.ts';
import { inHtml } from './in-html.ts';
import { pageLanguage, pageTheme } from './page-language.ts';
import { plainPage } from './plain-page.ts';

/** What may be over in a moment. */
const isPassing = (status: number): boolean => status >= 500 || status === 429;

/** Says why there is no page, and leads on: asking again where that may help, and always into the shop. */
export function errorPage(request: FastifyRequest, status: number, message: Parameters<typeof say>[1]): string {
  const language = pageLanguage(request);
  const t = (key: Parameters<typeof say>[1]) => inHtml(say(language, key));
  const again = `<a class="go" href="">${t('page.again')}</a>`;
  const shop = `<a class="${isPassing(status) ? 'quiet' : 'go'}" href="/">${t('pay.back')}</a>`;
  return plainPage({
    language,
    theme: pageTheme(request),
    title: t(message),
    content: `<div class="state"><img src="/pictures/${isPassing(status) ? 'broken' : 'lost'}.svg" alt="" width="120" height="120">
    <h1>${t(message)}</h1><div class="ways">${isPassing(status) ? again : ''}${shop}</div></div>`,
  });
}
