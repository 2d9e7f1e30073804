import Compass from 'lucide-react/icons/compass';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { StateBlock } from '#web/ui/state-block.tsx';

export function PageMissing() {
  const t = useTranslate();
  return (
    <main id="content" className="grid min-h-dvh place-items-center p-6">
      <title>{t('error.page_missing')}</title>
      <StateBlock
        picture={<Icon of={Compass} size={56} />}
        title={t('error.page_missing')}
        text={t('error.page_missing_hint')}
        action={<LinkButton to="/">{t('error.home')}</LinkButton>}
      />
    </main>
  );
}
