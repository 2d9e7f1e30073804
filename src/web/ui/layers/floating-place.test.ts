import { describe, expect, test } from 'vitest';
import { floatingPlace } from './floating-place.ts';

const screen = { width: 1000, height: 800 };
const panel = { width: 300, height: 200 };
const anchorAt = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 });

describe('a floating panel', () => {
  test('stands below its anchor, on the side where reading starts', () => {
    expect(floatingPlace(anchorAt(400, 100), panel, screen, 'start', false)).toMatchObject({ left: 400, top: 148 });
    expect(floatingPlace(anchorAt(400, 100), panel, screen, 'start', true)).toMatchObject({ left: 200, top: 148 });
  });

  test('ends with its anchor when aligned to the end', () => {
    expect(floatingPlace(anchorAt(400, 100), panel, screen, 'end', false).left).toBe(200);
  });

  test('goes above when there is no room below', () => {
    expect(floatingPlace(anchorAt(400, 700), panel, screen, 'start', false).top).toBe(492);
  });

  test('shrinks to the larger side when neither has room', () => {
    const tall = { width: 300, height: 2000 };
    expect(floatingPlace(anchorAt(400, 300), tall, screen, 'start', false)).toMatchObject({ top: 348, maxHeight: 436 });
  });

  test('stays 16 px inside the screen', () => {
    expect(floatingPlace(anchorAt(950, 100), panel, screen, 'start', false).left).toBe(684);
    expect(floatingPlace(anchorAt(-50, 100), panel, screen, 'start', false).left).toBe(16);
  });
});
