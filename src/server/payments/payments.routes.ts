import { AppError } from '#contract/errors.ts';
import { payOrder, payOrderFromWallet, payOrderOffline, updateOfflinePayment } from '#contract/payments/payments.ts';
import { addFund } from '#contract/wallet/wallet.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { customerIn, type Shopper } from '../http/shopper.ts';
import { correctOfflinePayment, tellOfflinePayment } from './offline-payment.service.ts';
import { payOrderAtGateway, payOrderByWallet } from './pay.service.ts';
import type { OrderDoor } from './settle-payment.service.ts';
import { openTopUp } from './top-up.service.ts';

export const paymentsRoutes = (deps: Deps, door: OrderDoor) => [
  route(payOrder, ({ tx, shopper, body }) => payOrderAtGateway(deps, tx, ownerOf(shopper), body)),
  route(payOrderFromWallet, ({ tx, shopper, body, language }) =>
    payOrderByWallet(deps, tx, door, customerIn(shopper).id, { ...body, language }),
  ),
  route(payOrderOffline, ({ tx, shopper, body }) => tellOfflinePayment(deps, tx, door, ownerOf(shopper), body)),
  route(updateOfflinePayment, ({ tx, shopper, body, language }) =>
    correctOfflinePayment(tx, door, ownerOf(shopper), body, language),
  ),
  route(addFund, ({ tx, shopper, body }) => openTopUp(deps, tx, customerIn(shopper).id, body)),
];

function ownerOf(shopper: Shopper) {
  if (shopper.kind === 'nobody') throw new AppError('unauthorized');
  return shopper;
}
