/** The page of a provider of vehicles, by its slug where it has one. */
export const providerAddress = ({ id, slug }: { id: number; slug: string }): string =>
  `/rental/provider-details/${encodeURIComponent(slug || String(id))}`;
