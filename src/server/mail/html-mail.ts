import { directionOf } from '#domain/language/language.ts';
import { inHtml } from '../http/in-html.ts';
import { blockRow, FONT, row, type Sides } from './html-blocks.ts';
import { DARK_STYLE, groundStyle, inkStyle, onGround } from './mail-colours.ts';
import type { MailContent, MailShop } from './mail-content.ts';

/** Lists of mails fill up with the next words they find; these say nothing. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%}img{-ms-interpolation-mode:bicubic}
@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}.wide{width:100%!important}.button{display:block!important}.outer{padding:0!important}.card{border-radius:0!important}}
${DARK_STYLE}`;

export function htmlMail({ language, shop, subject, preview, title, blocks, reason }: MailContent): string {
  const direction = directionOf(language);
  const sides: Sides = direction === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };
  return `<!doctype html>
<html lang="${inHtml(language)}" dir="${direction}" xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${inHtml(subject)}</title><style>${STYLE}</style></head>
<body ${onGround('canvas')} style="margin:0;padding:0;${groundStyle('canvas')}">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;opacity:0;">${inHtml(preview)}${FILLER}</div>
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" ${onGround('canvas')} style="${groundStyle('canvas')}">
<tr><td align="center" class="outer" style="padding:24px 12px;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="on-surface edge-line card" bgcolor="#ffffff" style="${groundStyle('surface')}border:1px solid #ebe7e2;border-radius:20px;text-align:${sides.start};">
${header(shop, sides)}
${row(`<h1 class="ink-ink" style="margin:0;${FONT}font-size:24px;line-height:32px;font-weight:700;${inkStyle('ink')}">${inHtml(title)}</h1>`)}
${blocks.map((block) => blockRow(block, { ...sides, colour: shop.colour })).join('\n')}
<tr><td style="height:12px;line-height:12px;font-size:0;">&nbsp;</td></tr></table></td></tr>
${footer(shop, reason)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
}

/** The logo beside the name: where pictures are not shown the name is. */
function header({ name, url, logo }: MailShop, { start }: Sides): string {
  const picture = logo
    ? `<td width="44" valign="middle"><img src="${inHtml(logo)}" width="32" height="32" alt="" style="display:block;width:32px;height:32px;border-radius:8px;border:0;"></td>`
    : '';
  return `<tr><td class="side" style="padding:28px 32px 20px;"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${picture}<td valign="middle" align="${start}"><a href="${inHtml(url)}" class="ink-ink" style="${FONT}font-size:20px;line-height:28px;font-weight:800;text-decoration:none;${inkStyle('ink')}">${inHtml(name)}</a></td></tr></table></td></tr>`;
}

function footer({ contacts }: MailShop, reason: string): string {
  const lines = [reason, ...contacts];
  return `<tr><td class="side" align="center" style="padding:20px 32px;">${lines
    .map(
      (line) =>
        `<p class="ink-ink-3" style="margin:0 0 4px;${FONT}font-size:12px;line-height:18px;${inkStyle('ink-3')}"><bdi>${inHtml(line)}</bdi></p>`,
    )
    .join('')}</td></tr>`;
}
