import { addToCart, clearCart, listCart, removeFromCart, updateCart } from '#contract/cart/cart.ts';
import { selectionFromWire } from '#contract/cart/selection.ts';
import { AppError } from '#contract/errors.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import type { Shopper } from '../http/shopper.ts';
import { addLine, clearLines, listLines, removeLine, updateLine } from './cart.service.ts';

export const cartRoutes = (deps: Deps) => [
  route(listCart, (asked) => listLines(deps, ownerOf(asked.shopper), asked)),
  route(addToCart, ({ body, ...scope }) =>
    addLine(deps, ownerOf(scope.shopper), scope, { ...wishOf(body), replace: body.replace ?? false }),
  ),
  route(updateCart, ({ body, ...scope }) =>
    updateLine(deps, ownerOf(scope.shopper), scope, { ...wishOf(body), cart_id: body.cart_id }),
  ),
  route(removeFromCart, ({ query, ...scope }) => removeLine(deps, ownerOf(scope.shopper), scope, query.cart_id)),
  route(clearCart, (asked) => clearLines(deps, ownerOf(asked.shopper), asked)),
];

function ownerOf(shopper: Shopper) {
  if (shopper.kind === 'anonymous') throw new AppError('unauthorized');
  return shopper;
}

type Body = Parameters<typeof selectionFromWire>[0] & { item_id: number; model: 'Item' | 'ItemCampaign' };

const wishOf = (body: Body) => ({ item_type: body.model, item_id: body.item_id, selection: selectionFromWire(body) });
