import { useState } from 'react';
import { useNavigate } from 'react-router';
import { selectionFromWire } from '#contract/cart/selection.ts';
import { changesNothing } from '#domain/item/same-selection.ts';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { useSelectionText } from './selection/selection-text.ts';
import type { ItemSelection } from './selection/use-selection.ts';

/** The two ways on: into the cart, or straight to the checkout. Both first say what is still wrong. */
export function useCheckoutActions(selection: ItemSelection, afterwards: () => void = () => {}) {
  const t = useTranslate();
  const navigate = useNavigate();
  const selectionText = useSelectionText();
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const { item, line, chosen, cart } = selection;

  const refuse = (text: string) => {
    showToast({ id: 'item', tone: 'error', text });
    return false;
  };

  function isReady(): boolean {
    setAttempts((before) => before + 1);
    const open = item.choice_options[selection.openChoice];
    if (open) return refuse(t('item.choose_first', { name: open.title }));
    if (selection.refusal === 'variation') return refuse(t('item.variation_gone'));
    if (selection.selectionRefusal) return refuse(selectionText(selection.selectionRefusal));
    return selection.refusal === null;
  }

  async function toCart() {
    if (busy || !isReady()) return;
    if (line && changesNothing(selectionFromWire(line), chosen)) return void refuse(t('item.unchanged'));
    setBusy(true);
    const done = line ? await cart.update(line, chosen) : await cart.add(item, chosen);
    setBusy(false);
    if (done) {
      selection.settle();
      afterwards();
    }
  }

  async function buyNow() {
    if (busy || !isReady()) return;
    const page = selection.offer.variant === 'campaign' ? 'campaign' : 'buy_now';
    const { saveBuyNow } = await import('#web/session/drafts/buy-now.ts');
    saveBuyNow({ page, item_id: item.id, module_id: item.module_id, store_id: item.store_id, selection: chosen });
    afterwards();
    navigate(`/checkout?page=${page}`);
  }

  return {
    toCart,
    buyNow,
    busy,
    /** Complaints wait until somebody has tried to go on. */
    complaint: attempts > 0 ? selection.selectionRefusal : null,
    attempts,
  };
}

export type CheckoutActions = ReturnType<typeof useCheckoutActions>;
