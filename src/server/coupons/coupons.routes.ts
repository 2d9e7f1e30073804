import { applyCoupon, listCoupons, listOwnCoupons } from '#contract/coupons/coupons.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { customerIn } from '../http/shopper.ts';
import * as coupons from './coupons.service.ts';
import { publicCoupons } from './public-coupons.service.ts';

export const couponsRoutes = (deps: Deps) => [
  route(listOwnCoupons, ({ shopper, query, ...scope }) =>
    coupons.ownCoupons(deps, customerIn(shopper).id, scope, query.store_id ?? null),
  ),
  route(listCoupons, ({ query, ...scope }) => publicCoupons(deps, scope, query.store_id ?? null)),
  route(applyCoupon, ({ shopper, query: { code, store_id, amount }, ...scope }) =>
    coupons.applyCoupon(deps, customerIn(shopper).id, scope, {
      code,
      store_id,
      amount: amount ?? null,
    }),
  ),
];
