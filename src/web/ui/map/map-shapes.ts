import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import type { MapPoint } from './map-props.ts';

export type MapShapes = {
  polygons?: readonly (readonly MapPoint[])[] | undefined;
  line?: readonly MapPoint[] | undefined;
  trail?: readonly MapPoint[] | undefined;
};

const position = (point: MapPoint): [number, number] => [point.lng, point.lat];

const closed = (ring: readonly MapPoint[]): [number, number][] => [...ring, ...ring.slice(0, 1)].map(position);

/** Puts areas and line on the style that is loaded now; a second call only replaces the data. */
export function drawShapes(map: MapLibreMap, { polygons = [], line = [], trail = [] }: MapShapes): void {
  const areas: GeoJSON.MultiPolygon = { type: 'MultiPolygon', coordinates: polygons.map((ring) => [closed(ring)]) };
  const route: GeoJSON.LineString = { type: 'LineString', coordinates: line.map(position) };
  const behind: GeoJSON.LineString = { type: 'LineString', coordinates: trail.map(position) };

  const areaSource = map.getSource<GeoJSONSource>('areas');
  const routeSource = map.getSource<GeoJSONSource>('route');
  const trailSource = map.getSource<GeoJSONSource>('trail');
  if (areaSource && routeSource && trailSource) {
    areaSource.setData(areas);
    routeSource.setData(route);
    trailSource.setData(behind);
    return;
  }

  // Paint needs plain colours: the tokens are read where the map stands.
  const token = (name: string) => getComputedStyle(map.getContainer()).getPropertyValue(name).trim();
  const accent = token('--color-accent');
  map.addSource('areas', { type: 'geojson', data: areas });
  map.addSource('route', { type: 'geojson', data: route });
  map.addSource('trail', { type: 'geojson', data: behind });
  map.addLayer({ id: 'areas', type: 'fill', source: 'areas', paint: { 'fill-color': accent, 'fill-opacity': 0.12 } });
  map.addLayer({
    id: 'area-edges',
    type: 'line',
    source: 'areas',
    paint: { 'line-color': accent, 'line-width': 2, 'line-dasharray': [3, 2] },
  });
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  map.addLayer({
    id: 'trail',
    type: 'line',
    source: 'trail',
    layout: round,
    paint: { 'line-color': accent, 'line-width': 5, 'line-opacity': 0.4 },
  });
  map.addLayer({
    id: 'route-edge',
    type: 'line',
    source: 'route',
    layout: round,
    paint: { 'line-color': token('--color-surface'), 'line-width': 9 },
  });
  map.addLayer({
    id: 'route',
    type: 'line',
    source: 'route',
    layout: round,
    paint: { 'line-color': accent, 'line-width': 5 },
  });
}
