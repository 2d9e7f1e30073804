import * as z from 'zod/mini';

/** The map services answer in Google's shapes: the published API hands them through, so ours speaks them too. */

const text = z.object({ text: z.string() });
const latLng = z.object({ lat: z.number(), lng: z.number() });
const seconds = z.string().check(z.regex(/^\d+s$/));

const addressComponent = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) });

export const geocodeShape = z.object({
  results: z.array(
    z.object({
      formatted_address: z.string(),
      place_id: z.string(),
      geometry: z.object({ location: latLng }),
      address_components: z.array(addressComponent),
      types: z.array(z.string()),
    }),
  ),
  status: z.enum(['OK', 'ZERO_RESULTS']),
});

/** Beside today's shapes stand the map vendor's older ones, which clients in the field still read. */
const valued = z.object({ text: z.string(), value: z.int() });

export const autocompleteShape = z.object({
  predictions: z.array(
    z.object({
      place_id: z.string(),
      description: z.string(),
      structured_formatting: z.object({ main_text: z.string(), secondary_text: z.string() }),
    }),
  ),
  suggestions: z.array(
    z.object({
      placePrediction: z.object({
        placeId: z.string(),
        text,
        structuredFormat: z.object({ mainText: text, secondaryText: text }),
      }),
    }),
  ),
});

export const placeShape = z.object({
  id: z.string(),
  displayName: text,
  formattedAddress: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  result: z.object({
    place_id: z.string(),
    name: z.string(),
    formatted_address: z.string(),
    geometry: z.object({ location: latLng }),
  }),
});

/** One element of a route matrix. `condition` tells a road from a straight line. */
export const distanceShape = z.object({
  distanceMeters: z.int(),
  duration: seconds,
  localizedValues: z.object({ distance: z.optional(text), duration: z.optional(text) }),
  condition: z.optional(z.enum(['ROUTE_EXISTS', 'ROUTE_NOT_FOUND'])),
  status: z.optional(z.string()),
  rows: z.array(
    z.object({ elements: z.array(z.object({ distance: valued, duration: valued, status: z.literal('OK') })) }),
  ),
});

export const directionShape = z.object({
  routes: z.array(
    z.object({
      distanceMeters: z.int(),
      duration: seconds,
      polyline: z.object({ encodedPolyline: z.string() }),
    }),
  ),
});

export type GeocodeReply = z.infer<typeof geocodeShape>;
export type AutocompleteReply = z.infer<typeof autocompleteShape>;
export type PlaceDetailsReply = z.infer<typeof placeShape>;
export type DistanceReply = z.infer<typeof distanceShape>;
export type DirectionReply = z.infer<typeof directionShape>;
