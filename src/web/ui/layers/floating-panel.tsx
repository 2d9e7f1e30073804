import { type ReactNode, type RefObject, type ToggleEvent, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { scrollBehavior } from '../scroll-behavior.ts';
import { type FloatingAlign, floatingPlace } from './floating-place.ts';
import { useBackCloses } from './use-back-closes.ts';

type FloatingPanelProps = {
  /** The trigger carries the same id as its `popoverTarget`: the browser opens, closes, and gives the focus back. */
  id: string;
  panel: RefObject<HTMLDivElement | null>;
  align: FloatingAlign;
  width?: number | undefined;
  className?: string | undefined;
  /** Stays below where the page can move up for it: what it is about lies below, and what is above stays in sight. */
  makesRoom?: boolean | undefined;
  onToggle(open: boolean): void;
  children: ReactNode;
};

/** The browser's own popover beside its trigger. What is in it exists only while it is open. */
export function FloatingPanel({
  id,
  panel,
  align,
  width,
  className,
  makesRoom = false,
  onToggle,
  children,
}: FloatingPanelProps) {
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => panel.current?.hidePopover());

  useEffect(() => {
    const own = panel.current;
    const content = own?.firstElementChild;
    if (!open || !content) return;
    let wasBelow: boolean | undefined;
    const place = () => {
      const at = placeBeside(own, id, align, { makesRoom, wasBelow });
      wasBelow = at?.goesBelow;
      return at;
    };
    // Once it is shown, and whenever more has come into it, for which it may have no room itself.
    const sizes = new ResizeObserver(() => {
      const moves = own.offsetHeight > 0 && place()?.moves;
      if (moves) scrollBy({ top: moves, behavior: scrollBehavior() });
    });
    sizes.observe(content);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [open, panel, id, align, makesRoom]);

  // Filled before it is shown; announced once it is.
  function fill(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState === 'open') setOpen(true);
  }

  function settle(event: ToggleEvent<HTMLDivElement>) {
    const isOpen = event.newState === 'open';
    if (!isOpen) setOpen(false);
    onToggle(isOpen);
  }

  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      onBeforeToggle={fill}
      onToggle={settle}
      style={{ width }}
      className={classNames(
        'fixed inset-auto m-0 max-w-[calc(100vw-32px)] overflow-y-auto rounded-card bg-raised text-ink shadow-(--elevation-sheet) open:animate-appear',
        className,
      )}
    >
      {open && children}
    </div>
  );
}

const triggerOf = (id: string): HTMLElement | null => document.querySelector(`[popovertarget="${id}"]`);

/** What is further up lies under the header, which stays. */
const BELOW_HEADER = 80;

function slackAbove(anchor: DOMRect): number {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return Math.max(Math.min(anchor.top - BELOW_HEADER, scrollHeight - clientHeight - scrollTop), 0);
}

function placeBeside(
  panel: HTMLElement,
  id: string,
  align: FloatingAlign,
  { makesRoom, wasBelow }: { makesRoom: boolean; wasBelow: boolean | undefined },
) {
  const trigger = triggerOf(id);
  if (!trigger) return;
  panel.style.maxHeight = '';
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const rtl = getComputedStyle(trigger).direction === 'rtl';
  const anchor = trigger.getBoundingClientRect();
  const at = floatingPlace(anchor, size, screen, align, rtl, { slack: makesRoom ? slackAbove(anchor) : 0, wasBelow });
  panel.style.left = `${at.left}px`;
  panel.style.top = `${at.top}px`;
  panel.style.maxHeight = `${at.maxHeight}px`;
  return at;
}
