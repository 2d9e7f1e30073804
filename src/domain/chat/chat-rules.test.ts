import { expect, test } from 'vitest';
import { isEmptyMessage, mayWriteTo, ORDERS_TO_TALK_ABOUT, TRIPS_TO_TALK_ABOUT } from './chat-rules.ts';
import { participantId } from './chat-sides.ts';

test('support is written to at any time, a store or a courier only while something goes on [CHAT-003]', () => {
  expect(mayWriteTo('admin', false)).toBe(true);
  for (const partner of ['vendor', 'delivery_man'] as const) {
    expect(mayWriteTo(partner, true)).toBe(true);
    expect(mayWriteTo(partner, false)).toBe(false);
  }
});

test('what is over is talked about no more', () => {
  expect(ORDERS_TO_TALK_ABOUT).toEqual(['pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up']);
  expect(TRIPS_TO_TALK_ABOUT).toEqual(['pending', 'confirmed', 'ongoing']);
});

test('a message has words or pictures', () => {
  expect(isEmptyMessage(null, 0)).toBe(true);
  expect(isEmptyMessage('hello', 0)).toBe(false);
  expect(isEmptyMessage(null, 1)).toBe(false);
});

test('nobody in a chat has the number of somebody else', () => {
  const numbers = [0, 1, 2, 3].flatMap((id) =>
    (['customer', 'admin', 'vendor', 'delivery_man'] as const).map((side) => participantId(side, id)),
  );
  expect(new Set(numbers).size).toBe(numbers.length);
});
