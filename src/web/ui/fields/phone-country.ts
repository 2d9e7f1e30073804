/** A country one can choose before a number. */
export type PhoneCountry = { code: string; name: string; dial: string };

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** By a part of the name, by the code with or without its plus, or by the two letters. Names that begin so come first. */
export function searchCountries<Country extends PhoneCountry>(countries: readonly Country[], text: string): Country[] {
  const searched = plain(text);
  if (searched === '') return [...countries];
  const digits = /^\+?\d+$/.test(searched) ? searched.replace('+', '') : null;
  if (digits !== null) return countries.filter(({ dial }) => dial.startsWith(digits));
  const found = countries.filter(({ name, code }) => plain(name).includes(searched) || code.toLowerCase() === searched);
  const first = (country: Country) => Number(plain(country.name).startsWith(searched));
  return found.sort((one, other) => first(other) - first(one));
}
