/**
 * Stands aside where a page has a header of its own: a long form leads nowhere else. On a phone also where a map is the
 * top of the page, with its own ways back and to help.
 */
export const SHELL_PART =
  'contents [:root:has([data-own-header])_&]:hidden max-md:[:root:has([data-own-top])_&]:hidden';
