/** `2026-11` and the months before it, oldest first; `date` is a day of the last one. */
export function lastMonths(date: string, count: number): string[] {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return Array.from({ length: count }, (_, at) => {
    const past = year * 12 + month - 1 - (count - 1 - at);
    return `${Math.floor(past / 12)}-${String((past % 12) + 1).padStart(2, '0')}`;
  });
}
