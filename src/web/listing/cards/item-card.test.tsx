import { describe, expect, test } from 'vitest';
import type { Config } from '#contract/config/config.ts';
import type { Landing } from '#contract/content/landing-shape.ts';
import { NO_DISCOUNT } from '#domain/pricing/discount.ts';
import { renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import type { ItemCardData } from '#web/catalog/cards.ts';
import { ItemCard } from './item-card.tsx';

const aDish: ItemCardData = {
  id: 7,
  slug: 'falafel-deli',
  name: 'Falafel',
  image: 'scene-1f9c6',
  module_id: 1,
  isCampaignItem: false,
  store_name: 'Deli',
  price: 9_00,
  veg: 0,
  avg_rating: 4.26,
  rating_count: 3,
  available_time_starts: '00:00:00',
  available_time_ends: '23:59:59',
  discount: NO_DISCOUNT,
  compared: null,
  store_open: 1,
  store_next_opening: null,
  schedule_order: false,
  halal: false,
  organic: false,
  recommended: false,
  asksFirst: false,
  soldOut: false,
};
const drawn = (item: Partial<ItemCardData>, config: Partial<Config> = {}) =>
  renderPagePart(<ItemCard item={{ ...aDish, ...item }} />, {
    config: { currency_symbol: '$', currency_symbol_direction: 'left', toggle_veg_non_veg: true, ...config },
    landing: {} as Landing,
  });

describe('an item card', () => {
  test('marks veg and non-veg dishes, and nothing where the question makes no sense [FOOD-006]', () => {
    expect(drawn({ veg: 0 })).toContain('aria-label="Not vegetarian"');
    expect(drawn({ veg: 1 })).toContain('aria-label="Vegetarian"');
    expect(drawn({ veg: null })).not.toContain('egetarian');
  });

  test('marks none while the business has switched the marks off [FOOD-007]', () => {
    expect(drawn({ veg: 1 }, { toggle_veg_non_veg: false })).not.toContain('egetarian');
  });

  test('shows each badge that applies, also when several do [FOOD-008a] [FOOD-008b] [FOOD-008c]', () => {
    const all = drawn({ recommended: true, organic: true, halal: true });
    for (const badge of ['Recommended', 'Organic', 'Halal']) {
      expect(all).toContain(badge);
      expect(drawn({})).not.toContain(badge);
    }
  });

  test('leads to the item by slug, else by number, with its module [ROUTE-011a] [ROUTE-012]', () => {
    expect(drawn({})).toContain('href="/product/falafel-deli?module_id=1"');
    expect(drawn({ slug: '' })).toContain('href="/product/7?module_id=1"');
    expect(drawn({ isCampaignItem: true })).toContain('href="/product/falafel-deli?module_id=1&amp;campaign=1"');
  });

  test('of a sold out item offers nothing to add', () => {
    expect(drawn({ soldOut: true })).toContain('Out of Stock');
    expect(drawn({ soldOut: true })).not.toContain('Add Falafel to the cart');
    expect(drawn({})).toContain('Add Falafel to the cart');
  });

  describe('of a closed store', () => {
    const closed = { store_open: 0, store_next_opening: { in_days: 0, day: 1, time: '17:00' } } as const;
    const shop = { schedule_order: true, schedule_order_slot_duration: 30, schedule_order_days: 2 };

    test('that takes no orders for later says so in place of the plus [CHK-015]', () => {
      const card = drawn(closed, shop);
      expect(card).toContain('Closed · opens 17:00');
      expect(card).not.toContain('Add Falafel to the cart');
      const tomorrow = { in_days: 1, day: 2, time: '11:00' };
      expect(drawn({ ...closed, store_next_opening: tomorrow }, shop)).toContain('>Closed<');
    });

    test('that takes them keeps the plus and says that it is a pre-order [STORE-010]', () => {
      const card = drawn({ ...closed, schedule_order: true }, shop);
      expect(card).toContain('Pre-order');
      expect(card).toContain('Add Falafel to the cart');
      expect(drawn({ schedule_order: true }, shop)).not.toContain('Pre-order');
    });
  });

  test('says what a kilogram costs where that is known', () => {
    expect(drawn({ compared: { per: 'kg', price: 8_15 } })).toMatch(/\$8\.15.*\/.*kg/);
    expect(drawn({})).not.toContain('/kg');
  });
});
