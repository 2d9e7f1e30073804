import { discountToWire } from '#contract/catalog/discount-wire.ts';
import type { Coupon } from '#contract/coupons/coupons.ts';
import { commaList } from '#domain/language/comma-list.ts';
import { inLanguage } from '#domain/text.ts';
import { townNow, zonesToSearch } from '../catalog/area.service.ts';
import type { Scope } from '../catalog/scope.ts';
import type { Deps } from '../deps.ts';
import { FOR_ALL } from './coupon-to-wire.ts';
import { couponsForEverybody } from './public-coupons.repository.ts';

/** Coupons that a shopper need not sign in for, or of those what a guest can use at one store. */
export async function publicCoupons(deps: Deps, scope: Scope, store_id: number | null): Promise<Coupon[]> {
  const [area, now] = await Promise.all([zonesToSearch(deps, scope), townNow(deps)]);
  const rows = await couponsForEverybody(deps.db, { ...area, store_id }, now);
  return rows.map(({ stores, store_name, ...row }) => ({
    ...row,
    ...discountToWire(row),
    title: inLanguage(row.title, scope.language),
    data: commaList(
      stores.map((name) => inLanguage(name, scope.language)),
      scope.language,
    ),
    store:
      row.store_id !== null && store_name ? { id: row.store_id, name: inLanguage(store_name, scope.language) } : null,
    status: 1 as const,
    customer_id: FOR_ALL,
  }));
}
