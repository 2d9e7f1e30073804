import { expect, test } from 'vitest';
import { en } from '#web/i18n/en.ts';
import { fill } from '#web/i18n/fill.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import { doorLine } from './door-line.ts';

const t = ((key: keyof typeof en, values = {}) => fill(en[key], values)) as Translate;

test('road, house and floor stand in one line, in the specification’s form [ADDR-008d]', () => {
  expect(doorLine(t, { road: '21', house: 'B', floor: '3' })).toBe('Road - 21 , House - B , Floor - 3');
});

test('what nobody filled in is left out', () => {
  expect(doorLine(t, { road: '', house: ' ', floor: '3' })).toBe('Floor - 3');
  expect(doorLine(t, { road: null, house: undefined, floor: null })).toBe('');
});
