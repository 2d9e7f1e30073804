/** What support answers by itself, in the order in which it is offered. The number is what clients know a question by. */
export const AUTOMATIC_QUESTIONS = [
  { id: 1, key: 'where_is_order' },
  { id: 2, key: 'cancel' },
  { id: 3, key: 'refund' },
  { id: 4, key: 'payment' },
  { id: 5, key: 'person' },
] as const;

export type AutomaticQuestion = (typeof AUTOMATIC_QUESTIONS)[number]['key'];

/** The same words, however they are written down. */
export const isSameQuestion = (one: string, two: string): boolean => plain(one) === plain(two);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.!?¿¡؟،,]+/g, ' ')
    .trim();
