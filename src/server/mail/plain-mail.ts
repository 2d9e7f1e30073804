import type { Fact, MailBlock, MailContent, MailLine } from './mail-content.ts';

/** The same for who reads without HTML: every block, in the same order. */
export const plainMail = ({ title, blocks, shop, reason }: MailContent): string =>
  [title, ...blocks.map(plainBlock), '-- ', [reason, [shop.name, ...shop.contacts].join(' · '), shop.url].join('\n')]
    .join('\n\n')
    .replace('-- \n\n', '-- \n');

function plainBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'code':
      return `${block.name}: ${block.code}`;
    case 'facts':
      return block.facts.map(plainFact).join('\n');
    case 'lines':
      return block.lines.map(plainLine).join('\n');
    case 'bill':
      return [...block.rows, block.total].map(plainFact).join('\n');
    case 'button':
      return `${block.label}:\n${block.href}`;
  }
}

const plainFact = ({ name, value }: Fact): string => `${name}: ${value}`;

const plainLine = ({ name, details, amount }: MailLine): string =>
  [amount === null ? `- ${name}` : `- ${name}: ${amount}`, ...details.map((detail) => `  ${detail}`)].join('\n');
