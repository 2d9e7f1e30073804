import type { Order } from '#contract/orders/shapes.ts';
import { useI18n } from '#web/i18n/i18n.tsx';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { namesInRow } from './names-in-row.ts';

type Named = Pick<Order, 'id' | 'store' | 'item_names' | 'details_count' | 'prescription_order'>;

/** What an order is called where several stand below each other. */
export function useOrderWords() {
  const t = useTranslate();
  const { language } = useI18n();
  return {
    /** Who sells it; of a parcel what is sent. */
    title: ({ id, store, item_names }: Named): string =>
      store?.name ?? item_names[0] ?? t('orders.number', { id: String(id) }),
    /** What was bought, by name: "Margherita, Cola and 1 more". */
    bought({ item_names, details_count, prescription_order }: Named): string {
      if (item_names.length === 0) return prescription_order ? t('orders.prescription') : '';
      const { names, count } = namesInRow(item_names, details_count, language);
      return count > 0 ? t('orders.and_more', { names, count }) : names;
    },
  };
}
