import { timingSafeEqual } from 'node:crypto';

type TicketTools = { hashSecret(secret: string): string; now(): Date };

const GOOD_FOR_MS = 2 * 60_000;

/** Says which order may be watched, and until when one may begin to; nothing is stored. */
export function makeTicket(tools: TicketTools, order_id: number): string {
  const until = tools.now().getTime() + GOOD_FOR_MS;
  return `${until}.${seal(tools, order_id, until)}`;
}

export function isGoodTicket(tools: TicketTools, order_id: number, ticket: string): boolean {
  const [until, given = ''] = ticket.split('.');
  if (!/^\d{13}$/.test(until ?? '') || Number(until) < tools.now().getTime()) return false;
  const [ours, theirs] = [Buffer.from(seal(tools, order_id, Number(until))), Buffer.from(given)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

const seal = ({ hashSecret }: TicketTools, order_id: number, until: number): string =>
  hashSecret(`live order ${order_id} until ${until}`);
