/**
 * The town in a few flat arrays: small in memory, quick to read from a file, walked without making objects.
 *
 * A node is a point shared by ways. A way is a run of nodes: positions `wayStart[way]` up to `wayStart[way + 1]` in
 * `wayNodes`. A segment is named by the position of its first node. A street is all ways of one name that belong
 * together.
 */
export type Town = {
  nodeLat: Float64Array;
  nodeLng: Float64Array;
  wayStart: Uint32Array;
  wayNodes: Uint32Array;
  /** OpenStreetMap's own number of the way: stays the same when the data is prepared again. */
  wayId: Uint32Array;
  /** Index into ROAD_CLASSES. */
  wayClass: Uint8Array;
  /** Index into `streets`, or -1 for a way without a name. */
  wayStreet: Int32Array;
  /** 1 on a bridge, -1 in a tunnel, else 0. */
  wayLevel: Int8Array;
  /** km/h, six a way: forward and backward for each of TRAVEL_MODES; 0 means not allowed. */
  waySpeeds: Uint8Array;
  streets: Street[];
  squares: Square[];
};

export type Street = {
  /** The smallest OpenStreetMap number among its ways. */
  id: number;
  name: string;
  alias: string | null;
  ways: number[];
  meters: number;
};

/** A pedestrian area that is drawn as a face, not as a line. */
export type Square = { name: string | null; ring: Array<[lng: number, lat: number]> };

export const ROAD_CLASSES = [
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'street',
  'service',
  'path',
] as const;
export type RoadClass = (typeof ROAD_CLASSES)[number];

const CLASS_OF_HIGHWAY: Record<string, RoadClass> = {
  motorway: 'motorway',
  trunk: 'trunk',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  unclassified: 'street',
  residential: 'street',
  living_street: 'street',
  road: 'street',
  pedestrian: 'street',
  service: 'service',
  track: 'service',
};

export const roadClass = (highway: string): RoadClass => CLASS_OF_HIGHWAY[highway.replace(/_link$/, '')] ?? 'path';
