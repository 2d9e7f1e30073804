import { z } from 'zod';
import { type Geo, MAX_SUGGESTIONS } from './geo.ts';
import type { OutsideServer } from './outside-server.ts';

const text = z.string().optional();
const reply = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        osm_type: z.enum(['N', 'W', 'R']),
        osm_id: z.number(),
        name: text,
        street: text,
        housenumber: text,
        district: text,
        city: text,
        country: text,
      }),
    }),
  ),
});
type Found = z.output<typeof reply>['features'][number]['properties'];

/** Photon suggests while one types, which Nominatim's rules forbid. Its ids are OpenStreetMap's, so Nominatim opens them. */
export function photon(server: OutsideServer): Pick<Geo, 'search'> {
  return {
    async search(typed, language, near) {
      const query = new URLSearchParams({ q: typed, limit: String(MAX_SUGGESTIONS), lang: language });
      if (near) {
        query.set('lat', near.lat.toFixed(4));
        query.set('lon', near.lng.toFixed(4));
      }
      const { features } = await server.get(`/api?${query}`, reply);
      return features.slice(0, MAX_SUGGESTIONS).map(({ properties }) => ({
        placeId: `${properties.osm_type}${properties.osm_id}`,
        main: placeName(properties),
        secondary: [properties.district, properties.city, properties.country].filter(Boolean).join(', '),
      }));
    },
  };
}

const placeName = ({ name, street, housenumber, city }: Found): string =>
  name ?? ([street, housenumber].filter(Boolean).join(' ') || (city ?? ''));
