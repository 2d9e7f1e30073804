import { AppError } from '#contract/errors.ts';
import type { ApplicationFile } from '#domain/join/application.ts';
import { guessWasRight, noteGuess } from '../auth/codes/guesses.ts';
import { hashPassword, isPassword } from '../auth/password-hash.ts';
import { isDuplicate } from '../db/bad-value.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { deleteDropped, dropUpload } from '../media/upload.service.ts';
import { withPictures } from '../media/with-pictures.ts';
import { countSending } from '../outbox/sending-caps.service.ts';
import { tellSent } from './application-sent.service.ts';
import {
  insertApplication,
  insertFile,
  lockApplication,
  type NewApplication,
  replaceApplication,
  type SentApplication,
  sameApplication,
  takeFiles,
  takenContact,
  unpaidApplication,
} from './applications.repository.ts';
import { resetPlanPayments } from './plan-payments.service.ts';

export type SentFile = { field: ApplicationFile; file: File };

/** In which language a form came, from where, and what tells it from others. */
export type Sent = { language: string; address: string; request_hash: string };

type Submission = {
  application: SentApplication;
  password: string;
  files: readonly SentFile[];
  /** Of the form as it was read: two of the same are one. */
  request_hash: string;
  /** Where it came from in the net. */
  address: string;
  /** An application of one's own that is not paid yet, and is changed by this one. */
  replaces: number | null;
};

/** The same form came a second time, perhaps while the first one was being stored. */
class SentTwice extends Error {
  readonly id: number;
  constructor(id: number) {
    super('sent twice');
    this.id = id;
  }
}

/** Stores an application once, with its pictures, which nobody but the operator can see. Returns its number. */
export async function submitApplication(deps: Deps, sent: Submission): Promise<number> {
  const submission = { ...sent, replaces: sent.replaces ?? (await ownUnpaid(deps, sent)) };
  const { application, password, files, request_hash, address, replaces } = submission;
  const mayAsk = (db: Db) => refuseTaken(db, submission);
  const dropped: (string | null)[] = [];
  const pictures = {
    files: files.map(({ file }) => file),
    field: (position: number) => files[position]?.field ?? 'image',
    isPrivate: true,
    mayAsk,
  };
  try {
    await mayAsk(deps.db);
    const row: NewApplication = { ...application, request_hash, password_hash: await hashPassword(password) };
    return await withPictures(deps, pictures, async (tx, picture_ids) => {
      dropped.length = 0;
      const id = await (replaces === null ? insertOnce(deps, tx, row, address) : replace(deps, tx, replaces, row));
      if (row.application_status === 'pending') await tellSent(deps, tx, { ...row, id });
      for (const { picture_id } of replaces === null ? [] : await takeFiles(tx, id))
        dropped.push(await dropUpload(tx, picture_id));
      for (const [position, { field }] of files.entries())
        await insertFile(tx, id, { field, picture_id: picture_ids[position] ?? '' });
      return id;
    });
  } catch (error) {
    if (error instanceof SentTwice) return error.id;
    throw isDuplicate(error) ? ((await takenError(deps.db, submission)) ?? error) : error;
  } finally {
    for (const file of dropped) await deleteDropped(deps, file);
  }
}

/**
 * Whoever never heard that their form was stored has not its key, and may have changed something since: one that waits to
 * be paid is theirs if they know its password.
 */
async function ownUnpaid(deps: Deps, { application, password, address }: Submission): Promise<number | null> {
  const unpaid = await unpaidApplication(deps.db, application);
  if (!unpaid) return null;
  const guess = { kind: 'password', at: `application ${unpaid.id}`, from: address } as const;
  await noteGuess(deps, guess);
  if (!(await isPassword(password, unpaid.password_hash))) return null;
  await guessWasRight(deps, guess);
  return unpaid.id;
}

async function takenError(db: Db, { application, replaces }: Submission): Promise<AppError | null> {
  const taken = await takenContact(db, application, replaces);
  return taken && new AppError(taken === 'email' ? 'email_taken' : 'phone_taken');
}

async function refuseTaken(db: Db, submission: Submission): Promise<void> {
  const refusal = await takenError(db, submission);
  if (!refusal && submission.replaces === null) return;
  // Asked last: the same form may have been stored a moment ago.
  const before = await sameApplication(db, submission.application, submission.request_hash);
  if (before) throw new SentTwice(before.id);
  if (refusal) throw refusal;
}

async function insertOnce(deps: Deps, tx: Db, row: NewApplication, address: string): Promise<number> {
  const id = await insertApplication(tx, row);
  if (id !== null) {
    // Each means mails to an address that anybody may have typed.
    await countSending(deps, tx, { channel: 'mail', to: row.email, from: address }).catch(asTooMany);
    return id;
  }
  // Whoever was quicker has committed: now it is seen.
  const before = await sameApplication(tx, row, row.request_hash);
  if (before) throw new SentTwice(before.id);
  const taken = await takenContact(tx, row);
  throw new AppError(taken === 'phone' ? 'phone_taken' : 'email_taken');
}

function asTooMany(error: unknown): never {
  throw error instanceof AppError && error.reason === 'sending_cap' ? new AppError('too_many_applications') : error;
}

async function replace(deps: Deps, tx: Db, id: number, row: NewApplication): Promise<number> {
  const known = await lockApplication(tx, id);
  if (known?.kind !== row.kind) throw new AppError('application_unknown');
  if (known.application_status !== 'awaiting_payment') throw new AppError('application_sent');
  await resetPlanPayments(deps, tx, id);
  await replaceApplication(tx, id, row);
  return id;
}
