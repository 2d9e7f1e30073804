import type { AnyInput, Endpoint, Reply } from '#contract/endpoint.ts';

/**
 * A call of the contract without its schemas, for what every visit asks: they are a fifth of everything that a page
 * would fetch. `read` must say what the schema says.
 */
export const bareCall = <E extends Endpoint>(
  request: Pick<E, 'name' | 'method' | 'path'>,
  read: (reply: never) => Reply<E>,
): E => ({ ...request, toWire: (input: AnyInput) => input, reply: { parse: read } }) as unknown as E;
