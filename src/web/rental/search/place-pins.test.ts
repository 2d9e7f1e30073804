import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxOf, isFree, LOGO_SIZE, type Pin, type PlacedPin, placePins } from './place-pins.ts';

const pin = (id: number, lat: number, lng: number): Pin => ({ id, at: { lat, lng }, width: 110 });
const PILL: PlacedPin = { isPill: true, x: 0, y: 0 };
const ZOOM = 12;

test('pins that are apart are pills on their places', () => {
  const far = [pin(1, 57.7, 11.9), pin(2, 57.7, 12.0)];
  expect([...placePins(far, [], ZOOM).values()]).toEqual([PILL, PILL]);
});

test('nearer to the ground they come apart by themselves', () => {
  const near = [pin(1, 57.7003, 11.95), pin(2, 57.7, 11.953)];
  expect([...placePins(near, [], ZOOM).values()]).not.toEqual([PILL, PILL]);
  expect([...placePins(near, [], 17).values()]).toEqual([PILL, PILL]);
});

test('where there is room for one price, the first has it', () => {
  const crowd = [5, 1, 2, 3, 4, 6, 7, 8, 9].map((id) =>
    pin(id, 57.7 + (id % 3) / 300, 11.95 + Math.ceil(id / 3) / 300),
  );
  const [first, ...others] = crowd.map(({ id }) => placePins(crowd, [], ZOOM).get(id)?.isPill);
  expect(first).toBe(true);
  expect(others).toContain(false);
});

test('whatever lies on one spot, no pin covers another, nor the pickup', () => {
  const anywhere = fc.record({
    lat: fc.double({ min: 57.69, max: 57.71, noNaN: true }),
    lng: fc.double({ min: 11.94, max: 11.98, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(anywhere, { maxLength: 8 }), anywhere, (places, pickup) => {
      const pins = places.map(({ lat, lng }, id) => pin(id, lat, lng));
      const placed = placePins(pins, [pickup], ZOOM);
      const boxes = pins.map((one) => boxOf(one, placed.get(one.id) ?? PILL, ZOOM));
      const here = boxOf({ id: 0, at: pickup, width: LOGO_SIZE }, { ...PILL, isPill: false }, ZOOM);
      for (const [at, box] of boxes.entries()) expect(isFree(box, [here, ...boxes.slice(at + 1)])).toBe(true);
    }),
  );
});
