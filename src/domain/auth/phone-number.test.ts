import { describe, expect, test } from 'vitest';
import { type CountryCode, DIAL_CODES, isCountryCode } from './dial-codes.ts';
import { countryOf, internationalNumber, writtenPhone } from './phone-number.ts';

describe('the countries', () => {
  test('are all that one can call, each with a code of one to four digits', () => {
    const codes = Object.entries(DIAL_CODES);
    expect(codes).toHaveLength(245);
    for (const [country, dial] of codes) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(dial, country).toMatch(/^[1-9]\d{0,3}$/);
    }
    expect(isCountryCode('SE')).toBe(true);
    expect(isCountryCode('toString')).toBe(false);
  });

  test('have names in every language of the shop', () => {
    for (const language of ['en', 'es', 'ar']) {
      const names = new Intl.DisplayNames([language], { type: 'region' });
      for (const country of Object.keys(DIAL_CODES)) expect(names.of(country), country).not.toBe(country);
    }
  });
});

describe('the international number', () => {
  test.each<[CountryCode, string, string]>([
    ['SE', '0701740605', '+46701740605'],
    ['SE', '70 174-06 05', '+46701740605'],
    ['SE', '+1 415 555 0100', '+14155550100'],
    ['SE', '0044 7700 900142', '+447700900142'],
    ['IT', '06 6982', '+39066982'],
    ['HU', '06201234567', '+36201234567'],
    ['US', '(415) 555-0100', '+14155550100'],
    ['SE', '', ''],
    ['SE', ' - ', ''],
  ])('%s %j is %j', (country, typed, number) => {
    expect(internationalNumber({ country, typed })).toBe(number);
  });

  test('comes back as its country and the rest', () => {
    expect(writtenPhone('+46701740605', 'GB')).toEqual({ country: 'SE', typed: '701740605' });
    expect(writtenPhone('', 'GB')).toEqual({ country: 'GB', typed: '' });
    expect(writtenPhone('070123', 'GB')).toEqual({ country: 'GB', typed: '070123' });
  });

  test('several countries share a code: the one there was stays, else the largest is meant', () => {
    expect(countryOf('+14155550100', 'CA')).toBe('CA');
    expect(countryOf('+14155550100', 'SE')).toBe('US');
    expect(countryOf('+18765550100', 'US')).toBe('JM');
    expect(countryOf('+447700900142', 'SE')).toBe('GB');
    expect(countryOf('+9999', 'SE')).toBe(null);
  });

  test('what was written is what is read back, for every country', () => {
    for (const country of Object.keys(DIAL_CODES) as CountryCode[]) {
      const number = internationalNumber({ country, typed: '5551234' });
      expect(writtenPhone(number, country), country).toEqual({ country, typed: '5551234' });
    }
  });
});
