import { useTranslate } from '#web/i18n/lazy/join.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';

/** In a browser that does not know which application it was: the mail has the link to it. */
export function Received() {
  const t = useTranslate();
  return (
    <StateBlock
      heading="h1"
      picture="sent"
      title={t('join.received')}
      text={t('join.received_text')}
      action={<LinkButton to="/">{t('join.to_shop')}</LinkButton>}
      className="py-16"
    />
  );
}
