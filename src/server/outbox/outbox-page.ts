import { directionOf } from '#domain/language/language.ts';
import { inHtml } from '../http/in-html.ts';
import { FONT_FACES, FONT_FAMILY, WORD_GAP } from '../http/page-fonts.ts';
import { PAGE_COLOURS, type PageTheme } from '../http/plain-page.ts';

type Shown = {
  id: number;
  channel: 'mail' | 'sms';
  recipient: string;
  language: string;
  subject: string;
  body: string;
  /** It has a form of its own, which is shown alone. */
  has_html: boolean;
  created_at: string;
};

/** What this shop would have sent, to everybody or `to` one: a plain page for people who try it out. */
export const outboxPage = (messages: readonly Shown[], to: string | null, theme: PageTheme): string => `<!doctype html>
<html lang="en" data-theme="${theme}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg">
<meta name="robots" content="noindex"><title>Demo outbox</title>
<style>${STYLE}</style>
<main>
<h1>Demo outbox</h1>
<p>This shop runs as a demonstration: mails and SMS are not sent, they stay here. Newest first. <a href="">Refresh</a></p>
${to === null ? '' : `<p>Only what went to <b>${inHtml(to)}</b>. <a href="/demo/outbox">Show all</a></p>`}
${messages.length === 0 ? '<p><b>Nothing has been sent yet.</b></p>' : `<ol>${messages.map(item).join('')}</ol>`}
</main></html>`;

const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' });

const item = ({ id, channel, recipient, language, subject, body, has_html, created_at }: Shown): string => `
<li><small><span>${channel === 'mail' ? 'Mail' : 'SMS'} to <b>${inHtml(recipient)}</b></span> <time datetime="${inHtml(created_at)}">${TIME.format(new Date(created_at))}</time></small>
${subject === '' ? '' : `<h2 lang="${inHtml(language)}" dir="${directionOf(language)}">${inHtml(subject)}</h2>`}
<p lang="${inHtml(language)}" dir="${directionOf(language)}">${inHtml(body)}</p>
${has_html ? `<a href="/demo/outbox/${id}">See it as it looks</a>` : ''}</li>`;

const STYLE = `${FONT_FACES}
${PAGE_COLOURS}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.5 ${FONT_FAMILY};word-spacing:${WORD_GAP}}
main{max-width:44rem;margin:0 auto;padding:2rem 1rem}
main>p{margin:.5rem 0 1.5rem;color:var(--ink-2)}
h1{font-size:1.75rem;line-height:1.2;margin:0}
h2{font-size:1.125rem;line-height:1.35;margin:.5rem 0 0}
small{display:flex;flex-wrap:wrap;gap:0 1rem;font-size:.875rem;color:var(--ink-2)}
ol{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
li{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1rem;overflow-wrap:anywhere}
li p{margin:.5rem 0 0;white-space:pre-line;font-size:.875rem}
li>a{display:inline-block;margin-top:.75rem;font-size:.875rem}
a{color:inherit;font-weight:600}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;
