/** A slip of the fingers costs one: a letter too many, one missing, another one, or two changed round. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** How many slips a word of this length may have and still be meant. Short words are too near each other. */
const allowedSlips = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3);

/** The word with each pair of neighbouring letters swapped, which the database's comparison by trigrams misses. */
export const changedRound = (word: string): string[] =>
  [...word]
    .slice(1)
    .map((_, index) => word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2))
    .filter((changed) => changed !== word);

const MOST_MEANT = 5;

/** Which of the known words may be meant, the nearest first, and of those the usual ones. */
export const likelyWords = (typed: string, known: readonly { word: string; uses: number }[]): string[] =>
  known
    .map(({ word, uses }) => ({ word, uses, slips: editDistance(typed, word) }))
    .filter(({ slips }) => slips <= allowedSlips(typed.length))
    .sort((a, b) => a.slips - b.slips || b.uses - a.uses)
    .map(({ word }) => word)
    .slice(0, MOST_MEANT);
