/** How search sees words: lower-cased, without accents, letters and digits only. At most ten: nobody means more. */
export const searchWords = (text: string): string[] =>
  (
    text
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, 10);
