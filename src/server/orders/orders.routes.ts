import * as actions from '#contract/orders/actions.ts';
import * as reads from '#contract/orders/orders.ts';
import { listStoresToVisitAgain } from '#contract/orders/visit-again.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { customerIn, knownShopper, ownerIn, type Shopper } from '../http/shopper.ts';
import { cancelOwn } from './changing/cancel-order.service.ts';
import { answerPrice } from './changing/order-price.service.ts';
import { switchToCash, unfinishedFor } from './changing/pay-in-cash.service.ts';
import { askForRefund } from './changing/refund.service.ts';
import { proveByPhone, sendOrderCode } from './order-by-phone.service.ts';
import { lastLocation, listOrdersOf, orderDetails, trackedOrder } from './orders.service.ts';
import { reorderLines } from './reorder.service.ts';
import { dismissReminder, reviewCourier, reviewItem, reviewReminder } from './reviews.service.ts';
import { storesToVisitAgain } from './visit-again.service.ts';

export const ordersRoutes = (deps: Deps) => [
  route(reads.listRunningOrders, ({ shopper, query, language }) =>
    listOrdersOf(deps, ownerIn(shopper), 'running', { ...query, language }),
  ),
  route(reads.listOrders, ({ shopper, query, language }) =>
    listOrdersOf(deps, ownerIn(shopper), 'finished', { ...query, language }),
  ),
  route(reads.getOrderDetails, ({ shopper, query, language, address }) =>
    orderDetails(deps, viewerOf(shopper, { ...query, address }), query.order_id, language),
  ),
  route(reads.trackOrder, ({ shopper, query, language, address }) =>
    trackedOrder(deps, viewerOf(shopper, { ...query, address }), query.order_id, language),
  ),
  route(reads.requestOrderCode, async ({ body, ...caller }) => {
    await sendOrderCode(deps, body, caller);
    return { message: say(caller.language, 'order.code_sent') };
  }),
  route(reads.proveOrder, async ({ body, ...caller }) => ({ key: await proveByPhone(deps, body, caller) })),
  route(reads.getLastLocation, ({ shopper, query, address }) =>
    lastLocation(deps, viewerOf(shopper, { ...query, address }), query.order_id),
  ),
  route(reads.getUnfinishedPayment, ({ shopper, query }) =>
    unfinishedFor(deps, ownerIn(shopper), query.order_id ?? null),
  ),
  route(reads.getReviewReminder, ({ shopper }) => reviewReminder(deps, customerIn(shopper).id)),
  route(reads.dismissReviewReminder, async ({ shopper, query }) => {
    await dismissReminder(deps, customerIn(shopper).id, query.order_id);
    return 'success' as const;
  }),
  route(actions.cancelOrder, async ({ shopper, body, language }) => {
    await cancelOwn(deps, ownerIn(shopper), body);
    return { message: say(language, 'order.canceled') };
  }),
  route(actions.answerPrice, async ({ shopper, body, language }) => {
    await answerPrice(deps, ownerIn(shopper), body);
    return { message: say(language, body.agrees ? 'order.price_agreed' : 'order.canceled') };
  }),
  route(actions.payInCash, async ({ shopper, body, language }) => {
    await switchToCash(deps, ownerIn(shopper), body.order_id);
    return { message: say(language, 'order.cash') };
  }),
  route(actions.requestRefund, async ({ shopper, body, language }) => {
    await askForRefund(deps, customerIn(shopper).id, body);
    return { message: say(language, 'order.refund_requested') };
  }),
  route(actions.reorder, ({ shopper, body, ...scope }) =>
    reorderLines(deps, ownerIn(shopper), scope, { order_id: body.order_id, replace: body.replace ?? false }),
  ),
  route(actions.submitItemReview, async ({ shopper, body, language }) => {
    await reviewItem(deps, ownerIn(shopper), body);
    return { message: say(language, 'order.reviewed') };
  }),
  route(actions.submitDeliveryManReview, async ({ shopper, body, language }) => {
    await reviewCourier(deps, ownerIn(shopper), body);
    return { message: say(language, 'order.reviewed') };
  }),
  route(listStoresToVisitAgain, ({ shopper, ...scope }) => storesToVisitAgain(deps, scope, customerIn(shopper).id)),
];

type Shown = { key?: string | null | undefined; contact_number?: string | null | undefined };

/** Whoever is known here; key and phone are for those who are not. */
const viewerOf = (shopper: Shopper, { key, contact_number, address }: Shown & { address: string }) => ({
  owner: knownShopper(shopper),
  key,
  contact_number,
  address,
});
