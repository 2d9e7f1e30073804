import { LANGUAGES } from '#domain/language/language.ts';
import { useI18n } from '#web/i18n/i18n.tsx';
import { useOverlay } from '#web/overlay/overlay.tsx';

/** A plain select: the one menu that must work before any script of ours has loaded its words. */
export function LanguageMenu() {
  const { language, t } = useI18n();
  const { open } = useOverlay();
  return (
    <select
      aria-label={t('language.label')}
      value={language}
      onChange={(event) => open({ name: 'change-language', to: event.target.value })}
      className="h-11 rounded-control bg-transparent px-2 font-semibold text-small hover:bg-hover"
    >
      {LANGUAGES.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  );
}
