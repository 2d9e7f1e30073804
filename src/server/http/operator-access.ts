import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { mayCall } from '#domain/operator/scopes.ts';
import { bearerToken } from './requests/bearer-token.ts';
import type { Shopper } from './shopper.ts';

/** `id` is null for the setting OPERATOR_TOKEN, which is a key with every scope. */
type OperatorKey = { id: number | null; scopes: readonly string[] };

type OperatorCall = { key_id: number | null; method: string; path: string; subject: string; request_id: string };

/** Who an operator's key belongs to, and the book of what was done with it. */
export type OperatorAccess = {
  keyOf(token: string): Promise<OperatorKey | null>;
  /** Before anything is done: a call that cannot be written down is not carried out. */
  noteCall(call: OperatorCall): Promise<number>;
  noteAnswer(call_id: number, status: number): Promise<void>;
};

const LONGEST_SUBJECT = 200;
const calls = new WeakMap<FastifyRequest, number>();

/** Asked before a body is read. An unknown key is 401, one that was made for something else 403. */
export async function enterAsOperator(
  access: OperatorAccess,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Shopper> {
  const token = bearerToken(request.headers.authorization);
  const key = token && (await access.keyOf(token));
  if (!key) throw new AppError('unauthorized');
  const { method, path, scope } = endpoint;
  // Whatever somebody puts there instead of a number: not all of it can be stored.
  const subject = Object.values(request.params as Record<string, string>)
    .join(' ')
    .replaceAll(/[^\x20-\x7e]/g, '?');
  const call = { key_id: key.id, method, path, subject: subject.slice(0, LONGEST_SUBJECT), request_id: request.id };
  calls.set(request, await access.noteCall(call));
  if (!scope || !mayCall(key.scopes, scope, method === 'GET'))
    throw new AppError('scope_missing', undefined, { scope: scope ?? '' });
  return { kind: 'operator', id: key.id ?? 0 };
}

/** How it ended, whatever the answer was. It is given all the same where that cannot be written any more. */
export const noteAnswers = (access: OperatorAccess) => async (request: FastifyRequest, reply: FastifyReply) => {
  const call = calls.get(request);
  if (call === undefined) return;
  calls.delete(request);
  await access.noteAnswer(call, reply.statusCode).catch((error: unknown) => {
    request.log.error({ reqId: request.id, err: error }, 'an operator’s call without its status');
  });
};

/** A call of the operator that names no scope would be open to every key. */
export function refuseScopeless({ name, access, scope }: Endpoint) {
  if ((access === 'operator') !== (scope !== undefined)) throw new Error(`${name}: which key opens it?`);
}
