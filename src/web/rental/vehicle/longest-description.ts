/** So many characters of a description are shown before "Read more". */
export const LONGEST_DESCRIPTION = 70;
