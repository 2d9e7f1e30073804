import { isRunning } from '#domain/orders/order-status.ts';
import { trackSteps } from '#domain/orders/track-steps.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import type { ProgressProps } from '../order-face.tsx';
import { TrackHeadline } from './track-headline.tsx';
import { TrackSteps } from './track-steps.tsx';

/** How long an order still takes, and which step it is on. */
export function TrackProgress({ order, remaining }: ProgressProps) {
  const t = useTranslate();
  const steps = trackSteps(order.order_status, order.order_type);
  return (
    <>
      <TrackHeadline order={order} remaining={remaining} />
      {steps && (
        <TrackSteps
          isEven
          isShort={!isRunning(order.order_status)}
          steps={steps}
          label={(name) => t(`track.step.${name}`)}
        />
      )}
    </>
  );
}
