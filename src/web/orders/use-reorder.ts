import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useModules } from '#web/modules/modules.queries.ts';
import { type Overlay, useOpener } from '#web/overlay/overlay.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { useOrderTools } from './use-order-tools.ts';

/** Fills the cart with an old order. What is gone or changed is told before anything else is opened. */
export function useReorder(order_id: number): { reorder(): void; isReordering: boolean } {
  const t = useTranslate();
  const { open } = useOpener();
  const tools = useOrderTools();
  const modules = useModules();
  const [isReordering, setReordering] = useState(false);

  async function fill(replace: boolean) {
    setReordering(true);
    const from = location.pathname;
    // What the shopper opened meanwhile stays.
    const show = (next: Overlay) => open((now) => (now.name === 'none' ? next : now));
    try {
      const { reorder } = await import('./orders.calls.ts');
      const { notes, added, module_id } = await reorder(tools, order_id, replace);
      // The drawer shows the cart of the chosen module, so that module has to be chosen first.
      const module = modules.find(({ id }) => id === module_id);
      if (module && tools.store.get().module?.id !== module_id) {
        const { id, module_name, module_type, zones } = module;
        tools.store.set({ module: { id, module_name, module_type, zones: zones.map((zone) => zone.id) } });
      }
      const isElsewhere = location.pathname !== from;
      if (notes.length > 0 && !isElsewhere) return show({ name: 'order', does: 'tell-changes', notes, added });
      showToast({ id: 'cart', text: t('order.reordered'), ...(isElsewhere && { comesAlong: true }) });
      if (!isElsewhere) show({ name: 'cart' });
    } catch (error) {
      if (isOtherStore(error) && !replace) return askToReplace();
      sayFailure(t, error);
    } finally {
      setReordering(false);
    }
  }

  const askToReplace = () =>
    open({ name: 'clear-cart', because: 'another-store', answer: (mayClear) => mayClear && fill(true) });

  return { reorder: () => void fill(false), isReordering };
}

/** The cart already holds another store's items. */
const isOtherStore = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ code }) => code === 'different_stores');
