/** Stands aside where a page has a header of its own: a long form leads nowhere else. */
export const SHELL_PART = 'contents [:root:has([data-own-header])_&]:hidden';
