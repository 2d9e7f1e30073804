import { FONT_FACES, FONT_FAMILY, WORD_GAP } from '../page-fonts.ts';
import { PAGE_COLOURS, type PageTheme } from '../plain-page.ts';

/** Swagger UI: light or dark as the shop is, which a script says before anything is drawn. */
export const docsPage = (title: string, start: string, theme: PageTheme) => `<!doctype html>
<html lang="en" data-theme="${theme}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/icon.svg">
<script src="/docs/theme.js"></script>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body><div id="swagger-ui"></div>
<script src="/docs/ui/swagger-ui-bundle.js"></script>
<script src="${start}"></script>
</body>
</html>`;

/** Swagger UI has dark colours of its own, for a page with this class. */
export const FOLLOW_THEME = `
const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');
const show = () => {
  const theme = root.dataset.theme;
  root.classList.toggle('dark-mode', theme === 'dark' || (theme === 'system' && system.matches));
};
system.addEventListener('change', show);
show();
`;

/** What its style sheet says, and what the shop says instead; the second half is of its dark colours. */
const REPLACED = {
  'font-family:sans-serif': `font-family:${FONT_FAMILY}`,
  '#3b4151': 'var(--ink)',
  '#4990e2': 'var(--accent)',
  // White words stand on these: the marks of GET, POST, PUT, PATCH and DELETE.
  '#61affe': '#2464ca',
  '#49cc90': '#1a733b',
  '#fca130': '#855400',
  '#50e3c2': '#0b6f6c',
  '#f93e3e': '#c12a35',
  '#1c2022': 'var(--canvas)',
  '#2a2e30': 'var(--card)',
  '#e4e6e6': 'var(--ink)',
  '#f0f1f1': 'var(--ink)',
  '#51a8ff': '#ff9a84',
  '#3ece90': '#6fd394',
} as const;

/** Its own style sheet in the shop's letters and colours: one of ours over it would have to repeat most of its rules. */
export const inShopColours = (css: string): string =>
  Object.entries(REPLACED).reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), css) + OWN_STYLE;

const OWN_STYLE = `${FONT_FACES}
${PAGE_COLOURS}
body{margin:0;background:var(--canvas);word-spacing:${WORD_GAP}}
.swagger-ui .info{margin:32px 0 24px}
.swagger-ui .scheme-container{background:var(--card);box-shadow:none;border-block:1px solid var(--line);padding:20px 0}
.swagger-ui :is(.btn,select,input,textarea,.opblock,.opblock-summary-method){border-radius:8px}
@media (max-width:600px){
.swagger-ui .wrapper{padding:0 12px}
.swagger-ui .opblock .opblock-section-header{flex-wrap:wrap;gap:8px}
.swagger-ui .try-out{display:flex;gap:8px}
.swagger-ui .opblock .btn{margin:0;padding-inline:16px}
}
`;
