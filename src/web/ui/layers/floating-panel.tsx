import { type ReactNode, type RefObject, type ToggleEvent, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { type FloatingAlign, floatingPlace } from './floating-place.ts';
import { useBackCloses } from './use-back-closes.ts';

type FloatingPanelProps = {
  /** The trigger carries the same id as its `popoverTarget`: the browser opens, closes, and gives the focus back. */
  id: string;
  panel: RefObject<HTMLDivElement | null>;
  align: FloatingAlign;
  width?: number | undefined;
  className?: string | undefined;
  onToggle(open: boolean): void;
  children: ReactNode;
};

/** The browser's own popover beside its trigger. What is in it exists only while it is open. */
export function FloatingPanel({ id, panel, align, width, className, onToggle, children }: FloatingPanelProps) {
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => panel.current?.hidePopover());

  useEffect(() => {
    if (!open) return;
    const place = () => panel.current && placeBeside(panel.current, id, align);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [open, panel, id, align]);

  // Filled before it is shown; measured, placed and announced once it is.
  function fill(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState === 'open') setOpen(true);
  }

  function settle(event: ToggleEvent<HTMLDivElement>) {
    const isOpen = event.newState === 'open';
    if (isOpen) placeBeside(event.currentTarget, id, align);
    else setOpen(false);
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

function placeBeside(panel: HTMLElement, id: string, align: FloatingAlign): void {
  const trigger = triggerOf(id);
  if (!trigger) return;
  panel.style.maxHeight = '';
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const rtl = getComputedStyle(trigger).direction === 'rtl';
  const at = floatingPlace(trigger.getBoundingClientRect(), size, screen, align, rtl);
  panel.style.left = `${at.left}px`;
  panel.style.top = `${at.top}px`;
  panel.style.maxHeight = `${at.maxHeight}px`;
}
