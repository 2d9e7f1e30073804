import type {
  AutocompleteReply,
  DirectionReply,
  DistanceReply,
  GeocodeReply,
  PlaceDetailsReply,
} from '#contract/location/geo-shapes.ts';
import { encodePolyline } from '#domain/location/polyline.ts';
import type { Distance } from './distance.ts';
import type { Address, Place, PlaceSuggestion, Route } from './geo.ts';

export function toGeocode(address: Address | null): GeocodeReply {
  if (!address) return { results: [], status: 'ZERO_RESULTS' };
  const { formatted_address, place_id, location } = address;
  return {
    results: [
      {
        formatted_address,
        place_id,
        geometry: { location },
        address_components: componentsOf(address),
        types: [address.house_number ? 'street_address' : 'route'],
      },
    ],
    status: 'OK',
  };
}

function componentsOf(address: Address): GeocodeReply['results'][number]['address_components'] {
  const parts: Array<[name: string, ...types: string[]]> = [
    [address.house_number, 'street_number'],
    [address.street, 'route'],
    [address.district, 'sublocality', 'political'],
    [address.city, 'locality', 'political'],
    [address.country, 'country', 'political'],
  ];
  return parts
    .filter(([name]) => name !== '')
    .map(([name, ...types]) => ({ long_name: name, short_name: name, types }));
}

export const toAutocomplete = (suggestions: PlaceSuggestion[]): AutocompleteReply => ({
  suggestions: suggestions.map(({ placeId, main, secondary }) => ({
    placePrediction: {
      placeId,
      text: { text: secondary ? `${main}, ${secondary}` : main },
      structuredFormat: { mainText: { text: main }, secondaryText: { text: secondary } },
    },
  })),
});

export const toPlaceDetails = ({ id, name, formattedAddress, location }: Place): PlaceDetailsReply => ({
  id,
  displayName: { text: name },
  formattedAddress,
  location: { latitude: location.lat, longitude: location.lng },
});

/** Without a road the straight line is given as the distance itself, so that no client has to know how to measure it. */
export const toDistance = ({ meters, seconds, by }: Distance): DistanceReply => ({
  distanceMeters: Math.round(meters),
  duration: toDuration(seconds),
  localizedValues: {
    distance: { text: `${(meters / 1000).toFixed(1)} km` },
    duration: { text: `${Math.max(1, Math.round(seconds / 60))} min` },
  },
  condition: by === 'route' ? 'ROUTE_EXISTS' : 'ROUTE_NOT_FOUND',
});

export const toDirection = (route: Route | null): DirectionReply => ({
  routes: route
    ? [
        {
          distanceMeters: Math.round(route.meters),
          duration: toDuration(route.seconds),
          polyline: { encodedPolyline: encodePolyline(route.points) },
        },
      ]
    : [],
});

const toDuration = (seconds: number): string => `${Math.round(seconds)}s`;
