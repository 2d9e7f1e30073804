import { TRACES } from '../remembered/traces.ts';
import { type StoredValue, storedValue } from '../stored-value.ts';
import { checkoutDraft } from './checkout-draft.ts';
import { courierDraft, storeDraft } from './join-draft.ts';
import { parcelDraft } from './parcel-draft.ts';
import { storedMessages } from './pending-messages.ts';
import { everyFile, leaveFiles, saveFiles, takeLeftFiles } from './saved-files.ts';

/**
 * Who is signed in, since a token that has ended does not say whose it was; and once their session has ended by itself,
 * what they had begun. It lies where nobody looks for it until the same customer is signed in again; it is thrown away
 * when that is another one, and goes with who signs out. Decision 119.
 */
type Known = { customer: number; left?: { at: number; drafts: Readonly<Record<string, unknown>> } };

const DRAFTS: Readonly<Record<string, Pick<StoredValue<unknown>, 'get' | 'set'>>> = {
  checkout: checkoutDraft,
  parcel: parcelDraft,
  store: storeDraft,
  courier: courierDraft,
  messages: storedMessages,
};

const A_DAY_MS = 86_400_000;

/** So long it waits: whoever comes later may do so in another mind, and somebody else may have used the browser since. */
export const isLeftLately = ({ at }: { at: number }): boolean => Date.now() - at < A_DAY_MS;

const stored = storedValue<Known>('local', TRACES.customer, (value) => {
  const { customer, left } = (value ?? {}) as Partial<Known>;
  if (typeof customer !== 'number') return null;
  return typeof left?.at === 'number' && typeof left.drafts === 'object' && left.drafts
    ? { customer, left }
    : { customer };
});

/** Whose session has ended by itself here, until somebody is signed in again. */
export function whoHasLeft(): number | null {
  const known = stored.get();
  return known?.left ? known.customer : null;
}

export const onLeftBehind = stored.subscribe;

/** `forget` ends the session and all that is remembered of it. Of whom we do not know who they are nothing is left. */
export async function leaveBehind(forget: () => void) {
  const known = stored.get();
  const files = known && (await everyFile());
  const drafts = Object.fromEntries(Object.entries(DRAFTS).map(([name, draft]) => [name, draft.get()]));
  forget();
  if (!known) return;
  stored.set({ customer: known.customer, left: { at: Date.now(), drafts } });
  if (files) await leaveFiles(files);
}

/** Somebody is signed in. What they left behind is there again, unless they have begun the same anew meanwhile. */
export async function takeBack(customer: number) {
  const known = stored.get();
  stored.set({ customer });
  if (!known?.left) return;
  const files = await takeLeftFiles();
  if (known.customer !== customer || !isLeftLately(known.left)) return;
  // Before the messages, which go out with them at once.
  for (const [name, list] of files) if (Array.isArray(list)) await saveFiles(name, list);
  for (const [name, draft] of Object.entries(DRAFTS))
    if (draft.get() === null) draft.set(known.left.drafts[name] ?? null);
}
