import { expect, test } from 'vitest';
import { fallsElsewhere, type Press } from './second-press.ts';

const first: Press<string> = { on: 'close', x: 100, y: 100, at: 1000, count: 1, isTouch: false };
const second = { ...first, on: 'the card below', at: 1200, count: 2 };
const tapped = { ...first, isTouch: true };
const tappedAgain = { ...second, count: 1, isTouch: true };

test.each([
  ['the second half of a double click that falls on something else', second, first, true],
  ['the same once more, as of a stepper', { ...second, on: 'close' }, first, false],
  ['a click of its own, however soon', { ...second, count: 1 }, first, false],
  ['the first one of all', second, null, false],
  ['a second tap that falls on something else', tappedAgain, tapped, true],
  ['a tap on the same', { ...tappedAgain, on: 'close' }, tapped, false],
  ['a tap somewhere else', { ...tappedAgain, x: 160 }, tapped, false],
  ['a tap after a moment', { ...tappedAgain, at: 1500 }, tapped, false],
] as const)('%s', (_name, press, before, isDropped) => {
  expect(fallsElsewhere<string>(press, before)).toBe(isDropped);
});
