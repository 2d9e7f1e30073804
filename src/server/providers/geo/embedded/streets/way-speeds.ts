export type WayTags = Record<string, string | undefined>;

/** The order in which `waySpeeds` keeps them. */
export const TRAVEL_MODES = ['driving', 'walking', 'bicycling'] as const;

type BothWays = [forward: number, backward: number];

/** km/h really driven: below the limit, because of crossings and lights. */
const DRIVING: Record<string, number> = {
  motorway: 85,
  trunk: 65,
  primary: 48,
  secondary: 42,
  tertiary: 36,
  unclassified: 30,
  road: 28,
  residential: 24,
  living_street: 12,
  service: 14,
};

const BICYCLING: Record<string, number> = {
  cycleway: 17,
  primary: 14,
  secondary: 15,
  tertiary: 16,
  unclassified: 16,
  residential: 16,
  living_street: 13,
  road: 15,
  service: 13,
  path: 12,
  track: 11,
  pedestrian: 8,
  bridleway: 8,
};

const WALKING_PACE = 5;
const STEPS_PACE = 3;
/** Where cycling is not allowed but walking is, the bicycle is pushed. */
const PUSHING_PACE = 4;

const FORBIDDEN = new Set(['no', 'private', 'use_sidepath']);
const ALLOWED = new Set(['yes', 'designated', 'permissive', 'official', 'destination']);
const CARS_ONLY = new Set(['motorway', 'trunk']);

/** How fast each mode may use a way, in both directions, from OpenStreetMap's tags. */
export function waySpeeds(tags: WayTags): [driving: BothWays, walking: BothWays, bicycling: BothWays] {
  const highway = (tags.highway ?? '').replace(/_link$/, '');
  if (highway === 'construction') {
    return [
      [0, 0],
      [0, 0],
      [0, 0],
    ];
  }
  const walking = walkingSpeed(highway, tags);
  return [
    alongOneway(drivingSpeed(highway, tags), onewayForCars(highway, tags)),
    [walking, walking],
    alongOneway(bicyclingSpeed(highway, tags, walking), onewayForBicycles(highway, tags)),
  ];
}

function drivingSpeed(highway: string, tags: WayTags): number {
  const usual = DRIVING[highway] ?? 0;
  const permission = tags.motorcar ?? tags.motor_vehicle ?? tags.vehicle ?? tags.access;
  if (usual === 0 || (permission && FORBIDDEN.has(permission))) return 0;

  const limit = Number(tags.maxspeed);
  return limit > 0 ? Math.max(8, Math.min(Math.round(limit * 0.8), usual + 25)) : usual;
}

function walkingSpeed(highway: string, tags: WayTags): number {
  const permission = tags.foot ?? tags.access;
  if (permission && FORBIDDEN.has(permission)) return 0;
  if (CARS_ONLY.has(highway) && !(tags.foot && ALLOWED.has(tags.foot))) return 0;
  return highway === 'steps' ? STEPS_PACE : WALKING_PACE;
}

function bicyclingSpeed(highway: string, tags: WayTags, walking: number): number {
  if (highway === 'steps') return 0;
  const permission = tags.bicycle ?? tags.vehicle ?? tags.access;
  if (permission && FORBIDDEN.has(permission)) return Math.min(walking, PUSHING_PACE);
  if (CARS_ONLY.has(highway)) return ALLOWED.has(tags.bicycle ?? '') ? 15 : 0;
  if (highway === 'footway' || highway === 'platform') {
    return ALLOWED.has(tags.bicycle ?? '') ? 13 : Math.min(walking, PUSHING_PACE);
  }
  return BICYCLING[highway] ?? 0;
}

type Direction = 'both' | 'forward' | 'backward';

function onewayForCars(highway: string, tags: WayTags): Direction {
  if (tags.oneway === '-1') return 'backward';
  if (tags.oneway === 'no') return 'both';
  const isOneway = tags.oneway !== undefined || tags.junction === 'roundabout' || highway === 'motorway';
  return isOneway ? 'forward' : 'both';
}

function onewayForBicycles(highway: string, tags: WayTags): Direction {
  if (tags['oneway:bicycle'] === 'no' || tags.cycleway?.startsWith('opposite')) return 'both';
  return onewayForCars(highway, tags);
}

function alongOneway(speed: number, direction: Direction): BothWays {
  return [direction === 'backward' ? 0 : speed, direction === 'forward' ? 0 : speed];
}
