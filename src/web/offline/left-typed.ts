import { isLeftLately, onLeftBehind, whoHasLeft } from '#web/session/drafts/left-behind.ts';
import { leftFields } from '#web/session/drafts/left-fields.ts';
import type { SessionStore } from '#web/session/session.tsx';
import { fieldsNow, pageNow } from './keep-typed.ts';
import { fillIn, fillWhenThere } from './restore-typed.ts';

let stopFilling = () => {};
let stopWaiting = () => {};

/** From now on, for as long as the page stands: what is typed here waits for `customer` if their session ends. */
export function lookAfterTyped(store: SessionStore, customer: number): () => void {
  const { token } = store.get();
  stopWaiting();
  const stop = store.subscribe(() => {
    if (store.get().token === token) return;
    stop();
    stopFilling();
    leaveFields(customer);
  });
  return stop;
}

/**
 * Whoever was signed in is not any more, here or in another tab. Did the session end by itself, then it says so in a
 * moment, in the tab that heard of it; until then what was typed is known to this page alone.
 */
function leaveFields(customer: number) {
  const fields = fieldsNow();
  // Nothing was typed since the last time: that still waits.
  const isTyped = fields.some((field) => field.isTyped);
  const left = isTyped ? { customer, at: Date.now(), page: pageNow(), fields } : leftFields.get();
  leftFields.set(null);
  // Storage tells of every change in it; nobody signs in before it has told of this one.
  stopWaiting = onLeftBehind(() => {
    const whose = whoHasLeft();
    if (whose === null) return;
    stopWaiting();
    if (whose === customer) leftFields.set(left);
  });
}

/** The page on which this customer had typed something, in this tab, if they had. Its fields are filled when they come. */
export function giveFieldsBack(customer: number): string | null {
  const left = leftFields.get();
  if (!left) return null;
  if (left.customer !== customer || !isLeftLately(left)) {
    leftFields.set(null);
    return null;
  }
  stopFilling();
  stopFilling = fillWhenThere(() => {
    if (pageNow() !== left.page) return false;
    const missing = fillIn(leftFields.get()?.fields ?? []);
    leftFields.set(missing.length > 0 ? { ...left, fields: missing } : null);
    return missing.length === 0;
  });
  return left.page;
}
