import type { FastifyRequest } from 'fastify';
import type { Access } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { bearerToken } from './requests/bearer-token.ts';
import { isBlank } from './requests/validate.ts';

/** Who is asking: resolved once per request, the same for every endpoint. */
export type Shopper =
  | { kind: 'customer'; id: number; token: string }
  | { kind: 'guest'; id: number }
  /** The shop's own systems, by the number of their key. */
  | { kind: 'operator'; id: number }
  | { kind: 'anonymous' };

export type ShopperLookup = {
  customerByToken(token: string): Promise<number | null>;
  guestBySecret(guest_id: string): Promise<number | null>;
};

export async function resolveShopper(request: FastifyRequest, access: Access, lookup: ShopperLookup): Promise<Shopper> {
  if (access === 'public') return { kind: 'anonymous' };

  const token = bearerToken(request.headers.authorization);
  if (token) {
    const id = await lookup.customerByToken(token);
    if (id === null) throw new AppError('unauthorized');
    return { kind: 'customer', id, token };
  }
  if (access === 'customer') throw new AppError('unauthorized');

  const secret = guestSecret(request);
  const id = secret ? await lookup.guestBySecret(secret) : null;
  if (id !== null) return { kind: 'guest', id };
  if (access === 'anybody') return { kind: 'anonymous' };
  throw new AppError('unauthorized');
}

/** Whether the request says who asks before its body is read. */
export const hasIdentity = ({ headers, query }: FastifyRequest): boolean =>
  bearerToken(headers.authorization) !== null || guestSecret({ query, body: null }) !== null;

export const NOBODY: Shopper = { kind: 'anonymous' };

/** Whether a client says in so many words that it has no guest number yet. */
export const hasNoNumberYet = ({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): boolean => {
  const secret = guestSecret({ query, body: null });
  return bearerToken(headers.authorization) === null && secret !== null && isBlank(secret);
};

/** The customer or guest, where anybody may ask; null: somebody else. */
export const knownShopper = (shopper: Shopper) =>
  shopper.kind === 'customer' || shopper.kind === 'guest' ? shopper : null;

/** The customer, where the endpoint asks for one. */
export function customerIn(shopper: Shopper): Extract<Shopper, { kind: 'customer' }> {
  if (shopper.kind !== 'customer') throw new AppError('unauthorized');
  return shopper;
}

/** Whose cart, order or payment a request is about, where the endpoint asks for a customer or a guest. */
export function ownerIn(shopper: Shopper): Owner {
  if (shopper.kind === 'anonymous' || shopper.kind === 'operator') throw new AppError('unauthorized');
  return { kind: shopper.kind, id: shopper.id };
}

function guestSecret({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): string | null {
  for (const place of [query, body]) {
    if (typeof place !== 'object' || place === null || !('guest_id' in place)) continue;
    if (typeof place.guest_id === 'string' && place.guest_id.length <= 100) return place.guest_id;
  }
  return null;
}
