/** The page of a provider of vehicles. */
export const providerAddress = ({ id, slug }: { id: number; slug: string }): string =>
  `/rental/provider-details/${encodeURIComponent(slug || String(id))}`;

/** The page of a vehicle. */
export const vehicleAddress = ({ id, slug }: { id: number; slug: string }): string =>
  `/rental/vehicle-details/${encodeURIComponent(slug || String(id))}`;
