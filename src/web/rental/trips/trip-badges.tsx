import type { Trip } from '#contract/rental/trip-shape.ts';
import type { TripStatus } from '#domain/rental/trip-status.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx';

const TONES: Record<TripStatus, BadgeTone> = {
  pending: 'warn',
  confirmed: 'accent',
  ongoing: 'accent',
  completed: 'success',
  canceled: 'neutral',
};

export function TripStatusBadge({ trip_status }: Pick<Trip, 'trip_status'>) {
  const t = useTranslate();
  return (
    <Badge tone={TONES[trip_status]} shape="pill">
      {t(`trips.status.${trip_status}`)}
    </Badge>
  );
}

export function PaidBadge({ payment_status, className }: Pick<Trip, 'payment_status'> & { className?: string }) {
  const t = useTranslate();
  return (
    <Badge tone={payment_status === 'paid' ? 'success' : 'warn'} shape="pill" className={className ?? ''}>
      {t(`trips.paid.${payment_status}`)}
    </Badge>
  );
}
