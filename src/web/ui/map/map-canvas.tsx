import 'maplibre-gl/dist/maplibre-gl.css';
import './map-canvas.css';
import { AttributionControl, MapLibreMap, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from '../use-media-query.ts';
import { MapMarkers } from './map-markers.tsx';
import type { MapPoint, MapProps } from './map-props.ts';
import { drawShapes, type MapShapes } from './map-shapes.ts';

setWorkerUrl(workerUrl);

/** The map itself. Only map-view.tsx imports this file, and only in the browser. */
export function MapCanvas(props: MapProps) {
  const { style, center, zoom = 14, minZoom = 3, maxZoom = 19, polygons, line, trail, fit, labels, className } = props;
  const { fitsArea = false, isCovered = false, coveredBelow = 0, markerReach = 0 } = props;
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const still = useReducedMotion();
  /** Points that the map itself has named: whoever hands one back asks for nothing. */
  const named = useRef(new WeakSet<MapPoint>());
  const isLedByShopper = useRef(false);
  const moved = useEffectEvent((at: MapLibreMap) => {
    isLedByShopper.current = true;
    const point = pointOf(at);
    named.current.add(point);
    props.onMove?.(point, at.getZoom());
  });
  const isOwnMove = useEffectEvent(() => named.current.has(center));
  const zoomed = useEffectEvent((to: number) => props.onZoom?.(to));
  const picked = useEffectEvent((at: MapPoint) => props.onPick?.(at));
  const shapes = useRef<MapShapes>({});
  // Not isStyleLoaded(): that also waits for every tile in sight, and shapes that come meanwhile would be lost.
  const hasStyle = useRef(false);

  const start = useEffectEvent((container: HTMLElement) => {
    const made = new MapLibreMap({
      container,
      style,
      center,
      zoom,
      minZoom,
      maxZoom,
      attributionControl: false,
      // A style names its tiles by their path alone; they load in a worker, which has no address of its own.
      transformRequest: (url) => ({ url: new URL(url, location.href).href }),
      dragRotate: false,
      pitchWithRotate: false,
      fadeDuration: still ? 0 : 150,
      locale: {
        'Map.Title': labels.map,
        'NavigationControl.ZoomIn': labels.zoomIn,
        'NavigationControl.ZoomOut': labels.zoomOut,
        'AttributionControl.ToggleAttribution': labels.attribution,
      },
    });
    made.touchZoomRotate.disableRotation();
    made.addControl(new AttributionControl({ compact: false }), 'bottom-left');
    made.addControl(new NavigationControl({ showCompass: false }), 'bottom-right');
    // A style replaced later forgets what was drawn on it.
    made.on('style.load', () => {
      hasStyle.current = true;
      drawShapes(made, shapes.current);
    });
    // Only the shopper's own moves: answering our own would chase itself.
    made.on('moveend', (event) => event.originalEvent && moved(made));
    made.on('zoomend', () => zoomed(made.getZoom()));
    made.on('click', (event) => picked({ lat: event.lngLat.lat, lng: event.lngLat.lng }));
    made.getCanvas().addEventListener('keydown', (event) => event.key === 'Enter' && picked(pointOf(made)));
    return made;
  });

  useEffect(() => {
    if (!place.current) return;
    const made = start(place.current);
    setMap(made);
    return () => {
      setMap(null);
      hasStyle.current = false;
      made.remove();
    };
  }, []);

  const drawnStyle = useRef(style);
  useEffect(() => {
    if (!map || drawnStyle.current === style) return;
    drawnStyle.current = style;
    hasStyle.current = false;
    map.setStyle(style);
  }, [map, style]);

  useEffect(() => {
    shapes.current = { polygons, line, trail };
    if (map && hasStyle.current) drawShapes(map, shapes.current);
  }, [map, polygons, line, trail]);

  const askedZoom = useRef(zoom);
  useEffect(() => {
    // A zoom that was not asked for anew stays as the shopper left it.
    const nearer = askedZoom.current === zoom ? null : { zoom };
    askedZoom.current = zoom;
    // By now the shopper may have gone on: leading back to where they were a moment ago would take presses from them.
    if (isOwnMove()) return;
    map?.easeTo({ center: { lat: center.lat, lng: center.lng }, ...nearer, duration: still ? 0 : 220 });
  }, [map, still, center.lat, center.lng, zoom]);

  useEffect(() => {
    if (!map || !fit || fit.length === 0) return;
    const lngs = fit.map((point) => point.lng);
    const lats = fit.map((point) => point.lat);
    const show = () =>
      map.fitBounds([Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)], {
        padding: fitsArea
          ? {
              top: AREA_EDGE + (isCovered ? BUTTONS : 0),
              bottom: AREA_EDGE + coveredBelow,
              left: AREA_EDGE,
              right: AREA_EDGE,
            }
          : roomAround(map.getContainer(), isCovered ? BUTTONS : 0, coveredBelow, markerReach),
        maxZoom: 16,
        animate: false,
      });
    isLedByShopper.current = false;
    show();
    // A device that is turned goes on showing all of it, unless the shopper has looked elsewhere.
    const showAgain = () => isLedByShopper.current || show();
    map.on('resize', showAgain);
    return () => void map.off('resize', showAgain);
  }, [map, fit, fitsArea, isCovered, coveredBelow, markerReach]);

  return (
    // Maps do not mirror: east stays on the right.
    <div dir="ltr" className={className}>
      <div ref={place} className="absolute! inset-0" />
      {map && <MapMarkers map={map} markers={props.markers ?? []} />}
    </div>
  );
}

function pointOf(map: MapLibreMap): MapPoint {
  const { lat, lng } = map.getCenter();
  return { lat, lng };
}

/** How far an area stays from the edges. */
const AREA_EDGE = 12;

/** How far down buttons over the map reach. */
const BUTTONS = 48;

/** How far from the edge the buttons that zoom keep a pin. */
const ZOOM_BUTTONS = 80;

/** For the pins, which stand on their places; a small map still has room for the way between them. */
function roomAround(at: { clientWidth: number; clientHeight: number }, above: number, below: number, reach: number) {
  const least = Math.min(64, at.clientHeight * 0.22);
  const side = Math.max(least, reach);
  return {
    top: above + Math.min(64, at.clientHeight * 0.36),
    bottom: Math.max(least, below),
    left: side,
    right: Math.max(side, Math.min(ZOOM_BUTTONS, at.clientWidth * 0.22)),
  };
}
