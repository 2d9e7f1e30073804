import { useTranslate } from '#web/i18n/lazy/join.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';

/** The business takes nobody in at present: nobody is linked here, and who comes all the same is told. */
export default function NotOffered({ title, text }: { title: string; text: string }) {
  const t = useTranslate();
  return (
    <StateBlock
      heading="h1"
      picture="closed"
      title={title}
      text={text}
      action={<LinkButton to="/help-and-support">{t('join.ask')}</LinkButton>}
      className="py-16"
    />
  );
}
