import { ExpiringCache } from '../expiring-cache.ts';
import type { Geo } from '../geo.ts';
import { TownThread } from './town-thread.ts';

export type EmbeddedGeo = Geo & {
  /** A vector tile; null where the map is empty. */
  tile(z: number, x: number, y: number): Promise<Uint8Array | null>;
  close(): Promise<void>;
};

/** The demo town, Gothenburg, with no network: nothing is started before the first request. */
export function embeddedGeo({ folder = 'build/geo' }: { folder?: string } = {}): EmbeddedGeo {
  const town = new TownThread(folder);
  // Tiles never change while the process lives; a few hundred hold the part of town that shoppers look at.
  const tiles = new ExpiringCache<Uint8Array | null>({ size: 300, milliseconds: 24 * 3_600_000 });
  return {
    reverse: (at, language) => town.ask('reverse', at, language),
    search: (text, language, near) => town.ask('search', text, language, near),
    place: (placeId) => town.ask('place', placeId),
    route: (from, to, mode) => town.ask('route', from, to, mode),
    tile: (z, x, y) => tiles.remember(`${z}/${x}/${y}`, () => town.ask('tile', z, x, y)),
    close: () => town.close(),
  };
}
