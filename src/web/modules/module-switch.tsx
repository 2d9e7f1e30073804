import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { ModuleIcon } from './module-icon.tsx';
import { useModules } from './modules.queries.ts';

/** In the header of /home: which module this is, and the way to another one. One module alone needs no switch. */
export function ModuleSwitch() {
  const t = useTranslate();
  const { open } = useOpener();
  const chosen_id = useSession(({ module }) => module?.id);
  const modules = useModules();
  const current = modules.find(({ id }) => id === chosen_id);
  if (modules.length < 2) return null;

  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={current ? t('module.switch', { name: current.module_name }) : t('module.title')}
      onClick={() => open({ name: 'choose-module' })}
      className="flex h-11 min-w-11 shrink-0 items-center gap-2 rounded-pill bg-accent-soft ps-3.5 pe-3 font-bold text-ink text-small hover:bg-accent-soft-2"
    >
      {current && <ModuleIcon module={current} size={24} />}
      <span className="max-w-32 truncate">{current?.module_name ?? t('module.title')}</span>
      <Icon of={ChevronDown} size={16} className="text-ink-2" />
    </button>
  );
}
