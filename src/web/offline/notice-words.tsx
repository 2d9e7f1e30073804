import WifiOff from 'lucide-react/icons/wifi-off';
import type { RefObject } from 'react';
import { useDates } from '#web/config/use-dates.ts';
import { useTranslate } from '#web/i18n/lazy/offline.ts';
import { useAboveBottomBar } from '#web/ui/feedback/above-bottom-bar.ts';
import { useOnline } from '#web/ui/online.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

type NoticeWordsProps = { notice: RefObject<HTMLElement | null>; savedAt: string | null };

/** From when it is what one sees: of the oldest answer that was saved, or of the moment this page came. */
export function NoticeWords({ notice, savedAt }: NoticeWordsProps) {
  const t = useTranslate();
  const { dateTime } = useDates();
  const isOnline = useOnline();
  useAboveBottomBar(notice, true);
  const moment = dateTime(savedAt ?? new Date(performance.timeOrigin).toISOString());

  return (
    <>
      <Icon of={WifiOff} size={18} />
      {t(isOnline ? 'offline.slow' : 'offline.saved', { moment })}
    </>
  );
}
