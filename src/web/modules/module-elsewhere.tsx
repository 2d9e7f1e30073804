import { useTranslate } from '#web/i18n/lazy/dialogs.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';

/** The address of a module that the shopper's place does not have. */
export default function ModuleElsewhere() {
  const t = useTranslate();
  const { open } = useOpener();
  return (
    <div className="column grid min-h-120 place-items-center py-8">
      <title>{t('module.elsewhere')}</title>
      <meta name="robots" content="noindex" />
      <StateBlock
        picture="lost"
        heading="h1"
        title={t('module.elsewhere')}
        text={t('module.elsewhere_text')}
        action={<Button onClick={() => open({ name: 'choose-module' })}>{t('module.title')}</Button>}
      />
    </div>
  );
}
