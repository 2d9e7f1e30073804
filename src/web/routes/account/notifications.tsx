import { useTranslate } from '#web/i18n/lazy/notifications.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { OwnPage } from '#web/shell/profile/own-page.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

export const handle = { tab: 'account', query: ['kind'] } satisfies PageHandle;

const NotificationsPage = lazyWithRetry(() => import('#web/notifications/list/notifications-page.tsx'));

export default function Notifications() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('notifications.title')} description={t('notifications.text')} path="/notifications" noindex />
      <OwnPage page="notifications" title={t('notifications.title')} text={t('notifications.text')}>
        <NotificationsPage />
      </OwnPage>
    </>
  );
}
