import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';

const SIDES = {
  bottom: 'inset-s-1/2 top-full mt-2 ltr:-translate-x-1/2 rtl:translate-x-1/2',
  top: 'inset-s-1/2 bottom-full mb-2 ltr:-translate-x-1/2 rtl:translate-x-1/2',
  start: 'inset-e-full top-1/2 me-2 -translate-y-1/2',
} as const;

type TooltipProps = { text: string; side?: keyof typeof SIDES; className?: string; children: ReactNode };

/**
 * Shows to the eye the name its child already has for screen readers. It stands in the page itself: the header is on
 * every screen, and a positioning library would be the largest thing in it.
 */
export function Tooltip({ text, side = 'bottom', className, children }: TooltipProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const on = (target: EventTarget | null, type: string, react: (event: Event) => void) =>
      target?.addEventListener(type, react, { signal: listening.signal });
    on(place.current, 'pointerenter', (event) => setShown((event as PointerEvent).pointerType === 'mouse'));
    on(place.current, 'pointerleave', () => setShown(false));
    on(place.current, 'focusin', (event) => setShown((event.target as Element).matches(':focus-visible')));
    on(place.current, 'focusout', () => setShown(false));
    on(document, 'keydown', (event) => (event as KeyboardEvent).key === 'Escape' && setShown(false));
    return () => listening.abort();
  }, []);

  return (
    <span ref={place} className={classNames('relative inline-flex', className)}>
      {children}
      <span
        aria-hidden
        className={classNames('tooltip', shown ? 'opacity-100 delay-150' : 'invisible opacity-0', SIDES[side])}
      >
        {text}
      </span>
    </span>
  );
}
