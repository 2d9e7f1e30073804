import { isSameSecret } from '../providers/is-same-secret.ts';
import type { Followed } from './follow-key.ts';

type TicketTools = { hashSecret(secret: string): string; now(): Date };

const GOOD_FOR_MS = 2 * 60_000;

/** Says what may be watched, all of it together, and until when one may begin to; nothing is stored. */
export function makeTicket(tools: TicketTools, followed: readonly Followed[]): string {
  const until = tools.now().getTime() + GOOD_FOR_MS;
  return `${until}.${seal(tools, followed, until)}`;
}

export function isGoodTicket(tools: TicketTools, followed: readonly Followed[], ticket: string): boolean {
  const [until, given = ''] = ticket.split('.');
  if (!/^\d{13}$/.test(until ?? '') || Number(until) < tools.now().getTime()) return false;
  return isSameSecret(seal(tools, followed, Number(until)), given);
}

const seal = ({ hashSecret }: TicketTools, followed: readonly Followed[], until: number): string =>
  hashSecret(`live ${followed.map(({ kind, id }) => `${kind} ${id}`).join(' and ')} until ${until}`);
