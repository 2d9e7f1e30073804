import { toMajor, toMinor } from '#domain/money/minor-units.ts';

// Apart from the codecs: browsers need this before they load any schema.

/** Fields that hold money or per cent, whichever another field says: only money is converted. */
export const amountFromWire = (value: number, isMoney: boolean): number => (isMoney ? toMinor(value) : value);
export const amountToWire = (value: number, isMoney: boolean): number => (isMoney ? toMajor(value) : value);
