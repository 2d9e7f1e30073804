import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CartLine } from '#contract/cart/shapes.ts';
import type { Item } from '#contract/catalog/item-shape.ts';
import type { Selection } from '#domain/item/selection.ts';
import { useApi } from '#web/api/api.tsx';
import { withScript } from '#web/api/with-script.ts';
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
    const change = withScript(t, cartWork);
    return {
      /** Asks first when the cart holds another store's items; the same choice again raises its quantity. */
      add: (item: Item, selection: Selection, from?: 'wishlist') =>
        change(({ add }) => add(tools, item, selection, from)),
      update: (line: CartLine, selection: Selection) => change(({ update }) => update(tools, line, selection)),
      /** For steppers: says nothing when it works. Zero takes the line out. */
      setQuantity: (line: CartLine, quantity: number) =>
        change(({ setQuantity }) => setQuantity(tools, line, quantity)),
      remove: (line: CartLine) => change(({ remove }) => remove(tools, line)),
      clear: () => change(({ clear }) => clear(tools)),
    };
  }, [api, store, queries, t, open]);
}
