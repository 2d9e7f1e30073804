import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { MissingOrFailed } from '#web/orders/order/missing-or-failed.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { MY_TRIPS } from './trip-address.ts';

export function TripMissing({ error, onRetry }: { error: Error; onRetry(): void }) {
  const t = useTranslate();
  return (
    <MissingOrFailed
      error={error}
      onRetry={onRetry}
      missing={{
        picture: 'car',
        title: t('trips.missing'),
        text: t('trips.missing_text'),
        action: <LinkButton to={MY_TRIPS}>{t('profile.trips')}</LinkButton>,
      }}
      failed={t('trips.load_failed')}
    />
  );
}
