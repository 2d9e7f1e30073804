import { orderRequestFromWire } from '#contract/checkout/order-request.ts';
import { placeOrder, placePrescriptionOrder } from '#contract/orders/place.ts';
import type { OrderType } from '#domain/orders/order-type.ts';
import type { Deps } from '#server/deps.ts';
import { preparedRoute } from '#server/http/route.ts';
import { ownerIn } from '#server/http/shopper.ts';
import { type OrderToPlace, placeOrder as place } from './place-order.service.ts';
import { prepareOrder } from './place-prepare.service.ts';
import {
  chosenPayment,
  newPassword,
  type PlaceOrderBody,
  type Placing,
  type PlacingScope,
  type Placings,
} from './placing.ts';

/** `others`: how orders are placed that no store sells. */
export const placeOrderRoutes = (deps: Deps, others: Omit<Placings, OrderType>) => {
  const placings: Placings = {
    ...others,
    delivery: ofStore(deps, 'delivery'),
    take_away: ofStore(deps, 'take_away'),
  };
  return [
    preparedRoute(
      placeOrder,
      ({ body, ...scope }) => placings[body.order_type ?? 'delivery'](body, scope),
      ({ tx, ready }) => ready(tx),
    ),
    preparedRoute(
      placePrescriptionOrder,
      ({ body, ...scope }) => placings[body.order_type ?? 'delivery']({ ...body, is_prescription: true }, scope),
      ({ tx, ready }) => ready(tx),
    ),
  ];
};

/** What a store sells, brought or fetched. */
const ofStore =
  (deps: Deps, order_type: OrderType): Placing =>
  async (body, scope) => {
    const order = toPlace(deps, { ...body, order_type }, scope);
    const { ready, discard } = await prepareOrder(deps, {
      request: order.request,
      files: body.order_attachment ?? [],
      password: newPassword(body, scope),
    });
    return {
      discard,
      ready: (tx) => place(deps, tx, order, ready),
    };
  };

const toPlace = (
  deps: Deps,
  body: PlaceOrderBody & { order_type: OrderType },
  { shopper, module_id, language, address }: PlacingScope,
): OrderToPlace => ({
  request: { ...orderRequestFromWire(body), owner: ownerIn(shopper), module_id, language },
  shown: { amount: body.order_amount ?? null, isExact: body.exact_amount ?? false },
  payment: chosenPayment(body),
  placed_from: deps.hashSecret(`address ${address}`),
  receiver: body,
  notes: {
    order_note: body.order_note || null,
    unavailable_item_note: body.unavailable_item_note || null,
    delivery_instruction: body.delivery_instruction || null,
    cutlery: body.cutlery ?? false,
  },
});
