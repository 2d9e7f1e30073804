import { listLoyaltyEntries, listWalletEntries, transferPoints } from '#contract/wallet/wallet.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { customerIn } from '../http/shopper.ts';
import { loyaltyHistory, pointsToWallet, walletHistory } from './wallet.service.ts';

export const walletRoutes = (deps: Deps) => [
  route(listWalletEntries, ({ shopper, query }) => walletHistory(deps, customerIn(shopper).id, query)),
  route(listLoyaltyEntries, ({ shopper, query }) => loyaltyHistory(deps, customerIn(shopper).id, query)),
  route(transferPoints, ({ tx, shopper, body, language }) =>
    pointsToWallet(deps, tx, customerIn(shopper).id, { ...body, language }),
  ),
];
