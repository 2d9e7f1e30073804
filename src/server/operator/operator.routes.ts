import { listOperatorCalls } from '#contract/operator/calls.ts';
import * as catalogue from '#contract/operator/catalogue.ts';
import * as changes from '#contract/operator/changes.ts';
import * as couriers from '#contract/operator/couriers.ts';
import * as calls from '#contract/operator/operator.ts';
import * as orders from '#contract/operator/orders.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { changeItem, itemForOperator, pauseStore, resumeStore } from './catalogue.service.ts';
import { listChanges } from './changes.service.ts';
import { createCourier, listAllCouriers, setCourierWorks } from './couriers.service.ts';
import { listCalls } from './keys.service.ts';
import {
  assignTo,
  decideOffline,
  decideOnMoney,
  listOrders,
  listRefunds,
  listUnmatched,
  locateCourier,
  moveForOperator,
  notePaidByHand,
  noteSettled,
  oneRefund,
  orderForOperator,
  type Payables,
  price,
  proveDelivery,
  readyIn,
} from './operator.service.ts';

export const operatorRoutes = (deps: Deps, payables: Payables) => [
  route(orders.listOperatorOrders, ({ query, language }) => listOrders(deps, { ...query, language })),
  route(orders.getOperatorOrder, ({ params, language }) => orderForOperator(deps, params.id, language)),
  route(orders.setPreparationTime, async ({ params, body, language }) => {
    await readyIn(deps, params.id, body.processing_time);
    return { message: say(language, 'operator.ready_in') };
  }),
  route(orders.assignCourier, async ({ params, body, language }) => {
    await assignTo(deps, params.id, body.delivery_man_id);
    return { message: say(language, 'operator.courier_assigned') };
  }),
  route(orders.priceOrder, async ({ params, body, language }) => {
    const asked = { order_id: params.id, goods: body.items, note: body.note || null };
    return { order_amount: await price(deps, asked), message: say(language, 'operator.price_asked') };
  }),
  route(catalogue.getOperatorItem, ({ params }) => itemForOperator(deps, params.id)),
  route(catalogue.changeItem, ({ params, body }) => changeItem(deps, params.id, body)),
  route(catalogue.pauseStore, async ({ params, body, language }) => ({
    ...(await pauseStore(deps, params.id, body.until ? new Date(body.until) : null)),
    message: say(language, 'operator.paused'),
  })),
  route(catalogue.resumeStore, async ({ params, language }) => ({
    ...(await resumeStore(deps, params.id)),
    message: say(language, 'operator.resumed'),
  })),
  route(changes.listTripChanges, ({ query }) => listChanges(deps, 'trips', query)),
  route(changes.listRefundChanges, ({ query }) => listChanges(deps, 'refunds', query)),
  route(changes.listApplicationChanges, ({ query }) => listChanges(deps, 'applications', query)),
  route(changes.listConversationChanges, ({ query }) => listChanges(deps, 'conversations', query)),
  route(calls.setOrderStatus, async ({ params, body, language }) => {
    const { order_status, by = 'admin', ...details } = body;
    await moveForOperator(deps, { ...details, order_id: params.id, to: order_status, by });
    return { message: say(language, 'operator.moved', { status: order_status }), id: params.id, order_status };
  }),
  route(calls.addDeliveryProof, async ({ params, body, language }) => {
    await proveDelivery(deps, params.id, body.image);
    return { message: say(language, 'operator.proven') };
  }),
  route(couriers.listCouriers, ({ query }) => listAllCouriers(deps, query)),
  route(couriers.addCourier, ({ body }) =>
    createCourier(deps, { ...body, l_name: body.l_name ?? '', vehicle_id: body.vehicle_id ?? null }),
  ),
  route(couriers.changeCourier, ({ params, body }) => setCourierWorks(deps, params.id, body.status)),
  route(calls.setCourierPosition, async ({ params, body, language }) => {
    await locateCourier(deps, params.id, body);
    return { message: say(language, 'operator.located') };
  }),
  route(calls.decideOfflinePayment, async ({ params, body, language }) => {
    await decideOffline(deps, params.id, body);
    return { message: say(language, 'operator.decided') };
  }),
  route(calls.decideRefund, async ({ params, body, language }) => {
    await decideOnMoney(deps, params.id, body);
    return { message: say(language, 'operator.decided') };
  }),
  route(calls.listOpenRefunds, ({ query }) => listRefunds(deps, payables, query)),
  route(calls.getOpenRefund, ({ params }) => oneRefund(deps, payables, params.id)),
  route(calls.confirmRefund, async ({ params, body, language }) => {
    await notePaidByHand(deps, payables, params.id, body.reference);
    return { message: say(language, 'operator.paid_back') };
  }),
  route(calls.listUnmatchedPayments, ({ query }) => listUnmatched(deps, query)),
  route(calls.settleUnmatchedPayment, async ({ params, body, language }) => {
    await noteSettled(deps, params.id, body.note);
    return { message: say(language, 'operator.decided') };
  }),
  route(listOperatorCalls, ({ query }) => listCalls(deps, query)),
];
