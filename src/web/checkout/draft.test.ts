import { expect, test } from 'vitest';
import { changeForStore } from './draft.ts';

test('a draft learns which store it is about', () => {
  expect(changeForStore({}, 5)).toEqual({ store_id: 5 });
  expect(changeForStore({ store_id: 5 }, 5)).toBeNull();
});

test('what was said to one store is not said to another', () => {
  expect(changeForStore({ store_id: 5 }, 6)).toEqual({
    store_id: 6,
    order_type: 'delivery',
    schedule_at: null,
    unavailable: '',
    order_note: '',
    cutlery: false,
    wantsPackaging: false,
    coupon_code: '',
    typed_code: '',
  });
});
