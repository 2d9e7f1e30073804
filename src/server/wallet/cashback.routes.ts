import { getCashback, listCashback } from '#contract/wallet/cashback.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { customerIn } from '../http/shopper.ts';
import { cashbackFor, cashbackOffers } from './cashback.service.ts';

export const cashbackRoutes = (deps: Deps) => [
  route(listCashback, ({ shopper, ...scope }) => cashbackOffers(deps, customerIn(shopper).id, scope)),
  route(getCashback, ({ shopper, query, ...scope }) => cashbackFor(deps, customerIn(shopper).id, scope, query.amount)),
];
