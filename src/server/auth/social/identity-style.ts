import { FONT_FACES, FONT_FAMILY, WORD_GAP } from '../../http/page-fonts.ts';

/** The shop's colours, light and dark, for a page that loads nothing. */
export const IDENTITY_STYLE = `${FONT_FACES}
:root{color-scheme:light dark;--ink:#1f1a16;--ink-2:#574f48;--canvas:#f7f5f2;--card:#fff;--line:#dad4cd;--control:#90877f;
--accent:#d23b1e;--on-accent:#fff;--soft:#fdeeea;--warn:#fdf3dd;--warn-ink:#855400;--danger:#b81d2a}
@media (prefers-color-scheme:dark){:root{--ink:#f5f0ea;--ink-2:#c3bab1;--canvas:#14110f;--card:#1f1b18;--line:#3a342f;
--control:#8d847b;--accent:#ff7a5c;--on-accent:#2a0c04;--soft:#3a1f18;--warn:#3a2c0c;--warn-ink:#ffd98a;--danger:#ff9a9f}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--canvas);color:var(--ink);
font:16px/1.5 ${FONT_FAMILY};word-spacing:${WORD_GAP}}
main{width:min(100%,440px);background:var(--card);border:1px solid var(--line);border-radius:20px;padding:24px}
h1{font-size:22px;line-height:1.25;margin:0 0 8px;text-wrap:balance}
p{margin:0 0 16px;color:var(--ink-2);font-size:14px}
.top{display:flex;align-items:center;justify-content:space-between;gap:12px;margin-bottom:20px}
.top img{display:block;width:40px;height:40px;border-radius:10px}
.demo{margin:0;padding:3px 10px;border-radius:999px;background:var(--warn);color:var(--warn-ink);
font-size:13px;font-weight:700}
form{margin:0}
button,summary,input{font:inherit;color:inherit}
button,summary{cursor:pointer}
.person{display:flex;align-items:center;gap:12px;width:100%;min-height:64px;margin-bottom:8px;padding:10px 12px;
text-align:start;font-size:14px;background:none;border:1px solid var(--line);border-radius:14px;color:var(--ink-2)}
.person b{color:var(--ink);font-size:15px}
.person:hover,summary:hover{background:var(--soft)}
.avatar{display:grid;place-items:center;flex:none;width:40px;height:40px;border-radius:50%;background:var(--soft);
color:var(--accent);font-weight:700}
details{border:1px solid var(--line);border-radius:14px;margin-bottom:16px}
summary{display:flex;align-items:center;gap:12px;min-height:64px;padding:10px 16px 10px 12px;font-weight:600;font-size:15px;border-radius:14px}
[dir=rtl] summary{padding:10px 12px 10px 16px}
summary::-webkit-details-marker{display:none}
summary::after{content:"";width:8px;height:8px;margin:-4px 0 0;margin-inline-start:auto;border:solid var(--ink-2);border-width:0 2px 2px 0;rotate:45deg}
[open] summary::after{margin-top:4px;rotate:225deg}
details form{padding:0 12px 12px}
label{display:block;margin:8px 0 4px;font-size:14px;font-weight:600}
input[type=text]{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--control);border-radius:8px;background:none}
.tick{display:flex;gap:8px;align-items:center;font-weight:400;margin:12px 0}
.tick input{width:20px;height:20px;accent-color:var(--accent)}
.go{width:100%;min-height:48px;border:0;border-radius:8px;background:var(--accent);color:var(--on-accent);font-weight:700}
.cancel{width:100%;min-height:44px;border:0;background:none;text-decoration:underline;color:var(--ink-2)}
.problem{color:var(--danger);margin:4px 0 0}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;
