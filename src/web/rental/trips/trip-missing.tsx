import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { ApiError } from '#web/api/api-error.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { MY_TRIPS } from './trip-address.ts';

/** Somebody else's trip looks like one that never was. */
export function TripMissing({ error, onRetry }: { error: Error; onRetry(): void }) {
  const t = useTranslate();
  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <StateBlock
      tone={isGone ? 'empty' : 'error'}
      heading="h1"
      className="py-16"
      picture={isGone ? 'car' : 'broken'}
      title={t(isGone ? 'trips.missing' : 'trips.load_failed')}
      text={isGone ? t('trips.missing_text') : undefined}
      action={
        isGone ? (
          <LinkButton to={MY_TRIPS}>{t('profile.trips')}</LinkButton>
        ) : (
          <Button look="secondary" icon={RotateCcw} onClick={onRetry}>
            {t('app.retry')}
          </Button>
        )
      }
    />
  );
}
