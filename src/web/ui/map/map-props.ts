import type { StyleSpecification } from 'maplibre-gl';
import type { ReactNode } from 'react';

export type MapPoint = { lat: number; lng: number };

export type MapMarker = {
  id: string;
  at: MapPoint;
  /** Read out, and the name of the button when it can be pressed. */
  label: string;
  /** Drawn with its foot on the point; a plain pin without it. */
  picture?: ReactNode;
  onPress?: () => void;
  /** Over its neighbours: the one that is chosen. */
  isOnTop?: boolean;
  /** Pixels to the right and downwards, where others would cover it. */
  aside?: { x: number; y: number };
  /** It can be taken and put elsewhere; this is where it was let go. */
  onDrop?: (at: MapPoint) => void;
};

export type MapProps = {
  /** A style document, or where it is. */
  style: string | StyleSpecification;
  center: MapPoint;
  zoom?: number;
  minZoom?: number;
  maxZoom?: number;
  markers?: readonly MapMarker[];
  /** Closed areas, each as a list of corners. */
  polygons?: readonly (readonly MapPoint[])[];
  line?: readonly MapPoint[];
  /** The part of a way that lies behind: drawn faintly. */
  trail?: readonly MapPoint[];
  /** Everything that must be seen; takes the place of centre and zoom when it changes. */
  fit?: readonly MapPoint[];
  /** What must be seen is an area, not pins that stand on their places: it may reach almost to the edges. */
  fitsArea?: boolean;
  /** Something lies over the map's upper edge, such as the ways back and to help: what must be seen stays clear of it. */
  isCovered?: boolean;
  /** How many pixels of the lower edge lie under cards: what must be seen stays clear of them as well. */
  coveredBelow?: number;
  /** How far a marker may reach to either side of its place: so far the edges stay away. */
  markerReach?: number;
  /** After a move by hand or by key: where the middle is now. */
  onMove?: (center: MapPoint, zoom: number) => void;
  /** Whoever or whatever changed it: how near the map is now. */
  onZoom?: (zoom: number) => void;
  /** A press on the map; Enter picks the middle. */
  onPick?: (at: MapPoint) => void;
  labels: { map: string; zoomIn: string; zoomOut: string; attribution: string };
  className?: string;
};
