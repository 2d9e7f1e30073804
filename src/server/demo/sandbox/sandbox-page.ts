import { say } from '#contract/texts/say.ts';
import { directionOf, type Language } from '#domain/language/language.ts';
import type { Payable, PayableKind } from '#domain/payments/payable.ts';

type Texts = Parameters<typeof say>[1];

/** What the page shows of a payment. */
export type Shown = { shop: string; amount: string; payable: Payable };

const ABOUT: Record<PayableKind, Texts> = { order: 'pay.order', wallet_top_up: 'pay.wallet' };

/** A gateway's own page, for shops that have none: one presses whether the payment succeeds. */
export function payPage(language: Language, { shop, amount, payable }: Shown): string {
  const t = (key: Texts, values: Record<string, string> = {}) => inHtml(say(language, key, isolated(values)));
  const about = t(ABOUT[payable.kind], { order: `#${payable.id}`, shop });
  return document(
    language,
    t('pay.title', { amount }),
    `<p class="demo">${t('pay.demo')}</p>
    <p class="about">${about}</p>
    <h1><bdi>${inHtml(amount)}</bdi></h1>
    <p>${t('pay.text')}</p>
    <form method="post">
      <button class="go" name="outcome" value="paid" autofocus>${t('pay.paid', { amount })}</button>
      <button class="fail" name="outcome" value="failed">${t('pay.failed')}</button>
      <button class="cancel" name="outcome" value="canceled">${t('pay.canceled')}</button>
    </form>`,
  );
}

/** Somebody came back to it with the browser's button. */
export const overPage = (language: Language, back: string): string =>
  messagePage(language, 'pay.over', `<p>${inHtml(say(language, 'pay.over_text'))}</p>`, back);

export const refusedPage = (language: Language): string => messagePage(language, 'pay.refused', '', '/');

const messagePage = (language: Language, title: Texts, text: string, back: string): string =>
  document(
    language,
    inHtml(say(language, title)),
    `<h1>${inHtml(say(language, title))}</h1>${text}
    <p><a class="go" href="${inHtml(back)}">${inHtml(say(language, 'pay.back'))}</a></p>`,
  );

const document = (language: Language, title: string, content: string): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;

/** A sum or a name keeps its own direction within a sentence of the other one. */
const isolated = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `\u2068${value}\u2069`]));

const inHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** The shop's colours, light and dark, for a page that loads nothing. */
const STYLE = `
:root{color-scheme:light dark;--ink:#1f1a16;--ink-2:#574f48;--canvas:#f7f5f2;--card:#fff;--line:#dad4cd;--control:#90877f;
--accent:#d23b1e;--on-accent:#fff;--soft:#fdeeea;--warn:#fdf3dd;--warn-ink:#855400}
@media (prefers-color-scheme:dark){:root{--ink:#f5f0ea;--ink-2:#c3bab1;--canvas:#14110f;--card:#1f1b18;--line:#3a342f;--control:#8d847b;
--accent:#ff7a5c;--on-accent:#2a0c04;--soft:#3a1f18;--warn:#3a2c0c;--warn-ink:#ffd98a}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--canvas);color:var(--ink);
font:16px/1.5 "Plus Jakarta Sans Variable",system-ui,sans-serif}
main{width:min(100%,440px);background:var(--card);border:1px solid var(--line);border-radius:20px;padding:24px}
h1{font-size:32px;line-height:1.2;margin:0 0 12px;text-wrap:balance;font-variant-numeric:tabular-nums}
p{margin:0 0 16px;color:var(--ink-2);font-size:14px}
.demo{display:inline-block;margin:0 0 16px;padding:3px 10px;border-radius:999px;background:var(--warn);color:var(--warn-ink);
font-size:13px;font-weight:700}
.about{margin:0;font-weight:600}
form{display:grid;gap:8px;margin:0}
button,.go{font:inherit;min-height:48px;padding:8px 16px;border-radius:8px;cursor:pointer;color:inherit}
.go{display:block;border:0;background:var(--accent);color:var(--on-accent);font-weight:700;text-align:center;
text-decoration:none;line-height:32px}
.fail{background:none;border:1px solid var(--control);font-weight:600}
.fail:hover{background:var(--soft)}
.cancel{border:0;background:none;text-decoration:underline;color:var(--ink-2)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;
