const MOST_WORDS = 10;
const LONGEST_TEXT = 200;

/** Letters that do not come apart into a letter and an accent, as people type them who have no such key. */
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
  // Arabic as it is typed; the database does the same (search_fold).
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
};

/** Arabic marks that normalising splits off (vowel signs, hamza, madda), and the tatweel that only stretches a word. */
const ARABIC_SIGNS = /[\u0640\u064B-\u0655\u0670]/g;

/** A text as search compares it: lower-cased, without accents and signs. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(ARABIC_SIGNS, '')
    .toLowerCase()
    .replace(/[øæœßłđðþıٱىة]/g, (letter) => PLAIN[letter] ?? letter);

/**
 * How search sees what somebody typed: lower-cased, without accents, letters and digits only, the first ten words.
 * Nothing of a query language gets through.
 */
export const searchWords = (text: string): string[] =>
  (plainLetters(text.slice(0, LONGEST_TEXT)).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
