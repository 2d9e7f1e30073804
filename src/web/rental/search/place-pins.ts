import type { Point } from '#domain/location/point.ts';

/** A provider on the map, and how wide its pill would be. */
export type Pin = { id: number; at: Point; width: number };

/** A pill has its foot on its place, a logo its middle; where others are too near it is moved aside by these pixels. */
export type PlacedPin = { isPill: boolean; x: number; y: number };

export const LOGO_SIZE = 32;
const PILL_HEIGHT = 42;
/** Further than that nothing is moved aside: it would stand for another part of the town. A price is less urgent. */
const FURTHEST = 72;
export const FURTHEST_PILL = 32;

type Pixel = { x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };

/**
 * Where the pins go so that none covers another. First every one gets room for its logo, as near to its place as it can;
 * then, in the order they are given, those around which enough is free become pills. `taken`: places to keep free.
 */
export function placePins(pins: readonly Pin[], taken: readonly Point[], zoom: number): ReadonlyMap<number, PlacedPin> {
  const boxes = new Map<number, Box>();
  const kept = taken.map((at) => logoBox(pixelsOf(at, zoom)));
  const placed = new Map<number, PlacedPin>();
  for (const { id, at } of pins) {
    const place = pixelsOf(at, zoom);
    const aside = ASIDE.find((by) => isFree(logoBox(moved(place, by)), [...kept, ...boxes.values()])) ?? { x: 0, y: 0 };
    boxes.set(id, logoBox(moved(place, aside)));
    placed.set(id, { isPill: false, ...aside });
  }
  for (const { id, at, width } of pins) {
    const place = pixelsOf(at, zoom);
    const others = [...kept, ...[...boxes].flatMap(([other, box]) => (other === id ? [] : [box]))];
    const aside = NEAR.find((by) => isFree(pillBox(moved(place, by), width), others));
    if (!aside) continue;
    boxes.set(id, pillBox(moved(place, aside), width));
    placed.set(id, { isPill: true, ...aside });
  }
  return placed;
}

/** The place itself, then rings around it, the nearest first. */
const ASIDE: readonly Pixel[] = [
  { x: 0, y: 0 },
  ...Array.from({ length: FURTHEST / 8 }, (_, ring) =>
    Array.from({ length: 16 }, (_, turn) => {
      const [radius, angle] = [(ring + 1) * 8, (turn * Math.PI) / 8];
      return { x: Math.round(radius * Math.cos(angle)), y: Math.round(radius * Math.sin(angle)) };
    }),
  ).flat(),
];

const NEAR = ASIDE.filter(({ x, y }) => Math.hypot(x, y) <= FURTHEST_PILL + 1);

const moved = (place: Pixel, by: Pixel): Pixel => ({ x: place.x + by.x, y: place.y + by.y });

const logoBox = ({ x, y }: Pixel): Box => ({
  left: x - LOGO_SIZE / 2,
  right: x + LOGO_SIZE / 2,
  top: y - LOGO_SIZE / 2,
  bottom: y + LOGO_SIZE / 2,
});

const pillBox = ({ x, y }: Pixel, width: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - PILL_HEIGHT,
  bottom: y,
});

/** What a placed pin covers, in pixels of the whole world. */
export function boxOf({ at, width }: Pin, { isPill, ...aside }: PlacedPin, zoom: number): Box {
  const place = moved(pixelsOf(at, zoom), aside);
  return isPill ? pillBox(place, width) : logoBox(place);
}

export const isFree = (box: Box, others: readonly Box[]): boolean =>
  !others.some(
    (other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
  );

/** The map's world is a square of 512 pixels at zoom 0, and twice as wide with each step. */
function pixelsOf({ lat, lng }: Point, zoom: number): Pixel {
  const world = 512 * 2 ** zoom;
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return { x: (world * (lng + 180)) / 360, y: (world * (1 - north)) / 2 };
}
