import { listOperatorCalls } from '#contract/operator/calls.ts';
import * as calls from '#contract/operator/operator.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { listCalls } from './keys.service.ts';
import {
  decideOffline,
  decideOnMoney,
  listRefunds,
  listUnmatched,
  locateCourier,
  moveForOperator,
  notePaidByHand,
  noteSettled,
  type Payables,
  proveDelivery,
} from './operator.service.ts';

export const operatorRoutes = (deps: Deps, payables: Payables) => [
  route(calls.setOrderStatus, async ({ params, body, language }) => {
    const { order_status, by = 'admin', ...details } = body;
    await moveForOperator(deps, { ...details, order_id: params.id, to: order_status, by });
    return { message: say(language, 'operator.moved', { status: order_status }), id: params.id, order_status };
  }),
  route(calls.addDeliveryProof, async ({ params, body, language }) => {
    await proveDelivery(deps, params.id, body.image);
    return { message: say(language, 'operator.proven') };
  }),
  route(calls.setRiderPosition, async ({ params, body, language }) => {
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
