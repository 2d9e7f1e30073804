import type { Settings } from '#contract/config/settings-shape.ts';
import { AppError } from '#contract/errors.ts';
import { splitName } from '#domain/auth/name.ts';
import { makeAccount, refuseTaken } from '#server/auth/new-account.ts';
import type { Deps } from '#server/deps.ts';
import type { DeliveryAddress } from '../order-rows.repository.ts';

type Member = { receiver: DeliveryAddress; password_hash: string; settings: Settings; language: string };

/** A guest becomes a customer with the order: the account is there if and only if the order is. */
export async function makeMember(deps: Deps, { receiver, password_hash, settings, language }: Member): Promise<number> {
  if (settings.centralize_login.manual_login_status !== 1) throw new AppError('login_type_off');
  const { contact_person_name, contact_person_number: phone, contact_person_email: email } = receiver;
  if (email === null) throw new AppError('contact_email');
  try {
    await refuseTaken(deps.db, { phone, email });
    return await makeAccount(deps, {
      ...splitName(contact_person_name),
      phone,
      email,
      password_hash,
      login_medium: 'manual',
      current_language_key: language,
    });
  } catch (error) {
    throw inFieldsOfOrder(error);
  }
}

/** The form of an order has its own names for them. */
function inFieldsOfOrder(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.reason === 'email_taken') return new AppError('email_taken', 'contact_person_email');
  return error.reason === 'phone_taken' ? new AppError('phone_taken', 'contact_person_number') : error;
}
