import { AppError } from '#contract/errors.ts';
import { endSessions } from '../auth/sessions/sessions.ts';
import { isDuplicate } from '../db/bad-value.ts';
import type { Deps } from '../deps.ts';
import { deleteDropped, discardUploads, dropUpload, keepUpload, storeUpload } from '../media/upload.service.ts';
import { changeCustomer, lockCustomer, type ProfileChange } from './account.repository.ts';

/** All of it or nothing. A new password ends every other session; a new picture takes the old one's place. */
export async function storeProfile(
  deps: Deps,
  who: { id: number; token: string },
  change: ProfileChange,
  image: Buffer | undefined,
): Promise<void> {
  const upload = image && (await storeUpload(deps, image));
  try {
    const dropped = await deps.db.transaction(async (db) => {
      const customer = await lockCustomer(db, who.id);
      if (!customer) throw new AppError('unauthorized');
      if (upload) await keepUpload(db, upload);
      await changeCustomer(db, who.id, { ...change, image: upload?.picture_id });
      if (change.password_hash !== undefined) await endSessions(deps, who.id, { except: who.token, db });
      return upload ? dropUpload(db, customer.image) : null;
    });
    await deleteDropped(deps, dropped);
  } catch (error) {
    if (upload) await discardUploads(deps, [upload]);
    throw refusalOf(error);
  }
}

/** Another account took the contact between the check and this write. */
function refusalOf(error: unknown): unknown {
  if (isDuplicate(error, 'customers_email')) return new AppError('email_taken');
  if (isDuplicate(error, 'customers_phone_key')) return new AppError('phone_taken');
  return error;
}
