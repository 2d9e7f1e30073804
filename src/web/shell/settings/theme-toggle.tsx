import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { useTheme } from './use-theme.ts';

/** Names the theme it leads to. */
export function ThemeToggle() {
  const t = useTranslate();
  const { theme, choose } = useTheme();
  const isDark = theme === 'dark';

  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={t(isDark ? 'theme.light' : 'theme.dark')}
      onClick={() => choose(isDark ? 'light' : 'dark')}
    />
  );
}
