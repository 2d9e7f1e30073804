import { useTranslate } from '#web/i18n/i18n.tsx';
import { ItemPrice } from './item-price.tsx';
import { OfferNote } from './offer-note.tsx';
import type { Order } from './use-order.ts';

/** What it costs, and what one must know before buying. */
export function ItemFacts({ order }: { order: Order }) {
  const t = useTranslate();
  return (
    <div className="flex flex-col gap-3">
      <ItemPrice order={order} />
      {order.item.is_prescription_required === 1 && (
        <p className="font-semibold text-danger-ink text-small">{t('item.prescription')}</p>
      )}
      <OfferNote order={order} />
    </div>
  );
}
