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

  test('stays below, and says how far the page moves up, when that makes room for it', () => {
    const anchor = anchorAt(400, 700);
    const made = { top: 748, maxHeight: 200, goesBelow: true, moves: 164 };
    expect(floatingPlace(anchor, panel, screen, 'start', false, { slack: 300 })).toMatchObject(made);
    expect(floatingPlace(anchor, panel, screen, 'start', false, { slack: 100 })).toMatchObject({ top: 492, moves: 0 });
    expect(floatingPlace(anchorAt(400, 100), panel, screen, 'start', false, { slack: 300 }).moves).toBe(0);
  });

  test('keeps its side while it is open', () => {
    const place = (top: number, wasBelow: boolean) =>
      floatingPlace(anchorAt(400, top), panel, screen, 'start', false, { wasBelow });
    expect(place(600, true)).toMatchObject({ top: 648, maxHeight: 136 });
    expect(place(300, false)).toMatchObject({ top: 92 });
  });
});
