import { DeleteAccount } from '#web/account/delete-account.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { InstallEntry } from '#web/offline/install-entry.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { SettingsView } from '#web/shell/settings/settings-view.tsx';

export const handle = { tab: 'account' } satisfies PageHandle;

export default function Settings() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('profile.settings')} description={t('settings.text')} path="/settings" noindex />
      <SettingsView>
        <InstallEntry />
        <DeleteAccount />
      </SettingsView>
    </>
  );
}
