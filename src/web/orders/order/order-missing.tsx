import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { MissingOrFailed } from './missing-or-failed.tsx';

export function OrderMissing({ error, onRetry }: { error: Error; onRetry(): void }) {
  const t = useTranslate();
  return (
    <MissingOrFailed
      error={error}
      onRetry={onRetry}
      missing={{
        picture: 'parcel',
        title: t('order.missing'),
        text: t('order.missing_text'),
        action: <LinkButton to="/track-order">{t('track.title')}</LinkButton>,
      }}
      failed={t('order.failed')}
    />
  );
}
