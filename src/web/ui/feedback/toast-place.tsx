import { useLayoutEffect, useRef } from 'react';

/** Where toasts are seen while something lies over the page: the last one that was opened. */
const places: HTMLElement[] = [];
const listeners = new Set<() => void>();
const tell = () => {
  for (const changed of listeners) changed();
};

export const topPlace = (): HTMLElement | null => places.at(-1) ?? null;

export function onPlace(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/**
 * In a dialog, sheet or drawer a toast has a place of its own above the foot: it lies over nothing, and whoever is kept
 * inside by the keyboard or a screen reader still gets to it.
 */
export function ToastPlace() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    if (!own) return;
    places.push(own);
    tell();
    return () => {
      places.splice(places.indexOf(own), 1);
      tell();
    };
  }, []);
  return <div ref={place} className="order-1 shrink-0" />;
}
