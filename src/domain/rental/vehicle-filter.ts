/** Seats as people ask for them; a last range without an end. */
export const SEAT_RANGES = ['1-4', '5-8', '9-13', '14-1000'] as const;
export const FUEL_TYPES = ['petrol', 'diesel', 'electric', 'hybrid', 'none'] as const;
export const TRANSMISSION_TYPES = ['automatic', 'manual', 'none'] as const;

export type SeatRange = (typeof SEAT_RANGES)[number];

/** What vehicles are narrowed by, one group a name; an empty group lets everything through. Prices are minor units. */
export type VehicleFilter = {
  category_ids: readonly number[];
  brand_ids: readonly number[];
  seating_capacity: readonly SeatRange[];
  /** With, without, or both. */
  air_condition: readonly boolean[];
  transmission_type: readonly (typeof TRANSMISSION_TYPES)[number][];
  fuel_type: readonly (typeof FUEL_TYPES)[number][];
  min_price: number | null;
  max_price: number | null;
};

export const NO_VEHICLE_FILTER: VehicleFilter = {
  category_ids: [],
  brand_ids: [],
  seating_capacity: [],
  air_condition: [],
  transmission_type: [],
  fuel_type: [],
  min_price: null,
  max_price: null,
};

/** As much of a vehicle as filters look at. `price`: for this trip, or the lowest rate while no trip is known. */
export type FilteredVehicle = {
  category_id: number;
  brand_id: number;
  seating_capacity: number;
  air_condition: boolean;
  transmission_type: VehicleFilter['transmission_type'][number];
  fuel_type: VehicleFilter['fuel_type'][number];
  provider_id: number;
  price: number;
};

export const seatsOf = (range: SeatRange): { least: number; most: number } => {
  const [least = 0, most = 0] = range.split('-').map(Number);
  return { least, most };
};

const rangeOf = (seats: number): SeatRange | undefined =>
  SEAT_RANGES.find((range) => seats >= seatsOf(range).least && seats <= seatsOf(range).most);

/** What a vehicle counts as in each group. */
const GROUPS = {
  category_ids: ({ category_id }: FilteredVehicle) => category_id,
  brand_ids: ({ brand_id }: FilteredVehicle) => brand_id,
  seating_capacity: ({ seating_capacity }: FilteredVehicle) => rangeOf(seating_capacity),
  air_condition: ({ air_condition }: FilteredVehicle) => air_condition,
  transmission_type: ({ transmission_type }: FilteredVehicle) => transmission_type,
  fuel_type: ({ fuel_type }: FilteredVehicle) => fuel_type,
} as const;

type Group = keyof typeof GROUPS;

/** Whether a vehicle passes all groups of a filter, one of them left aside. */
const passesGroups = (vehicle: FilteredVehicle, filter: VehicleFilter, aside?: Group): boolean =>
  (Object.keys(GROUPS) as Group[]).every((group) => {
    const chosen: readonly unknown[] = filter[group];
    return group === aside || chosen.length === 0 || chosen.includes(GROUPS[group](vehicle));
  });

const passesPrice = ({ price }: FilteredVehicle, { min_price, max_price }: VehicleFilter): boolean =>
  price >= (min_price ?? 0) && price <= (max_price ?? Number.POSITIVE_INFINITY);

type Counted<Value> = { value: Value; count: number }[];

/** How many vehicles there are of each value. */
function countBy<Value>(
  vehicles: readonly FilteredVehicle[],
  pick: (vehicle: FilteredVehicle) => Value | undefined,
): Counted<Value> {
  const counts = new Map<Value, number>();
  for (const vehicle of vehicles) {
    const value = pick(vehicle);
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

const PRICE_STEPS = 16;

export type VehicleCounts = ReturnType<typeof countVehicles>;

/** What the filters of a search show beside their choices, and the pins of its map. */
export function countVehicles(vehicles: readonly FilteredVehicle[], filter: VehicleFilter) {
  const prices = vehicles.map(({ price }) => price);
  const [min_price, max_price] = prices.length === 0 ? [0, 0] : [Math.min(...prices), Math.max(...prices)];
  const inPrice = vehicles.filter((vehicle) => passesPrice(vehicle, filter));
  /** How many there would be of each choice, were it the only one of its group. */
  const choices = <Value>(group: Group, pick: (vehicle: FilteredVehicle) => Value | undefined) =>
    countBy(
      inPrice.filter((vehicle) => passesGroups(vehicle, filter, group)),
      pick,
    );
  const shown = inPrice.filter((vehicle) => passesGroups(vehicle, filter));
  return {
    total: shown.length,
    choices: {
      category_ids: choices('category_ids', GROUPS.category_ids),
      brand_ids: choices('brand_ids', GROUPS.brand_ids),
      seating_capacity: choices('seating_capacity', GROUPS.seating_capacity),
      air_condition: choices('air_condition', GROUPS.air_condition),
      transmission_type: choices('transmission_type', GROUPS.transmission_type),
      fuel_type: choices('fuel_type', GROUPS.fuel_type),
    },
    /** The cheapest and the dearest before any filter, and how many lie in each of the equal steps between them. */
    min_price,
    max_price,
    price_counts: priceSteps(
      vehicles.filter((vehicle) => passesGroups(vehicle, filter)),
      min_price,
      max_price,
    ),
    /** How many each provider has of them, and its lowest price. */
    providers: countBy(shown, ({ provider_id }) => provider_id).map(({ value: provider_id, count }) => ({
      provider_id,
      vehicles_count: count,
      min_price: Math.min(...shown.filter((one) => one.provider_id === provider_id).map(({ price }) => price)),
    })),
  };
}

function priceSteps(vehicles: readonly FilteredVehicle[], min: number, max: number): number[] {
  const counts = new Array<number>(PRICE_STEPS).fill(0);
  for (const { price } of vehicles) {
    const share = max === min ? 0 : (price - min) / (max - min);
    const step = Math.min(PRICE_STEPS - 1, Math.floor(share * PRICE_STEPS));
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
}
