import { useTranslate } from '#web/i18n/i18n.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { useHome } from '../header/use-home.ts';
import { StatePlace } from './state-place.tsx';

export function PageMissing({ inShell = false }: { inShell?: boolean }) {
  const t = useTranslate();
  const home = useHome();
  return (
    <StatePlace inShell={inShell} title={t('error.page_missing')}>
      <StateBlock
        picture="lost"
        heading="h1"
        title={t('error.page_missing')}
        text={t('error.page_missing_hint')}
        action={<LinkButton to={home}>{t('error.home')}</LinkButton>}
      />
    </StatePlace>
  );
}
