import pg from 'pg';

/** The database could not read a value (class 22: out of range, not a number …): the caller's fault, not ours. */
export const isBadValue = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code ?? '').startsWith('22');

/** A row with that value is there already. */
export const isDuplicate = (error: unknown, constraint?: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && (!constraint || error.constraint === constraint);

/** Two rows exclude each other: something is promised to two at the same time. */
export const isExcluded = (error: unknown, constraint?: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23P01' && (!constraint || error.constraint === constraint);

/**
 * The database undid a transaction for the sake of others (40P01: they waited for each other in a circle, 40001: it saw
 * what they have changed since). Nothing of it happened, so it may be tried again.
 */
export const isUndone = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001');

/** The customer in whose name something was written has deleted the account a moment ago. */
export const isOfGoneCustomer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23503' && /customer_id_fkey$/.test(error.constraint ?? '');
