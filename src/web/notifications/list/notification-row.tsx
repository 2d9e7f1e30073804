import { Link } from 'react-router';
import type { Notification } from '#contract/notifications/notifications.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useTranslate } from '#web/i18n/lazy/notifications.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { RowPicture } from './row-picture.tsx';
import { useWhen } from './use-when.ts';

type NotificationRowProps = { notification: Notification; onOpen(): void };

/** The whole row leads to its place; at most one thing can be done from here. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const t = useTranslate();
  const { when } = useWhen();
  const { dateTime } = useDates();
  const { id, kind, title, text, link, action, is_read, created_at } = notification;
  // Ours are sentences of the page's language; what somebody wrote may be of any.
  const isTheirs = kind === 'chat';
  return (
    <li
      data-unread={is_read ? undefined : id}
      className={classNames(
        'relative flex gap-3 px-(--space-gutter) pt-3 last:[--line:0] hover:bg-hover wide:first:rounded-t-card wide:last:rounded-b-card wide:px-5',
        !is_read && 'bg-sunken dark:bg-surface',
      )}
    >
      {!is_read && (
        <span aria-hidden className="absolute inset-s-1 top-8 size-2 wide:inset-s-1.5 rounded-pill bg-accent" />
      )}
      <RowPicture notification={notification} />
      <div className="min-w-0 flex-1 border-line border-b-[length:var(--line,1px)] pb-3">
        <div className="flex items-baseline justify-between gap-3">
          <Link
            to={link}
            onClick={onOpen}
            className={classNames(
              'min-w-0 text-small after:absolute after:inset-0',
              is_read ? 'font-semibold' : 'font-bold',
            )}
          >
            {isTheirs ? <bdi>{title}</bdi> : title}
            {!is_read && <span className="sr-only"> · {t('notifications.new')}</span>}
          </Link>
          <time dateTime={created_at} title={dateTime(created_at)} className="shrink-0 text-caption text-ink-3 tabular">
            {when(created_at)}
          </time>
        </div>
        {text && <p className="mt-0.5 line-clamp-2 text-ink-2 text-small">{isTheirs ? <bdi>{text}</bdi> : text}</p>}
        {action && (
          <LinkButton
            to={action === 'track' ? trackOf(link) : link}
            look="soft"
            size={36}
            onClick={onOpen}
            className="relative z-1 mt-2"
          >
            {t(`notifications.${action}`)}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

/** An order is followed on a page of its own. */
const trackOf = (link: string): string => link.replace(/^\/order\/(\d+)$/, '/track-order?order_id=$1');
