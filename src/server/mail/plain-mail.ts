import { isolated } from '#domain/language/isolated.ts';
import type { Fact, MailBlock, MailContent, MailLine } from './mail-content.ts';

/** Keeps the direction of a sum or a name among words of the other one. */
type Own = (text: string) => string;

/** The same for who reads without HTML: every block, in the same order. */
export function plainMail({ language, title, blocks, shop, reason }: MailContent): string {
  const own: Own = (text) => isolated(text, language);
  const foot = ['-- ', reason, ...shop.contacts.map(own), shop.url];
  return [title, ...blocks.map((block) => plainBlock(block, own)), foot.join('\n')].join('\n\n');
}

function plainBlock(block: MailBlock, own: Own): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'code':
      return `${block.name}: ${block.code}`;
    case 'facts':
      return block.facts.map((fact) => plainFact(fact, own)).join('\n');
    case 'lines':
      return block.lines.map((line) => plainLine(line, own)).join('\n');
    case 'bill':
      return [...block.rows, block.total].map((fact) => plainFact(fact, own)).join('\n');
    case 'button':
      return `${block.label}:\n${block.href}`;
  }
}

const plainFact = ({ name, value }: Fact, own: Own): string => `${name}: ${own(indented(value))}`;

/** What somebody typed keeps its lines, and none of them reads like one of ours ("Payment: paid"). */
const indented = (typed: string): string => typed.split(/\s*[\n\r\u2028\u2029]\s*/).join('\n    ');

const plainLine = ({ name, details, amount }: MailLine, own: Own): string =>
  [
    amount === null ? `- ${own(name)}` : `- ${own(name)}: ${own(amount)}`,
    ...details.map((detail) => `  ${own(indented(detail))}`),
  ].join('\n');
