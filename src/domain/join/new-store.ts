/** A name as a part of an address; null where nothing of it can stand there. */
export function slugOf(name: string): string | null {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return slug === '' ? null : slug;
}

/** Until a store says when it is open, in the town's clock; 0 is Sunday. */
export const FIRST_HOURS = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time: '09:00', closing_time: '21:00' }));

/** When what was paid for, or may be tried, ends. */
export const endOfSubscription = (from: Date, days: number): Date => new Date(from.getTime() + days * 86_400_000);
