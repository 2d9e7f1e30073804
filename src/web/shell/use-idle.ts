import { useEffect, useState } from 'react';

/** False until the page is through with itself. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    (window.requestIdleCallback ?? setTimeout)(() => setIdle(true));
  }, []);
  return isIdle;
}
