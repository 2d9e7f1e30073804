import { useSession, useSessionStore } from '#web/session/session.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';

type Theme = 'light' | 'dark';

/** The theme one sees, and the way to choose another. */
export function useTheme(): { theme: Theme; choose(theme: Theme): void } {
  const store = useSessionStore();
  const theme = useSession(({ settings }) => settings.theme);
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');

  return {
    theme: theme === 'system' ? (systemIsDark ? 'dark' : 'light') : theme,
    choose(theme) {
      store.set({ settings: { ...store.get().settings, theme } });
      document.documentElement.dataset.theme = theme;
    },
  };
}
