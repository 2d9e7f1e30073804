import { useLayoutEffect, useRef } from 'react';
import { layersClosedByBack } from './back.ts';

/** While it is open, Back closes it instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    if (isOpen) return layersClosedByBack().addLayer(() => latest.current());
  }, [isOpen]);
}
