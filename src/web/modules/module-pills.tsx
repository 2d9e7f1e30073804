import { useEffect, useRef } from 'react';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ModuleIcon } from './module-icon.tsx';
import { useModules } from './modules.queries.ts';
import { useChooseModule } from './use-choose-module.ts';

/** The module switch of a phone: all of them in one row under the search. */
export function ModulePills() {
  const t = useTranslate();
  const chosen_id = useSession(({ module }) => module?.id);
  const choose = useChooseModule();
  const modules = useModules();
  const row = useRef<HTMLUListElement>(null);

  // The chosen one may stand beyond the edge. Only the row moves: scrollIntoView could move the page too.
  useEffect(() => {
    const pill = chosen_id && row.current?.querySelector('[aria-current]');
    if (!row.current || !pill) return;
    const [seen, own] = [row.current.getBoundingClientRect(), pill.getBoundingClientRect()];
    row.current.scrollBy({ left: (own.left + own.right - seen.left - seen.right) / 2 });
  }, [chosen_id]);

  if (modules.length < 2) return null;

  return (
    <nav aria-label={t('module.rail')} className="md:hidden">
      <ul ref={row} className="flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 pt-1 pb-3 [scrollbar-width:none]">
        {modules.map((module) => (
          // The last one ends with the row: snapped to its start, the one before it would push it off the edge again.
          <li key={module.id} className="snap-start last:snap-end">
            <button
              type="button"
              aria-current={module.id === chosen_id || undefined}
              onClick={() => choose(module)}
              className={classNames(
                'hit-area flex h-10 items-center gap-2 whitespace-nowrap rounded-pill ps-2.5 pe-3.5 font-bold text-small',
                module.id === chosen_id ? 'bg-accent text-on-accent' : 'bg-sunken text-ink active:bg-press',
              )}
            >
              <ModuleIcon module={module} size={24} />
              {module.module_name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
