import { payOrder, payOrderFromWallet, payOrderOffline, updateOfflinePayment } from '#contract/payments/payments.ts';
import { addFund } from '#contract/wallet/wallet.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { customerIn, ownerIn } from '../http/shopper.ts';
import { correctOfflinePayment, submitOfflinePayment } from './offline-payment.service.ts';
import { payAtGateway, payByWallet } from './pay.service.ts';
import type { Payables } from './payable-port.ts';
import { topUpAtGateway } from './top-up.service.ts';

export const paymentsRoutes = (deps: Deps, payables: Payables) => [
  route(payOrder, ({ tx, shopper, origin, body: { order_id, payment_method, callback } }) =>
    payAtGateway(deps, tx, payables, ownerIn(shopper), { payable: order(order_id), payment_method, callback, origin }),
  ),
  route(payOrderFromWallet, ({ tx, shopper, body, language }) =>
    payByWallet(deps, tx, payables, customerIn(shopper).id, { payable: order(body.order_id), language }),
  ),
  route(payOrderOffline, ({ tx, shopper, body }) =>
    submitOfflinePayment(deps, tx, payables, ownerIn(shopper), order(body.order_id), body),
  ),
  route(updateOfflinePayment, ({ tx, shopper, body, language }) =>
    correctOfflinePayment(deps, tx, payables, ownerIn(shopper), order(body.order_id), { ...body, language }),
  ),
  route(addFund, ({ tx, shopper, origin, body }) =>
    topUpAtGateway(deps, tx, payables, customerIn(shopper).id, { ...body, origin }),
  ),
];

const order = (id: number) => ({ kind: 'order', id }) as const;
