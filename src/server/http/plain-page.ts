import { directionOf, type Language } from '#domain/language/language.ts';
import { FONT_FACES, FONT_FAMILY, WORD_GAP } from './page-fonts.ts';

export type PageTheme = 'light' | 'dark' | 'system';

/** `title` and `content` are HTML. */
type PlainPage = { language: Language; theme?: PageTheme; title: string; content: string };

/** A page of the server's own: for a gateway that the shop plays, and where no page of the shop can be drawn. */
export const plainPage = ({ language, theme = 'system', title, content }: PlainPage): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" data-theme="${theme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg"><meta name="robots" content="noindex">
<title>${title}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;

/** The shop's colours: light or dark as `data-theme` says, else as the browser has it. */
export const PAGE_COLOURS = `:root{color-scheme:light dark;--ink:light-dark(#1f1a16,#f5f0ea);--ink-2:light-dark(#574f48,#c3bab1);--canvas:light-dark(#f7f5f2,#14110f);
--card:light-dark(#fff,#1f1b18);--line:light-dark(#dad4cd,#3a342f);--control:light-dark(#90877f,#8d847b);
--accent:light-dark(#d23b1e,#d23f26);--on-accent:#fff;--soft:light-dark(#fdeeea,#3a1f18);
--warn:light-dark(#fdf3dd,#3a2c0c);--warn-ink:light-dark(#855400,#ffd98a)}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}`;

/** Its colours and letters, for a page that loads no styles. */
const STYLE = `${FONT_FACES}
${PAGE_COLOURS}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--canvas);color:var(--ink);
font:16px/1.5 ${FONT_FAMILY};word-spacing:${WORD_GAP}}
main{width:min(100%,440px);background:var(--card);border:1px solid var(--line);border-radius:20px;padding:24px}
h1{font-size:32px;line-height:1.2;margin:0 0 12px;text-wrap:balance;font-variant-numeric:tabular-nums}
p{margin:0 0 16px;color:var(--ink-2);font-size:14px}
.top{display:flex;align-items:center;justify-content:space-between;gap:12px;margin-bottom:20px}
.top img{display:block;width:40px;height:40px;border-radius:10px}
.demo{margin:0;padding:3px 10px;border-radius:999px;background:var(--warn);color:var(--warn-ink);
font-size:13px;font-weight:700}
.about{margin:0;font-weight:600}
form{display:grid;gap:12px;margin:0}
button,.go,.quiet{font:inherit;min-height:48px;padding:8px 16px;border-radius:8px;cursor:pointer;color:inherit}
.go,.quiet{display:block;text-align:center;text-decoration:none;line-height:32px}
.go{border:0;background:var(--accent);color:var(--on-accent);font-weight:700}
.fail,.quiet{background:none;border:1px solid var(--control);font-weight:600}
.fail:hover,.quiet:hover{background:var(--soft)}
.cancel{border:0;background:none;text-decoration:underline;color:var(--ink-2)}
.state{text-align:center;text-wrap:balance}
.state h1{font-size:22px}
.state img{width:120px;height:120px;padding:8px;border-radius:999px;background:var(--soft);margin-bottom:12px}
.ways{display:grid;gap:12px;margin-top:20px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;
