import { useEffect, useState } from 'react';
import { shopTime } from '#web/api/shop-time.ts';

const TICK_MS = 10_000;

/** The clock, for what counts down before the shopper's eyes. */
export function useNow(): number {
  const [now, setNow] = useState(shopTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(shopTime()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
