import { greatCircleMeters } from '#domain/location/great-circle.ts';
import type { Point } from '#domain/location/point.ts';
import { MAX_SUGGESTIONS, type PlaceSuggestion } from '../geo.ts';
import { fitOf, fitWithTypos, plain } from './match-text.ts';
import { PLACES, type PlaceKind } from './places-of-gothenburg.ts';
import type { Street, Town } from './town.ts';
import { districtOf, middleOf, type TownPlaces } from './town-places.ts';
import { cityIn, countryIn, TOWN_WORDS } from './town-words.ts';

type Entry = {
  id: string;
  name: string;
  keys: string[];
  weight: number;
  point: Point;
  street?: Street;
  kind?: PlaceKind;
};

/** Between names that fit equally well, the better known one comes first. */
const WEIGHT: Record<PlaceKind, number> = { landmark: 6, station: 6, park: 5, square: 5, district: 4 };

export function townSearch(town: Town, places: TownPlaces) {
  const entries = [...PLACES.map(placeEntry), ...streetEntries(town)];

  return (text: string, language: string, near?: Point): PlaceSuggestion[] => {
    const { name, house } = readQuery(text);
    const ranked = (fits: (typed: string, key: string) => number) =>
      entries
        .map((entry) => ({
          entry,
          score: scoreOf(entry, Math.max(...entry.keys.map((key) => fits(name, key))), house, near),
        }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || a.entry.name.localeCompare(b.entry.name))
        .slice(0, MAX_SUGGESTIONS);

    const exact = ranked(fitOf);
    // Guessing is for those who found nothing: beside a true find, look-alikes are noise.
    return (exact.length > 0 ? exact : ranked(fitWithTypos)).map(({ entry }) => suggest(entry, house, language));
  };

  function suggest({ id, name, point, street, kind }: Entry, house: number | null, language: string): PlaceSuggestion {
    const city = cityIn(language);
    if (kind === 'district') return { placeId: id, main: name, secondary: `${city}, ${countryIn(language)}` };

    const at = street && house ? places.houseLocation(street, house) : null;
    const secondary = `${districtOf(at ?? point)}, ${city}`;
    return at
      ? { placeId: `${id}-${house}`, main: `${name} ${house}`, secondary }
      : { placeId: id, main: name, secondary };
  }
}

/** "Vasagatan 12 B, Göteborg" means house 12 in Vasagatan. */
export function readQuery(text: string): { name: string; house: number | null } {
  const words = plain(text.slice(0, 120)).split(' ');
  const named = words.filter((word) => !TOWN_WORDS.has(word));
  const found = /^(.*?\p{L}.*?) (\d{1,4})(?: ?\p{L})?$/u.exec(named.join(' '));
  // A shopper who types only the town's name means the town.
  if (!found) return { name: named.length > 0 ? named.join(' ') : words.join(' '), house: null };
  return { name: found[1] ?? '', house: Number(found[2]) || null };
}

function scoreOf(entry: Entry, fits: number, house: number | null, near: Point | undefined): number {
  if (fits === 0) return 0;
  const hasNoHouses = house !== null && !entry.street;
  const away = near ? Math.min(8, greatCircleMeters(near, entry.point) / 1000) : 0;
  return fits + entry.weight - (hasNoHouses ? 20 : 0) - away;
}

const placeEntry = ({ id, name, also, kind, lat, lng }: (typeof PLACES)[number]): Entry => ({
  id: `place-${id}`,
  name,
  keys: [name, ...also].map(plain),
  weight: WEIGHT[kind],
  point: { lat, lng },
  kind,
});

function streetEntries(town: Town): Entry[] {
  // A square is both a place and a street; one of them is enough.
  const known = new Set(PLACES.map((place) => plain(place.name)));
  return town.streets
    .filter((street) => !known.has(plain(street.name)))
    .map((street) => ({
      id: `street-${street.id}`,
      name: street.name,
      keys: street.alias ? [plain(street.name), plain(street.alias)] : [plain(street.name)],
      weight: Math.min(3, street.meters / 1000),
      point: middleOf(town, street),
      street,
    }));
}
