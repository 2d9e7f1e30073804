import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useTheme } from './use-theme.ts';

/** The footer's theme switch: says the theme it leads to. */
export function ThemePill() {
  const t = useTranslate();
  const { theme, choose } = useTheme();
  const isDark = theme === 'dark';

  return (
    <button
      type="button"
      onClick={() => choose(isDark ? 'light' : 'dark')}
      className="flex h-11 items-center gap-2 rounded-pill border border-line-2 bg-surface px-4 font-semibold text-ink text-small hover:bg-hover"
    >
      <Icon of={isDark ? Sun : Moon} size={18} />
      {t(isDark ? 'theme.light' : 'theme.dark')}
    </button>
  );
}
