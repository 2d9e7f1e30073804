import { useSession } from '#web/session/session.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';

/** The map is drawn in the page's theme. */
export function useMapStyle(): string {
  const theme = useSession(({ settings }) => settings.theme);
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = theme === 'system' ? systemIsDark : theme === 'dark';
  return `/geo/style-${isDark ? 'dark' : 'light'}.json`;
}
