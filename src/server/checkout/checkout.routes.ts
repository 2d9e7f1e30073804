import {
  getMostTips,
  getSurgePrice,
  getVehicleCharge,
  listCancellationReasons,
  listDeliveryVehicles,
  listOfflinePaymentMethods,
  listRefundReasons,
} from '#contract/checkout/checkout.ts';
import { getDeliveryTerms } from '#contract/checkout/delivery-terms.ts';
import { type OrderRequestOnWire, orderRequestFromWire } from '#contract/checkout/order-request.ts';
import { getTax, quoteOrder } from '#contract/checkout/quote.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import type { AnyOrderType, OrderType } from '#domain/orders/order-type.ts';
import type { Deps } from '../deps.ts';
import type { Context } from '../http/context.ts';
import { route } from '../http/route.ts';
import { ownerIn } from '../http/shopper.ts';
import {
  cancellationReasons,
  deliveryVehicles,
  mostTips,
  offlineMethods,
  parcelTaxFor,
  quoteFor,
  refundReasons,
  surgePrice,
  taxFor,
  vehicleCharge,
} from './checkout.service.ts';
import { deliveryTerms } from './delivery-terms.service.ts';
import type { ShopperOrderRequest } from './order-request.ts';

export const checkoutRoutes = (deps: Deps) => [
  route(quoteOrder, (context) => quoteFor(deps, orderRequest(context))),
  route(getDeliveryTerms, ({ params, ...context }) => deliveryTerms(deps, context, params.id)),
  route(getTax, (context) => TAX_OF[context.body.order_type ?? 'delivery'](deps, context)),
  route(getSurgePrice, ({ body, language }) => surgePrice(deps, body, language)),
  route(getVehicleCharge, ({ query }) => vehicleCharge(deps, query.distance)),
  route(getMostTips, () => mostTips(deps)),
  route(listCancellationReasons, ({ query, language }) => cancellationReasons(deps, query, language)),
  route(listRefundReasons, ({ language }) => refundReasons(deps, language)),
  route(listOfflinePaymentMethods, ({ language }) => offlineMethods(deps, language)),
  route(listDeliveryVehicles, ({ language }) => deliveryVehicles(deps, language)),
];

type TaxContext = Pick<Context, 'shopper' | 'module_id' | 'language'> & { body: Input<typeof getTax>['body'] };
type TaxOf = (deps: Deps, context: TaxContext) => Promise<Reply<typeof getTax>>;

const goodsTax =
  (order_type: OrderType): TaxOf =>
  (deps, { body, ...context }) =>
    taxFor(deps, orderRequest({ ...context, body: { ...body, order_type } }));

const TAX_OF: Record<AnyOrderType, TaxOf> = {
  delivery: goodsTax('delivery'),
  take_away: goodsTax('take_away'),
  parcel: (deps, { body, language }) => parcelTaxFor(deps, body, language),
};

function orderRequest({
  body,
  shopper,
  module_id,
  language,
}: Pick<Context, 'shopper' | 'module_id' | 'language'> & { body: OrderRequestOnWire }): ShopperOrderRequest {
  return { ...orderRequestFromWire(body), owner: ownerIn(shopper), module_id, language };
}
