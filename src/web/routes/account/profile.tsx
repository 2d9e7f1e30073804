import { useSearchParams } from 'react-router';
import { profileSettingsPage } from '#web/account/profile/profile-settings-page.ts';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { OwnPage } from '#web/shell/profile/own-page.tsx';
import { profilePageOf } from '#web/shell/profile/profile-pages.ts';

export const handle = {
  tab: 'account',
  query: ['page', 'conversation_id', 'vendor_id', 'delivery_man_id', 'admin_id', 'order_id', 'trip_id'],
} satisfies PageHandle;

export default function Profile() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const { page, title, View, whole } = profilePageOf(query.get('page'));

  return (
    <>
      <PageHead title={t(title)} description={t('profile.description')} path="/profile" noindex />
      <OwnPage
        page={page}
        title={t(title)}
        text={page === profileSettingsPage.page ? t('profile.description') : undefined}
        whole={whole}
      >
        <View />
      </OwnPage>
    </>
  );
}
