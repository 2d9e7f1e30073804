import { useCallback, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LiveStatus } from '#contract/live/live.ts';
import type { LiveTrip } from '#contract/rental/trips.ts';
import { type LiveListener, type LiveThing, useLive } from '#web/api/live.ts';
import { useAsker } from '#web/session/asker.ts';
import { showToast } from '#web/ui/feedback/toast-queue.ts';

type Bought<News> = Pick<LiveThing, 'kind' | 'id'> & {
  /** What is said of what was heard; null: nothing. Asked for every piece of news. */
  say(news: News): string | null;
  /** The addresses of pages that show it: who looks at it sees it move. */
  shownAt: readonly string[];
  button: { text: string; to: string };
};

/** A guest has no bell: what happens to something they bought is said by a toast, on whatever page they are. */
export function useGuestNews<News extends LiveStatus | LiveTrip>({ kind, id, say, shownAt, button }: Bought<News>) {
  const { guest_id } = useAsker();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const tell = useEffectEvent((news: News) => {
    const text = say(news);
    const isShown = shownAt.includes(pathname) || shownAt.includes(`${pathname}${search}`);
    if (text === null || isShown) return;
    const onPress = () => void navigate(button.to);
    showToast({ id: 'notification', tone: 'info', text, comesAlong: true, action: { text: button.text, onPress } });
  });
  const heard = useCallback((name: 'status' | 'courier', news: News) => {
    if (name === 'status') tell(news);
  }, []) as LiveListener['heard'];
  useLive({ kind, id, guest_id }, heard);
}
