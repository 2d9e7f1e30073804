import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { trackSteps } from '#domain/orders/track-steps.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { ShowWhole } from './show-whole.tsx';
import './track.css';
import { TrackHeadline } from './track-headline.tsx';
import { TrackSteps } from './track-steps.tsx';

type StatusViewProps = { order: TrackedOrder; contact_number: string };

/** How an order stands and when it comes: what its number and phone show. The rest needs a proof. */
export function StatusView({ order, contact_number }: StatusViewProps) {
  const t = useTranslate();
  const steps = trackSteps(order.order_status, order.order_type);
  return (
    <div className="column py-6">
      <div className="mx-auto flex max-w-140 flex-col gap-5 rounded-card border border-line bg-surface p-5 md:p-8">
        <p role="status" className="sr-only">
          {t('track.now', { id: String(order.id), status: t(`orders.status.${order.order_status}`) })}
        </p>
        <TrackHeadline order={order} remaining={null} />
        {steps && <TrackSteps steps={steps} />}
        <ShowWhole order_id={order.id} contact_number={contact_number} />
      </div>
    </div>
  );
}
