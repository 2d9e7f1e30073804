/** Characters of one message. */
export const LONGEST_MESSAGE = 2000;

/** Messages of one customer within a minute, in all conversations together. */
export const MOST_MESSAGES_A_MINUTE = 30;
