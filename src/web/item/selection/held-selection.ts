import { createContext, use, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { CheckoutActions } from '../use-checkout-actions.ts';
import type { Order } from './use-selection.ts';

type Ordering = { order: Order; actions: CheckoutActions };

/**
 * The order for parts that wake up later than the page. They look through a holder that never changes itself: a context
 * with a new value would make React throw away what the server drew of them.
 */
export type HeldSelection = {
  get(): Ordering;
  /** As the server drew it: what a part that wakes up late must begin with. */
  first(): Ordering;
  subscribe(changed: () => void): () => void;
};

export const HeldSelectionContext = createContext<HeldSelection | null>(null);

export function useHolder(order: Order, actions: CheckoutActions): HeldSelection {
  const [{ holder, put }] = useState(() => makeHolder({ order, actions }));
  useLayoutEffect(() => put({ order, actions }));
  return holder;
}

function makeHolder(first: Ordering) {
  let held = first;
  const listeners = new Set<() => void>();
  const holder: HeldSelection = {
    get: () => held,
    first: () => first,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  const put = (next: Ordering) => {
    held = next;
    for (const changed of listeners) changed();
  };
  return { holder, put };
}

export function useHeldSelection(): Ordering {
  const holder = use(HeldSelectionContext);
  if (!holder) throw new Error('no order here');
  return useSyncExternalStore(holder.subscribe, holder.get, holder.first);
}
