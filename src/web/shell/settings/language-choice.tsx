import { LANGUAGES } from '#domain/language/language.ts';
import { useI18n } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';

const OPTIONS = LANGUAGES.map(({ key, name }) => ({ value: key, label: name }));

/** Where there is room for all of them. The question comes before the change. */
export function LanguageChoice() {
  const { language, t } = useI18n();
  const { open } = useOpener();
  return (
    <Segmented
      label={t('language.label')}
      value={language}
      onChange={(to) => open({ name: 'change-language', to })}
      options={OPTIONS}
    />
  );
}
