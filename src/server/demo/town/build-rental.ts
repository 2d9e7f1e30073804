import { searchable } from '#domain/search/searchable.ts';
import { idOf } from './build-items.ts';
import type { Store } from './build-stores.ts';
import {
  type VehicleCategoryContent,
  type VehicleContent,
  vehicleBrands,
  vehicleCategories,
  vehicles,
} from './content/rental.ts';
import { type Draft, type Row, sameInAll } from './draft.ts';
import { type Random, randomFrom } from './random.ts';

export type Vehicle = { id: number; store: Store; trips: number };

export function buildRental(draft: Draft, providers: readonly Store[]): Vehicle[] {
  const categories = new Map(
    vehicleCategories.map(({ key, name, object, ground }, position) => [
      key,
      draft.add('vehicle_categories', {
        slug: key,
        name,
        image: draft.pictures.add({ kind: 'tile', object, ground }),
        position,
      }),
    ]),
  );
  const brands = new Map(
    vehicleBrands.map(({ key, name, object }) => [
      key,
      draft.add('vehicle_brands', {
        slug: key,
        name: sameInAll(name),
        image: draft.pictures.add({ kind: 'tile', object, ground: 'sand' }),
      }),
    ]),
  );
  const known = new Map(vehicles.map((vehicle) => [vehicle.key, vehicle]));
  return providers.flatMap((store) =>
    store.sells.map((key) => {
      const content = idOf(known, key);
      return addVehicle(draft, store, content, idOf(categories, content.category), idOf(brands, content.brand));
    }),
  );
}

function addVehicle(
  draft: Draft,
  store: Store,
  content: VehicleContent,
  category_id: number,
  brand_id: number,
): Vehicle {
  const random = randomFrom(`vehicle ${store.key} ${content.key}`);
  const brand = vehicleBrands.find(({ key }) => key === content.brand)?.name ?? '';
  const name = `${brand} ${content.model}`;
  const trips = Math.floor(4 + 220 * store.fame * random.number());
  const colours = picturesOf(draft, content, random);
  const dearer = 0.9 + 0.2 * random.number();
  const id = draft.add('vehicles', {
    provider_id: store.id,
    module_id: store.module_id,
    zone_id: store.zone_id,
    category_id,
    brand_id,
    slug: `${content.key}-${store.key}`,
    name: sameInAll(name),
    description: content.description,
    thumbnail: colours[0],
    images: colours,
    model: `${content.model} ${random.whole(2020, 2025)}`,
    type: content.type,
    engine_capacity: content.engine_capacity ?? null,
    engine_power: content.engine_power ?? null,
    seating_capacity: content.seats,
    air_condition: content.air,
    fuel_type: content.fuel,
    transmission_type: content.transmission,
    ...prices(content, dearer),
    ...discount(random),
    tag: [content.type, content.fuel].filter((tag) => tag !== 'none'),
    new_tag: random.chance(0.2),
    total_trip: trips,
    search_text: searchable(name, content.type, ...Object.values(categoryOf(content).name)),
    created_at: draft.moment(-store.age * random.number()),
  });
  for (let unit = 0, units = random.whole(1, 5); unit < units; unit++) addUnit(draft, id);
  return { id, store, trips };
}

function prices({ hourly, daily, kilometre }: VehicleContent, dearer: number): Row {
  const drifted = (price: number | undefined, step: number) => Math.round(((price ?? 0) * dearer) / step) * step;
  return {
    trip_hourly: hourly !== undefined,
    trip_day_wise: daily !== undefined,
    trip_distance: kilometre !== undefined,
    hourly_price: drifted(hourly, 10),
    day_wise_price: drifted(daily, 100),
    distance_price: drifted(kilometre, 1),
  };
}

function discount(random: Random): Row {
  if (random.chance(0.75)) return { discount_price: 0, discount_type: 'percent' };
  return random.chance(0.7)
    ? { discount_price: random.pick([5, 10, 15, 20]), discount_type: 'percent' }
    : { discount_price: random.pick([100, 200, 300]), discount_type: 'amount' };
}

function categoryOf(content: VehicleContent): VehicleCategoryContent {
  const category = vehicleCategories.find(({ key }) => key === content.category);
  if (!category) throw new Error(`no vehicle category ${content.category}`);
  return category;
}

const HUES = [0, 25, 45, 140, 200, 220, 265, 330];

/** The colour it comes in first, then two more it is also seen in. */
function picturesOf(draft: Draft, content: VehicleContent, random: Random): string[] {
  const { object, ground } = categoryOf(content);
  const plain = random.chance(0.2);
  return random
    .some(HUES, 3)
    .map((hue, index) =>
      draft.pictures.add({ kind: 'vehicle', object, ground, ...(plain && index === 0 ? { grey: true } : { hue }) }),
    );
}

/** Plates as in Sweden (ABC 12D) and a chassis number, from the count of units, so that none comes twice. */
function addUnit(draft: Draft, vehicle_id: number): void {
  const serial = draft.rows.vehicle_units.length;
  // A prime step walks all 1000 letter triples before one comes back.
  const step = (serial * 617) % 1000;
  const letters = [step % 10, Math.floor(step / 10) % 10, Math.floor(step / 100)].map((digit) => 'BDFHJKLNRT'[digit]);
  draft.add('vehicle_units', {
    vehicle_id,
    vin_number: `YV9DEMO${String(serial).padStart(10, '0')}`,
    license_plate_number: `${letters.join('')} ${String((serial * 37) % 100).padStart(2, '0')}${'ABCDEGHJKL'[serial % 10]}`,
  });
}
