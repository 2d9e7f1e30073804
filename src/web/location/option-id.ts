/** Ties the field to the entry of its list that is marked. */
export const optionId = (listId: string, at: number) => `${listId}-${at}`;
