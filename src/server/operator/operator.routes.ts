import { decideOfflinePayment, decideRefund, setOrderStatus, setRiderPosition } from '#contract/operator/operator.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { decideOffline, decideOnMoney, locateCourier, moveForOperator } from './operator.service.ts';

export const operatorRoutes = (deps: Deps) => [
  route(setOrderStatus, async ({ params, body, language }) => {
    const { order_status, by = 'admin', ...details } = body;
    await moveForOperator(deps, { ...details, order_id: params.id, to: order_status, by });
    return { message: say(language, 'operator.moved', { status: order_status }), id: params.id, order_status };
  }),
  route(setRiderPosition, async ({ params, body, language }) => {
    await locateCourier(deps, params.id, body);
    return { message: say(language, 'operator.located') };
  }),
  route(decideOfflinePayment, async ({ params, body, language }) => {
    await decideOffline(deps, params.id, body);
    return { message: say(language, 'operator.decided') };
  }),
  route(decideRefund, async ({ params, body, language }) => {
    await decideOnMoney(deps, params.id, body);
    return { message: say(language, 'operator.decided') };
  }),
];
