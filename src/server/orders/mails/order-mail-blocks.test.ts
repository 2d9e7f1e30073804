import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#server/config/default-settings.ts';
import type { Env } from '#server/env.ts';
import type { OrderToMail } from './order-mail.repository.ts';
import { type MailedLine, mailLines } from './order-mail-blocks.ts';

const milk = {
  item_details: { name: { en: 'Milk' }, image: 'milk' },
  ...{ variation: [], add_ons: [], price: 2_00, quantity: 2, total_add_on_price: 0, discount_on_item: 0 },
} as unknown as MailedLine;

const detailsOf = (line: Partial<MailedLine>) => {
  const order = { language: 'en', parcel: null } as OrderToMail;
  const env = { PUBLIC_URL: 'https://errand.example' } as Env;
  return mailLines({ order, lines: [{ ...milk, ...line }], settings: DEFAULT_SETTINGS, env })[0]?.details;
};

test('a line says what shall become of it if it is sold out', () => {
  expect(detailsOf({ substitution: 'contact' })).toEqual(['If sold out: ask me']);
  expect(detailsOf({ substitution: null })).toEqual([]);
});
