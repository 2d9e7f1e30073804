/**
 * The only place that converts between the currency's major unit, which people and the wire use (12.5), and the minor
 * units that rules and database count in (1250).
 */
export const toMinor = (major: number): number => Math.round(major * 100);
export const toMajor = (minor: number): number => minor / 100;

/** With two decimals, for machines that read prices as text. */
export const majorText = (minor: number): string => toMajor(minor).toFixed(2);

/** An amount as somebody typed it or as an address says it; null when it is none. */
export const minorFromText = (text: string): number | null =>
  /^\d{1,9}(\.\d{0,2})?$/.test(text) ? toMinor(Number(text)) : null;
