import Download from 'lucide-react/icons/download';
import { useSyncExternalStore } from 'react';
import { useTranslate } from '#web/i18n/lazy/offline.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { canInstall, install, onInstallOffer } from './install-app.ts';

/** Only where the browser offers it, and it is not installed yet. */
export function InstallEntry() {
  const t = useTranslate();
  const isOffered = useSyncExternalStore(onInstallOffer, canInstall, () => false);
  if (!isOffered) return null;

  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5 md:p-6">
      <div>
        <h2 className="font-bold text-lead tracking-snug">{t('offline.install')}</h2>
        <p className="mt-1 text-ink-2 text-small">{t('offline.install_text')}</p>
      </div>
      <Button look="secondary" icon={Download} onClick={install}>
        {t('offline.install_action')}
      </Button>
    </div>
  );
}
