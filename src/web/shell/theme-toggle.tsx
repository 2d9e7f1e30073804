import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSession, useSessionStore } from '#web/session/session.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';

/** Names the theme it leads to. */
export function ThemeToggle() {
  const t = useTranslate();
  const store = useSessionStore();
  const { settings } = useSession();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = settings.theme === 'system' ? systemIsDark : settings.theme === 'dark';

  function change() {
    const theme = isDark ? 'light' : 'dark';
    store.set({ settings: { ...settings, theme } });
    document.documentElement.dataset.theme = theme;
  }

  return <IconButton icon={isDark ? Sun : Moon} label={t(isDark ? 'theme.light' : 'theme.dark')} onClick={change} />;
}
