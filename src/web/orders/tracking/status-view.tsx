import { Suspense } from 'react';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { OrderFace } from '../order-face.tsx';
import { ShowWholeOrder } from './show-whole-order.tsx';
import './track.css';
import { TrackProgress } from './track-progress.tsx';

type StatusViewProps = { order: TrackedOrder; contact_number: string; face?: OrderFace | undefined };

/** How an order stands and when it comes: what its number and phone show. The rest needs a proof. */
export function StatusView({ order, contact_number, face }: StatusViewProps) {
  const t = useTranslate();
  return (
    <div className="column py-6">
      <div className="mx-auto flex max-w-140 flex-col gap-5 rounded-card border border-line bg-surface p-5 md:p-8">
        <p role="status" className="sr-only">
          {t('track.now', { id: String(order.id), status: t(`orders.status.${order.order_status}`) })}
        </p>
        {face ? (
          <Suspense fallback={<Skeleton className="h-29" />}>
            <face.Progress order={order} remaining={null} />
          </Suspense>
        ) : (
          <TrackProgress order={order} remaining={null} />
        )}
        <ShowWholeOrder order_id={order.id} contact_number={contact_number} />
      </div>
    </div>
  );
}
