import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';

/** What was carried, and where. */
export default function InvoiceLines({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  const { parcel_category, delivery_address: from, receiver_details: to } = order;
  return (
    <div className="border-line border-y py-3 text-small">
      <bdi className="block font-semibold">{parcel_category?.name}</bdi>
      {to && <p className="text-ink-2">{t('parcel_track.from_to', { from: from.address, to: to.address })}</p>}
    </div>
  );
}
