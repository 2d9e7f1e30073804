import { z } from 'zod';
import { type Address, type Geo, MAX_SUGGESTIONS } from './geo.ts';
import type { OutsideServer } from './outside-server.ts';

const osmType = z.enum(['node', 'way', 'relation']);
const found = z.object({
  osm_type: osmType.optional(),
  osm_id: z.number().optional(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  name: z.string().nullish(),
  display_name: z.string(),
  address: z.record(z.string(), z.string()).default({}),
});
type Found = z.output<typeof found>;

/** Nominatim answers 200 with an `error` where it knows no address. */
const reverseReply = z.union([found, z.object({ error: z.unknown() })]);

/** Half a degree around the shopper: what is near comes first, what is far is still found. */
const NEAR_DEGREES = 0.5;

export function nominatim(server: OutsideServer): Pick<Geo, 'reverse' | 'search' | 'place'> {
  return {
    async reverse({ lat, lng }, language) {
      const query = { lat: lat.toFixed(6), lon: lng.toFixed(6), zoom: '18', 'accept-language': language };
      const reply = await server.get(`/reverse?${params(query)}`, reverseReply);
      return 'error' in reply ? null : { ...toAddress(reply), location: { lat, lng } };
    },

    async search(text, language, near) {
      const viewbox = near && [
        near.lng - NEAR_DEGREES,
        near.lat + NEAR_DEGREES,
        near.lng + NEAR_DEGREES,
        near.lat - NEAR_DEGREES,
      ];
      const query = { q: text, limit: String(MAX_SUGGESTIONS), 'accept-language': language };
      const path = `/search?${params(viewbox ? { ...query, viewbox: viewbox.join(',') } : query)}`;
      const reply = await server.get(path, z.array(found));
      return reply.slice(0, MAX_SUGGESTIONS).map((place) => {
        const main = placeName(place);
        return { placeId: idOf(place), main, secondary: withoutStart(place.display_name, main) };
      });
    },

    async place(placeId) {
      if (!/^[NWR]\d{1,15}$/.test(placeId)) return null;
      const [place] = await server.get(`/lookup?${params({ osm_ids: placeId })}`, z.array(found));
      if (!place) return null;
      const location = { lat: place.lat, lng: place.lon };
      return { id: placeId, name: placeName(place), formattedAddress: place.display_name, location };
    },
  };
}

const params = (query: Record<string, string>): string =>
  new URLSearchParams({ format: 'jsonv2', addressdetails: '1', ...query }).toString();

const idOf = ({ osm_type, osm_id }: Found): string => `${(osm_type ?? 'node').charAt(0).toUpperCase()}${osm_id ?? 0}`;

function placeName({ name, display_name, address }: Found): string {
  if (name) return name;
  const street = [address.road, address.house_number].filter(Boolean).join(' ');
  return street || (display_name.split(',')[0] ?? display_name);
}

const withoutStart = (whole: string, start: string): string =>
  whole.startsWith(start) ? whole.slice(start.length).replace(/^[,\s]+/, '') : whole;

function toAddress(place: Found): Address {
  const { address } = place;
  return {
    formatted_address: place.display_name,
    street: address.road ?? address.pedestrian ?? address.footway ?? '',
    house_number: address.house_number ?? '',
    district: address.suburb ?? address.city_district ?? address.neighbourhood ?? '',
    city: address.city ?? address.town ?? address.village ?? address.municipality ?? '',
    country: address.country ?? '',
    location: { lat: place.lat, lng: place.lon },
    place_id: idOf(place),
  };
}
