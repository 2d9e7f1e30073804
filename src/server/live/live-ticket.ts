import { timingSafeEqual } from 'node:crypto';

import type { Followed } from './follow-key.ts';

type TicketTools = { hashSecret(secret: string): string; now(): Date };

const GOOD_FOR_MS = 2 * 60_000;

/** Says what may be watched, and until when one may begin to; nothing is stored. */
export function makeTicket(tools: TicketTools, followed: Followed): string {
  const until = tools.now().getTime() + GOOD_FOR_MS;
  return `${until}.${seal(tools, followed, until)}`;
}

export function isGoodTicket(tools: TicketTools, followed: Followed, ticket: string): boolean {
  const [until, given = ''] = ticket.split('.');
  if (!/^\d{13}$/.test(until ?? '') || Number(until) < tools.now().getTime()) return false;
  const [ours, theirs] = [Buffer.from(seal(tools, followed, Number(until))), Buffer.from(given)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

const seal = ({ hashSecret }: TicketTools, { kind, id }: Followed, until: number): string =>
  hashSecret(`live ${kind} ${id} until ${until}`);
