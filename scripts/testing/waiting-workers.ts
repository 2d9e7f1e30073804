import { availableParallelism } from 'node:os';

/**
 * For tests that wait for a shop or a database's server: with one worker a core, each core stood idle for a sixth to a
 * fifth of the time (measured on two).
 */
export const WAITING_WORKERS = Math.ceil(1.5 * availableParallelism());
