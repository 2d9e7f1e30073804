const HOUR_MS = 3_600_000;
/** Early enough to plan the day; and once more close to it for what was confirmed later than that. */
const HOURS_BEFORE = [24, 2] as const;

/** Nobody is reminded earlier than this. */
export const LONGEST_BEFORE_MS = HOURS_BEFORE[0] * HOUR_MS;

/** When somebody is reminded of a pickup. Null: it was confirmed so shortly before that they know. */
export function reminderAt({ schedule_at, confirmed_at }: { schedule_at: Date; confirmed_at: Date }): Date | null {
  const moments = HOURS_BEFORE.map((hours) => new Date(schedule_at.getTime() - hours * HOUR_MS));
  return moments.find((moment) => confirmed_at <= moment) ?? null;
}
