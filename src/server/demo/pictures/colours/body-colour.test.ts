import { describe, expect, test } from 'vitest';
import { type ObjectImage, objectImage } from '../object-image.ts';
import { vehicleImage } from './body-colour.ts';
import { toLab, toRgb } from './oklab.ts';

const CAR = '1f697';
const SUV = '1f699';
const MINIBUS = '1f690';

/** Pixels by what they are: the red of the body, the blue of the glass, the dark of the tyres. */
function changedIn(before: ObjectImage, after: ObjectImage, is: (hue: number, l: number, chroma: number) => boolean) {
  let all = 0;
  let changed = 0;
  for (let at = 0; at < before.pixels.length; at += 4) {
    if ((before.pixels[at + 3] ?? 0) < 250) continue;
    const { l, a, b } = toLab(before.pixels[at] ?? 0, before.pixels[at + 1] ?? 0, before.pixels[at + 2] ?? 0);
    if (!is((Math.atan2(b, a) * 180) / Math.PI, l, Math.hypot(a, b))) continue;
    all += 1;
    if (!before.pixels.subarray(at, at + 3).equals(after.pixels.subarray(at, at + 3))) changed += 1;
  }
  return changed / all;
}

describe('the colour of a vehicle', () => {
  test('changes the body, and leaves glass and tyres alone', async () => {
    const [red, green] = await Promise.all([objectImage(CAR), vehicleImage(CAR, { hue: 130 })]);
    expect(changedIn(red, green, (hue, _, chroma) => Math.abs(hue - 15) < 15 && chroma > 0.15)).toBeGreaterThan(0.99);
    expect(changedIn(red, green, (hue, _, chroma) => hue < -100 && hue > -160 && chroma > 0.05)).toBe(0);
    expect(changedIn(red, green, (_, l, chroma) => l < 0.3 && chroma < 0.07)).toBe(0);
  });

  test('changes a blue body too, and leaves the sky in its windows alone', async () => {
    const blue = await objectImage(SUV);
    const red = await vehicleImage(SUV, { hue: 0 });
    const pixel = ({ pixels, width }: ObjectImage, x: number, y: number) => [
      ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
    ];
    for (const [x, y] of [
      [90, 30],
      [80, 50],
      [140, 28],
      [140, 60],
      [195, 40],
    ] as const)
      expect(pixel(red, x, y)).toEqual(pixel(blue, x, y));
    for (const [x, y] of [
      [112, 40],
      [30, 90],
      [100, 110],
      [180, 110],
    ] as const) {
      const [r = 0, , b = 0] = pixel(red, x, y);
      expect(r).toBeGreaterThan(b + 40);
    }
  });

  test('leaves a vehicle alone whose only red is a lamp', async () => {
    expect(await vehicleImage(MINIBUS, { hue: 130 })).toBe(await objectImage(MINIBUS));
  });

  test('is the one it has for no hue and for hue 0', async () => {
    expect(await vehicleImage(CAR, null)).toBe(await objectImage(CAR));
    expect(await vehicleImage(CAR, { hue: 0 })).toBe(await objectImage(CAR));
  });

  test('comes back unchanged from Oklab', () => {
    const colours: [number, number, number][] = [
      [0, 0, 0],
      [255, 255, 255],
      [214, 40, 57],
      [12, 200, 99],
    ];
    expect(colours.map((rgb) => toRgb(toLab(...rgb)))).toEqual(colours);
  });
});
