import { timingSafeEqual } from 'node:crypto';

type Ink = { hashSecret(secret: string): string; now(): Date };

const GOOD_FOR_MS = 2 * 60_000;

/** Says which order may be watched, and until when one may begin to; nothing is stored. */
export function makeTicket(ink: Ink, order_id: number): string {
  const until = ink.now().getTime() + GOOD_FOR_MS;
  return `${until}.${seal(ink, order_id, until)}`;
}

export function isGoodTicket(ink: Ink, order_id: number, ticket: string): boolean {
  const [until, given = ''] = ticket.split('.');
  if (!/^\d{13}$/.test(until ?? '') || Number(until) < ink.now().getTime()) return false;
  const [ours, theirs] = [Buffer.from(seal(ink, order_id, Number(until))), Buffer.from(given)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

const seal = ({ hashSecret }: Ink, order_id: number, until: number): string =>
  hashSecret(`live order ${order_id} until ${until}`);
