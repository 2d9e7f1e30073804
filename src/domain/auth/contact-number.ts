import { plainNumber } from './phone-number.ts';

const NUMBER = /^\+?\d{6,20}$/;

/** Can somebody be called there? Asked by the forms first; the server decides. */
export const isContactNumber = (typed: string): boolean => NUMBER.test(plainNumber(typed));
