import { useEffect } from 'react';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';

/** Opens the choice of a module; who closes it without choosing can open it again. */
export default function ModuleFirst() {
  const t = useTranslate();
  const store = useSessionStore();
  const { open } = useOpener();

  useEffect(() => {
    if (store.get().module === null) open({ name: 'choose-module' });
  }, [store, open]);

  return (
    <div className="column grid min-h-120 place-items-center py-8">
      <StateBlock
        picture="bag"
        title={t('home.no_module')}
        text={t('module.must')}
        action={<Button onClick={() => open({ name: 'choose-module' })}>{t('module.title')}</Button>}
      />
    </div>
  );
}
