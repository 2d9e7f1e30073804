/** Clients of this interface compare 0 and 1. */
export const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);
