import Info from 'lucide-react/icons/info';
import { useRef } from 'react';
import { RetryButton } from '#web/api/retry-button.tsx';
import { useTranslate } from '#web/i18n/lazy/dialogs.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { ModuleTile, ModuleTileSkeleton } from './module-tile.tsx';
import { useModulesQuery } from './modules.queries.ts';
import { useChooseModule } from './use-choose-module.ts';

const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

/** What the shopper wants to do today. The module chosen before is marked and has the keyboard. */
export default function ModuleDialog() {
  const t = useTranslate();
  const { close } = useOpener();
  const chosen = useSession((session) => session.module);
  const choose = useChooseModule();
  const { data: modules, isPlaceholderData, isError, refetch } = useModulesQuery();
  const first = useRef<HTMLButtonElement>(null);
  const loading = isPlaceholderData || (!modules && !isError);

  return (
    <Dialog
      open
      onClose={close}
      initialFocus={first}
      width={680}
      title={<span className="font-extrabold md:text-headline">{t('module.title')}</span>}
      description={t('module.select')}
      closeLabel={t('app.close')}
    >
      {isError && !modules ? (
        <StateBlock tone="error" title={t('module.failed')} action={<RetryButton onRetry={() => refetch()} />} />
      ) : !loading && modules?.length === 0 ? (
        <StateBlock picture="closed" title={t('module.none')} text={t('module.none_text')} />
      ) : (
        <>
          <ul aria-busy={loading} className="grid grid-cols-3 gap-2 pt-1 xs:gap-3 md:gap-4">
            {loading
              ? SKELETONS.map((key) => (
                  <li key={key}>
                    <ModuleTileSkeleton />
                  </li>
                ))
              : modules?.map((module, at) => (
                  <li key={module.id} className="flex">
                    <ModuleTile
                      module={module}
                      selected={module.id === chosen?.id}
                      onChoose={() => choose(module)}
                      {...((chosen ? module.id === chosen.id : at === 0) && { focusRef: first })}
                    />
                  </li>
                ))}
          </ul>
          <p className="mt-5 flex items-center gap-3 rounded-thumb bg-sunken px-4 py-3 text-ink-2 text-small">
            <Icon of={Info} />
            {t(chosen ? 'module.switch_note' : 'module.must')}
          </p>
        </>
      )}
    </Dialog>
  );
}
