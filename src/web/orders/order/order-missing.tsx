import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { ApiError } from '#web/api/api-error.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';

/** Somebody else's order looks like one that never was. */
export function OrderMissing({ error, onRetry }: { error: Error; onRetry(): void }) {
  const t = useTranslate();
  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <StateBlock
      tone={isGone ? 'empty' : 'error'}
      heading="h1"
      className="py-16"
      picture={isGone ? 'parcel' : 'broken'}
      title={t(isGone ? 'order.missing' : 'order.failed')}
      text={isGone ? t('order.missing_text') : undefined}
      action={
        isGone ? (
          <LinkButton to="/track-order">{t('track.title')}</LinkButton>
        ) : (
          <Button look="secondary" icon={RotateCcw} onClick={onRetry}>
            {t('app.retry')}
          </Button>
        )
      }
    />
  );
}
