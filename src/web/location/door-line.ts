import '#web/i18n/lazy/location.ts';
import type { Translate } from '#web/i18n/i18n.tsx';

const PARTS = ['road', 'house', 'floor'] as const;

type Door = { [Part in (typeof PARTS)[number]]?: string | null | undefined };

/** How to find a door, of what is known about it; empty: nothing is. The commas are the specification's. */
export const doorLine = (t: Translate, door: Door): string =>
  PARTS.flatMap((part) => {
    const value = door[part]?.trim();
    return value ? [t(`place.door.${part}`, { value })] : [];
  }).join(t('place.door.between'));
