import { expect, test } from 'vitest';
import { liftPins } from './lift-pins.ts';

const pin = (id: number, lat: number, lng: number) => ({ id, at: { lat, lng }, width: 110 });

test('pins that are apart stand on their places', () => {
  const far = [pin(1, 57.7, 11.9), pin(2, 57.7, 12.0)];
  expect([...liftPins(far, [], 12).values()]).toEqual([0, 0]);
});

test('of those that would cover each other the northern ones rise, each on its own step', () => {
  const near = [pin(1, 57.7003, 11.95), pin(2, 57.7, 11.95), pin(3, 57.7, 11.9501)];
  expect(liftPins(near, [], 12)).toEqual(
    new Map([
      [2, 0],
      [3, 1],
      [1, 2],
    ]),
  );
});

test('nearer to the ground they come apart by themselves', () => {
  const near = [pin(1, 57.7003, 11.95), pin(2, 57.7, 11.953)];
  expect(liftPins(near, [], 12).get(1)).toBe(1);
  expect([...liftPins(near, [], 17).values()]).toEqual([0, 0]);
});

test('the pickup stays in sight', () => {
  const here = { at: { lat: 57.7, lng: 11.95 }, width: 32 };
  expect(liftPins([pin(1, 57.7, 11.95)], [here], 12).get(1)).toBe(1);
});
