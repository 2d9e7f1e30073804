/** Modules offered in at least one of the zones. A shopper without a zone is offered none. */
export const modulesInZones = <Offered extends { zones: readonly { id: number }[] }>(
  modules: readonly Offered[],
  zoneIds: readonly number[],
): Offered[] => modules.filter(({ zones }) => zones.some(({ id }) => zoneIds.includes(id)));
