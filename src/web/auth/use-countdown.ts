import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Whole seconds that are left; the clock counts, so a tab that slept wakes up with the right figure. */
export function useCountdown(seconds: number, first = seconds): { left: number; restart(): void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + first * SECOND);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / SECOND));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND / 4);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    left,
    restart() {
      const start = Date.now();
      setNow(start);
      setEndsAt(start + seconds * SECOND);
    },
  };
}
