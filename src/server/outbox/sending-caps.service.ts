import { AppError } from '#contract/errors.ts';
import { networkOf } from '#domain/auth/network.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { countryOfPhone } from '../http/requests/phone-spelling.ts';
import type { Channel } from './outbox.repository.ts';
import { countToday, dropOldCounts } from './sending-caps.repository.ts';

type Sending = { channel: Channel; to: string; from: string };

/**
 * Counts a message that somebody asked for, in the transaction that writes it; refuses it when the day's share of this
 * contact, this network or (what costs money) this country is used up. Without a carrier nothing is sent or counted.
 */
export async function countSending(deps: Deps, tx: Db, { channel, to, from }: Sending): Promise<void> {
  if (!deps[channel]) return;
  const { env, hashSecret } = deps;
  const caps: [key: string, most: number][] = [
    [`contact ${to.toLowerCase()}`, env.MESSAGES_PER_CONTACT],
    [`network ${networkOf(from)}`, env.MESSAGES_PER_ADDRESS],
  ];
  if (channel === 'sms') caps.push([`country ${countryOfPhone(to)}`, env.SMS_PER_COUNTRY]);
  const day = dayOf(deps.now());
  for (const [key, most] of caps) {
    if (most > 0 && (await countToday(tx, day, hashSecret(`sending ${channel} ${key}`), most)) === 0)
      throw new AppError('sending_cap');
  }
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const forgetOldSendings = (deps: Deps): Promise<number> => dropOldCounts(deps.db, dayOf(deps.now()));
