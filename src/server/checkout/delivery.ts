import type { TownTime } from '#domain/catalog/town-clock.ts';
import type { VehicleBand } from '#domain/pricing/delivery-charge.ts';
import { surgeAt } from '#domain/pricing/surge-at.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import {
  type OrderStore,
  type OrderZone,
  placeOfStore,
  type SurgeRow,
  surgeRules,
  vehicleBands,
  zonesToOrderIn,
} from './order-facts.repository.ts';
import type { ShopperOrderRequest } from './order-request.ts';
import { roadKilometres } from './road-distance.ts';

export type DeliveryFacts = {
  /** The store's own. */
  home: OrderZone;
  /** Whose rates and switches count. */
  zone: OrderZone;
  /** Is anything delivered to the place? */
  isReached: boolean;
  /** Kilometres. */
  distance: number;
  vehicles: VehicleBand[];
  surge: SurgeRow | null;
};

type Destination = Pick<ShopperOrderRequest, 'order_type' | 'at'>;

type DeliveryRequest = {
  request: Destination;
  store: OrderStore;
  /** As `zonesFor` finds them. */
  zones: readonly OrderZone[];
  /** When it is to be delivered. */
  at: TownTime;
  /** As measured before; nothing: it is measured now. */
  distance: number | null | undefined;
};

const placeOf = ({ order_type, at }: Destination) => (order_type === 'delivery' ? at : null);

export const zonesFor = (tx: Db, request: Destination, store_id: number): Promise<OrderZone[]> =>
  zonesToOrderIn(tx, store_id, placeOf(request));

/** The store's own zone, or, where its module delivers everywhere, the one over the place. */
export async function deliveryOf(
  deps: Deps,
  tx: Db,
  { request, store, zones, at, distance }: DeliveryRequest,
): Promise<DeliveryFacts> {
  const place = placeOf(request);
  const home = zones[0];
  if (!home) throw new Error('a store stands in a zone');
  const reached = zones.find(
    ({ id, status, covers }) => status && covers && (id === home.id || store.all_zone_service),
  );
  const zone = reached ?? home;
  const facts = { home, zone, isReached: reached !== undefined, distance: 0, vehicles: [], surge: null };
  if (request.order_type !== 'delivery') return facts;
  const km = place ? (distance ?? (await roadKilometres(deps, store, place))) : 0;
  // A store that delivers itself has its own rates, and neither our vehicles nor our surge prices.
  if (store.self_delivery_system) return { ...facts, distance: km };
  return { ...facts, distance: km, ...(await chargesAt(tx, { zone_id: zone.id, module_id: store.module_id, at })) };
}

/** Surcharges on a delivery: for the vehicle that its distance needs, and the surge of the hour. */
export async function chargesAt(
  tx: Db,
  { zone_id, module_id, at }: { zone_id: number; module_id: number; at: TownTime },
): Promise<Pick<DeliveryFacts, 'vehicles' | 'surge'>> {
  const [rules, vehicles] = await Promise.all([
    surgeRules(tx, { zone_id, module_id, date: at.date }),
    vehicleBands(tx),
  ]);
  return { vehicles, surge: surgeAt(rules, at) };
}

/** Kilometres, measured before rows are read or locked: a map may take its time. null: nothing is delivered. */
export async function measureWay(
  deps: Deps,
  { order_type, at, store_id }: ShopperOrderRequest,
): Promise<number | null> {
  if (order_type !== 'delivery' || !at || store_id === null) return null;
  const store = await placeOfStore(deps.db, store_id);
  return store && roadKilometres(deps, store, at);
}
