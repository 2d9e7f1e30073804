import ChevronDown from 'lucide-react/icons/chevron-down';
import { LANGUAGES } from '#domain/language/language.ts';
import { useI18n } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Menu } from '#web/ui/layers/menu.tsx';
import { MenuChoice } from '#web/ui/layers/menu-item.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

const OPTIONS = LANGUAGES.map(({ key, name }) => ({ value: key, label: name }));

/** Languages by their own names. They are drawn only while the menu is open: Arabic letters would load their font. */
export function LanguageMenu() {
  const { language, t } = useI18n();
  const { open } = useOpener();
  const current = LANGUAGES.find(({ key }) => key === language)?.name ?? '';

  return (
    <Menu
      label={t('language.label')}
      trigger={
        <button
          type="button"
          aria-label={`${t('language.label')}: ${current}`}
          className="flex h-11 items-center gap-2 rounded-pill border border-line-2 bg-surface px-4 font-semibold text-ink text-small hover:bg-hover"
        >
          {current}
          <Icon of={ChevronDown} size={16} />
        </button>
      }
    >
      <MenuChoice
        label={t('language.label')}
        options={OPTIONS}
        value={language}
        onChange={(to) => to !== language && open({ name: 'change-language', to })}
      />
    </Menu>
  );
}
