import { isLeftLately, onLeftBehind, whoHasLeft } from '#web/session/drafts/left-behind.ts';
import { type LeftField, type LeftFields, leftFields } from '#web/session/drafts/left-fields.ts';
import type { SessionStore } from '#web/session/session.tsx';
import { named, write } from './restore-typed.ts';

const BOXES = '[type=radio], [type=checkbox]';

/** What somebody has typed into or ticked on this page. Anything else stood there by itself. */
const touched = new WeakSet<EventTarget>();

const here = () => location.pathname + location.search;

let stopFilling = () => {};
let stopWaiting = () => {};

/** From now on, for as long as the page stands: what is typed here waits for `customer` if their session ends. */
export function lookAfterTyped(store: SessionStore, customer: number): () => void {
  const { token } = store.get();
  stopWaiting();
  const note = ({ target }: Event) => target && touched.add(target);
  addEventListener('input', note, true);
  const stop = store.subscribe(() => {
    if (store.get().token === token) return;
    stop();
    stopFilling();
    removeEventListener('input', note, true);
    leaveFields(customer);
  });
  return () => {
    removeEventListener('input', note, true);
    stop();
  };
}

/**
 * Whoever was signed in is not any more, here or in another tab. Did the session end by itself, then it says so in a
 * moment, in the tab that heard of it; until then what was typed is known to this page alone.
 */
function leaveFields(customer: number) {
  const fields = fieldsNow();
  // Nothing was typed since the last time: that still waits.
  const left = fields.length > 0 ? { customer, at: Date.now(), page: here(), fields } : leftFields.get();
  leftFields.set(null);
  // Storage tells of every change in it; nobody signs in before it has told of this one.
  stopWaiting = onLeftBehind(() => {
    const whose = whoHasLeft();
    if (whose === null) return;
    stopWaiting();
    if (whose === customer) leftFields.set(left);
  });
}

function fieldsNow(): LeftField[] {
  const texts = [...named()].flatMap(([name, field]): LeftField[] =>
    field.value ? [{ name, value: field.value, ...(touched.has(field) && { isTyped: true }) }] : [],
  );
  const boxes = [...named(BOXES)].flatMap(([name, field]): LeftField[] =>
    touched.has(field) ? [{ name, value: String(isTicked(field)), isBox: true }] : [],
  );
  return texts.some(({ isTyped }) => isTyped) || boxes.length > 0 ? [...boxes, ...texts] : [];
}

const isTicked = (field: HTMLElement): boolean => field instanceof HTMLInputElement && field.checked;

/** The page on which this customer had typed something, in this tab, if they had. Its fields are filled when they come. */
export function giveFieldsBack(customer: number): string | null {
  const left = leftFields.get();
  if (!left) return null;
  if (left.customer !== customer || !isLeftLately(left)) {
    leftFields.set(null);
    return null;
  }
  stopFilling();
  const watching = new MutationObserver(() => fill());
  stopFilling = () => watching.disconnect();
  const fill = () => {
    if (here() === left.page && fillIn(left) === 0) stopFilling();
  };
  watching.observe(document.body, { childList: true, subtree: true });
  fill();
  return left.page;
}

/** Into the fields that are there. How many are still missing. */
function fillIn(left: LeftFields): number {
  const texts = named();
  const boxes = named(BOXES);
  const isMissing = ({ name, value, isTyped, isBox }: LeftField): boolean => {
    const field = (isBox ? boxes : texts).get(name);
    if (!field || field.disabled) return true;
    // What was typed meanwhile is newer.
    if (touched.has(field)) return false;
    if (isBox) {
      if (String(isTicked(field)) !== value) field.click();
    } else if (field.value === '' || isTyped) write(field, value);
    return false;
  };
  const missing = (leftFields.get()?.fields ?? []).filter(isMissing);
  leftFields.set(missing.length > 0 ? { ...left, fields: missing } : null);
  return missing.length;
}
