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
  predictions: suggestions.map(({ placeId, main, secondary }) => ({
    place_id: placeId,
    description: inOneLine(main, secondary),
    structured_formatting: { main_text: main, secondary_text: secondary },
  })),
  suggestions: suggestions.map(({ placeId, main, secondary }) => ({
    placePrediction: {
      placeId,
      text: { text: inOneLine(main, secondary) },
      structuredFormat: { mainText: { text: main }, secondaryText: { text: secondary } },
    },
  })),
});

const inOneLine = (main: string, secondary: string): string => (secondary ? `${main}, ${secondary}` : main);

export const toPlaceDetails = ({ id, name, formattedAddress, location }: Place): PlaceDetailsReply => ({
  id,
  displayName: { text: name },
  formattedAddress,
  location: { latitude: location.lat, longitude: location.lng },
  result: { place_id: id, name, formatted_address: formattedAddress, geometry: { location } },
});

/** Without a road the straight line is given as the distance itself, so that no client has to know how to measure it. */
export function toDistance({ meters, seconds, by }: Distance): DistanceReply {
  const distance = { text: `${(meters / 1000).toFixed(1)} km`, value: Math.round(meters) };
  const duration = { text: `${Math.max(1, Math.round(seconds / 60))} min`, value: Math.round(seconds) };
  return {
    distanceMeters: distance.value,
    duration: toDuration(seconds),
    localizedValues: { distance: { text: distance.text }, duration: { text: duration.text } },
    condition: by === 'route' ? 'ROUTE_EXISTS' : 'ROUTE_NOT_FOUND',
    rows: [{ elements: [{ distance, duration, status: 'OK' }] }],
  };
}

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
