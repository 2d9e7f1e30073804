import { inject } from 'vitest';

/** The PostgreSQL server of this run. Without one a test of whole processes has nothing to prove, and says so. */
export function serverOfRun(): string {
  const database = inject('database');
  if (database.kind !== 'postgres') throw new Error('whole processes are tested beside a PostgreSQL server');
  return database.server;
}
