import CircleCheck from 'lucide-react/icons/circle-check';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** In a browser that does not know which application it was: the mail has the link to it. */
export function Received() {
  const t = useTranslate();
  return (
    <StateBlock
      heading="h1"
      picture={<Icon of={CircleCheck} size={56} />}
      title={t('join.received')}
      text={t('join.received_text')}
      action={<LinkButton to="/">{t('join.to_shop')}</LinkButton>}
      className="py-16"
    />
  );
}
