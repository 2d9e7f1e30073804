import { useSyncExternalStore } from 'react';
import { savedAnswers } from '#web/api/saved-answers.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useTranslate } from '#web/i18n/lazy/offline.ts';
import { useOnline } from '#web/ui/online.ts';

/** From when it is what one sees: of the oldest answer that was saved, or of the moment this page came. */
export default function NoticeWords() {
  const t = useTranslate();
  const { dateTime } = useDates();
  const isOnline = useOnline();
  const savedAt = useSyncExternalStore(savedAnswers.subscribe, savedAnswers.oldest, () => null);
  const moment = dateTime(savedAt ?? new Date(performance.timeOrigin).toISOString());
  return t(isOnline ? 'offline.slow' : 'offline.saved', { moment });
}
