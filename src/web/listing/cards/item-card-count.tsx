import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { useLinesOfItem } from '#web/cart/lines-of-item.ts';
import { useCartActions } from '#web/cart/use-cart.ts';
import type { ItemCardData } from '#web/catalog/cards.ts';
import { itemQuery, itemSlugOrId } from '#web/catalog/item-details.queries.ts';
import { scopeOf } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { Stepper } from '#web/ui/controls/stepper.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';

/**
 * The round plus of a card. It adds, or opens the quick view where something must be chosen first; once the item lies in
 * the cart it counts the line.
 */
export function ItemCardCount({ item }: { item: ItemCardData }) {
  const t = useTranslate();
  const { open } = useOpener();
  const lines = useLinesOfItem(item);
  const { add, setQuantity } = useCartActions();
  const fetchWhole = useWholeItem(item);
  // How many the shopper wants of what is still on its way into the cart.
  const [wanted, setWanted] = useState<number | null>(null);
  const [line] = lines;
  const isOne = lines.length === 1;
  const asks = item.isCampaignItem || (item.asksFirst && !isOne) || lines.length > 1;

  function change(quantity: number) {
    if (asks) return open({ name: 'quick-view', item });
    if (line && wanted === null) return void setQuantity(line, quantity);
    setWanted(quantity);
    if (wanted === null) void putIn();
  }

  async function putIn() {
    const isIn = await fetchWhole()
      .then((whole) => add(whole, { quantity: 1, variation: '', options: [], add_ons: [] }))
      .catch(() => {
        showToast({ id: 'item', tone: 'error', text: t('item.failed') });
        return false;
      });
    if (!isIn) setWanted(null);
  }

  const settle = useEffectEvent(() => {
    if (!line || wanted === null) return;
    setWanted(null);
    if (wanted !== line.quantity) void setQuantity(line, wanted);
  });
  // As soon as there is a line, what was pressed meanwhile is counted on it.
  const isThere = line !== undefined;
  useEffect(() => {
    if (isThere) settle();
  }, [isThere]);

  return (
    <Stepper
      quantity={wanted ?? (isOne && line ? line.quantity : 0)}
      onChange={change}
      labels={{
        group: t('card.count', { name: item.name }),
        add: t(asks ? 'card.choose' : 'card.add', { name: item.name }),
        increase: t('item.more'),
        decrease: t('item.fewer'),
        remove: t('card.remove', { name: item.name }),
      }}
    />
  );
}

/** The card knows a tenth of the item; the cart wants all of it. */
function useWholeItem(item: ItemCardData) {
  const api = useApi();
  const store = useSessionStore();
  const queries = useQueryClient();
  return () => queries.fetchQuery(itemQuery(api, scopeOf(store.get()), itemSlugOrId(item)));
}
