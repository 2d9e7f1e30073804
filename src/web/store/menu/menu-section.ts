import type { MenuCardData } from '../../catalog/cards.ts';

/** One shelf of a menu; of a long one the first items. */
export type MenuSection = { category_id: number; name: string; total_size: number; items: readonly MenuCardData[] };

/** Where on the page it stands. */
export const anchorOf = (category_id: number | 'popular'): string => `shelf-${category_id}`;
