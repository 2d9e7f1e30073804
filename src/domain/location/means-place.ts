const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Is this place what was typed, and not only something that begins like it? Every typed word is one of the place's
 * own: "Stockholm" is not Stockholmsgatan.
 */
export function meansPlace(typed: string, place: string): boolean {
  const known = new Set(wordsOf(place));
  return wordsOf(typed).every((word) => known.has(word));
}
