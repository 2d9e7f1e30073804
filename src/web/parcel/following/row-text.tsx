import type { Order } from '#contract/orders/shapes.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';

/** From where to where. */
export default function RowText({ order }: { order: Order }) {
  const t = useTranslate();
  const { delivery_address: from, receiver_details: to } = order;
  if (!to?.address || !from.address) return null;
  return (
    <p className="line-clamp-2 text-ink-2 text-small">
      {t('parcel_track.from_to', { from: from.address, to: to.address })}
    </p>
  );
}
