import { expect, test } from 'vitest';
import { LOGO_SIZE, placePins } from './place-pins.ts';

const pin = (id: number, lat: number, lng: number) => ({ id, at: { lat, lng }, width: 110 });
const PILL = { isPill: true, x: 0, y: 0 };

test('pins that are apart are pills on their places', () => {
  const far = [pin(1, 57.7, 11.9), pin(2, 57.7, 12.0)];
  expect([...placePins(far, [], 12).values()]).toEqual([PILL, PILL]);
});

test('of two that are near the first is a pill, as long as the other’s logo stays in sight', () => {
  // 75 pixels: room for one pill beside a logo.
  const near = [pin(1, 57.7, 11.95), pin(2, 57.7, 11.963)];
  const placed = placePins(near, [], 12);
  expect(placed.get(1)).toEqual(PILL);
  expect(placed.get(2)).toEqual({ isPill: false, x: 0, y: 0 });
});

test('on one spot they are logos side by side', () => {
  const same = [1, 2, 3, 4].map((id) => pin(id, 57.7, 11.95));
  const placed = [...placePins(same, [], 12).values()];
  for (const [at, one] of placed.entries())
    for (const other of placed.slice(at + 1)) {
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(LOGO_SIZE);
    }
});

test('nearer to the ground they come apart by themselves', () => {
  const near = [pin(1, 57.7003, 11.95), pin(2, 57.7, 11.953)];
  expect(placePins(near, [], 12).get(2)?.isPill).toBe(false);
  expect([...placePins(near, [], 17).values()]).toEqual([PILL, PILL]);
});

test('the pickup stays in sight', () => {
  const here = { lat: 57.7, lng: 11.95 };
  const one = placePins([{ id: 1, at: here, width: 110 }], [here], 12).get(1);
  expect(one?.isPill).toBe(false);
  expect(Math.max(Math.abs(one?.x ?? 0), Math.abs(one?.y ?? 0))).toBeGreaterThanOrEqual(LOGO_SIZE);
});
