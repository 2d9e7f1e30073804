import type { Readable } from 'node:stream';
import type { Endpoint, Input, Reply } from '#contract/endpoint.ts';
import type { Db } from '../db/db.ts';
import type { Context } from './context.ts';
import type { Inputs } from './requests/read-call.ts';

/** The transaction in which all work of a call that is answered once is done. */
type Tx<E extends Endpoint> = true extends E['idempotent'] ? { tx: Db } : unknown;
type Handler<E extends Endpoint> = (input: Input<E> & Context & Tx<E>) => Promise<Reply<E>>;

/** What was made ready before a transaction opened; `discard`: it was not needed. */
export type Prepared<Ready> = { ready: Ready; discard(): Promise<void> };

/** An endpoint and what answers it. */
export type Route = {
  endpoint: Endpoint;
  prepare?(input: Inputs & Context): Promise<Prepared<unknown>>;
  answer(input: Inputs & Context & { tx?: Db; ready?: unknown; last_event_id?: number | null }): Promise<unknown>;
};

/** Ties a handler to its endpoint; the types of inputs and reply come from the contract. */
export const route = <E extends Endpoint>(endpoint: E, handler: Handler<E>): Route => ({
  endpoint,
  answer: (input) => handler(input as Input<E> & Context & Tx<E>),
});

/** For a call that is answered once: what may take long (files, another's server) is done before its transaction opens. */
export const preparedRoute = <E extends Endpoint, Ready>(
  endpoint: E,
  prepare: (input: Input<E> & Context) => Promise<Prepared<Ready>>,
  handler: (input: Input<E> & Context & { tx: Db; ready: Ready }) => Promise<Reply<E>>,
): Route => ({
  endpoint,
  prepare: (input) => prepare(input as Input<E> & Context),
  answer: (input) => handler(input as Input<E> & Context & { tx: Db; ready: Ready }),
});

/** For a call that is answered by events as they happen; `last_event_id`: the last one that the caller has seen. */
export const eventsRoute = <E extends Endpoint>(
  endpoint: E,
  handler: (input: Input<E> & Context & { last_event_id: number | null }) => Promise<Readable>,
): Route => ({
  endpoint,
  answer: (input) => handler(input as Input<E> & Context & { last_event_id: number | null }),
});
