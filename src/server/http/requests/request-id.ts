import { randomUUID } from 'node:crypto';

/** A caller's own id is used when it looks like one, so that a request can be followed across machines. */
export const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
