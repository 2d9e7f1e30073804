import { expect, test } from 'vitest';
import { withoutMargin } from './object-image.ts';

/** A picture of how solid each pixel is, its colour the number of its place. */
const picture = (rows: readonly (readonly number[])[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  pixels: Buffer.from(rows.flatMap((row, y) => row.flatMap((alpha, x) => [y, x, 0, alpha]))),
});
const SOLID = 255;
const FAINT = 20;

test('the empty margin of a picture is cut off, and what is hardly to be seen with it', () => {
  const cut = withoutMargin(
    picture([
      [0, 0, 0, 0],
      [0, SOLID, 0, FAINT],
      [0, SOLID, SOLID, 0],
      [0, 0, FAINT, 0],
    ]),
  );
  expect({ ...cut, pixels: [...cut.pixels] }).toEqual({
    width: 2,
    height: 2,
    pixels: [1, 1, 0, SOLID, 1, 2, 0, 0, 2, 1, 0, SOLID, 2, 2, 0, SOLID],
  });
});

test('a picture of nothing stays as it is', () => {
  const nothing = picture([
    [0, 0],
    [0, 0],
  ]);
  expect(withoutMargin(nothing)).toEqual(nothing);
});
