/** Travels with the link of a conversation: the list is one step back. */
export const FROM_LIST = { isFromList: true };

export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromList' in state;
