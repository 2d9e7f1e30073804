import { inkOn } from '#domain/mail/ink-on.ts';
import { inHtml } from '../http/in-html.ts';
import { groundStyle, inkStyle, onGround } from './mail-colours.ts';
import type { Fact, MailBlock, MailLine } from './mail-content.ts';

/**
 * The blocks as rows of one table, with every style in its tag: what mail programs agree on. Sides are named by the
 * reading direction; `align` needs the physical one.
 */
export type Sides = { start: 'left' | 'right'; end: 'left' | 'right' };

/** How the blocks of one mail look. */
export type Look = Sides & { colour: string };

export const FONT = "font-family:'Plus Jakarta Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const BODY = `${FONT}font-size:15px;line-height:23px;`;
const SMALL = `${FONT}font-size:13px;line-height:20px;`;

export function blockRow(block: MailBlock, { colour, ...sides }: Look): string {
  switch (block.kind) {
    case 'text':
      return row(`<p class="ink-ink-2" style="margin:0;${BODY}${inkStyle('ink-2')}">${paragraph(block.text)}</p>`);
    case 'note':
      return row(`<p class="ink-ink-3" style="margin:0;${SMALL}${inkStyle('ink-3')}">${paragraph(block.text)}</p>`);
    case 'code':
      return row(codeBox(block));
    case 'facts':
      return row(table(block.facts.map(factRow).join('')));
    case 'lines':
      return row(table(block.lines.map((line) => lineRow(line, sides)).join('')));
    case 'bill':
      return row(table(block.rows.map((fact) => billRow(fact, sides)).join('') + totalRow(block.total, sides)));
    case 'button':
      return row(button(block, colour));
  }
}

export const row = (content: string): string =>
  `<tr><td class="side" style="padding:0 32px 20px;">${content}</td></tr>`;

const table = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;

/** What somebody typed keeps its lines. */
const paragraph = (text: string): string => inHtml(text).replaceAll('\n', '<br>');

/** A sum, a code or a name keeps its own direction within a sentence of the other one. */
const own = (text: string): string => `<bdi>${inHtml(text)}</bdi>`;

const codeBox = ({ name, code }: { name: string; code: string }): string =>
  table(`<tr><td ${onGround('sunken')} align="center" style="${groundStyle('sunken')}border-radius:12px;padding:16px;">
<p class="ink-ink-3" style="margin:0 0 4px;${SMALL}${inkStyle('ink-3')}">${inHtml(name)}</p>
<p class="ink-ink" dir="ltr" style="margin:0;${FONT}font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px;${inkStyle('ink')}">${inHtml(code)}</p></td></tr>`);

const factRow = ({ name, value }: Fact): string =>
  `<tr><td valign="top" style="padding:0 0 8px;"><p class="ink-ink-3" style="margin:0;${SMALL}${inkStyle('ink-3')}">${inHtml(name)}</p>
<p class="ink-ink" style="margin:0;${BODY}${inkStyle('ink')}"><bdi>${paragraph(value)}</bdi></p></td></tr>`;

function lineRow({ name, details, amount, picture }: MailLine, { start, end }: Sides): string {
  const shown = picture
    ? `<td width="68" valign="top" class="edge-line" style="padding:0 0 12px;"><img src="${inHtml(picture)}" width="56" height="56" alt="" style="display:block;width:56px;height:56px;border-radius:10px;border:0;"></td>`
    : '';
  const chosen = details
    .map((detail) => `<p class="ink-ink-3" style="margin:0;${SMALL}${inkStyle('ink-3')}">${own(detail)}</p>`)
    .join('');
  return `<tr>${shown}<td valign="top" align="${start}" style="padding:0 0 12px;"><p class="ink-ink" style="margin:0;${BODY}font-weight:600;${inkStyle('ink')}">${own(name)}</p>${chosen}</td>
<td valign="top" align="${end}" style="padding:0 0 12px;padding-${start}:12px;white-space:nowrap;"><p class="ink-ink" style="margin:0;${BODY}${inkStyle('ink')}">${amount === null ? '' : own(amount)}</p></td></tr>`;
}

const billRow = ({ name, value }: Fact, { start, end }: Sides): string =>
  `<tr><td align="${start}" class="ink-ink-2" style="padding:3px 0;${BODY}${inkStyle('ink-2')}">${own(name)}</td>
<td align="${end}" class="ink-ink-2" style="padding:3px 0;padding-${start}:12px;white-space:nowrap;${BODY}${inkStyle('ink-2')}">${own(value)}</td></tr>`;

const totalRow = ({ name, value }: Fact, { start, end }: Sides): string => {
  const style = `padding:10px 0 0;border-top:1px solid #ebe7e2;${FONT}font-size:17px;line-height:26px;font-weight:700;${inkStyle('ink')}`;
  return `<tr><td colspan="2" style="height:8px;line-height:8px;font-size:0;">&nbsp;</td></tr><tr><td align="${start}" class="ink-ink edge-line" style="${style}">${inHtml(name)}</td>
<td align="${end}" class="ink-ink edge-line" style="white-space:nowrap;${style}">${own(value)}</td></tr>`;
};

/**
 * A link in a coloured cell: the whole cell is pressed, and it stays a button where styles are dropped. The business's
 * own colour is the same by night.
 */
const button = ({ label, href }: { label: string; href: string }, colour: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="wide"><tr><td bgcolor="${colour}" align="center" style="background-color:${colour};border-radius:12px;">
<a href="${inHtml(href)}" class="button" style="display:inline-block;padding:13px 28px;${FONT}font-size:15px;line-height:22px;font-weight:700;color:${inkOn(colour)};text-decoration:none;">${inHtml(label)}</a></td></tr></table>`;
