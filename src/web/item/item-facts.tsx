import { useTranslate } from '#web/i18n/lazy/item.ts';
import { Description } from './description.tsx';
import { ItemPrice } from './item-price.tsx';
import { OfferNote } from './offer-note.tsx';
import type { Order } from './selection/use-selection.ts';

type ItemFactsProps = {
  order: Order;
  /** Whoever opens the detail says here whether it shows the description: see there. */
  modalmanage: string;
};

/** What it is, what it costs, and what one must know before buying. */
export function ItemFacts({ order, modalmanage }: ItemFactsProps) {
  const t = useTranslate();
  return (
    <div className="flex flex-col gap-3">
      <Description text={order.item.description} modalmanage={modalmanage} />
      <ItemPrice order={order} />
      {order.item.is_prescription_required === 1 && (
        <p className="font-semibold text-danger-ink text-small">{t('item.prescription')}</p>
      )}
      <OfferNote order={order} />
    </div>
  );
}
