import type { Order } from '#contract/orders/shapes.ts';
import { commaList } from '#domain/language/comma-list.ts';
import { useI18n } from '#web/i18n/i18n.tsx';
import { useTranslate } from '#web/i18n/lazy/orders.ts';

type Named = Pick<Order, 'id' | 'store' | 'item_names' | 'details_count' | 'prescription_order'>;

/** So many names fit a row; how many more there are is a number. */
const NAMED = 2;

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
      const names = commaList(item_names.slice(0, NAMED), language);
      return details_count > NAMED ? t('orders.and_more', { names, count: details_count - NAMED }) : names;
    },
  };
}
