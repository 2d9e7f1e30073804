import { boundsOf, centreOf } from '#domain/location/bounds.ts';
import { greatCircleMeters } from '#domain/location/great-circle.ts';
import type { Point } from '#domain/location/point.ts';
import { isInside } from '#domain/location/polygon.ts';
import type { Address, Place } from '../geo.ts';
import { at } from './at.ts';
import { nodePoint } from './geometry.ts';
import { DISTRICTS, PLACES } from './places-of-gothenburg.ts';
import { houseAt, houseNumberAt } from './streets/house-numbers.ts';
import { measureStreet, type StreetMeasure } from './streets/measure-street.ts';
import type { SegmentGrid } from './streets/segment-grid.ts';
import { ROAD_CLASSES, type Street, type Town } from './town.ts';
import { cityIn, countryIn } from './town-words.ts';

/** Further than this from every street, there is no address. */
const ADDRESS_WITHIN_METERS = 1200;
const NOT_LIVED_AT = new Set((['motorway', 'trunk'] as const).map((name) => ROAD_CLASSES.indexOf(name)));

export type TownPlaces = ReturnType<typeof townPlaces>;

/** Addresses and places of the town. Ids: `place-liseberg`, `street-5016127`, `street-5016127-12`. */
export function townPlaces(town: Town, grid: SegmentGrid) {
  const measures = new Map<number, StreetMeasure>();
  const streetById = new Map(town.streets.map((street) => [street.id, street]));
  const placeById = new Map(PLACES.map((place) => [place.id, place]));

  function measureOf(street: Street): StreetMeasure {
    const known = measures.get(street.id);
    if (known) return known;
    const measure = measureStreet(town, street);
    measures.set(street.id, measure);
    return measure;
  }

  function reverse(point: Point, language: string): Address | null {
    const square = town.squares.find(
      ({ name, ring }) =>
        name &&
        isInside(
          point,
          ring.map(([lng, lat]) => ({ lat, lng })),
        ),
    );
    const foot = grid.nearest(point, (_, way) => isLivedAt(town, way), ADDRESS_WITHIN_METERS);
    const street = foot && town.streets[at(town.wayStreet, foot.way)];
    if (!street) return null;

    const house_number = String(houseNumberAt(town, measureOf(street), point, foot));
    const lines = square?.name
      ? { street: square.name, house_number: '', place_id: `street-${street.id}` }
      : { street: street.name, house_number, place_id: `street-${street.id}-${house_number}` };
    const district = districtOf(point);
    const city = cityIn(language);
    const formatted_address = [`${lines.street} ${lines.house_number}`.trim(), district, city].join(', ');
    return { formatted_address, ...lines, district, city, country: countryIn(language), location: point };
  }

  const houseLocation = (street: Street, number: number): Point | null =>
    houseAt(town, street, measureOf(street), number);

  function place(placeId: string): Place | null {
    const sight = placeById.get(placeId.replace(/^place-/, ''));
    if (sight) return toPlace(placeId, sight.name, sight.name, { lat: sight.lat, lng: sight.lng });

    const [, id, house] = /^street-(\d{1,12})(?:-(\d{1,4}))?$/.exec(placeId) ?? [];
    const street = id ? streetById.get(Number(id)) : undefined;
    if (!street) return null;
    if (!house) return streetPlace(placeId, street.name, middleOf(town, street));

    const location = houseLocation(street, Number(house));
    return location && streetPlace(placeId, `${street.name} ${house}`, location);
  }

  return { reverse, place, houseLocation };
}

const streetPlace = (id: string, name: string, location: Point): Place =>
  toPlace(id, name, `${name}, ${districtOf(location)}`, location);

const toPlace = (id: string, name: string, address: string, location: Point): Place => ({
  id,
  name,
  formattedAddress: `${address}, ${cityIn('en')}`,
  location,
});

const isLivedAt = (town: Town, way: number): boolean =>
  at(town.wayStreet, way) >= 0 && at(town.wayLevel, way) >= 0 && !NOT_LIVED_AT.has(at(town.wayClass, way));

export function districtOf(point: Point): string {
  let best = '';
  let nearest = Number.POSITIVE_INFINITY;
  for (const district of DISTRICTS) {
    const meters = greatCircleMeters(point, district);
    if (meters < nearest) {
      best = district.name;
      nearest = meters;
    }
  }
  return best;
}

/** The node of the street that is nearest to the middle of its box: always on the street itself. */
export function middleOf(town: Town, street: Street): Point {
  const points = street.ways.flatMap((way) =>
    [...town.wayNodes.subarray(at(town.wayStart, way), at(town.wayStart, way + 1))].map((node) =>
      nodePoint(town, node),
    ),
  );
  const box = boundsOf(points);
  const centre = box ? centreOf(box) : { lat: 0, lng: 0 };
  return points.reduce((best, point) =>
    greatCircleMeters(point, centre) < greatCircleMeters(best, centre) ? point : best,
  );
}
