import { describe, expect, test } from 'vitest';
import type { Config } from '#contract/config/config.ts';
import type { Landing } from '#contract/content/landing-shape.ts';
import { NO_DISCOUNT } from '#domain/pricing/discount.ts';
import { renderPagePart } from '#tests/support/render-page-part.tsx';
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
});
