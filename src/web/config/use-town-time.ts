import { useSyncExternalStore } from 'react';
import { type TownTime, townTime } from '#domain/catalog/town-clock.ts';
import { shopTime } from '#web/api/shop-time.ts';
import { useConfig } from './config.queries.ts';

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for the whole page, however many cards look at it. */
function subscribe(changed: () => void) {
  listeners.add(changed);
  timer ??= setInterval(() => {
    for (const tick of listeners) tick();
  }, MINUTE / 4);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const thisMinute = () => Math.floor(shopTime() / MINUTE);

/**
 * What the town's clock says, by the minute. `madeAt`: the moment the page's data was made, which both the server and
 * the first render in the browser can know; without it nothing is known until the browser has taken over. `isNeeded`: no
 * where the answer would not matter; the first look at another time zone costs a phone a tenth of a second.
 */
export function useTownTime(madeAt?: number, isNeeded = true): TownTime | null {
  const { timezone } = useConfig();
  const minute = useSyncExternalStore(
    subscribe,
    () => (isNeeded ? thisMinute() : null),
    () => (isNeeded && madeAt !== undefined ? Math.floor(madeAt / MINUTE) : null),
  );
  return minute === null ? null : townAt(minute, timezone);
}

/**
 * Whether something holds by the town's clock, rendering again only when that changes. No until the browser took over.
 * `now` is asked for only by who needs it.
 */
export function useTownClockCheck(holds: (now: () => TownTime) => boolean): boolean {
  const { timezone } = useConfig();
  return useSyncExternalStore(
    subscribe,
    () => holds(() => townAt(thisMinute(), timezone)),
    () => false,
  );
}

let last: { minute: number; timezone: string; time: TownTime } | null = null;

/** A page of cards asks for the same minute a hundred times. */
function townAt(minute: number, timezone: string): TownTime {
  if (last?.minute !== minute || last.timezone !== timezone)
    last = { minute, timezone, time: townTime(new Date(minute * MINUTE), timezone) };
  return last.time;
}
