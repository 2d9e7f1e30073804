import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CartLine } from '#contract/cart/shapes.ts';
import type { Item } from '#contract/catalog/item-shape.ts';
import type { Selection } from '#domain/item/selection.ts';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { cartWork } from './cart.queries.ts';

/**
 * What may be done to the cart of the chosen module. A change shows at once and is taken back with the server's words
 * when it refuses; toasts and questions are the cart's own. The promises tell what became of it.
 */
export function useCartActions() {
  const api = useApi();
  const store = useSessionStore();
  const queries = useQueryClient();
  const t = useTranslate();
  const { open } = useOpener();

  return useMemo(() => {
    const tools = { api, store, queries, t, open };
    return {
      /** Asks first when the cart holds another store's items; the same choice again raises its quantity. */
      add: async (item: Item, selection: Selection, from?: 'wishlist'): Promise<boolean> =>
        (await cartWork()).add(tools, item, selection, from),
      update: async (line: CartLine, selection: Selection): Promise<boolean> =>
        (await cartWork()).update(tools, line, selection),
      /** For steppers: says nothing when it works. Zero takes the line out. */
      setQuantity: async (line: CartLine, quantity: number): Promise<boolean> =>
        (await cartWork()).setQuantity(tools, line, quantity),
      remove: async (line: CartLine): Promise<boolean> => (await cartWork()).remove(tools, line),
      clear: async (): Promise<boolean> => (await cartWork()).clear(tools),
    };
  }, [api, store, queries, t, open]);
}
