import { listDeliveryVehicles, listOfflinePaymentMethods } from '#contract/checkout.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { deliveryVehicles, offlineMethods } from './checkout.service.ts';

export const checkoutRoutes = (deps: Deps) => [
  route(listOfflinePaymentMethods, ({ language }) => offlineMethods(deps, language)),
  route(listDeliveryVehicles, ({ language }) => deliveryVehicles(deps, language)),
];
