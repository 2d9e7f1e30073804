import { expect, test } from 'vitest';
import type { Quote } from '#contract/checkout/quote.ts';
import { ALWAYS_OPEN } from '#domain/checkout/slots.ts';
import { plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { TimeCard } from './time-card.tsx';

const NOON = { date: '2026-03-04', day: 3, time: '12:00:00' };
const SHUT = 'Nothing can be ordered from it at the moment.';

type Situation = { open: 0 | 1; schedule?: Partial<Quote['schedule']>; schedule_at?: string | null };

function cardOf({ open, schedule, schedule_at = null }: Situation): string {
  const quote = {
    store: { open, delivery_time: '20-30-min' },
    schedule: { offered: true, slot_duration: 60, days: 2, windows: [...ALWAYS_OPEN], now: NOON, ...schedule },
  };
  return renderPagePart(<TimeCard quote={quote} draft={{ schedule_at }} change={() => {}} fault={undefined} />);
}

const chosenIn = (html: string) => (html.match(/<input[^>]* checked=""/g) ?? []).length;

test('an open store is asked as soon as possible, until a time is chosen', () => {
  expect(chosenIn(cardOf({ open: 1 }))).toBe(1);
  expect(plainText(cardOf({ open: 1 }))).not.toContain('Day');
  expect(plainText(cardOf({ open: 1, schedule_at: '' }))).toContain('Tomorrow');
});

test('a closed one that takes orders for later asks for a time, and nothing is chosen that cannot be had', () => {
  const card = cardOf({ open: 0 });
  expect(chosenIn(card)).toBe(0);
  expect(card).toMatch(/<input[^>]* disabled=""/);
  expect(plainText(card)).toContain('Schedule');
});

test.each([
  ['takes no orders for later', { offered: false }],
  [
    'does not open on one of the coming days',
    { windows: [{ day: 6, opening_time: '09:00:00', closing_time: '17:00:00' }] },
  ],
])('a closed one that %s: nothing can be ordered, and nothing looks chosen', (_why, schedule) => {
  for (const schedule_at of [null, '', '2026-03-04 18:00']) {
    const card = cardOf({ open: 0, schedule, schedule_at });
    expect(plainText(card)).toContain(SHUT);
    expect(card).not.toContain('<input');
    expect(plainText(card)).not.toContain('As soon as possible');
  }
});

test('a time that was chosen before an open store stopped taking any is not asked for again', () => {
  const card = cardOf({ open: 1, schedule: { offered: false }, schedule_at: '2026-03-04 18:00' });
  expect(plainText(card)).toContain('As soon as possible');
  expect(plainText(card)).not.toContain('No time is left');
});
