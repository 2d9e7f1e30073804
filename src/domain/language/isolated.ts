import { directionOf } from './language.ts';

/** Between Arabic words "$5.00" would read "5.00$" and "Smash & Co." lose its dot to the other end: values stand alone. */
export const isolated = (value: string, language: string): string =>
  directionOf(language) === 'rtl' && /\D/.test(value) ? `\u2068${value}\u2069` : value;
