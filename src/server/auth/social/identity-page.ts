import { say } from '#contract/texts/say.ts';
import type { SocialMedium } from '#domain/auth/login-types.ts';
import { directionOf, type Language } from '#domain/language/language.ts';
import { inHtml } from '../../http/in-html.ts';
import type { Answered, AuthorizeRequest } from './authorize-request.ts';
import { DEMO_PEOPLE } from './demo-people.ts';
import { IDENTITY_STYLE } from './identity-style.ts';
import { MEDIUM_NAMES } from './medium-names.ts';

type Page = { medium: SocialMedium; language: Language };
type Typed = { name: string; email: string; problem: 'name' | 'email' };

/** "Who are you?", answered with one press: the demonstration's stand-in for an issuer's own page. */
export function choosePage({ medium, language }: Page, request: AuthorizeRequest, typed?: Typed): string {
  const t = (key: Parameters<typeof say>[1], values: Record<string, string> = {}) => inHtml(say(language, key, values));
  const hidden = Object.entries(request)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${inHtml(value)}">`)
    .join('');
  const form = (inner: string, extra = '') => `<form method="post"${extra}>${hidden}${inner}</form>`;
  const people = DEMO_PEOPLE.map(({ name, email }, index) =>
    form(`<button class="person" name="person" value="${index}">
      <span class="avatar" aria-hidden="true">${inHtml(name.slice(0, 1))}</span>
      <span><b>${t('identity.continue_as', { name })}</b><br><bdi>${inHtml(email)}</bdi></span></button>`),
  );
  const field = (name: 'name' | 'email', type: string, autocomplete: string) => `
    <label for="${name}">${t(`identity.${name}`)}</label>
    <input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="200" required
      value="${inHtml(typed?.[name] ?? '')}"${typed?.problem === name ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''}>
    ${typed?.problem === name ? `<p class="problem" id="${name}-problem">${t('identity.problem')}</p>` : ''}`;
  const newPerson = form(
    `${field('name', 'text', 'name')}${field('email', 'text', 'email')}
    <label class="tick"><input type="checkbox" name="unconfirmed" value="1"> ${t('identity.unconfirmed')}</label>
    <button class="go" name="person" value="new">${t('identity.continue')}</button>`,
    ' novalidate',
  );
  return document(
    language,
    t('identity.title', { medium: MEDIUM_NAMES[medium] }),
    `<div class="top"><img src="/icons/192.png" alt=""><p class="demo">${t('identity.demo')}</p></div>
    <h1>${t('identity.title', { medium: MEDIUM_NAMES[medium] })}</h1>
    <p>${t('identity.text', { medium: MEDIUM_NAMES[medium] })}</p>
    ${people.join('')}
    <details${typed ? ' open' : ''}><summary><span class="avatar" aria-hidden="true">+</span>${t('identity.someone_new')}</summary>${newPerson}</details>
    ${form(`<button class="cancel" name="person" value="nobody">${t('identity.cancel')}</button>`)}`,
  );
}

/** The only script of these pages. */
export const SEND_FORM = 'document.forms[0].submit()';

/** Sends the answer back as a form, as Apple does; without scripts the button does it. */
export function formPostPage({ medium, language }: Page, answer: Answered): string {
  const title = inHtml(say(language, 'identity.back', { medium: MEDIUM_NAMES[medium] }));
  const fields = Object.entries(answer)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${inHtml(value)}">`)
    .join('');
  return document(
    language,
    title,
    `<h1>${title}</h1><form method="post" action="/auth/return">${fields}
    <button class="go">${inHtml(say(language, 'identity.continue'))}</button></form><script>${SEND_FORM}</script>`,
  );
}

export function refusedPage(language: Language): string {
  const title = inHtml(say(language, 'identity.refused'));
  const home = inHtml(say(language, 'identity.home'));
  return document(language, title, `<h1>${title}</h1><p><a href="/">${home}</a></p>`);
}

const document = (language: Language, title: string, content: string): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg"><meta name="robots" content="noindex">
<title>${title}</title><style>${IDENTITY_STYLE}</style></head><body><main>${content}</main></body></html>`;
