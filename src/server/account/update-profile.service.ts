import type { Settings } from '#contract/config/settings-shape.ts';
import { AppError } from '#contract/errors.ts';
import {
  type ContactChange,
  contactsToProve,
  isSameContact,
  type ProfileButton,
  requestedContacts,
} from '#domain/account/contacts-to-prove.ts';
import type { Verification } from '#domain/auth/login-types.ts';
import { splitName } from '#domain/auth/name.ts';
import type { Caller } from '../auth/caller.ts';
import { refuseUnconfirmed } from '../auth/confirm-owner.service.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { cleanImage } from '../media/upload-image.ts';
import { type CustomerRow, findCustomer, type ProfileChange, takenContacts } from './account.repository.ts';
import { askForProof, type ProofMedium, proveContact } from './prove-contact.service.ts';
import { storeProfile } from './store-profile.service.ts';

export type ProfileForm = ContactChange & {
  name?: string | undefined;
  image?: File | undefined;
  password?: string | undefined;
  button_type?: ProfileButton;
  otp?: string | undefined;
  verification_on?: Verification | undefined;
  session_info?: string | undefined;
};

type Who = { id: number; token: string };

/** A code has to be entered first, or everything is stored. */
export type ProfileAnswer = { prove: Verification; medium: ProofMedium } | 'stored';

/**
 * Nothing is stored until every new contact that has to be proven is: the form comes again with its code. A contact is
 * stored as soon as it is proven, so that with two of them the second form need not prove the first again.
 */
export async function changeProfile(deps: Deps, who: Who, form: ProfileForm, caller: Caller): Promise<ProfileAnswer> {
  const [stored, settings] = await Promise.all([findCustomer(deps.db, who.id), settingsNow(deps, caller.language)]);
  if (!stored) throw new AppError('unauthorized');
  const contacts = requestedContacts(stored, form, form.button_type);
  if (changesWhoGetsIn(stored, contacts, form)) await refuseUnconfirmed(deps, who);
  refuseChange(form, settings);
  await refuseTaken(deps, who.id, contacts);
  const { image, ...change } = await readChange(form);

  const toProve = contactsToProve(settings.centralize_login, stored, contacts, form.button_type);
  const proven = toProve.find((field) => field === form.verification_on && form.otp !== undefined);
  const contact = (channel: Verification) => ({ holder: who.id, channel, to: contacts[channel] ?? '' });
  if (proven) await proveContact(deps, settings, contact(proven), form, caller);

  const [next] = toProve.filter((field) => field !== proven);
  if (next) {
    if (proven) await storeProfile(deps, who, { [proven]: { ...contact(proven), is_verified: true } }, undefined);
    const sought = { ...contact(next), isAgain: provedBefore(stored, form) };
    return { prove: next, medium: await askForProof(deps, settings, sought, caller) };
  }
  await storeProfile(deps, who, { ...change, ...contactChange(stored, contacts, proven) }, image);
  return 'stored';
}

/** The proof in this form is of a contact that the account has proven already: its answer was lost. */
const provedBefore = (stored: CustomerRow, { otp, verification_on: field, ...form }: ProfileForm): boolean =>
  otp !== undefined &&
  field !== undefined &&
  stored[`is_${field}_verified`] &&
  isSameContact(stored[field], form[field]);

/** A password, or a contact that is not there yet: each is a way into the account. */
const changesWhoGetsIn = (
  stored: CustomerRow,
  contacts: ContactChange,
  { password, button_type }: ProfileForm,
): boolean =>
  (password !== undefined && (button_type === undefined || button_type === 'change_password')) ||
  (['phone', 'email'] as const).some(
    (field) => contacts[field] !== undefined && !isSameContact(stored[field], contacts[field]),
  );

/** Everything that can be refused without a code is refused before one is sent. */
function refuseChange({ button_type, name, password }: ProfileForm, settings: Settings) {
  if (button_type === undefined && !name) throw new AppError('name_required');
  if (button_type === 'change_password' && password === undefined) throw new AppError('password_required');
  const isPassword = button_type === undefined || button_type === 'change_password';
  if (isPassword && password !== undefined && settings.centralize_login.manual_login_status !== 1)
    throw new AppError('password_not_used');
}

/** Decoding and hashing come last: they cost more than everything else. */
async function readChange({ button_type, name, password, image }: ProfileForm) {
  const isWhole = button_type === undefined;
  const isPassword = isWhole || button_type === 'change_password';
  return {
    name: isWhole && name ? splitName(name) : undefined,
    image: isWhole && image ? await cleanImage(image, 'image') : undefined,
    password_hash: isPassword && password !== undefined ? await hashPassword(password) : undefined,
  };
}

async function refuseTaken({ db }: Deps, id: number, contacts: ContactChange) {
  const taken = await takenContacts(db, id, contacts);
  if (taken.phone) throw new AppError('phone_taken');
  if (taken.email) throw new AppError('email_taken');
}

/** A new contact that needs no proof counts as unproven, whatever the old one was. */
function contactChange(
  stored: CustomerRow,
  contacts: ContactChange,
  proven: Verification | undefined,
): Pick<ProfileChange, 'phone' | 'email'> {
  const changed = (field: Verification) => {
    const to = contacts[field];
    if (to === undefined || (field !== proven && isSameContact(stored[field], to))) return undefined;
    return { to, is_verified: field === proven };
  };
  return { phone: changed('phone'), email: changed('email') };
}
