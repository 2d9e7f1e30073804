import { useTranslate } from '#web/i18n/i18n.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';

export function NothingFound() {
  const t = useTranslate();
  return (
    <StateBlock
      picture="nothing"
      title={t('error.not_found')}
      action={
        <LinkButton to="/home" look="secondary">
          {t('results.home')}
        </LinkButton>
      }
    />
  );
}
