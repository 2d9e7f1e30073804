/** How search sees words: lower-cased, without accents, each text once. The database does the same to what a shopper types. */
export const searchable = (...texts: readonly string[]): string =>
  [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
    .join(' ')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
