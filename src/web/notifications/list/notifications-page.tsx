import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useSearchParams } from 'react-router';
import type { Unread } from '#contract/notifications/notifications.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/notifications/notification.ts';
import { useTranslate } from '#web/i18n/lazy/notifications.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { ChipGroup } from '#web/ui/controls/chip-group.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { useUnread } from '../notifications.queries.ts';
import { NotificationList } from './notification-list.tsx';

/** As one meets them most. */
const CHIPS: readonly NotificationKind[] = ['order', 'chat', 'wallet', 'trip', 'parcel', 'points', 'referral'];

/** What happened, newest first; which kind is shown stands in the address. */
export default function NotificationsPage() {
  const t = useTranslate();
  const { open } = useOpener();
  const [query, setQuery] = useSearchParams();
  const kind = NOTIFICATION_KINDS.find((one) => one === query.get('kind')) ?? null;
  const { data: unread = {} } = useUnread();

  function show(next: NotificationKind | 'all') {
    const wanted = new URLSearchParams(query);
    if (next === 'all') wanted.delete('kind');
    else wanted.set('kind', next);
    setQuery(wanted, { replace: true, preventScrollReset: true });
  }

  return (
    <section>
      <div className="flex items-center justify-between gap-3">
        <h1 className="font-extrabold text-headline tracking-tight">{t('notifications.title')}</h1>
        <IconButton
          icon={SlidersHorizontal}
          label={t('notifications.settings')}
          aria-haspopup="dialog"
          onClick={() => open({ name: 'notification-settings' })}
          className="-my-1.5 -me-2.5"
        />
      </div>
      <div className="-mx-(--space-gutter) mt-4 overflow-x-auto px-(--space-gutter) py-1 wide:mx-0 wide:px-0">
        <ChipGroup
          label={t('notifications.filter')}
          className="w-max wide:w-auto max-wide:flex-nowrap"
          value={kind ?? 'all'}
          onChange={show}
          options={[
            { value: 'all', label: t('notifications.all') },
            ...CHIPS.map((value) => ({ value, label: <ChipWords kind={value} unread={unread} /> })),
          ]}
        />
      </div>
      <NotificationList key={kind} kind={kind} />
    </section>
  );
}

function ChipWords({ kind, unread }: { kind: NotificationKind; unread: Unread }) {
  const t = useTranslate();
  const count = unread[kind] ?? 0;
  return (
    <>
      {t(`notifications.kind_${kind}`)}
      <CountBadge count={count} className="-me-1.5 ring-0!" />
      {count > 0 && <span className="sr-only">{t('notifications.count', { count })}</span>}
    </>
  );
}
