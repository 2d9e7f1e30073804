import { AppError } from '#contract/errors.ts';
import type { Reordered } from '#contract/orders/actions.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { inLanguage } from '#domain/text.ts';
import { addLines, type Outcome } from '../cart/add-lines.service.ts';
import { listLines, type RequestedCartLine } from '../cart/cart.service.ts';
import type { Scope } from '../catalog/scope.ts';
import type { Deps } from '../deps.ts';
import { linesOfOrder, type OrderLineRow } from './order-lines.repository.ts';
import { ownOrder } from './orders.service.ts';

/** An old order into the cart, as far as its lines are still sold; what is gone or changed is named. */
export async function reorderLines(
  deps: Deps,
  owner: Owner,
  scope: Scope,
  { order_id, replace }: { order_id: number; replace: boolean },
): Promise<Reordered> {
  const { module_id, store_id } = await ownOrder(deps.db, owner, order_id);
  if (store_id === null) throw new AppError('order_unknown');
  const lines = await linesOfOrder(deps.db, order_id);
  const sold = lines.flatMap((line) => {
    const requested = requestOf(line);
    return requested ? [{ line, requested }] : [];
  });
  const here = { ...scope, module_id };
  const requested = sold.map(({ requested }) => requested);
  const outcomes = await addLines(deps, owner, here, requested, { store_id, replace });
  const notes = lines.flatMap((line) => {
    const at = sold.findIndex((one) => one.line === line);
    return noteOn(line, outcomes[at] ?? { problem: 'gone', quantity: 0, price: null }, scope.language);
  });
  return {
    cart: await listLines(deps, owner, here),
    module_id,
    added: outcomes.filter(({ quantity }) => quantity > 0).length,
    notes,
  };
}

/** null: it was taken out of the catalogue altogether. */
function requestOf(line: OrderLineRow): RequestedCartLine | null {
  const item_id = line.item_id ?? line.item_campaign_id;
  if (item_id === null) return null;
  return {
    item_type: line.item_id === null ? 'ItemCampaign' : 'Item',
    item_id,
    selection: {
      quantity: line.quantity,
      variation: line.variant,
      options: line.variation.flatMap((chosen) =>
        'values' in chosen ? [{ name: chosen.name.en, labels: chosen.values.map(({ label }) => label.en) }] : [],
      ),
      add_ons: line.add_ons.map(({ id, quantity }) => ({ id, quantity })),
    },
  };
}

function noteOn(line: OrderLineRow, { problem, quantity, price }: Outcome, language: string): Reordered['notes'] {
  const reason = problem ?? (price === line.price ? null : 'price');
  if (reason === null) return [];
  const name = inLanguage(line.item_details.name, language);
  return [{ name, reason, old_price: line.price, new_price: price, quantity }];
}
