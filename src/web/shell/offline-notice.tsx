import WifiOff from 'lucide-react/icons/wifi-off';
import { useRef } from 'react';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useAboveBottomBar } from '#web/ui/feedback/above-bottom-bar.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useOnline } from '#web/ui/use-online.ts';

/** The live region is always there, so that its first words are read out too. */
export function OfflineNotice() {
  const t = useTranslate();
  const online = useOnline();
  const notice = useRef<HTMLDivElement>(null);
  useAboveBottomBar(notice, !online);

  return (
    <div
      ref={notice}
      role="status"
      // Below sheets, whose feet it must not cover. Toasts stand above it.
      data-bottom-bar={!online || undefined}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(12px+var(--bottom-bar,0px))] z-(--z-popover) mx-auto w-fit"
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
