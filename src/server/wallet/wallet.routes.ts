import {
  getReferral,
  listLoyaltyEntries,
  listWalletBonuses,
  listWalletEntries,
  listWalletMonths,
  transferPoints,
} from '#contract/wallet/wallet.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { customerIn } from '../http/shopper.ts';
import { bonusOffers } from './bonuses.service.ts';
import { loyaltyHistory, pointsToWallet, referral, walletByMonth, walletHistory } from './wallet.service.ts';

export const walletRoutes = (deps: Deps) => [
  route(listWalletEntries, ({ shopper, query, language }) =>
    walletHistory(deps, customerIn(shopper).id, { ...query, language }),
  ),
  route(listLoyaltyEntries, ({ shopper, query, language }) =>
    loyaltyHistory(deps, customerIn(shopper).id, { ...query, language }),
  ),
  route(listWalletBonuses, ({ language }) => bonusOffers(deps, language)),
  route(listWalletMonths, ({ shopper }) => walletByMonth(deps, customerIn(shopper).id)),
  route(getReferral, ({ shopper }) => referral(deps, customerIn(shopper).id)),
  route(transferPoints, ({ tx, shopper, body, language }) =>
    pointsToWallet(deps, tx, customerIn(shopper).id, { ...body, language }),
  ),
];
