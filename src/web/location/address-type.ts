import '#web/i18n/lazy/addresses.ts';
import type { Translate } from '#web/i18n/i18n.tsx';

const TYPES = {
  home: 'address.type.home',
  office: 'address.type.office',
  other: 'address.type.other',
} as const;

/** What kind of address it is; whatever nobody saved is a selected one. */
export const addressTypeText = (t: Translate, type: string): string =>
  t(TYPES[type as keyof typeof TYPES] ?? 'address.type.selected');
