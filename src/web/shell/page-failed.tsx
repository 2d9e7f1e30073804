import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Unplug from 'lucide-react/icons/unplug';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { StateBlock } from '#web/ui/state-block.tsx';

export function PageFailed() {
  const t = useTranslate();
  return (
    <main id="content" className="grid min-h-dvh place-items-center p-6">
      <title>{t('error.page_failed')}</title>
      <StateBlock
        tone="error"
        picture={<Icon of={Unplug} size={56} />}
        title={t('error.page_failed')}
        text={t('error.page_failed_hint')}
        action={
          <Button look="secondary" icon={RotateCcw} onClick={() => location.reload()}>
            {t('app.retry')}
          </Button>
        }
      />
    </main>
  );
}
