import { modulesInZones } from '#domain/modules/modules-in-zones.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Tooltip } from '#web/ui/layers/tooltip.tsx';
import { ModuleIcon } from './module-icon.tsx';
import { useModules } from './modules.queries.ts';
import { useChooseModule } from './use-choose-module.ts';

/** Fixed beside the column, which makes room for it on a laptop: the modules of the shopper's zones, one press away. */
export function ModuleRail() {
  const t = useTranslate();
  const chosen_id = useSession(({ module }) => module?.id);
  const zoneid = useSession((session) => session.zoneid);
  const choose = useChooseModule();
  const modules = modulesInZones(useModules(), zoneid);

  return (
    <nav
      aria-label={t('module.rail')}
      className={classNames(
        'fixed inset-e-[clamp(6px,calc((100vw-var(--size-column))/2-64px),22px)] top-[clamp(88px,26dvh,232px)] z-(--z-rail) hidden',
        'w-14 rounded-pill border border-line bg-surface p-1 shadow-(--elevation-card) wide:block',
      )}
    >
      <ul className="flex flex-col items-center gap-0.5">
        {modules.map((module) => (
          <li key={module.id}>
            <Tooltip text={module.module_name} side="start">
              <button
                type="button"
                aria-label={module.module_name}
                aria-current={module.id === chosen_id || undefined}
                onClick={() => choose(module)}
                className={classNames(
                  'grid size-11.5 place-items-center rounded-pill',
                  module.id === chosen_id ? 'bg-accent-soft' : 'hover:bg-hover active:bg-press',
                )}
              >
                <ModuleIcon module={module} size={30} />
              </button>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
