import { describe, expect, test } from 'vitest';
import { directionOf, LANGUAGES, languageOf } from './language.ts';

describe('languages', () => {
  test('English is spoken [I18N-004]', () => expect(languageOf('en')).toBe('en'));
  test('Spanish is spoken', () => expect(languageOf('es')).toBe('es'));
  test('a regional form is served its language, an unknown one English', () => {
    expect([languageOf('es-MX'), languageOf('ES_ar'), languageOf('sv'), languageOf('')]).toEqual([
      'es',
      'es',
      'en',
      'en',
    ]);
  });

  test.each(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl'])(
    '%s is read from right to left [I18N-006a]',
    (code) => {
      expect(directionOf(code)).toBe('rtl');
    },
  );

  test('English, Spanish and what we do not know are read from left to right [I18N-006b]', () => {
    expect(['en', 'es', 'es-MX', 'sv', ''].map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', 'ltr', 'ltr']);
    expect(LANGUAGES.map(({ key }) => key)).toContain('en');
  });
});
