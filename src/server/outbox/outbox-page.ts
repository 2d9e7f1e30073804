import { directionOf } from '#domain/language/language.ts';
import { inHtml } from '../http/in-html.ts';

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

/** What this shop would have sent: a plain page for people who try it out. */
export const outboxPage = (messages: readonly Shown[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg">
<meta name="robots" content="noindex"><title>Demo outbox</title>
<style>${STYLE}</style>
<main>
<h1>Demo outbox</h1>
<p>This shop runs as a demonstration: mails and SMS are not sent, they stay here. Newest first. <a href="/demo/outbox">Refresh</a></p>
${messages.length === 0 ? '<p><b>Nothing has been sent yet.</b></p>' : `<ol>${messages.map(item).join('')}</ol>`}
</main></html>`;

const item = ({ id, channel, recipient, language, subject, body, has_html, created_at }: Shown): string => `
<li><small>${channel === 'mail' ? 'Mail' : 'SMS'} to <b>${inHtml(recipient)}</b> · <time>${inHtml(created_at)}</time>${has_html ? ` · <a href="/demo/outbox/${id}">See it as it looks</a>` : ''}</small>
${subject === '' ? '' : `<h2 lang="${inHtml(language)}" dir="${directionOf(language)}">${inHtml(subject)}</h2>`}
<p lang="${inHtml(language)}" dir="${directionOf(language)}">${inHtml(body)}</p></li>`;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; background: light-dark(#f6f6f7, #16171a); color: light-dark(#1b1c1f, #ececee) }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.5rem; margin: 0 } h2 { font-size: 1rem; margin: .25rem 0 0 }
ol { list-style: none; padding: 0; display: grid; gap: .75rem }
li { background: light-dark(#fff, #1f2125); border-radius: .75rem; padding: 1rem; overflow-wrap: anywhere }
li p { margin: .25rem 0 0; white-space: pre-line } a { color: inherit }`;
