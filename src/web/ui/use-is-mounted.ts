import { useCallback, useEffect, useRef } from 'react';

/** For an answer that comes late: whether what asked for it is still on the screen. Whoever has left is led nowhere. */
export function useStillHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
