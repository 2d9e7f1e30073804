import { describe, expect, test } from 'vitest';
import { countryOfPhone, e164, inOneSpelling } from './phone-spelling.ts';

describe('phone numbers', () => {
  test.each([
    ['+46701740605', '+46701740605'],
    [' +46 70-174 06 05 ', '+46701740605'],
    ['+46 (0)70 174 06 05', '+46701740605'],
    ['+460701740605', '+46701740605'],
    ['0046701740605', '+46701740605'],
    ['+1 (415) 555-0100', '+14155550100'],
    ['+390669812345', '+390669812345'],
    ['+44 07700 900142', '+447700900142'],
    // Left to the contract: no country, no number, no phone.
    ['0701740605', '0701740605'],
    ['+999', '+999'],
    ['maja@example.com', 'maja@example.com'],
    ['', ''],
  ])('%j is kept as %j', (typed, kept) => {
    expect(e164(typed)).toBe(kept);
    expect(e164(e164(typed))).toBe(kept);
  });

  test('belong to a country, also where several share a code', () => {
    expect(countryOfPhone('+46701740605')).toBe('SE');
    expect(countryOfPhone('+18765550100')).not.toBe('');
    expect(countryOfPhone('0701740605')).toBe('');
  });

  test('in every field that takes one, and nothing else is touched', () => {
    const other = { name: '+46 70 1', list: ['+46 70-174 06 05'], phone: 7 };
    expect(inOneSpelling(other)).toEqual(other);
    expect(inOneSpelling({ contact_number: '0046701740605', note: '+46 (0)70 174 06 05' })).toEqual({
      contact_number: '+46701740605',
      note: '+46 (0)70 174 06 05',
    });
    expect(inOneSpelling({ receiver_details: { contact_person_number: '+46 070 174 06 05' } })).toEqual({
      receiver_details: { contact_person_number: '+46701740605' },
    });
    expect(inOneSpelling(null)).toBe(null);
  });
});
