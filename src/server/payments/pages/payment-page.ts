import { say } from '#contract/texts/say.ts';
import { directionOf, type Language } from '#domain/language/language.ts';
import { inHtml } from '#server/http/in-html.ts';

export type PageText = Parameters<typeof say>[1];

/** For a browser whose address is refused. */
export const refusedPage = (language: Language): string => messagePage(language, 'pay.refused', '', '/');

/** A page that only says something, and leads back. */
export const messagePage = (language: Language, title: PageText, text: string, back: string): string =>
  paymentDocument(
    language,
    inHtml(say(language, title)),
    `<h1>${inHtml(say(language, title))}</h1>${text}
    <p><a class="go" href="${inHtml(back)}">${inHtml(say(language, 'pay.back'))}</a></p>`,
  );

/** `title` and `content` are HTML. */
export const paymentDocument = (language: Language, title: string, content: string): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg"><meta name="robots" content="noindex">
<title>${title}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;

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
