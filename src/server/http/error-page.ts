import type { FastifyRequest } from 'fastify';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { say } from '#contract/texts/say.ts';
import { inHtml } from './in-html.ts';
import { pageLanguage, pageTheme } from './page-language.ts';
import { plainPage } from './plain-page.ts';

/** What may be over in a moment. */
const isPassing = (status: number): boolean => status >= 500 || status === 429;

/** Says why there is no page, and leads on: asking again where that may help, and into the shop where it is open. */
export function errorPage(request: FastifyRequest, reason: ErrorCode): string {
  const language = pageLanguage(request);
  const t = (key: Parameters<typeof say>[1]) => inHtml(say(language, key));
  const { status, text } = ERRORS[reason];
  const isClosed = reason === 'maintenance';
  const again = `<a class="go" href="">${t('page.again')}</a>`;
  const shop = `<a class="${isPassing(status) ? 'quiet' : 'go'}" href="/">${t('pay.back')}</a>`;
  const picture = isClosed ? 'closed' : isPassing(status) ? 'broken' : 'lost';
  return plainPage({
    language,
    theme: pageTheme(request),
    title: t(text),
    content: `<div class="state"><img src="/pictures/${picture}.svg" alt="" width="120" height="120">
    <h1>${t(text)}</h1>${isClosed ? `<p>${t('page.maintenance')}</p>` : ''}
    <div class="ways">${isPassing(status) ? again : ''}${isClosed ? '' : shop}</div></div>`,
  });
}
