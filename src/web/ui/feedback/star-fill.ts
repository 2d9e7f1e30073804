export type StarFill = 'full' | 'half' | 'empty';

/** The five stars of a value, rounded to the nearest half. */
export function starFills(value: number): { star: number; fill: StarFill }[] {
  const halves = Math.round(Math.min(Math.max(value, 0), 5) * 2);
  return [1, 2, 3, 4, 5].map((star) => ({ star, fill: fillOf(star, halves) }));
}

function fillOf(star: number, halves: number): StarFill {
  if (halves >= star * 2) return 'full';
  return halves === star * 2 - 1 ? 'half' : 'empty';
}
