import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useModules } from './modules.queries.ts';

/** What the shop offers, one tile a module, with how much there is. */
export function ModuleTiles() {
  const t = useTranslate();
  const modules = useModules();
  const { settings } = useSession();
  return (
    <section className="mx-auto max-w-(--size-column) px-(--space-gutter)">
      <h2 className="mb-5 font-bold text-title tracking-tight">{t('landing.modules')}</h2>
      <ul className="grid grid-cols-2 gap-(--space-card-gap) md:grid-cols-3">
        {modules.map((module) => (
          <li key={module.id} className="overflow-hidden rounded-card border border-line bg-surface">
            <Picture
              id={module.thumbnail}
              ratio="4x3"
              alt=""
              sizes="(min-width: 1180px) 390px, (min-width: 768px) 33vw, 50vw"
              theme={settings.theme}
              priority
            />
            <div className="p-4">
              <h3 className="font-semibold text-body">{module.module_name}</h3>
              <p className="mt-1 text-ink-3 text-small">{module.short_description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
