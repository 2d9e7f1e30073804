import ZoomOut from 'lucide-react/icons/zoom-out';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { useSession } from '#web/session/session.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

/** The picture at 1200 by 1800 in the same frame: a mouse looks around by moving, a finger by dragging, keys by arrows. */
export default function ZoomPane({ id, onLeave }: { id: string; onLeave(): void }) {
  const t = useTranslate();
  const theme = useSession(({ settings }) => settings.theme);
  const pane = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    look(pane.current, 0.5, 0.5);
    button.current?.focus({ preventScroll: true });
  }, []);

  function follow({ pointerType, clientX, clientY }: PointerEvent) {
    const box = pane.current?.getBoundingClientRect();
    if (!box || pointerType !== 'mouse') return;
    look(pane.current, (clientX - box.left) / box.width, (clientY - box.top) / box.height);
  }

  /** Escape leaves the picture, not the dialog around it. */
  function leaveByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onLeave();
  }

  return (
    <>
      <div
        ref={pane}
        dir="ltr"
        data-base-ui-swipe-ignore=""
        className="absolute inset-0 overflow-auto overscroll-contain rounded-[inherit] bg-sunken [scrollbar-width:none]"
      >
        <button
          ref={button}
          type="button"
          aria-label={t('item.zoom_out')}
          onPointerMove={follow}
          onKeyDown={leaveByKey}
          onClick={onLeave}
          className="block cursor-zoom-out"
        >
          <Picture
            id={id}
            ratio="2x3"
            alt=""
            sizes="1200px"
            widest={1280}
            theme={theme}
            className="h-[1800px]! w-[1200px]! max-w-none"
          />
        </button>
      </div>
      <span className="pointer-events-none absolute inset-e-3 bottom-3 grid size-10 place-items-center rounded-pill bg-glass text-ink shadow-(--elevation-card)">
        <Icon of={ZoomOut} />
      </span>
    </>
  );
}

/** Across and down, from 0 to 1. */
const look = (box: HTMLElement | null, across: number, down: number) =>
  box?.scrollTo(across * (box.scrollWidth - box.clientWidth), down * (box.scrollHeight - box.clientHeight));
