import { useCallback, useEffect, useRef } from 'react';

/** For an answer that comes late: whether what asked for it is still on the screen. Whoever has left is led nowhere. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
