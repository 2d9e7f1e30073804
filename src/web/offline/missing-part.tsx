import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/offline.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useAboveBottomBar } from '#web/ui/feedback/above-bottom-bar.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { reloadForGoneFiles, reloadWithTyped } from './gone-files.ts';

/**
 * Said where a part of the page is missing even in the page that was loaded for it: one of several servers has another
 * build. No toast, since what draws toasts may be what is missing. What was pressed for is taken as not pressed.
 */
export function MissingPart() {
  const t = useTranslate();
  const { close } = useOpener();
  const { key } = useLocation();
  const notice = useRef<HTMLDivElement>(null);
  const [missedOn, setMissedOn] = useState('');
  const isShown = missedOn === key;
  useAboveBottomBar(notice, isShown);

  useEffect(
    () =>
      reloadForGoneFiles(() => {
        setMissedOn(key);
        // A dialog that is there, and misses only something in it, keeps what was typed into it.
        if (!document.querySelector('[role=dialog], [role=alertdialog]')) close();
      }),
    [key, close],
  );

  if (!isShown) return null;
  return (
    <div
      ref={notice}
      role="alert"
      className="fixed inset-x-4 bottom-[calc(12px+var(--bottom-bar,0px))] z-(--z-toast) mx-auto flex w-fit items-center gap-3 rounded-card bg-warn-soft px-4 py-2 text-small text-warn-ink shadow-(--elevation-card)"
    >
      <Icon of={CircleAlert} size={18} />
      <p className="font-semibold">{t('offline.part_missing')}</p>
      <Button size={36} look="secondary" className="shrink-0" onClick={reloadWithTyped}>
        {t('app.retry')}
      </Button>
    </div>
  );
}
