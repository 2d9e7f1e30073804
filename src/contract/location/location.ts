import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moduleShape } from '../modules/modules.ts';
import { flag, latitude, longitude, money, point, shortText } from '../wire.ts';
import { autocompleteShape, directionShape, distanceShape, geocodeShape, placeShape } from './geo-shapes.ts';

/** What a module's delivery costs in a zone. */
const pivotShape = z.object({
  module_id: z.int(),
  zone_id: z.int(),
  delivery_charge_type: z.enum(['distance', 'fixed']),
  per_km_shipping_charge: money,
  minimum_shipping_charge: money,
  maximum_shipping_charge: z.nullable(money),
  fixed_shipping_charge: money,
  maximum_cod_order_amount: z.nullable(money),
});

export const zoneShape = z.object({
  id: z.int(),
  name: z.string(),
  display_name: z.string(),
  status: flag,
  is_default: flag,
  cash_on_delivery: z.boolean(),
  digital_payment: z.boolean(),
  offline_payment: z.boolean(),
  /** Per cent on top of the delivery charge while its status is 1. */
  increased_delivery_fee: z.number(),
  increased_delivery_fee_status: flag,
  increase_delivery_charge_message: z.nullable(z.string()),
  modules: z.array(z.extend(moduleShape, { pivot: pivotShape })),
});

export type Zone = z.output<typeof zoneShape>;

export const zoneOnMapShape = z.extend(zoneShape, {
  /** Spelt so in this interface. One ring a zone. */
  formated_coordinates: z.array(z.array(z.object({ lat: z.number(), lng: z.number() }))),
  /** The same as GeoJSON. */
  coordinates: z.object({
    type: z.literal('Polygon'),
    coordinates: z.array(z.array(z.tuple([z.number(), z.number()]))),
  }),
});

export type ZoneOnMap = z.output<typeof zoneOnMapShape>;

/** The ids as clients store them and send them back: the text of a JSON list. */
const zoneIdsText = z.codec(z.string(), z.array(z.int()), {
  decode: (text) => JSON.parse(text),
  encode: (ids) => JSON.stringify(ids),
});

export const findZones = endpoint({
  name: 'findZones',
  feature: 'location',
  summary: 'The zones that cover a place, smallest first',
  method: 'GET',
  path: '/api/v1/config/get-zone-id',
  access: 'public',
  query: z.object(point),
  reply: z.object({ zone_id: zoneIdsText, zone_data: z.array(zoneShape) }),
  lifetime: 'settings',
});

export const listZones = endpoint({
  name: 'listZones',
  feature: 'location',
  summary: 'All active zones with their borders and modules',
  method: 'GET',
  path: '/api/v1/zone/list',
  access: 'public',
  reply: z.array(zoneOnMapShape),
  lifetime: 'settings',
});

/** One id, or the list that get-zone-id answered; some clients keep its numbers as texts. */
const zoneIdQuery = z.codec(
  z.string().check(z.trim(), z.regex(/^(\d{1,9}|\[\s*("?)\d{1,9}\2(\s*,\s*("?)\d{1,9}\4){0,99}\s*\])$/)),
  z.array(z.number()),
  { decode: (text) => (text.match(/\d+/g) ?? []).map(Number), encode: (ids) => JSON.stringify(ids) },
);

export const checkZone = endpoint({
  name: 'checkZone',
  feature: 'location',
  summary: 'Whether a place lies in the zone (or in one of the zones)',
  method: 'GET',
  path: '/api/v1/zone/check',
  access: 'public',
  query: z.object({ ...point, zone_id: zoneIdQuery }),
  reply: z.boolean(),
  lifetime: 'settings',
});

/** Behind these may stand someone else's server that we must not overrun. */
const GEO_PER_MINUTE = 300;

export const reverseGeocode = endpoint({
  name: 'reverseGeocode',
  feature: 'location',
  summary: 'The address of a place; results[0].formatted_address is the one to show',
  method: 'GET',
  path: '/api/v1/config/geocode-api',
  access: 'public',
  query: z.object(point),
  reply: geocodeShape,
  lifetime: 'geo',
  perMinute: GEO_PER_MINUTE,
});

export const searchPlaces = endpoint({
  name: 'searchPlaces',
  feature: 'location',
  summary: 'Places and addresses that match a text while it is typed',
  method: 'GET',
  path: '/api/v1/config/place-api-autocomplete',
  access: 'public',
  query: z.object({ search_text: shortText(200) }),
  reply: autocompleteShape,
  lifetime: 'geo',
  perMinute: GEO_PER_MINUTE,
});

export const placeDetails = endpoint({
  name: 'placeDetails',
  feature: 'location',
  summary: 'Where a found place is',
  method: 'GET',
  path: '/api/v1/config/place-api-details',
  access: 'public',
  query: z.object({ placeid: shortText(300) }),
  reply: placeShape,
  lifetime: 'geo',
  perMinute: GEO_PER_MINUTE,
});

const MODES = ['DRIVE', 'WALK', 'BICYCLE'] as const;
const OLDER_MODES = { driving: 'DRIVE', walking: 'WALK', bicycling: 'BICYCLE' } as const;

/** As the map vendor spells it today, or as it did. */
const travelMode = z.codec(z.enum([...MODES, 'driving', 'walking', 'bicycling']), z.enum(MODES), {
  decode: (mode) =>
    mode in OLDER_MODES ? OLDER_MODES[mode as keyof typeof OLDER_MODES] : (mode as (typeof MODES)[number]),
  encode: (mode) => mode,
});

const fromToQuery = z.object({
  origin_lat: latitude,
  origin_lng: longitude,
  destination_lat: latitude,
  destination_lng: longitude,
  mode: z._default(travelMode, 'WALK'),
});

export type FromTo = z.output<typeof fromToQuery>;

export const measureDistance = endpoint({
  name: 'measureDistance',
  feature: 'location',
  summary: 'How far it is by road; over the great circle when no road leads there',
  method: 'GET',
  path: '/api/v1/config/distance-api',
  access: 'public',
  query: fromToQuery,
  reply: distanceShape,
  lifetime: 'geo',
  perMinute: GEO_PER_MINUTE,
});

export const findDirections = endpoint({
  name: 'findDirections',
  feature: 'location',
  summary: 'The way by road as an encoded line; no routes when none leads there',
  method: 'GET',
  path: '/api/v1/config/direction-api',
  access: 'public',
  query: fromToQuery,
  reply: directionShape,
  lifetime: 'geo',
  perMinute: GEO_PER_MINUTE,
});
