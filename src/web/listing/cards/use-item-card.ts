import type { MouseEvent } from 'react';
import { hoursOf, isWithinHours } from '#domain/catalog/available-window.ts';
import type { ItemCardData } from '#web/catalog/cards.ts';
import { useStoreOffer } from '#web/catalog/prices/use-store-offer.ts';
import { useTownClockCheck } from '#web/config/use-town-time.ts';
import { useModuleProfile } from '#web/modules/use-module-profile.ts';
import { useOpener } from '#web/overlay/overlay.tsx';

/**
 * What every card of an item does: it leads to the item's page, or, where the module shows items in a quick view, a plain
 * click opens that. `lookOnly`: nothing can be ordered from here, so nothing offers it.
 */
export function useItemCard(item: ItemCardData, lookOnly: boolean) {
  const { open } = useOpener();
  const profile = useModuleProfile();
  const hours = hoursOf(item);
  const isClosed = useTownClockCheck((now) => hours !== null && !isWithinHours(item, now().time));
  const store = useStoreOffer(item);

  function follow(event: MouseEvent) {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (lookOnly || profile?.opensItemAs !== 'quick-view' || !isPlain) return;
    event.preventDefault();
    open({ name: 'quick-view', item });
  }

  return { follow, hours, isClosed, store, isGrey: isClosed || item.soldOut || store === 'closed' };
}
