import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '#web/api/api.tsx';
import { forgive } from '#web/api/api-error.ts';
import { useMoney } from '#web/config/use-money.ts';
import '#web/i18n/lazy/cart.ts';
import { type Translate, useTranslate } from '#web/i18n/lazy/offline.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { noteConflicts, saveCart, savedCarts } from '#web/session/offline/cart-changes.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { useOnline } from '#web/ui/online.ts';
import type { CartConflict } from './cart-conflicts.ts';
import { cartKey } from './cart-key.ts';
import { resumeCart } from './resume-cart.ts';
import { isSavedAs } from './saved-changes.ts';

/** navigator.onLine can be wrong, so a failed attempt is repeated after this long. */
const AGAIN_MS = 10_000;

/** On every page while changes of a cart are kept: carries them out when there is a connection, and tells what became of them. */
export default function CartResumer() {
  const t = useTranslate();
  const money = useMoney();
  const api = useApi();
  const store = useSessionStore();
  const queries = useQueryClient();
  const { open } = useOpener();
  const isOnline = useOnline();

  const resume = useEffectEvent(async () => {
    const found: (readonly CartConflict[] | null)[] = [];
    for (const { name, module_id } of savedCarts()) {
      const key = cartKey(store.get(), module_id);
      // Signed in or out meanwhile: the saved changes belong to another cart.
      if (isSavedAs(key, name)) found.push(await resumeCart({ api, store, queries }, key));
      else saveCart(name, module_id, []);
    }
    // Another tab, or the attempt before, was quicker.
    if (found.every((conflicts) => conflicts === null)) return;
    const conflicts = found.flatMap((some) => some ?? []);
    noteConflicts(conflicts.map((conflict) => conflictWords(t, money, conflict)));
    const action = { text: t('cart.view'), onPress: () => open({ name: 'cart' }) };
    if (conflicts.length > 0)
      showToast({ id: 'error', tone: 'error', text: t('offline.cart_conflicts'), comesAlong: true, action });
    else showToast({ id: 'cart', text: t('offline.cart_done'), comesAlong: true });
  });

  useEffect(() => {
    if (!isOnline) return;
    // What is not done yet stays kept, and is tried again.
    const attempt = () => void resume().catch(forgive);
    attempt();
    const again = setInterval(attempt, AGAIN_MS);
    return () => clearInterval(again);
  }, [isOnline]);

  return null;
}

function conflictWords(t: Translate, money: (minor: number) => string, conflict: CartConflict): string {
  switch (conflict.kind) {
    case 'refused':
      return t('offline.cart_refused', conflict);
    case 'gone':
      return t('offline.cart_gone', conflict);
    case 'price': {
      const { name, before, now } = conflict;
      return t('offline.cart_price', { name, before: money(before), now: money(now) });
    }
  }
}
