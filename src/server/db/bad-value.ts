import pg from 'pg';

/** The database could not read a value (class 22: out of range, not a number …): the caller's fault, not ours. */
export const isBadValue = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code ?? '').startsWith('22');

/** A row with that value is there already. */
export const isDuplicate = (error: unknown, constraint?: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && (!constraint || error.constraint === constraint);

/** Two transactions waited for each other, and this one was ended: nothing of it happened, so it may be tried again. */
export const isDeadlock = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '40P01';
