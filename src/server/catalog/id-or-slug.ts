/** What an address names a thing by: a number is its id, everything else the name it was given. */
export const readIdOrSlug = (idOrSlug: string): { id: number | null; slug: string } => ({
  id: /^\d{1,9}$/.test(idOrSlug) ? Number(idOrSlug) : null,
  slug: idOrSlug,
});
