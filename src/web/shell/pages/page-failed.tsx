import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Unplug from 'lucide-react/icons/unplug';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { StatePlace } from './state-place.tsx';

export function PageFailed({ inShell = false }: { inShell?: boolean }) {
  const t = useTranslate();
  return (
    <StatePlace inShell={inShell} title={t('error.page_failed')}>
      <StateBlock
        tone="error"
        picture={<Icon of={Unplug} size={56} />}
        heading="h1"
        title={t('error.page_failed')}
        text={t('error.page_failed_hint')}
        action={
          <Button look="secondary" icon={RotateCcw} onClick={() => location.reload()}>
            {t('app.retry')}
          </Button>
        }
      />
    </StatePlace>
  );
}
