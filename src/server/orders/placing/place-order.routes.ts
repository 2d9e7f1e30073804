import { orderRequestFromWire } from '#contract/checkout/order-request.ts';
import type { Input } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { placeOrder, placePrescriptionOrder } from '#contract/orders/place.ts';
import type { Deps } from '#server/deps.ts';
import type { Context } from '#server/http/context.ts';
import { preparedRoute } from '#server/http/route.ts';
import { ownerIn } from '#server/http/shopper.ts';
import { type OrderToPlace, placeOrder as place } from './place-order.service.ts';
import { prepareOrder } from './place-prepare.service.ts';

type Body = Input<typeof placeOrder>['body'];
type PlaceOrderInput = Pick<Context, 'shopper' | 'module_id' | 'language' | 'address'>;

export const placeOrderRoutes = (deps: Deps) => [
  preparedRoute(
    placeOrder,
    ({ body, ...scope }) => prepare(deps, body, scope),
    ({ body, tx, ready, ...scope }) => {
      if (body.order_amount == null && !body.is_prescription) throw new AppError('order_amount_missing');
      return place(deps, tx, toPlace(deps, body, scope), ready);
    },
  ),
  preparedRoute(
    placePrescriptionOrder,
    ({ body, ...scope }) => prepare(deps, { ...body, is_prescription: true }, scope),
    ({ body, tx, ready, ...scope }) => place(deps, tx, toPlace(deps, { ...body, is_prescription: true }, scope), ready),
  ),
];

const prepare = (deps: Deps, body: Body, scope: PlaceOrderInput) =>
  prepareOrder(deps, {
    request: requestOf(body, scope),
    files: body.order_attachment ?? [],
    password: newPassword(body, scope),
  });

/** Whoever has an account needs no other. */
function newPassword({ create_new_user, password }: Body, { shopper }: PlaceOrderInput): string | null {
  if (!create_new_user || shopper.kind !== 'guest') return null;
  if (!password) throw new AppError('password_required');
  return password;
}

function requestOf(body: Body, { shopper, module_id, language }: PlaceOrderInput): OrderToPlace['request'] {
  return { ...orderRequestFromWire(body), owner: ownerIn(shopper), module_id, language };
}

const toPlace = (deps: Deps, body: Body, scope: PlaceOrderInput): OrderToPlace => ({
  request: requestOf(body, scope),
  order_amount: body.order_amount ?? null,
  payment: {
    payment_method: body.payment_method,
    partial_payment: body.partial_payment ?? false,
    bring_change_amount: body.bring_change_amount ?? 0,
  },
  placed_from: deps.hashSecret(`address ${scope.address}`),
  receiver: body,
  notes: {
    order_note: body.order_note || null,
    unavailable_item_note: body.unavailable_item_note || null,
    delivery_instruction: body.delivery_instruction || null,
    cutlery: body.cutlery ?? false,
  },
});
