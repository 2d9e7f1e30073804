import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Button } from '#web/ui/controls/button.tsx';

/** The way on wherever something could not be loaded. */
export function RetryButton({ onRetry }: { onRetry(): void }) {
  const t = useTranslate();
  return (
    <Button look="secondary" icon={RotateCcw} onClick={onRetry}>
      {t('app.retry')}
    </Button>
  );
}
