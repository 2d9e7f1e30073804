import type { Translate } from '#web/i18n/i18n.tsx';
import type { StoreCardData } from './cards.ts';

/** "Closed · opens tomorrow 07:00", in the shopper's language. */
export function openingText(t: Translate, language: string, next: StoreCardData['next_opening']): string {
  if (!next) return t('card.closed');
  const { in_days, time } = next;
  if (in_days === 0) return t('card.opens', { time });
  if (in_days === 1) return t('card.opens_tomorrow', { time });
  // The first of January 2023 was a Sunday, day 0.
  const date = new Date(Date.UTC(2023, 0, 1 + next.day));
  return t('card.opens_on', {
    day: new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date),
    time,
  });
}

export const distanceText = (t: Translate, metres: number): string =>
  metres < 1000
    ? t('card.metres', { distance: String(Math.round(metres / 10) * 10) })
    : t('card.kilometres', { distance: (metres / 1000).toFixed(1) });
