import type { Module } from '#contract/modules/modules.ts';
import { MODULE_GROUNDS } from '#web/modules/module-grounds.ts';
import { useModules } from '#web/modules/modules.queries.ts';
import { useChooseModule } from '#web/modules/use-choose-module.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useLanding } from '../content.queries.ts';
import { SectionHead } from './section-head.tsx';

/** What the shop offers, one tile a module. */
export function ModuleBand() {
  const modules = useModules();
  const chooseModule = useChooseModule();
  const session = useSessionStore();
  const { module_home_page_data_title: title, module_home_page_data_sub_title: text } = useLanding();

  /** What is near can only be shown to somebody whose place is known. */
  function choose(module: Module) {
    if (session.get().zoneid.length > 0) chooseModule(module);
    else document.querySelector<HTMLInputElement>('#place input')?.focus();
  }

  return (
    <section className="bg-sunken py-12 md:py-14">
      <div className="column">
        <SectionHead title={title} text={text} />
        <ul className="grid grid-cols-2 gap-(--space-card-gap) md:grid-cols-3 wide:grid-cols-6">
          {modules.map((module) => (
            <li key={module.id}>
              <button
                type="button"
                onClick={() => choose(module)}
                className={`group relative flex h-full min-h-44 w-full flex-col items-start overflow-hidden rounded-card p-4 text-start wide:min-h-54 ${MODULE_GROUNDS[module.module_type]}`}
              >
                <span
                  aria-hidden
                  className="absolute inset-0 bg-[radial-gradient(120%_110%_at_10%_5%,var(--picture-light),transparent)]"
                />
                <span className="relative font-bold text-lead tracking-snug">{module.module_name}</span>
                <span className="relative mt-1 text-ink-2 text-small">{module.short_description}</span>
                <span className="relative ms-auto mt-auto size-22 pt-2 transition-transform duration-(--duration-base) group-hover:scale-[1.03] wide:size-25">
                  <Picture id={module.icon} ratio="1x1" alt="" sizes="100px" widest={240} theme="light" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
