import { addToCart, clearCart, listCart, removeFromCart, updateCart } from '#contract/cart/cart.ts';
import { selectionFromWire } from '#contract/cart/selection.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { ownerIn } from '../http/shopper.ts';
import { addLine, clearLines, listLines, removeLine, updateLine } from './cart.service.ts';

export const cartRoutes = (deps: Deps) => [
  route(listCart, async (context) =>
    context.shopper.kind === 'anonymous' ? [] : listLines(deps, ownerIn(context.shopper), context),
  ),
  route(addToCart, ({ body, ...scope }) =>
    addLine(deps, ownerIn(scope.shopper), scope, { ...lineOf(body), replace: body.replace ?? false }),
  ),
  route(updateCart, ({ body, ...scope }) =>
    updateLine(deps, ownerIn(scope.shopper), scope, { ...lineOf(body), cart_id: body.cart_id }),
  ),
  route(removeFromCart, ({ query, ...scope }) => removeLine(deps, ownerIn(scope.shopper), scope, query.cart_id)),
  route(clearCart, (context) => clearLines(deps, ownerIn(context.shopper), context)),
];

type Body = Parameters<typeof selectionFromWire>[0] & { item_id: number; model: 'Item' | 'ItemCampaign' };

const lineOf = (body: Body) => ({ item_type: body.model, item_id: body.item_id, selection: selectionFromWire(body) });
