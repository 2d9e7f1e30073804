type Addressed = { id: number; slug: string; module_id: number; isCampaignItem: boolean };

/** An item's own page, by its slug where it has one. */
export const productPath = ({ id, slug }: Pick<Addressed, 'id' | 'slug'>): string =>
  `/product/${encodeURIComponent(slug || String(id))}`;

/** As links carry it: with its module, and for what belongs to a campaign with that word. */
export const productAddress = (item: Addressed): string =>
  `${productPath(item)}?module_id=${item.module_id}${item.isCampaignItem ? '&campaign=1' : ''}`;

/** The one address of the page, however it was reached. */
export const canonicalPath = (item: Addressed): string =>
  `${productPath(item)}${item.isCampaignItem ? '?campaign=1' : ''}`;
