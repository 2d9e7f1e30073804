import type { StyleSpecification } from 'maplibre-gl';
import { type EmbeddedGeo, embeddedGeo } from './embedded/embedded-geo.ts';
import type { MapTheme } from './embedded/map/map-looks.ts';
import { mapStyle } from './embedded/map/style.ts';
import type { Geo } from './geo.ts';
import { nominatim } from './nominatim.ts';
import { osrm } from './osrm.ts';
import { outsideServer } from './outside-server.ts';
import { photon } from './photon.ts';

/** What a map is drawn from: the built-in town, or someone else's style by its address. */
export type MapSource = {
  styleUrl: string | null;
  style(theme: MapTheme, options: { tilesUrl: string }): StyleSpecification;
  tile: EmbeddedGeo['tile'];
};

export type GeoSettings = {
  GEO: 'embedded' | 'osm';
  GEO_SEARCH_URL: string | undefined;
  GEO_SUGGEST_URL: string | undefined;
  GEO_ROUTE_URL: string | undefined;
  GEO_USER_AGENT: string;
  MAP_STYLE_URL: string | undefined;
};

export function makeGeo(settings: GeoSettings): { geo: Geo; map: MapSource; close(): Promise<void> } {
  // Its thread starts at the first request, so that a shop which only uses outside servers never pays for it.
  const town = embeddedGeo();
  return {
    geo: settings.GEO === 'osm' ? outsideGeo(settings) : town,
    map: { styleUrl: settings.MAP_STYLE_URL ?? null, style: mapStyle, tile: town.tile },
    close: town.close,
  };
}

function outsideGeo({ GEO_SEARCH_URL, GEO_SUGGEST_URL, GEO_ROUTE_URL, GEO_USER_AGENT: userAgent }: GeoSettings): Geo {
  const search = outsideServer({ baseUrl: GEO_SEARCH_URL ?? '', userAgent });
  const suggest = GEO_SUGGEST_URL ? photon(outsideServer({ baseUrl: GEO_SUGGEST_URL, userAgent })) : {};
  const roads = outsideServer({ baseUrl: GEO_ROUTE_URL ?? '', userAgent });
  return { ...nominatim(search), ...suggest, ...osrm(roads) };
}
