import { expect, test } from 'vitest';
import { chatAddress } from '#web/overlay/chat-address.ts';
import { partnerIn, topicIn } from './read-partner.ts';

const read = (address: string) => {
  const query = new URL(address, 'https://shop.example').searchParams;
  return { partner: partnerIn(query), topic: topicIn(query) };
};

test.each([
  [{ vendor_id: 7 }, { order_id: 100_428 }],
  [{ delivery_man_id: 3 }, { order_id: 1 }],
  [{ vendor_id: 7 }, { trip_id: 5 }],
  [{ admin_id: 0 } as const, undefined],
  [{ conversation_id: 12 }, undefined],
])('the address of a thread names whom it is with and what it is about: %o %o', (partner, topic) => {
  expect(read(chatAddress(partner, topic))).toEqual({ partner, topic });
});

test.each(['', '&vendor_id=', '&vendor_id=x', '&admin_id=1', '&conversation_id=-1', '&vendor_id=1e5'])(
  'what names nobody opens the list alone: %s',
  (rest) => expect(read(`/profile?page=inbox${rest}`).partner).toBeNull(),
);
