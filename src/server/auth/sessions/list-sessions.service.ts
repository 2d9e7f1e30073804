import type { Session } from '#contract/account/security.ts';
import { AppError } from '#contract/errors.ts';
import { deviceName } from '#domain/auth/device-name.ts';
import type { Deps } from '#server/deps.ts';
import { deleteSession, sessionsOf } from './sessions.repository.ts';

type Who = { id: number; token: string };

export async function sessionsFor({ db, hashSecret, now }: Deps, { id, token }: Who): Promise<Session[]> {
  const own = hashSecret(token);
  const sessions = await sessionsOf(db, id, now());
  const told = sessions.map(({ token_hash, device, created_at, last_used_at, ...session }) => ({
    ...session,
    ...deviceName(device),
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    is_current: token_hash === own,
  }));
  // The session that asks comes first.
  return told.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
}

/** A session of somebody else is answered like one that has ended, so that nobody learns which ids exist. */
export async function endSessionById({ db }: Deps, { id }: Who, session_id: number): Promise<void> {
  if ((await deleteSession(db, id, session_id)) === 0) throw new AppError('session_unknown');
}
