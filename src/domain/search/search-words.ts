const MOST_WORDS = 10;
const LONGEST_TEXT = 200;

/** Letters that are no letter with an accent, as people without them on their keyboard write them. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * How search sees what somebody typed: lower-cased, without accents, letters and digits only, the first ten words.
 * Nothing of a query language gets through.
 */
export const searchWords = (text: string): string[] =>
  (
    text
      .slice(0, LONGEST_TEXT)
      .normalize('NFKD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
      .replace(/[øæœßłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, MOST_WORDS);
