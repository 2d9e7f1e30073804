import type { Order } from '#contract/orders/shapes.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';

/** What is sent, and from where to where. */
export default function RowText({ order }: { order: Order }) {
  const t = useTranslate();
  const { parcel_category, delivery_address: from, receiver_details: to } = order;
  return (
    <>
      <p className="truncate text-ink-2 text-small">
        <bdi>{parcel_category?.name}</bdi>
      </p>
      {to?.address && from.address && (
        <p className="line-clamp-2 text-caption text-ink-3">
          {t('parcel_track.from_to', { from: from.address, to: to.address })}
        </p>
      )}
    </>
  );
}
