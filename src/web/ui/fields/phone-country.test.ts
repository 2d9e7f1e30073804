import { expect, test } from 'vitest';
import { searchCountries } from './phone-country.ts';

const COUNTRIES = [
  { code: 'CI', name: 'Côte d’Ivoire', dial: '225' },
  { code: 'NE', name: 'Niger', dial: '227' },
  { code: 'GB', name: 'United Kingdom', dial: '44' },
  { code: 'AE', name: 'United Arab Emirates', dial: '971' },
  { code: 'SE', name: 'Sweden', dial: '46' },
  { code: 'SA', name: 'المملكة العربية السعودية', dial: '966' },
];
const found = (text: string) => searchCountries(COUNTRIES, text).map(({ code }) => code);

test('a country is found by name, code or letters, whatever the case and the accents [MISC-008a]', () => {
  expect(found('swe')).toEqual(['SE']);
  expect(found('COTE')).toEqual(['CI']);
  expect(found('united')).toEqual(['GB', 'AE']);
  expect(found('+46')).toEqual(['SE']);
  expect(found('22')).toEqual(['CI', 'NE']);
  expect(found('se')).toEqual(['SE']);
  expect(found('السعودية')).toEqual(['SA']);
  expect(found(' ')).toHaveLength(COUNTRIES.length);
  expect(found('atlantis')).toEqual([]);
});

test('a name that begins with what was typed comes first', () => {
  expect(found('ni').at(0)).toBe('NE');
});
