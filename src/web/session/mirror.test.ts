import { describe, expect, test } from 'vitest';
import {
  emptyMirror,
  type Mirror,
  mirrorFromCookies,
  mirrorFromText,
  mirrorToText,
  preferredLanguage,
} from './mirror.ts';

const full: Mirror = { language: 'es', theme: 'dark', module: { id: 3, module_type: 'food' }, zone_ids: [1, 2] };

describe('the mirror cookie', () => {
  test('comes back as it went', () => {
    expect(mirrorFromText(mirrorToText(full))).toEqual(full);
    expect(mirrorFromText(mirrorToText(emptyMirror))).toEqual(emptyMirror);
  });

  test('is found among others', () => {
    expect(mirrorFromCookies(`a=1; shop=${mirrorToText(full)}; b=2`)).toEqual(full);
    expect(mirrorFromCookies('workshop=es.dark')).toEqual(emptyMirror);
  });

  test.each(['', '....', 'xx.pink.9-cinema.a-b', '<script>', 'en.dark.food-3.1--2', '..99999999999-food.1,2'])(
    'nonsense %j counts as not said',
    (text) => {
      expect(mirrorFromText(text)).toMatchObject({ language: 'en', module: null, zone_ids: [] });
    },
  );

  test('holds nothing that is written to it by other names: no token, no place', () => {
    const session = { ...full, token: 'secret', location: 'Avenyn 1' } as Mirror;
    expect(mirrorToText(session)).toBe('es.dark.3-food.1-2');
  });

  test('a first visit is served the first language of the browser that we speak', () => {
    expect(preferredLanguage('sv-SE,sv;q=0.9,es;q=0.8,en;q=0.7')).toBe('es');
    expect(preferredLanguage('de')).toBe('en');
    expect(preferredLanguage('')).toBe('en');
  });
});
