import * as z from 'zod/mini';
import { wallClockOf } from '#domain/checkout/moment-in.ts';
import { MOST_HOURS } from '#domain/rental/change-plan.ts';
import { RENTAL_TYPES } from '#domain/rental/trip-plan.ts';
import { FUEL_TYPES, SEAT_RANGES, TRANSMISSION_TYPES } from '#domain/rental/vehicle-filter.ts';
import { idList, idOrSlug, prices, wordList } from '../catalog/inputs.ts';
import { endpoint } from '../endpoint.ts';
import { money, numberText, page, pageOf, pictureUrl } from '../wire.ts';
import { fromRental, vehicleShape } from './rental.ts';

/** `provider_wise` is what clients send who show a provider's vehicles and no trip. Both spellings of distance are read. */
const tripType = z.codec(
  z.enum([...RENTAL_TYPES, 'distance', 'provider_wise']),
  z.enum([...RENTAL_TYPES, 'provider_wise']),
  { decode: (type) => (type === 'distance' ? 'distance_wise' : type), encode: (type) => type },
);

const optionalFlag = z.optional(
  z.codec(z.enum(['0', '1', 'true', 'false']), z.boolean(), {
    decode: (text) => text === '1' || text === 'true',
    encode: (on) => (on ? '1' : '0'),
  }),
);

const positive = (most: number) => z.optional(z.pipe(numberText, z.number().check(z.positive(), z.maximum(most))));

const place = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** A place as JSON text; what else stands in it is not looked at. */
const placeText = z.codec(
  z.string().check(
    z.maxLength(1000),
    z.refine((text) => readPlace(text) !== null),
  ),
  place,
  {
    decode: (text) => readPlace(text) ?? { lat: 0, lng: 0 },
    encode: ({ lat, lng }) => JSON.stringify({ lat, lng }),
  },
);

function readPlace(text: string): z.output<typeof place> | null {
  try {
    const { lat, lng } = JSON.parse(text);
    const read = place.safeParse({ lat: Number(lat), lng: Number(lng) });
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The pickup as the town's clock shows it: `2026-11-20 09:00`, with or without seconds. */
const dateText = z.codec(
  z.string().check(
    z.trim(),
    z.refine((text) => wallClockOf(text) !== null),
  ),
  z.string(),
  {
    decode: (text) => text.slice(0, 16).replace(' ', 'T'),
    encode: (time) => time.replace('T', ' '),
  },
);

const searched = {
  ...page,
  name: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** With it, vehicles that are promised to others for the whole time are left out. */
  date: z.optional(dateText),
  /** Only what is offered for such trips; prices are then those of the whole trip. */
  trip_type: z.optional(tripType),
  /** Hours, no more than a cart takes; of a trip by the day 24 are a day, of one by distance the time on the road. */
  duration: positive(MOST_HOURS),
  /** Kilometres of a trip by distance. */
  distance: positive(100_000),
  pickup_location: z.optional(placeText),
  ...prices,
  category_ids: z.optional(idList),
  brand_ids: z.optional(idList),
  seating_capacity: z.optional(wordList(SEAT_RANGES)),
  air_condition: optionalFlag,
  no_air_condition: optionalFlag,
  transmission_type: z.optional(wordList(TRANSMISSION_TYPES)),
  fuel_type: z.optional(wordList(FUEL_TYPES)),
  /** Only these: what somebody has looked at before. */
  vehicle_ids: z.optional(idList),
  /** The kind of drive: family, luxury … */
  vehicle_type: z.optional(z.string().check(z.trim(), z.maxLength(50))),
  sortby_price: z.optional(z.enum(['asc', 'desc'])),
  /** Without it, as with it: the best rated first. */
  top_rated: optionalFlag,
};

const searchQuery = z.object({ ...searched, provider_id: z.optional(idOrSlug) });

export type VehicleQuery = z.output<typeof searchQuery>;

const counted = <Value extends z.ZodMiniType>(value: Value) => z.array(z.object({ value, count: z.int() }));

const foundShape = pageOf({
  vehicles: z.array(vehicleShape),
  min_price: money,
  max_price: money,
  /**
   * How many vehicles each choice of a filter would show; null in a fleet too large to count, of which total_size tells
   * the least there are.
   */
  counts: z.nullable(
    z.object({
      category_ids: counted(z.int()),
      brand_ids: counted(z.int()),
      seating_capacity: counted(z.enum(SEAT_RANGES)),
      air_condition: counted(z.boolean()),
      transmission_type: counted(z.enum(TRANSMISSION_TYPES)),
      fuel_type: counted(z.enum(FUEL_TYPES)),
    }),
  ),
  /** How many lie in each of the equal steps from min_price to max_price. */
  price_counts: z.array(z.int()),
  /** Who rents them out, and from which price: the pins of a map. */
  providers: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      slug: z.string(),
      logo: z.string(),
      logo_full_url: pictureUrl,
      latitude: z.string(),
      longitude: z.string(),
      avg_rating: z.number(),
      rating_count: z.int(),
      vehicles_count: z.int(),
      min_price: money,
    }),
  ),
});

export type FoundVehicles = z.output<typeof foundShape>;

export const searchVehicles = endpoint({
  ...fromRental,
  name: 'searchVehicles',
  summary: 'Vehicles for a trip: by words, place, time, price of the trip and what they are, the best rated first',
  path: '/api/v1/rental/vehicle/search',
  query: searchQuery,
  reply: foundShape,
});

export const listProviderVehicles = endpoint({
  ...fromRental,
  name: 'listProviderVehicles',
  summary: 'The vehicles of one provider, with the filters of the search',
  path: '/api/v1/rental/vehicle/get-provider-vehicles',
  query: z.object({ ...searched, provider_id: idOrSlug }),
  reply: foundShape,
});

const brandShape = z.object({ id: z.int(), name: z.string(), image: z.string(), image_full_url: pictureUrl });

export const listVehicleBrands = endpoint({
  ...fromRental,
  name: 'listVehicleBrands',
  summary: 'Makers of vehicles',
  path: '/api/v1/rental/vehicle/brand-list',
  query: z.object({ ...page, search: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
  reply: pageOf({ brands: z.array(brandShape) }),
});

export const suggestVehicles = endpoint({
  ...fromRental,
  name: 'suggestVehicles',
  summary: 'What a typed name may mean, as "Brand - Name"',
  path: '/api/v1/rental/vehicle/search/suggestion',
  query: z.object({ name: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
  reply: z.array(z.string()),
});

export const suggestPopularBrands = endpoint({
  ...fromRental,
  name: 'suggestPopularBrands',
  summary: 'The ten brands that most trips were made with',
  path: '/api/v1/rental/vehicle/popular-suggestion',
  reply: z.array(brandShape),
});
