import { useEffect, useRef } from 'react';

/** What the keyboard of a phone leaves of the screen, as `--screen-height` of an element: its foot stays above the keyboard. */
export function useScreenHeight() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => element.current?.style.setProperty('--screen-height', `${Math.round(view.height)}px`);
    measure();
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, []);
  return element;
}
