import type { CartLine } from '#contract/cart/shapes.ts';
import type { Slot } from '#domain/checkout/slots.ts';
import { useTranslate } from '#web/i18n/lazy/cart.ts';
import { saveDraft, savedDraft } from '#web/session/drafts/checkout-draft.ts';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { useLeaveCart } from './use-leave-cart.ts';

/**
 * On with these lines, unless one of them cannot be ordered as it stands. `slot`: for when a store that is closed now is
 * asked; the checkout finds it chosen.
 */
export function useProceed(lines: readonly CartLine[], slot: Slot | null): () => void {
  const t = useTranslate();
  const leave = useLeaveCart(lines.length);
  return () => {
    if (lines.some(({ unavailable }) => unavailable !== null))
      return showToast({ id: 'error', tone: 'error', text: t('cart.fix') });
    const store_id = lines[0]?.item.store_id;
    if (slot) keepSlot(slot, store_id);
    leave();
  };
}

/** A time that the shopper has chosen before stays, unless it was chosen for another store. */
function keepSlot({ schedule_at }: Slot, store_id: number | undefined) {
  const saved = savedDraft('cart');
  const draft = saved.store_id === store_id ? saved : {};
  if (!draft.schedule_at) saveDraft('cart', { ...draft, schedule_at, store_id });
}
