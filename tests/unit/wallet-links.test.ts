import { describe, expect, test } from 'vitest';
import type { Config } from '#contract/config/config.ts';
import { isOffered, type Offer } from '#web/config/menu-link.ts';
import { offeredPages } from '#web/shell/profile/profile-pages.ts';
import { menuLinks } from '#web/wallet/menu-links.ts';

const offer = (config: Partial<Config>): Offer => ({
  config: { customer_wallet_status: 1, loyalty_point_status: 1, ref_earning_status: 1, ...config } as Config,
  hasPlace: true,
  kinds: new Set(),
  hasWishlist: true,
  hasChat: true,
});
const menu = (config: Partial<Config>) =>
  menuLinks.filter((link) => isOffered(link, offer(config))).map(({ to }) => to);
const pages = (config: Partial<Config>) => offeredPages(offer(config)).map(({ page }) => page);

describe('what the business switched off has no link', () => {
  test('all on, all there', () => {
    expect(menu({})).toEqual(['/wallet', '/loyalty-points', '/referral-code']);
    expect(pages({})).toEqual(expect.arrayContaining(['wallet', 'loyalty-points', 'referral-code']));
  });

  test('no wallet without customer_wallet_status [HDR-013a]', () => {
    expect(menu({ customer_wallet_status: 0 })).not.toContain('/wallet');
    expect(pages({ customer_wallet_status: 0 })).not.toContain('wallet');
  });

  test('no points without loyalty_point_status [HDR-013b]', () => {
    expect(menu({ loyalty_point_status: 0 })).not.toContain('/loyalty-points');
    expect(pages({ loyalty_point_status: 0 })).not.toContain('loyalty-points');
  });

  test('no referral without ref_earning_status [HDR-013c]', () => {
    expect(menu({ ref_earning_status: 0 })).not.toContain('/referral-code');
    expect(pages({ ref_earning_status: 0 })).not.toContain('referral-code');
  });
});
