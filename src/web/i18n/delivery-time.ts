import type { Translate } from './i18n.tsx';

const UNITS = { min: 'card.minutes', hours: 'card.hours', days: 'card.days' } as const;

/** "20-30 min" as the shopper's language says it. */
export function deliveryTime(t: Translate, text: string): string {
  const [, from, to, unit] = /^(\d+)-(\d+) (min|hours|days)$/.exec(text) ?? [];
  return from && to && unit ? t(UNITS[unit as keyof typeof UNITS], { from, to }) : text;
}
