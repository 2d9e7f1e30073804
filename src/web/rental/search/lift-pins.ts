import type { Point } from '#domain/location/point.ts';

/** A pin that stands with its foot on its place, so many pixels wide. */
export type Pin = { id: number; at: Point; width: number };

/** One step of a pin's stem: as high as a pin, and some air. */
export const PIN_STEP = 42;

/** Beyond that they may cover each other: a forest of stems tells nobody anything. */
const MOST_STEPS = 5;

type Box = { left: number; right: number; top: number; bottom: number };

/**
 * How many steps each pin is lifted on a stem, so that none covers another. Southern ones stay low: those behind them
 * rise over them. `taken`: places that no pin shall cover, as wide as they are high.
 */
export function liftPins(
  pins: readonly Pin[],
  taken: readonly { at: Point; width: number }[],
  zoom: number,
): ReadonlyMap<number, number> {
  const placed: Box[] = taken.map(({ at, width }) => boxAt(at, width, zoom, -0.5));
  const lifts = new Map<number, number>();
  for (const { id, at, width } of pins.toSorted((one, other) => one.at.lat - other.at.lat || one.id - other.id)) {
    const boxes = Array.from({ length: MOST_STEPS + 1 }, (_, step) => boxAt(at, width, zoom, step));
    const free = boxes.findIndex((box) => !placed.some((other) => overlap(box, other)));
    const step = Math.max(0, free);
    lifts.set(id, step);
    placed.push(boxes[step] as Box);
  }
  return lifts;
}

function boxAt(at: Point, width: number, zoom: number, step: number): Box {
  const { x, y } = pixelsOf(at, zoom);
  const bottom = y - step * PIN_STEP;
  return { left: x - width / 2, right: x + width / 2, top: bottom - PIN_STEP, bottom };
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The map's world is a square of 512 pixels at zoom 0, and twice as wide with each step. */
function pixelsOf({ lat, lng }: Point, zoom: number): { x: number; y: number } {
  const world = 512 * 2 ** zoom;
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return { x: (world * (lng + 180)) / 360, y: (world * (1 - north)) / 2 };
}
