import BellIcon from 'lucide-react/icons/bell';
import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/notifications.ts';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { Tooltip } from '#web/ui/layers/tooltip.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useUnread } from './notifications.queries.ts';
import { useKeepPush } from './push/use-keep-push.ts';
import { useNews } from './use-news.ts';

/** In the header of whoever is signed in: how much is new, and the way to it. */
export function Bell() {
  const t = useTranslate();
  const isLive = useNews();
  const { data: unread = {} } = useUnread({ isLive });
  useKeepPush();
  const count = Object.values(unread).reduce((sum, one) => sum + one, 0);

  return (
    <Tooltip text={t('notifications.title')} className="relative">
      <Link
        to="/notifications"
        aria-label={count > 0 ? t('notifications.unread', { count }) : t('notifications.title')}
        className="grid size-11 place-items-center rounded-pill text-ink hover:bg-hover active:bg-press max-md:bg-sunken"
      >
        <Icon of={BellIcon} size={20} />
      </Link>
      <CountBadge count={count} className="absolute inset-e-0 top-0.5" />
    </Tooltip>
  );
}
