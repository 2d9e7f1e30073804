import { isUntilMidnight } from '../catalog/opening-hours.ts';
import type { TownTime } from '../catalog/town-clock.ts';

/** Hours in the town's own clock, both ends within: on the days from start to end, or every week for good. */
export type SurgeHours = { start_time: string; end_time: string } & (
  | { is_permanent: false; start_date: string; end_date: string }
  | { is_permanent: true; weekly_days: readonly number[] }
);

/** The surge at this moment: a dated one goes before the weekly ones. */
export function surgeAt<Rule extends SurgeHours>(rules: readonly Rule[], now: TownTime): Rule | null {
  const running = rules.filter(
    ({ start_time, end_time }) =>
      start_time <= now.time && (now.time <= end_time || isUntilMidnight({ closing_time: end_time })),
  );
  return (
    running.find((rule) => !rule.is_permanent && rule.start_date <= now.date && now.date <= rule.end_date) ??
    running.find((rule) => rule.is_permanent && rule.weekly_days.includes(now.day)) ??
    null
  );
}
