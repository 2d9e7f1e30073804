import { Suspense, useRef, useSyncExternalStore } from 'react';
import { savedAnswers } from '#web/api/saved-answers.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { useOnline } from '#web/ui/online.ts';

const NoticeWords = lazyWithRetry(async () => ({ default: (await import('./after-first-load.ts')).NoticeWords }));

/** The live region is always there, so that its first words are read out too. */
export function OfflineNotice() {
  const t = useTranslate();
  const savedAt = useSyncExternalStore(savedAnswers.subscribe, savedAnswers.oldest, () => null);
  const isShown = !useOnline() || savedAt !== null;
  const notice = useRef<HTMLDivElement>(null);

  return (
    <div
      ref={notice}
      role="status"
      // Below sheets, whose feet it must not cover. Toasts stand above it.
      data-bottom-bar={isShown || undefined}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(12px+var(--bottom-bar,0px))] z-(--z-popover) mx-auto w-fit"
    >
      {isShown && (
        <p className="flex min-h-11 items-center gap-3 rounded-card bg-warn-soft px-4 py-2 font-semibold text-small text-warn-ink shadow-(--elevation-card)">
          <Suspense fallback={t('offline.notice')}>
            <NoticeWords notice={notice} savedAt={savedAt} />
          </Suspense>
        </p>
      )}
    </div>
  );
}
