import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** The live region is always there, so that its first words are read out too. */
export function OfflineNotice() {
  const t = useTranslate();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-[calc(var(--size-tabbar)+12px)] z-(--z-toast) mx-auto w-fit md:bottom-6"
    >
      {!online && (
        <p className="flex min-h-11 items-center gap-3 rounded-card bg-warn-soft px-4 py-2 font-semibold text-small text-warn-ink shadow-(--elevation-card)">
          <Icon of={WifiOff} size={18} />
          {t('offline.notice')}
        </p>
      )}
    </div>
  );
}
