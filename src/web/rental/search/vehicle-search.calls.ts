import { searchVehicles, type VehicleQuery } from '#contract/rental/vehicle-search.ts';
import type { ApiClient } from '#web/api/client.ts';
import { toVehicleCard } from '../to-vehicle-card.ts';

/** One page of what was found, as much of it as is drawn. */
export async function vehiclesFound(api: ApiClient, query: VehicleQuery, signal: AbortSignal) {
  const {
    total_size,
    vehicles,
    limit: _limit,
    offset: _offset,
    ...found
  } = await api(searchVehicles, { query }, signal);
  return { ...found, total: total_size, vehicles: vehicles.map(toVehicleCard) };
}

export type FoundPage = Awaited<ReturnType<typeof vehiclesFound>>;
